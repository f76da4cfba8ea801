/// Walks over all entries, shown or not, O(1) each.
@usableFromInline
struct TourEntryWalker {
  @usableFromInline let tour: UnsafePointer<Tour>
  @usableFromInline var words: UnsafePointer<Int32>
  @usableFromInline var depths: UnsafePointer<Int32>
  @usableFromInline var hiddens: UnsafePointer<Int32>
  @usableFromInline var slot: Int
  /// Where the walk leaves the leaf.
  @usableFromInline var count: Int
  private var leaf: Int32
  private let end: TourPlace
  /// What the depths and the numbers of collapsed ancestors in the leaf are relative to.
  @usableFromInline var depth: Int32 = 0
  @usableFromInline var hidden: Int32 = 0

  /// A walk over every entry.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>) {
    let root = tour.pointee.root
    self.init(tour, from: root.isEmpty ? 0 : tour.pointee.nodes.firstLeaf(of: root), 0, to: .end)
  }

  /// A walk over an item and everything below it; over nothing for ``Tour/none``.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>, subtreeOf handle: Int32) {
    guard handle != Tour.none else {
      self.init(tour, from: 0, 0, to: .end)
      return
    }
    let place = tour.pointee.nodes.place(of: handle)
    self.init(tour, from: place.leaf, place.slot, to: tour.pointee.end(of: place))
  }

  private init(_ tour: UnsafePointer<Tour>, from leaf: Int32, _ slot: Int, to end: TourPlace) {
    self.tour = tour
    self.end = end
    self.leaf = leaf
    self.slot = slot
    let view = tour.pointee.nodes.pool.leaf(leaf)
    words = UnsafePointer(view.words)
    depths = UnsafePointer(view.depths)
    hiddens = UnsafePointer(view.hiddens)
    count = leaf == 0 ? 0 : leaf == end.leaf ? end.slot : view.count
    if leaf != 0 { (depth, hidden) = tour.pointee.nodes.base(of: leaf) }
  }

  /// The next entry: its word, its level, and whether it is a row.
  @inlinable
  mutating func next() -> (word: EntryWord, level: Int, isVisible: Bool)? {
    if slot == count, !nextLeaf() { return nil }
    let entry = (EntryWord(raw: words[slot]), Int(depths[slot] &+ depth), hiddens[slot] &+ hidden == 0)
    slot &+= 1
    return entry
  }

  /// The next entry with its number of collapsed ancestors.
  mutating func nextEntry() -> TourEntry? {
    if slot == count, !nextLeaf() { return nil }
    defer { slot &+= 1 }
    return TourEntry(
      word: EntryWord(raw: words[slot]), depth: depths[slot] &+ depth, hidden: hiddens[slot] &+ hidden)
  }

  /// Passes over everything below the entry that was answered last.
  @usableFromInline
  mutating func skipBelow() {
    let next = tour.pointee.end(of: TourPlace(leaf: leaf, slot: slot - 1))
    self = TourEntryWalker(tour, from: next.leaf, next.slot, to: end)
  }

  /// Goes on to the next leaf that has an entry for the walk.
  @usableFromInline
  mutating func nextLeaf() -> Bool {
    guard leaf != 0, leaf != end.leaf else { return false }
    self = TourEntryWalker(tour, from: tour.pointee.nodes.leaf(after: leaf), 0, to: end)
    return slot < count
  }
}
