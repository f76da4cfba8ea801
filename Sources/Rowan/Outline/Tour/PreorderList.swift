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
  private var pending: TourEntry?
  private(set) var placeholderCount = 0

  init(layout: TourLayout) {
    builder = TourBuilder(layout: layout)
  }

  /// Appends an entry, at most one deeper than the one before.
  @inline(__always)
  mutating func append(_ word: EntryWord, depth: Int32, to nodes: inout TourNodes) {
    if var entry = pending {
      if depth <= entry.depth {
        if entry.word.expandability == .byChildren { entry.word.loseChildren() }
      } else if !word.isPlaceholder {
        entry.word.becomeParent()
      }
      builder.append(entry, to: &nodes)
      if depth > entry.depth { setHidden(entry.hidden &+ (entry.word.isExpanded ? 0 : 1), atDepth: depth) }
    }
    if word.isPlaceholder { placeholderCount &+= 1 }
    pending = TourEntry(word: word, depth: depth, hidden: hiddens[Int(depth)])
  }

  private mutating func setHidden(_ hidden: Int32, atDepth depth: Int32) {
    if hiddens.count == Int(depth) { hiddens.append(hidden) } else { hiddens[Int(depth)] = hidden }
  }

  mutating func finish(in nodes: inout TourNodes) -> Branch {
    if var entry = pending {
      if entry.word.expandability == .byChildren { entry.word.loseChildren() }
      builder.append(entry, to: &nodes)
    }
    pending = nil
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
