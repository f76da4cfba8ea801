/// The owner of a tour, shared by copies of an outline until one of them changes.
///
/// Apart from the items, so that opening a row after a copy was taken copies the shape alone. The tour is
/// behind a pointer that never changes: a class's stored property would be checked for exclusive access at
/// every use.
@usableFromInline
final class TourBox {
  @usableFromInline let tour: UnsafeMutablePointer<Tour>
  private var homeBox: HomeBox

  @usableFromInline
  convenience init() {
    self.init(Tour(layout: .standard))
  }

  convenience init(_ tour: consuming Tour) {
    let homeBox = HomeBox(tour.nodes.homes)
    self.init(tour, homeBox)
  }

  /// A copy whose entries stay in their blocks, to begin with.
  @usableFromInline
  convenience init(copying other: TourBox) {
    self.init(Tour(copying: other.tour.pointee), other.homeBox)
  }

  private init(_ tour: consuming Tour, _ homeBox: HomeBox) {
    self.tour = .allocate(capacity: 1)
    self.tour.initialize(to: tour)
    self.homeBox = homeBox
  }

  /// Makes sure that entries can come, go and move to other blocks in this tour alone.
  @usableFromInline
  func ownHomes() {
    guard !isKnownUniquelyReferenced(&homeBox) else { return }
    homeBox = HomeBox(copying: homeBox)
    tour.pointee.nodes.homes = homeBox.homes
  }

  deinit {
    tour.pointee.nodes.pool.deallocate()
    tour.deinitialize(count: 1)
    tour.deallocate()
  }
}

/// Shared boxes are not written to, so tasks may read them together.
extension TourBox: @unchecked Sendable {}

/// A tour that is being built from entries in preorder.
@usableFromInline
struct TourDraft {
  /// Frees the tour if it is never finished.
  private let box: TourBox
  private var writer: PreorderWriter

  /// - Parameters:
  ///   - handleCapacity: About how many handles will be used.
  ///   - model: A tour whose layout is taken.
  @usableFromInline
  init(handleCapacity: Int, like model: TourBox? = nil) {
    let layout = model?.tour.pointee.nodes.layout ?? .standard
    box = TourBox(
      Tour(
        layout: layout, handleCapacity: handleCapacity, nodes: layout.nodeCount(forEntries: handleCapacity)))
    writer = PreorderWriter(layout: layout)
  }

  /// Makes room for the nodes of a number of entries in all.
  @usableFromInline
  mutating func reserveNodes(forEntries entries: Int) {
    let nodes = box.tour.pointee.nodes.layout.nodeCount(forEntries: entries)
    box.tour.pointee.nodes.pool.reserveCapacity(nodes)
  }

  /// Appends an entry, at most one deeper than the one before.
  @usableFromInline
  mutating func append(_ word: EntryWord, depth: Int) {
    if !word.isPlaceholder, Int(word.handle) >= box.tour.pointee.nodes.handleCapacity {
      box.tour.pointee.nodes.reserveHandles(Int(word.handle) + 1)
    }
    writer.append(word, depth: Int32(truncatingIfNeeded: depth), to: &box.tour.pointee.nodes)
  }

  /// Appends items that are not open, their handles one behind another.
  @usableFromInline
  mutating func append(handlesFrom first: Int32, depths: UnsafeBufferPointer<Int>) {
    let end = Int(first) + depths.count
    if end > box.tour.pointee.nodes.handleCapacity { box.tour.pointee.nodes.reserveHandles(end) }
    var start = 0
    while start < depths.count {
      let depth = depths[start]
      var end = start &+ 1
      while end < depths.count, depths[end] == depth { end &+= 1 }
      let handle = first &+ Int32(truncatingIfNeeded: start)
      writer.append(
        end &- start, depth: Int32(truncatingIfNeeded: depth), to: &box.tour.pointee.nodes
      ) { EntryWord(handle: handle &+ Int32(truncatingIfNeeded: $0)).raw }
      start = end
    }
  }

  /// Appends items of one depth, of which only the last may have children to come.
  @usableFromInline
  mutating func append(_ words: UnsafeBufferPointer<EntryWord>, depth: Int) {
    guard let last = words.last else { return }
    let end = Int(last.handle) + 1
    if end > box.tour.pointee.nodes.handleCapacity { box.tour.pointee.nodes.reserveHandles(end) }
    writer.append(
      words.count, depth: Int32(truncatingIfNeeded: depth), to: &box.tour.pointee.nodes
    ) { words[$0].raw }
  }

  @usableFromInline
  consuming func finished() -> TourBox {
    box.tour.pointee.root = writer.finish(in: &box.tour.pointee.nodes)
    box.tour.pointee.placeholderCount = writer.placeholderCount
    return box
  }
}
