/// Nodes that grow too full or too empty.
extension TourNodes {
  /// Makes a branch the child of an inner node.
  ///
  /// - Parameters:
  ///   - child: Its depth and hidden numbers are relative to `parent`, and may be negative.
  ///   - slot: Where among the children.
  ///   - parentHeight: The height of `parent`.
  ///   - tree: The tree `parent` is in; its root may change.
  @inline(never)
  mutating func attach(
    _ child: Branch, to parent: Int32, at slot: Int, parentHeight: Int, in tree: inout Branch
  ) {
    let count = count(of: parent)
    if count < layout.fanout {
      moveSlots(slot..<count, of: parent, to: parent, at: slot + 1, height: parentHeight)
      pool.inner(parent).count = count + 1
      setSlot(slot, of: parent, to: child)
      update(parent, height: parentHeight, in: &tree)
      return
    }
    // The upper part leaves before the child comes, so both count from where `parent` does.
    let upper = pool.takeNode()
    let half = (count + 1) / 2
    moveSlots(half..<count, of: parent, to: upper, at: 0, height: parentHeight)
    pool.inner(parent).count = half
    pool.inner(upper).count = count - half
    let (target, index) = slot <= half ? (parent, slot) : (upper, slot - half)
    let targetCount = self.count(of: target)
    moveSlots(index..<targetCount, of: target, to: target, at: index + 1, height: parentHeight)
    pool.inner(target).count = targetCount + 1
    setSlot(index, of: target, to: child)
    settle(upper: upper, splitFrom: parent, height: parentHeight, in: &tree)
  }

  /// Splits a leaf in two, as full as each other.
  ///
  /// - Returns: The new leaf, which has the upper entries.
  @discardableResult
  @inline(never)
  mutating func splitLeaf(_ leaf: Int32, in tree: inout Branch) -> Int32 {
    let count = count(of: leaf)
    let upper = pool.takeNode()
    moveSlots(count / 2..<count, of: leaf, to: upper, at: 0, height: 0)
    pool.leaf(leaf).count = count / 2
    pool.leaf(upper).count = count - count / 2
    settle(upper: upper, splitFrom: leaf, height: 0, in: &tree)
    return upper
  }

  /// Finds a place in the tree for the upper part of a split node.
  ///
  /// The slots of both parts still count from where the node did.
  @inline(never)
  private mutating func settle(upper: Int32, splitFrom node: Int32, height: Int, in tree: inout Branch) {
    let above = parent(of: node)
    var lowerBranch = resum(node, height: height)
    var upperBranch = resum(upper, height: height)
    guard above != 0 else {
      lowerBranch.rebase(depth: tree.depth, hidden: tree.hidden)
      upperBranch.rebase(depth: tree.depth, hidden: tree.hidden)
      tree = pair(lowerBranch, upperBranch)
      return
    }
    let inner = pool.inner(above)
    let slot = slot(of: node)
    let (depth, hidden) = (inner.depths[slot], inner.hiddens[slot])
    lowerBranch.rebase(depth: depth, hidden: hidden)
    upperBranch.rebase(depth: depth, hidden: hidden)
    setSlot(slot, of: above, to: lowerBranch)
    attach(upperBranch, to: above, at: slot + 1, parentHeight: height + 1, in: &tree)
  }

  /// A new root over two branches of one height.
  @inline(never)
  mutating func pair(_ left: Branch, _ right: Branch) -> Branch {
    let root = pool.takeNode()
    pool.inner(root).count = 2
    setSlot(0, of: root, to: left)
    setSlot(1, of: root, to: right)
    return resum(root, height: left.height + 1)
  }

  /// Repairs a node that may have too few slots, and what that makes of the nodes above it.
  @inline(never)
  mutating func mend(_ node: Int32, height: Int, in tree: inout Branch) {
    var node = node
    var height = height
    while true {
      let above = parent(of: node)
      guard above != 0 else { return shrinkRoot(of: &tree) }
      guard count(of: node) < layout.minimum(atHeight: height) else { return }
      let slot = slot(of: node)
      evenOut(slot + 1 < count(of: above) ? slot : slot - 1, of: above, parentHeight: height + 1)
      update(above, height: height + 1, in: &tree)
      node = above
      height += 1
    }
  }

  /// Takes a root with a single child away.
  @inline(never)
  mutating func shrinkRoot(of tree: inout Branch) {
    while tree.height > 0 && count(of: tree.node) == 1 {
      var child = branch(inSlot: 0, of: tree.node, parentHeight: tree.height)
      child.rebase(depth: tree.depth, hidden: tree.hidden)
      pool.returnNode(tree.node)
      setParent(of: child.node, to: 0, slot: 0)
      tree = child
    }
  }

  /// Merges the children in `slot` and the next one where they fit into one node, and shares their slots
  /// evenly where they do not.
  ///
  /// The sums of `parent` are left to the caller.
  @inline(never)
  private mutating func evenOut(_ slot: Int, of parent: Int32, parentHeight: Int) {
    var left = branch(inSlot: slot, of: parent, parentHeight: parentHeight)
    var right = branch(inSlot: slot + 1, of: parent, parentHeight: parentHeight)
    if evenOut(&left, &right) {
      setSlot(slot, of: parent, to: left)
      setSlot(slot + 1, of: parent, to: right)
    } else {
      let count = count(of: parent)
      setSlot(slot, of: parent, to: left)
      moveSlots(slot + 2..<count, of: parent, to: parent, at: slot + 1, height: parentHeight)
      pool.inner(parent).count = count - 1
    }
  }

  /// Merges two neighbours of one height into `left` where they fit, and shares their slots evenly where not.
  ///
  /// - Returns: Whether `right` remains.
  @inline(never)
  mutating func evenOut(_ left: inout Branch, _ right: inout Branch) -> Bool {
    let height = left.height
    let (leftCount, rightCount) = (count(of: left.node), count(of: right.node))
    let total = leftCount + rightCount
    let depth = right.depth &- left.depth
    let hidden = right.hidden &- left.hidden
    let merges = total <= layout.capacity(atHeight: height)
    let newLeftCount = merges ? total : total / 2
    let moved = newLeftCount - leftCount
    if moved > 0 {
      moveSlots(
        0..<moved, of: right.node, to: left.node, at: leftCount, height: height, depth: depth, hidden: hidden)
      moveSlots(moved..<rightCount, of: right.node, to: right.node, at: 0, height: height)
    } else if moved < 0 {
      moveSlots(0..<rightCount, of: right.node, to: right.node, at: -moved, height: height)
      moveSlots(
        newLeftCount..<leftCount, of: left.node, to: right.node, at: 0, height: height,
        depth: 0 &- depth, hidden: 0 &- hidden)
    }
    pool.leaf(left.node).count = newLeftCount
    pool.leaf(right.node).count = total - newLeftCount
    left = resum(left.node, height: height).rebased(depth: left.depth, hidden: left.hidden)
    if merges {
      pool.returnNode(right.node)
    } else {
      right = resum(right.node, height: height).rebased(depth: right.depth, hidden: right.hidden)
    }
    return !merges
  }
}
