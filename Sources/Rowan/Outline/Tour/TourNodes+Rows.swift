/// Rows: the entries that no collapsed ancestor hides.
extension TourNodes {
  /// The entry shown in a row, and the depth that the numbers of its leaf are relative to.
  ///
  /// - Parameters:
  ///   - row: From 0, less than the rows of the tree.
  ///   - tree: A tree that counts from 0.
  @inline(never)
  func place(ofRow row: Int, in tree: Branch) -> (place: TourPlace, base: Int32) {
    var node = tree.node
    var shown = tree.shown
    var depth: Int32 = 0
    var rest = Int32(truncatingIfNeeded: row)
    for _ in 0..<tree.height {
      let inner = pool.inner(node)
      let starts = inner.starts
      // The row is in the last child that begins at or before it: one without rows begins where the next does.
      var begun: Int32 = 0
      var next = 0
      while next < inner.count {
        begun &+= starts[next] <= rest ? 1 : 0
        next &+= 1
      }
      let slot = Int(begun) &- 1
      rest &-= starts[slot]
      depth &+= inner.depths[slot]
      shown = inner.showns[slot]
      node = inner.children[slot]
    }
    let leaf = pool.leaf(node)
    if Int(shown) == leaf.count { return (TourPlace(leaf: node, slot: Int(rest)), depth) }
    let hiddens = leaf.hiddens
    var slot = 0
    while hiddens[slot] != 0 || rest != 0 {
      if hiddens[slot] == 0 { rest &-= 1 }
      slot &+= 1
    }
    return (TourPlace(leaf: node, slot: slot), depth)
  }

  /// The rows before a place, whether or not the entry there is a row.
  func rows(before place: TourPlace, in tree: Branch) -> Int {
    place.isEnd ? tree.rowCount : rowsAndVisibility(before: place).rows
  }

  /// The rows before a place, and whether the entry there is itself a row.
  @inline(never)
  func rowsAndVisibility(before place: TourPlace) -> (rows: Int, isVisible: Bool) {
    let leaf = pool.leaf(place.leaf)
    let hiddens = leaf.hiddens
    var isVisible = hiddens[place.slot] == 0
    var rows = hiddens.occurrences(of: 0, below: place.slot)
    var node = place.leaf
    while true {
      let above = parent(of: node)
      guard above != 0 else { return (Int(rows), isVisible) }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      if inner.hiddens[slot] != 0 {
        rows = 0
        isVisible = false
      }
      rows &+= inner.starts[slot]
      node = above
    }
  }

  /// The items before a place, shown or not, placeholders not counted.
  func items(before place: TourPlace, in tree: Branch) -> Int {
    guard !place.isEnd else { return Int(tree.count) }
    let words = pool.leaf(place.leaf).words
    var items = Int32(truncatingIfNeeded: place.slot) &- words.negatives(below: place.slot)
    var node = place.leaf
    while true {
      let above = parent(of: node)
      guard above != 0 else { return Int(items) }
      let inner = pool.inner(above)
      for before in 0..<slot(of: node) { items &+= inner.counts[before] }
      node = above
    }
  }

  /// The place of the item with `number` items before it.
  func place(ofItem number: Int, in tree: Branch) -> TourPlace {
    var node = tree.node
    var rest = Int32(truncatingIfNeeded: number)
    for _ in 0..<tree.height {
      let inner = pool.inner(node)
      var slot = 0
      while rest >= inner.counts[slot] {
        rest &-= inner.counts[slot]
        slot &+= 1
      }
      node = inner.children[slot]
    }
    let words = pool.leaf(node).words
    var slot = 0
    while words[slot] < 0 || rest > 0 {
      if words[slot] >= 0 { rest &-= 1 }
      slot &+= 1
    }
    return TourPlace(leaf: node, slot: slot)
  }

  /// The first leaf behind another that has rows, and the depth its numbers are relative to.
  ///
  /// - Parameter depth: What the numbers of `leaf` are relative to.
  /// - Returns: Leaf 0 when no row follows.
  @inline(never)
  func leafWithRows(after leaf: Int32, depth: Int32) -> (leaf: Int32, depth: Int32) {
    var node = leaf
    var depth = depth
    var height = 0
    while true {
      let above = parent(of: node)
      guard above != 0 else { return (0, 0) }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      depth &-= inner.depths[slot]
      height += 1
      if let next = slotWithRows(in: inner, from: slot + 1) {
        return firstLeafWithRows(under: inner, slot: next, height: height, depth: depth)
      }
      node = above
    }
  }

  /// The first leaf that has rows, and the depth its numbers are relative to; leaf 0 in a tree without rows.
  func firstLeafWithRows(of tree: Branch) -> (leaf: Int32, depth: Int32) {
    guard tree.rowCount > 0 else { return (0, 0) }
    guard tree.height > 0 else { return (tree.node, 0) }
    let inner = pool.inner(tree.node)
    guard let slot = slotWithRows(in: inner, from: 0) else { return (0, 0) }
    return firstLeafWithRows(under: inner, slot: slot, height: tree.height, depth: 0)
  }

  private func firstLeafWithRows(
    under inner: InnerNode, slot: Int, height: Int, depth: Int32
  ) -> (leaf: Int32, depth: Int32) {
    var node = inner.children[slot]
    var depth = depth &+ inner.depths[slot]
    for _ in 1..<height {
      let inner = pool.inner(node)
      // The smallest hidden number of every node is 0, so a node whose own is 0 has a child with rows.
      let slot = slotWithRows(in: inner, from: 0) ?? 0
      depth &+= inner.depths[slot]
      node = inner.children[slot]
    }
    return (node, depth)
  }

  /// The caller has seen that nothing above hides `inner`.
  private func slotWithRows(in inner: InnerNode, from start: Int) -> Int? {
    var slot = start
    while slot < inner.count {
      if inner.hiddens[slot] == 0 { return slot }
      slot += 1
    }
    return nil
  }
}
