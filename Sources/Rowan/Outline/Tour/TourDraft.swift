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
