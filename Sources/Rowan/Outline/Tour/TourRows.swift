/// Walks over rows, O(log n) to start and O(1) a row.
@usableFromInline
struct TourRowWalker {
  @usableFromInline let tour: UnsafePointer<Tour>
  @usableFromInline var words: UnsafePointer<Int32>
  @usableFromInline var depths: UnsafePointer<Int32>
  @usableFromInline var hiddens: UnsafePointer<Int32>
  @usableFromInline var slot: Int
  @usableFromInline var count: Int
  @usableFromInline var leaf: Int32
  /// What the depths in the leaf are relative to.
  @usableFromInline var base: Int32

  /// A walk whose first row is `row`, which is less than the number of rows; a walk over nothing for -1.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>, fromRow row: Int) {
    guard row >= 0 else {
      self.init(tour, leaf: 0, base: 0)
      return
    }
    let nodes = tour.pointee.nodes
    let (place, base) = nodes.place(ofRow: row, in: tour.pointee.root)
    self.init(tour, leaf: place.leaf, base: base)
    slot = place.slot
  }

  private init(_ tour: UnsafePointer<Tour>, leaf: Int32, base: Int32) {
    self.tour = tour
    let view = tour.pointee.nodes.pool.leaf(leaf)
    words = UnsafePointer(view.words)
    depths = UnsafePointer(view.depths)
    hiddens = UnsafePointer(view.hiddens)
    slot = 0
    count = view.count
    self.leaf = leaf
    self.base = base
  }

  /// The word and the level of the next row.
  ///
  /// The caller knows that there is one.
  @inlinable
  mutating func next() -> (word: EntryWord, level: Int) {
    while true {
      while slot < count {
        if hiddens[slot] == 0 {
          let row = (EntryWord(raw: words[slot]), Int(base &+ depths[slot]))
          slot &+= 1
          return row
        }
        slot &+= 1
      }
      nextLeaf()
    }
  }

  @usableFromInline
  mutating func nextLeaf() {
    let next = tour.pointee.nodes.leafWithRows(after: leaf, depth: base)
    self = TourRowWalker(tour, leaf: next.leaf, base: next.depth)
  }

  /// The parent of the placeholder that ``next()`` answered last.
  @usableFromInline
  func parentOfLast() -> Int32 {
    tour.pointee.parent(of: TourPlace(leaf: leaf, slot: slot - 1))
  }
}

/// Walks over all entries, shown or not, O(1) each.
@usableFromInline
struct TourEntryWalker {
  private let tour: UnsafePointer<Tour>
  private var leaf: Int32
  private var slot = 0
  private var end: TourPlace
  private var base: (depth: Int32, hidden: Int32) = (0, 0)

  /// A walk over every entry.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>) {
    self.tour = tour
    end = .end
    leaf = tour.pointee.root.isEmpty ? 0 : tour.pointee.nodes.firstLeaf(of: tour.pointee.root)
    if leaf != 0 { base = tour.pointee.nodes.base(of: leaf) }
  }

  /// A walk over an item and everything below it; over nothing for ``Tour/none``.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>, subtreeOf handle: Int32) {
    self.tour = tour
    guard handle != Tour.none else {
      leaf = 0
      end = .end
      return
    }
    let place = tour.pointee.nodes.place(of: handle)
    end = tour.pointee.end(of: place)
    leaf = place.leaf
    slot = place.slot
    base = tour.pointee.nodes.base(of: leaf)
  }

  /// The next entry: its word, its level, and whether it is a row.
  @usableFromInline
  mutating func next() -> (word: EntryWord, level: Int, isVisible: Bool)? {
    guard let entry = nextEntry() else { return nil }
    return (entry.word, Int(entry.depth), entry.hidden == 0)
  }

  mutating func nextEntry() -> TourEntry? {
    guard leaf != 0 else { return nil }
    if end.leaf == leaf, end.slot == slot { return nil }
    let nodes = tour.pointee.nodes
    var view = nodes.pool.leaf(leaf)
    if slot == view.count {
      leaf = nodes.leaf(after: leaf)
      slot = 0
      guard leaf != 0, end.leaf != leaf || end.slot != 0 else { return nil }
      base = nodes.base(of: leaf)
      view = nodes.pool.leaf(leaf)
    }
    defer { slot += 1 }
    return TourEntry(
      word: EntryWord(raw: view.words[slot]), depth: view.depths[slot] &+ base.depth,
      hidden: view.hiddens[slot] &+ base.hidden)
  }
}
