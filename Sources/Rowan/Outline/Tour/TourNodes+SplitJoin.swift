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
      let inner = pool.inner(above)
      left.rebase(depth: inner.depths[slot], hidden: inner.hiddens[slot])
      right.rebase(depth: inner.depths[slot], hidden: inner.hiddens[slot])
      let next = (parent(of: above), self.slot(of: above))
      let (lower, upper) = splitInner(above, around: slot, height: height)
      left = join(lower, left)
      right = join(right, upper)
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

  /// Makes two branches of the children before and after a slot.
  @inline(never)
  private mutating func splitInner(_ node: Int32, around slot: Int, height: Int) -> (Branch, Branch) {
    let count = count(of: node)
    var lower = Branch()
    var upper = Branch()
    if slot + 1 < count {
      let upperNode = pool.takeNode()
      moveSlots(slot + 1..<count, of: node, to: upperNode, at: 0, height: height)
      pool.inner(upperNode).count = count - slot - 1
      upper = resum(upperNode, height: height)
      shrinkRoot(of: &upper)
    }
    if slot > 0 {
      setParent(of: node, to: 0, slot: 0)
      pool.inner(node).count = slot
      lower = resum(node, height: height)
      shrinkRoot(of: &lower)
    } else {
      pool.returnNode(node)
    }
    return (lower, upper)
  }
}
