/// The tree laid out as rows: every entry once, in preorder, in one balanced tree of blocks.
///
/// An entry is an item, known by a number (its *handle*), or a placeholder. Each has a depth, and the number
/// of its ancestors that are collapsed; it is a row when that is 0. Both numbers are kept relative to the
/// smallest one in each block, and blocks over blocks likewise. So hiding, showing or moving a subtree of any
/// size adds to a few numbers near the root, and no child lists exist: the children of an item are the
/// entries behind it that are one deeper, up to the next one that is not deeper than itself.
///
/// A tour knows nothing of what the items are; ``ItemTable`` does. Nothing in it recurses over the depth of
/// the user's tree, and nothing costs more because the tree is deep or wide.
@usableFromInline
struct Tour {
  var nodes: TourNodes
  var root = Branch()
  /// How many entries are placeholders.
  var placeholderCount = 0

  init(layout: TourLayout, handleCapacity: Int = 0, nodes: Int = 0) {
    self.nodes = TourNodes(layout: layout, handleCapacity: handleCapacity, nodes: nodes)
  }

  /// A copy, but for the homes.
  init(copying other: Tour) {
    nodes = TourNodes(copying: other.nodes)
    root = other.root
    placeholderCount = other.placeholderCount
  }

  /// The parent of roots, and the answer where there is no item.
  @usableFromInline static let none: Int32 = -1
}

// MARK: Questions about an item, by its handle

extension Tour {
  @usableFromInline var itemCount: Int { Int(root.count) }

  /// Items and placeholders.
  @usableFromInline var entryCount: Int { itemCount + placeholderCount }

  @usableFromInline var rowCount: Int { root.rowCount }

  @usableFromInline
  func contains(_ handle: Int32) -> Bool {
    nodes.home(of: handle) != 0
  }

  @usableFromInline
  func word(of handle: Int32) -> EntryWord {
    nodes.word(at: nodes.place(of: handle))
  }

  @usableFromInline
  func level(of handle: Int32) -> Int {
    Int(depth(at: nodes.place(of: handle)))
  }

  func depth(at place: TourPlace) -> Int32 {
    nodes.relative(at: place).depth &+ nodes.base(of: place.leaf).depth
  }

  /// Depth and number of collapsed ancestors, from 0.
  func entry(at place: TourPlace) -> TourEntry {
    let relative = nodes.relative(at: place)
    let base = nodes.base(of: place.leaf)
    return TourEntry(
      word: nodes.word(at: place), depth: relative.depth &+ base.depth,
      hidden: relative.hidden &+ base.hidden)
  }

  /// The row of an item, or `nil` when it is not shown.
  @usableFromInline
  func row(of handle: Int32) -> Int? {
    let (rows, isVisible) = nodes.rowsAndVisibility(before: nodes.place(of: handle))
    return isVisible ? rows : nil
  }

  /// The item itself, or the one that hides it: everything between the two in preorder is below that one, and
  /// hidden too.
  @usableFromInline
  func nearestVisible(to handle: Int32) -> Int32 {
    let (rows, isVisible) = nodes.rowsAndVisibility(before: nodes.place(of: handle))
    return isVisible ? handle : word(atRow: rows - 1).handle
  }

  @usableFromInline
  func isVisible(_ handle: Int32) -> Bool {
    let place = nodes.place(of: handle)
    return nodes.relative(at: place).hidden &+ nodes.base(of: place.leaf).hidden == 0
  }

  /// The rows of an item and what is shown below it; `nil` when it is not shown.
  @usableFromInline
  func rows(of handle: Int32) -> Range<Int>? {
    let place = nodes.place(of: handle)
    let (rows, isVisible) = nodes.rowsAndVisibility(before: place)
    return isVisible ? rows..<nodes.rows(before: end(of: place), in: root) : nil
  }

  @usableFromInline
  func parent(of handle: Int32) -> Int32 {
    parent(of: nodes.place(of: handle))
  }

  func parent(of place: TourPlace) -> Int32 {
    let scan = nodes.scanBackward(before: place, depth: nodes.relative(at: place).depth, skipping: .max)
    return handle(at: scan.place)
  }

  /// The ancestor of an item at a level, the item itself at its own, or ``none``.
  @usableFromInline
  func ancestor(of handle: Int32, atLevel level: Int) -> Int32 {
    let place = nodes.place(of: handle)
    let relative = nodes.relative(at: place).depth
    let distance = Int(relative &+ nodes.base(of: place.leaf).depth) - level
    guard level >= 0, distance > 0 else { return distance == 0 ? handle : Self.none }
    // Going back, the first entry that is no deeper than the ancestor is the ancestor.
    let depth = relative &- Int32(truncatingIfNeeded: distance) &+ 1
    return self.handle(at: nodes.scanBackward(before: place, depth: depth, skipping: .max).place)
  }

  /// The item at a place, ``none`` at the end or for a placeholder.
  func handle(at place: TourPlace) -> Int32 {
    guard !place.isEnd else { return Self.none }
    let word = nodes.word(at: place)
    return word.isPlaceholder ? Self.none : word.handle
  }

  /// The place behind the subtree of the entry at a place.
  func end(of place: TourPlace) -> TourPlace {
    children(of: place).place
  }

  /// Passes all children: their number, and the place behind the subtree.
  func children(of place: TourPlace) -> TourScan {
    nodes.scanForward(after: place, depth: nodes.relative(at: place).depth &+ 1, skipping: .max)
  }

  @usableFromInline
  func childCount(of parent: Int32) -> Int {
    parent == Self.none ? Int(root.tops) : children(of: nodes.place(of: parent)).passed
  }

  /// The child with `index` siblings before it, or ``none``.
  @usableFromInline
  func child(at index: Int, of parent: Int32) -> Int32 {
    guard index >= 0 else { return Self.none }
    let place = parent == Self.none ? TourPlace.end : nodes.place(of: parent)
    let scan = scanChildren(of: parent, at: place, skipping: index)
    return scan.isFound ? handle(at: scan.place) : Self.none
  }

  /// - Parameter place: Where the parent is.
  func scanChildren(of parent: Int32, at place: TourPlace, skipping skipped: Int) -> TourScan {
    parent == Self.none
      ? nodes.scanForward(in: root, depth: 0, skipping: skipped)
      : nodes.scanForward(after: place, depth: nodes.relative(at: place).depth &+ 1, skipping: skipped)
  }

  /// How many siblings come before and after an item.
  @usableFromInline
  func siblings(of handle: Int32) -> (before: Int, after: Int) {
    let place = nodes.place(of: handle)
    let depth = nodes.relative(at: place).depth
    return (
      nodes.scanBackward(before: place, depth: depth, skipping: .max).passed,
      nodes.scanForward(after: place, depth: depth, skipping: .max).passed
    )
  }

  @usableFromInline
  func nextSibling(of handle: Int32) -> Int32 {
    let place = nodes.place(of: handle)
    let scan = nodes.scanForward(after: place, depth: nodes.relative(at: place).depth, skipping: 0)
    return scan.isFound ? self.handle(at: scan.place) : Self.none
  }

  @usableFromInline
  func previousSibling(of handle: Int32) -> Int32 {
    let place = nodes.place(of: handle)
    let scan = nodes.scanBackward(before: place, depth: nodes.relative(at: place).depth, skipping: 0)
    return scan.isFound ? self.handle(at: scan.place) : Self.none
  }

  /// The number of items below an item, shown or not.
  @usableFromInline
  func descendantCount(of handle: Int32) -> Int {
    let place = nodes.place(of: handle)
    return nodes.items(before: end(of: place), in: root) - nodes.items(before: place, in: root) - 1
  }

  /// The number of items before an item in preorder, shown or not.
  @usableFromInline
  func itemNumber(of handle: Int32) -> Int {
    nodes.items(before: nodes.place(of: handle), in: root)
  }

  /// The item with `number` items before it in preorder.
  @usableFromInline
  func handle(ofItem number: Int) -> Int32 {
    handle(at: nodes.place(ofItem: number, in: root))
  }

  /// Whether an item is somewhere below another.
  @usableFromInline
  func isDescendant(_ handle: Int32, of ancestor: Int32) -> Bool {
    let place = nodes.place(of: handle)
    let start = nodes.place(of: ancestor)
    return nodes.isBefore(start, place) && nodes.isBefore(place, end(of: start))
  }

  /// The word of the entry in a row.
  @usableFromInline
  func word(atRow row: Int) -> EntryWord {
    nodes.word(at: nodes.place(ofRow: row, in: root).place)
  }

  /// The entry in a row: its word, its level, and for a placeholder the parent.
  @usableFromInline
  func entry(atRow row: Int) -> (word: EntryWord, level: Int, parent: Int32) {
    let (place, base) = nodes.place(ofRow: row, in: root)
    let word = nodes.word(at: place)
    let level = Int(base &+ nodes.relative(at: place).depth)
    return (word, level, word.isPlaceholder ? parent(of: place) : Self.none)
  }

  /// The placeholder below a parent, or ``TourPlace/end``.
  func placeholder(of parent: Int32) -> TourPlace {
    guard placeholderCount > 0 else { return .end }
    let end: TourPlace
    let depth: Int32
    if parent == Self.none {
      end = .end
      depth = 0
    } else {
      let place = nodes.place(of: parent)
      end = self.end(of: place)
      depth = self.depth(at: place) + 1
    }
    let last = nodes.place(before: end, in: root)
    guard !last.isEnd, nodes.word(at: last).isPlaceholder, self.depth(at: last) == depth else { return .end }
    return last
  }

  @usableFromInline
  func placeholderKind(of parent: Int32) -> PlaceholderKind? {
    let place = placeholder(of: parent)
    return place.isEnd ? nil : nodes.word(at: place).placeholderKind
  }

  /// The row of a parent's placeholder, or `nil` when there is none or it is not shown.
  @usableFromInline
  func placeholderRow(of parent: Int32) -> Int? {
    let place = placeholder(of: parent)
    guard !place.isEnd else { return nil }
    let (rows, isVisible) = nodes.rowsAndVisibility(before: place)
    return isVisible ? rows : nil
  }
}
