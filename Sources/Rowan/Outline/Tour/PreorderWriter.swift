/// Writes entries in preorder, and finds out on the way who is hidden and who is a parent.
struct PreorderWriter {
  private var builder: TourBuilder
  /// By depth: how many collapsed ancestors the next entry of that depth has.
  private var hiddens: ContiguousArray<Int32> = [0]
  private var lastDepth: Int32 = 0
  private(set) var placeholderCount = 0

  init(layout: TourLayout) {
    builder = TourBuilder(layout: layout)
  }

  /// Appends an entry, at most one deeper than the one before.
  @inline(__always)
  mutating func append(_ word: EntryWord, depth: Int32, to nodes: inout TourNodes) {
    settleLast(before: depth, isItem: !word.isPlaceholder, in: nodes)
    if word.isPlaceholder { placeholderCount &+= 1 }
    builder.append(1, depth: depth, hidden: hiddens[Int(depth)], to: &nodes) { _ in word.raw }
  }

  /// Appends one or more items of one depth, at most one deeper than the entry before; none but the last is a
  /// parent by its children.
  ///
  /// - Parameter word: Answers the raw word of each item by its number from 0.
  @inline(__always)
  mutating func append(_ count: Int, depth: Int32, to nodes: inout TourNodes, word: (Int) -> Int32) {
    settleLast(before: depth, isItem: true, in: nodes)
    builder.append(count, depth: depth, hidden: hiddens[Int(depth)], to: &nodes, word: word)
  }

  /// Decides what the entry appended last is, now that it is known how deep the next one is.
  @inline(__always)
  private mutating func settleLast(before depth: Int32, isItem: Bool, in nodes: TourNodes) {
    guard let last = builder.last(in: nodes) else { return }
    var word = EntryWord(raw: last.pointee)
    if depth > lastDepth {
      if isItem { word.becomeParent() }
      setHidden(hiddens[Int(lastDepth)] &+ (word.isExpanded ? 0 : 1), atDepth: depth)
      last.pointee = word.raw
    } else if word.expandability == .byChildren {
      word.loseChildren()
      last.pointee = word.raw
    }
    lastDepth = depth
  }

  private mutating func setHidden(_ hidden: Int32, atDepth depth: Int32) {
    if hiddens.count == Int(depth) { hiddens.append(hidden) } else { hiddens[Int(depth)] = hidden }
  }

  mutating func finish(in nodes: inout TourNodes) -> Branch {
    settleLast(before: 0, isItem: false, in: nodes)
    return builder.finish(in: &nodes)
  }
}
