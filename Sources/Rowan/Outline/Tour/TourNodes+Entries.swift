/// An entry with its depth and number of collapsed ancestors counted from 0.
struct TourEntry {
  var word: EntryWord
  var depth: Int32
  var hidden: Int32

  /// How many collapsed ancestors its children have.
  var hiddenBelow: Int32 { word.isExpanded ? hidden : hidden + 1 }
}

/// Single entries in and out, and the hiding and showing of a run of them.
extension TourNodes {
  /// Inserts one entry before a place.
  ///
  /// - Complexity: O(log n)
  @inline(never)
  mutating func insert(_ entry: TourEntry, before place: TourPlace, in tree: inout Branch) {
    if tree.isEmpty {
      tree = Branch(node: pool.takeNode())
    }
    var place = place.isEnd ? endOfLastLeaf(of: tree) : place
    if count(of: place.leaf) == layout.leafCapacity {
      let upper = splitLeaf(place.leaf, in: &tree)
      let half = count(of: place.leaf)
      if place.slot > half { place = TourPlace(leaf: upper, slot: place.slot - half) }
    }
    let leaf = pool.leaf(place.leaf)
    let count = leaf.count
    let base = count == 0 ? (depth: 0, hidden: 0) : base(of: place.leaf)
    moveSlots(place.slot..<count, of: place.leaf, to: place.leaf, at: place.slot + 1, height: 0)
    let relative = TourEntry(
      word: entry.word, depth: entry.depth &- base.depth, hidden: entry.hidden &- base.hidden)
    leaf.words[place.slot] = entry.word.raw
    leaf.depths[place.slot] = relative.depth
    leaf.hiddens[place.slot] = relative.hidden
    leaf.count = count + 1
    setHome(ofWord: entry.word.raw, to: place.leaf)
    if count > 0, relative.depth >= 0, relative.hidden >= 0 {
      addDifferences(of: relative, times: 1, inLeaf: place.leaf, in: &tree)
    } else {
      update(place.leaf, height: 0, in: &tree)
    }
  }

  /// Adds what one entry counts to the sums over its leaf, whose smallest numbers are still 0.
  ///
  /// - Parameter times: 1 for an entry that has come, -1 for one that has gone.
  @inline(__always)
  private func addDifferences(of entry: TourEntry, times: Int32, inLeaf leaf: Int32, in tree: inout Branch) {
    let items = entry.word.isPlaceholder ? 0 : times
    addDifferences(
      count: items, tops: entry.depth == 0 ? items : 0, shown: entry.hidden == 0 ? times : 0,
      toSlotOf: leaf, in: &tree)
  }

  /// Whether the smallest depth and hidden number of a leaf are those of other entries, too.
  @inline(__always)
  private func isDispensable(_ entry: TourEntry, inLeaf leaf: Int32, of tree: Branch) -> Bool {
    if entry.depth > 0 && entry.hidden > 0 { return true }
    let above = parent(of: leaf)
    let slot = slot(of: leaf)
    let tops = above == 0 ? tree.tops : pool.inner(above).tops[slot]
    let shown = above == 0 ? tree.shown : pool.inner(above).showns[slot]
    return (entry.depth > 0 || tops > (entry.word.isPlaceholder ? 0 : 1)) && (entry.hidden > 0 || shown > 1)
  }

  private func endOfLastLeaf(of tree: Branch) -> TourPlace {
    let leaf = lastLeaf(of: tree)
    return TourPlace(leaf: leaf, slot: count(of: leaf))
  }

  /// Removes the entry at a place.
  ///
  /// - Complexity: O(log n)
  @inline(never)
  mutating func remove(at place: TourPlace, in tree: inout Branch) {
    let leaf = pool.leaf(place.leaf)
    let relative = TourEntry(
      word: EntryWord(raw: leaf.words[place.slot]), depth: leaf.depths[place.slot],
      hidden: leaf.hiddens[place.slot])
    setHome(ofWord: relative.word.raw, to: 0)
    moveSlots(place.slot + 1..<leaf.count, of: place.leaf, to: place.leaf, at: place.slot, height: 0)
    leaf.count -= 1
    if leaf.count == 0 {
      pool.returnNode(place.leaf)
      tree = Branch()
      return
    }
    if isDispensable(relative, inLeaf: place.leaf, of: tree) {
      addDifferences(of: relative, times: -1, inLeaf: place.leaf, in: &tree)
    } else {
      update(place.leaf, height: 0, in: &tree)
    }
    if leaf.count < layout.minimum(atHeight: 0) { mend(place.leaf, height: 0, in: &tree) }
  }

  /// Adds to the number of collapsed ancestors of every entry from one place up to another.
  ///
  /// - Complexity: O(log n), however many entries these are.
  @inline(never)
  mutating func addHidden(
    _ amount: Int32, from start: TourPlace, upTo end: TourPlace, in tree: inout Branch
  ) {
    guard start != end else { return }
    // Both ends climb side by side. Left of `left` and right of `right` nothing changes; what lies between
    // them below their common node is added to whole slots.
    var left = start.leaf
    var right = end.isEnd ? lastLeaf(of: tree) : end.leaf
    let firstSlot = start.slot
    let endSlot = end.isEnd ? count(of: right) : end.slot
    if left == right {
      pool.leaf(left).hiddens.add(amount, to: firstSlot..<endSlot)
      return updateHiddens(left, height: 0, in: &tree)
    }
    pool.leaf(left).hiddens.add(amount, to: firstSlot..<count(of: left))
    pool.leaf(right).hiddens.add(amount, to: 0..<endSlot)
    var height = 0
    while true {
      rehide(left, height: height)
      rehide(right, height: height)
      let (leftSlot, rightSlot) = (slot(of: left), slot(of: right))
      left = parent(of: left)
      right = parent(of: right)
      height += 1
      if left == right {
        pool.inner(left).hiddens.add(amount, to: leftSlot + 1..<rightSlot)
        return updateHiddens(left, height: height, in: &tree)
      }
      pool.inner(left).hiddens.add(amount, to: leftSlot + 1..<count(of: left))
      pool.inner(right).hiddens.add(amount, to: 0..<rightSlot)
    }
  }

  /// Counts the rows of a node anew, and of every node above it.
  private func updateHiddens(_ node: Int32, height: Int, in tree: inout Branch) {
    var node = node
    var height = height
    while parent(of: node) != 0 {
      rehide(node, height: height)
      node = parent(of: node)
      height += 1
    }
    let (hidden, shown) = hiddenSums(of: node, height: height)
    tree.hidden &+= hidden
    tree.shown = shown
  }
}
