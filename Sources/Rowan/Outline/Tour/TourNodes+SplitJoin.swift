/// Cutting a tour in two and putting two together, in O(log n) whatever their sizes.
///
/// A branch that was cut out keeps its nodes; what it stood in is added to the numbers of its root alone. So
/// the subtree of an item moves with a few nodes rewritten at the seams, and none inside.
extension TourNodes {
  /// Puts one branch behind another.
  ///
  /// - Complexity: O(difference of the heights)
  @inline(never)
  mutating func join(_ left: Branch, _ right: Branch) -> Branch {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    if left.height == right.height { return joinEven(left, right) }
    return left.height > right.height
      ? joinSpine(of: left, with: right, atEnd: true) : joinSpine(of: right, with: left, atEnd: false)
  }

  @inline(never)
  private mutating func joinEven(_ left: Branch, _ right: Branch) -> Branch {
    var (left, right) = (left, right)
    let both = count(of: left.node) + count(of: right.node)
    let minimum = layout.minimum(atHeight: left.height)
    if both <= layout.capacity(atHeight: left.height)
      || min(count(of: left.node), count(of: right.node)) < minimum
    {
      if !evenOut(&left, &right) { return left }
    }
    return pair(left, right)
  }

  /// Hangs the lower of two branches into the higher one's first or last spine.
  @inline(never)
  private mutating func joinSpine(of tall: Branch, with low: Branch, atEnd: Bool) -> Branch {
    var tall = tall
    var low = low
    low.rebase(depth: 0 &- tall.depth, hidden: 0 &- tall.hidden)
    var parent = tall.node
    var height = tall.height
    while height > low.height + 1 {
      let inner = pool.inner(parent)
      let slot = atEnd ? inner.count - 1 : 0
      low.rebase(depth: 0 &- inner.depths[slot], hidden: 0 &- inner.hiddens[slot])
      parent = inner.children[slot]
      height -= 1
    }
    let count = count(of: parent)
    let slot = atEnd ? count - 1 : 0
    var neighbour = branch(inSlot: slot, of: parent, parentHeight: height)
    let slots = self.count(of: low.node)
    if slots < layout.minimum(atHeight: low.height)
      || slots + self.count(of: neighbour.node) <= layout.capacity(atHeight: low.height)
    {
      let remain = atEnd ? evenOut(&neighbour, &low) : evenOut(&low, &neighbour)
      if !remain {
        setSlot(slot, of: parent, to: atEnd ? neighbour : low)
        update(parent, height: height, in: &tall)
        return tall
      }
      setSlot(slot, of: parent, to: neighbour)
    }
    attach(low, to: parent, at: atEnd ? count : 0, parentHeight: height, in: &tall)
    return tall
  }

  /// Cuts a branch before the entry at a place; at the end, there is nothing to cut.
  ///
  /// - Complexity: O(height)
  @inline(never)
  mutating func split(_ tree: Branch, before place: TourPlace) -> (Branch, Branch) {
    guard !place.isEnd else { return (tree, Branch()) }
    var above = parent(of: place.leaf)
    var slot = slot(of: place.leaf)
    var (left, right) = splitLeaf(place.leaf, before: place.slot)
    var height = 1
    while above != 0 {
      let next = (parent(of: above), self.slot(of: above))
      (left, right) = splitInner(above, at: slot, height: height, left, right)
      (above, slot) = next
      height += 1
    }
    left.rebase(depth: tree.depth, hidden: tree.hidden)
    right.rebase(depth: tree.depth, hidden: tree.hidden)
    return (left, right)
  }

  @inline(never)
  private mutating func splitLeaf(_ leaf: Int32, before slot: Int) -> (Branch, Branch) {
    setParent(of: leaf, to: 0, slot: 0)
    guard slot > 0 else { return (Branch(), resum(leaf, height: 0)) }
    let upper = pool.takeNode()
    let count = count(of: leaf)
    moveSlots(slot..<count, of: leaf, to: upper, at: 0, height: 0)
    pool.leaf(upper).count = count - slot
    pool.leaf(leaf).count = slot
    return (resum(leaf, height: 0), resum(upper, height: 0))
  }

  /// Makes two branches of a node whose child in a slot became two.
  @inline(never)
  private mutating func splitInner(
    _ node: Int32, at slot: Int, height: Int, _ left: Branch, _ right: Branch
  ) -> (Branch, Branch) {
    let count = count(of: node)
    let inner = pool.inner(node)
    let left = left.rebased(depth: inner.depths[slot], hidden: inner.hiddens[slot])
    let right = right.rebased(depth: inner.depths[slot], hidden: inner.hiddens[slot])
    let upper = splitUpper(node, behind: slot, count: count, height: height, right)
    guard slot > 0 else {
      pool.returnNode(node)
      return (left, upper)
    }
    setParent(of: node, to: 0, slot: 0)
    let fits = canStand(left, under: height)
    if fits { setSlot(slot, of: node, to: left) }
    pool.inner(node).count = fits ? slot + 1 : slot
    var lower = resum(node, height: height)
    shrinkRoot(of: &lower)
    return (fits ? lower : join(lower, left), upper)
  }

  /// Makes a branch of the children behind a slot, and what stands before them.
  private mutating func splitUpper(
    _ node: Int32, behind slot: Int, count: Int, height: Int, _ right: Branch
  ) -> Branch {
    guard slot + 1 < count else { return right }
    let upperNode = pool.takeNode()
    let fits = canStand(right, under: height)
    let first = fits ? 1 : 0
    moveSlots(slot + 1..<count, of: node, to: upperNode, at: first, height: height)
    if fits { setSlot(0, of: upperNode, to: right) }
    pool.inner(upperNode).count = count - slot - 1 + first
    var upper = resum(upperNode, height: height)
    shrinkRoot(of: &upper)
    return fits ? upper : join(right, upper)
  }

  /// Whether a branch is full and high enough to be a child of a node at `height` as it is.
  @inline(__always)
  private func canStand(_ branch: Branch, under height: Int) -> Bool {
    branch.height == height - 1 && !branch.isEmpty
      && count(of: branch.node) >= layout.minimum(atHeight: branch.height)
  }
}
