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
