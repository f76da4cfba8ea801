/// From items and rows to places, and from place to place.
extension TourNodes {
  /// The place of an item's entry, or the end when it has none.
  @inline(never)
  func place(of handle: Int32) -> TourPlace {
    let home = home(of: handle)
    guard home != 0 else { return .end }
    let leaf = pool.leaf(home)
    let words = leaf.words
    let mask = EntryWord.handleMask | Int32.min
    return TourPlace(leaf: home, slot: words.slot(of: handle, masked: mask, below: leaf.count))
  }

  @inline(__always)
  func word(at place: TourPlace) -> EntryWord {
    EntryWord(raw: pool.leaf(place.leaf).words[place.slot])
  }

  func setWord(_ word: EntryWord, at place: TourPlace) {
    pool.leaf(place.leaf).words[place.slot] = word.raw
  }

  /// An entry's depth and number of collapsed ancestors as its leaf counts them.
  @inline(__always)
  func relative(at place: TourPlace) -> (depth: Int32, hidden: Int32) {
    let leaf = pool.leaf(place.leaf)
    return (leaf.depths[place.slot], leaf.hiddens[place.slot])
  }

  /// What the numbers in a leaf are relative to, in a tree that counts from 0.
  @inline(never)
  func base(of leaf: Int32) -> (depth: Int32, hidden: Int32) {
    var depth: Int32 = 0
    var hidden: Int32 = 0
    var node = leaf
    while true {
      let above = parent(of: node)
      guard above != 0 else { return (depth, hidden) }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      depth &+= inner.depths[slot]
      hidden &+= inner.hiddens[slot]
      node = above
    }
  }

  /// The place behind another.
  func place(after place: TourPlace) -> TourPlace {
    if place.slot + 1 < count(of: place.leaf) { return TourPlace(leaf: place.leaf, slot: place.slot + 1) }
    let leaf = leaf(after: place.leaf)
    return leaf == 0 ? .end : TourPlace(leaf: leaf, slot: 0)
  }

  /// The place before another, or before the end; the end when there is none.
  func place(before place: TourPlace, in tree: Branch) -> TourPlace {
    if place.slot > 0 { return TourPlace(leaf: place.leaf, slot: place.slot - 1) }
    let leaf = place.isEnd ? lastLeaf(of: tree) : leaf(before: place.leaf)
    return leaf == 0 ? .end : TourPlace(leaf: leaf, slot: count(of: leaf) - 1)
  }

  func firstLeaf(of tree: Branch) -> Int32 {
    var node = tree.node
    for _ in 0..<tree.height { node = pool.inner(node).children[0] }
    return node
  }

  func lastLeaf(of tree: Branch) -> Int32 {
    var node = tree.node
    for _ in 0..<tree.height { node = pool.inner(node).children[count(of: node) - 1] }
    return node
  }

  /// The leaf behind another, or 0.
  func leaf(after leaf: Int32) -> Int32 {
    var node = leaf
    var height = 0
    while true {
      let above = parent(of: node)
      guard above != 0 else { return 0 }
      let inner = pool.inner(above)
      let slot = slot(of: node) + 1
      if slot < inner.count {
        node = inner.children[slot]
        for _ in 0..<height { node = pool.inner(node).children[0] }
        return node
      }
      node = above
      height += 1
    }
  }

  private func leaf(before leaf: Int32) -> Int32 {
    var node = leaf
    var height = 0
    while true {
      let above = parent(of: node)
      guard above != 0 else { return 0 }
      let slot = slot(of: node)
      if slot > 0 {
        node = pool.inner(above).children[slot - 1]
        for _ in 0..<height { node = pool.inner(node).children[count(of: node) - 1] }
        return node
      }
      node = above
      height += 1
    }
  }

  /// Whether one place comes before another in one tree; the end comes last.
  func isBefore(_ left: TourPlace, _ right: TourPlace) -> Bool {
    if left.isEnd || right.isEnd { return !left.isEnd }
    if left.leaf == right.leaf { return left.slot < right.slot }
    var (leftNode, rightNode) = (left.leaf, right.leaf)
    while true {
      let (leftAbove, rightAbove) = (parent(of: leftNode), parent(of: rightNode))
      if leftAbove == rightAbove {
        return slot(of: leftNode) < slot(of: rightNode)
      }
      (leftNode, rightNode) = (leftAbove, rightAbove)
    }
  }
}
