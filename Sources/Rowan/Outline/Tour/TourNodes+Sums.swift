extension TourNodes {
  /// Counts a node from its slots, and makes its numbers relative to their smallest again.
  ///
  /// - Returns: The node's sums; its depth and hidden numbers are relative to what the node's slots were
  ///   relative to before.
  func resum(_ node: Int32, height: Int) -> Branch {
    height == 0 ? resumLeaf(node) : resumInner(node, height: height)
  }

  @inline(never)
  private func resumLeaf(_ node: Int32) -> Branch {
    let leaf = pool.leaf(node)
    let count = leaf.count
    let (hidden, shown) = normalise(leaf.hiddens, below: count)
    let depth = leaf.depths.least(below: count)
    var tops = leaf.depths.occurrences(of: depth, below: count)
    let placeholders = leaf.words.negatives(below: count)
    if placeholders != 0 {
      for slot in 0..<count where leaf.words[slot] < 0 && leaf.depths[slot] == depth { tops &-= 1 }
    }
    if depth != 0 { leaf.depths.add(0 &- depth, to: 0..<count) }
    return Branch(
      node: node, count: Int32(truncatingIfNeeded: count) &- placeholders, depth: depth, tops: tops,
      hidden: hidden, shown: shown)
  }

  @inline(never)
  private func resumInner(_ node: Int32, height: Int) -> Branch {
    let inner = pool.inner(node)
    let count = inner.count
    var sums = Branch(
      node: node, height: height, depth: inner.depths.least(below: count),
      hidden: inner.hiddens.least(below: count))
    if sums.depth != 0 { inner.depths.add(0 &- sums.depth, to: 0..<count) }
    if sums.hidden != 0 { inner.hiddens.add(0 &- sums.hidden, to: 0..<count) }
    var slot = 0
    while slot < count {
      sums.count &+= inner.counts[slot]
      sums.tops &+= inner.depths[slot] == 0 ? inner.tops[slot] : 0
      inner.starts[slot] = sums.shown
      sums.shown &+= inner.rows(inSlot: slot)
      slot &+= 1
    }
    return sums
  }

  // MARK: Hidden numbers alone

  /// Makes hidden numbers relative to their smallest, and counts the smallest.
  @inline(__always)
  private func normalise(
    _ hiddens: UnsafeMutablePointer<Int32>, below count: Int
  ) -> (hidden: Int32, shown: Int32) {
    let hidden = hiddens.least(below: count)
    if hidden != 0 { hiddens.add(0 &- hidden, to: 0..<count) }
    return (hidden, hiddens.occurrences(of: 0, below: count))
  }

  @inline(__always)
  private func resumHiddens(of inner: InnerNode) -> (hidden: Int32, shown: Int32) {
    let hiddens = inner.hiddens
    let hidden = hiddens.least(below: inner.count)
    if hidden != 0 { hiddens.add(0 &- hidden, to: 0..<inner.count) }
    var shown: Int32 = 0
    for slot in 0..<inner.count {
      inner.starts[slot] = shown
      shown &+= inner.rows(inSlot: slot)
    }
    return (hidden, shown)
  }

  /// Counts the rows of a node anew after hidden numbers in it changed.
  ///
  /// - Returns: The smallest of the numbers before they were made relative to it again, and how many entries
  ///   have it.
  @inline(__always)
  func hiddenSums(of node: Int32, height: Int) -> (hidden: Int32, shown: Int32) {
    height == 0
      ? normalise(pool.leaf(node).hiddens, below: count(of: node)) : resumHiddens(of: pool.inner(node))
  }

  /// Counts the rows of a node anew after hidden numbers in it changed, and writes them into its slot; what is
  /// above is left to the caller.
  @inline(never)
  func rehide(_ node: Int32, height: Int) {
    let (hidden, shown) = hiddenSums(of: node, height: height)
    let inner = pool.inner(parent(of: node))
    let slot = slot(of: node)
    inner.hiddens[slot] &+= hidden
    inner.showns[slot] = shown
  }

  /// Counts a node anew after its slots changed, and every node above it.
  ///
  /// - Parameter tree: The tree the node is in; its sums are brought up to date.
  @inline(never)
  func update(_ node: Int32, height: Int, in tree: inout Branch) {
    var changed = resum(node, height: height)
    var height = height
    while true {
      let above = parent(of: changed.node)
      if above == 0 {
        changed.depth &+= tree.depth
        changed.hidden &+= tree.hidden
        tree = changed
        return
      }
      let inner = pool.inner(above)
      let slot = slot(of: changed.node)
      if changed.depth == 0 && changed.hidden == 0 {
        return addDifferences(
          count: changed.count &- inner.counts[slot], tops: changed.tops &- inner.tops[slot],
          shown: changed.shown &- inner.showns[slot], toSlotOf: changed.node, in: &tree)
      }
      changed.depth &+= inner.depths[slot]
      changed.hidden &+= inner.hiddens[slot]
      setSlot(slot, of: above, to: changed)
      height += 1
      changed = resum(above, height: height)
    }
  }

  /// Adds to the sums above a node whose smallest depth and hidden number are what they were.
  @inline(never)
  func addDifferences(
    count: Int32, tops: Int32, shown: Int32, toSlotOf node: Int32, in tree: inout Branch
  ) {
    var tops = tops
    var shown = shown
    var node = node
    while count != 0 || tops != 0 || shown != 0 {
      let above = parent(of: node)
      if above == 0 {
        tree.count &+= count
        tree.tops &+= tops
        tree.shown &+= shown
        return
      }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      inner.counts[slot] &+= count
      inner.tops[slot] &+= tops
      inner.showns[slot] &+= shown
      if inner.depths[slot] != 0 { tops = 0 }
      if inner.hiddens[slot] != 0 { shown = 0 }
      if shown != 0 { for later in slot + 1..<inner.count { inner.starts[later] &+= shown } }
      node = above
    }
  }
}
