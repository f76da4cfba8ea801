/// Items to come into a tour, in preorder: who they are, how they look, and how deep.
///
/// Depths count from 0, and none is more than one deeper than the one before it. An entry that an item follows
/// deeper is a parent, whatever its word says; one that nothing follows deeper is no parent by its children.
@usableFromInline
struct PreorderList {
  @usableFromInline var words: ContiguousArray<Int32> = []
  @usableFromInline var depths: ContiguousArray<Int32> = []

  @usableFromInline
  init() {}

  @usableFromInline var count: Int { words.count }

  @usableFromInline
  mutating func reserveCapacity(_ capacity: Int) {
    words.reserveCapacity(capacity)
    depths.reserveCapacity(capacity)
  }

  @inlinable
  mutating func append(_ word: EntryWord, depth: Int) {
    words.append(word.raw)
    depths.append(Int32(truncatingIfNeeded: depth))
  }

  @usableFromInline
  mutating func replaceLast(by word: EntryWord) {
    words[words.count - 1] = word.raw
  }
}

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

extension EntryWord {
  /// What an item is once it has a child.
  mutating func becomeParent() {
    switch expandability {
    case .leaf: setExpandability(.byChildren)
    case .unknown: setExpandability(.declared)
    case .byChildren, .declared: break
    }
  }

  /// An item as new data describe it, open as it was before.
  ///
  /// One that is not loaded in the new data, but is open, asks to be loaded again.
  @usableFromInline
  func keepingExpansion(of former: EntryWord) -> EntryWord {
    var word = self
    word.setExpanded(former.isExpanded && expandability != .leaf)
    return word
  }

  /// What an item is once it has lost its last child.
  mutating func loseChildren() {
    if expandability == .byChildren { setExpandability(.leaf) }
    setExpanded(false)
  }
}
