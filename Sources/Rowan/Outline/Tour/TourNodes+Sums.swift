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
    let words = leaf.words
    let depths = leaf.depths
    let hiddens = leaf.hiddens
    var branch = Branch(node: node, depth: Int32.max, hidden: Int32.max)
    for slot in 0..<count {
      branch.depth = min(branch.depth, depths[slot])
      branch.hidden = min(branch.hidden, hiddens[slot])
    }
    for slot in 0..<count {
      let isItem: Int32 = words[slot] >= 0 ? 1 : 0
      branch.count &+= isItem
      branch.tops &+= depths[slot] == branch.depth ? isItem : 0
      branch.shown &+= hiddens[slot] == branch.hidden ? 1 : 0
    }
    if branch.depth != 0 { for slot in 0..<count { depths[slot] &-= branch.depth } }
    if branch.hidden != 0 { for slot in 0..<count { hiddens[slot] &-= branch.hidden } }
    return branch
  }

  @inline(never)
  private func resumInner(_ node: Int32, height: Int) -> Branch {
    let inner = pool.inner(node)
    let count = inner.count
    let depths = inner.depths
    let hiddens = inner.hiddens
    var branch = Branch(node: node, height: height, depth: Int32.max, hidden: Int32.max)
    for slot in 0..<count {
      branch.depth = min(branch.depth, depths[slot])
      branch.hidden = min(branch.hidden, hiddens[slot])
    }
    for slot in 0..<count {
      branch.count &+= inner.counts[slot]
      branch.tops &+= depths[slot] == branch.depth ? inner.tops[slot] : 0
      inner.starts[slot] = branch.shown
      branch.shown &+= hiddens[slot] == branch.hidden ? inner.showns[slot] : 0
    }
    if branch.depth != 0 { for slot in 0..<count { depths[slot] &-= branch.depth } }
    if branch.hidden != 0 { for slot in 0..<count { hiddens[slot] &-= branch.hidden } }
    return branch
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
  private func addDifferences(
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
