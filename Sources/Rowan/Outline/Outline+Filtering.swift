extension Outline {
  /// The items that match, with their ancestors, which are expanded, and what is below the matches.
  ///
  /// A projection: the source stays as it is, and keeps its own expansion. Order is that of the source.
  ///
  /// ```swift
  /// let found = outline.filtered { $0.name.contains("rowan") }
  /// let changes = found.changes(from: outline)
  /// ```
  ///
  /// To hide some items rather than to search, let the rest be as open as it is:
  ///
  /// ```swift
  /// let unread = outline.filtered(keepingDescendants: false, openingAncestors: false) { !$0.isRead }
  /// ```
  ///
  /// - Parameters:
  ///   - keepsDescendants: Whether what is below a match can still be reached, closed or open as in the
  ///     source, and placeholders with it. Without, an item below a match is there only if it matches or
  ///     leads to a match.
  ///   - opensAncestors: Whether items with a match below them are expanded.
  ///   - matches: Whether an item matches; asked once for each item, top to bottom.
  /// - Returns: An outline that shares the items of this one.
  /// - Complexity: O(n)
  @inlinable
  public func filtered<Failure: Error>(
    keepingDescendants keepsDescendants: Bool = true, openingAncestors opensAncestors: Bool = true,
    where matches: (Item) throws(Failure) -> Bool
  ) throws(Failure) -> Outline {
    var filter = TourFilter(keepsDescendants: keepsDescendants, opensAncestors: opensAncestors)
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      let isMatch = entry.word.isPlaceholder ? false : try matches(item(entry.word.handle))
      filter.pass(entry.word, level: entry.level, isMatch: isMatch)
    }
    return Outline(itemBox, filter.makeTour(like: tourBox))
  }
}

/// Keeps those of a tour's entries that match, lead to a match, or are below one.
///
/// What is dropped costs next to nothing: few entries of a large tree match.
@usableFromInline
struct TourFilter {
  private let keepsDescendants: Bool
  private let opensAncestors: Bool
  private var kept: ContiguousArray<(word: EntryWord, level: Int32)> = []
  /// The ancestors of the entry that was passed last, topmost first, and where they are in `kept`.
  private var ancestors: ContiguousArray<(word: EntryWord, index: Int?)> = []
  /// How many of the ancestors, from the top, are known to lead to a match.
  private var leadingCount = 0
  @usableFromInline var last = EntryWord(raw: 0)
  @usableFromInline var lastLevel = 0
  @usableFromInline var lastIndex: Int?
  /// What is deeper is below a match, and kept.
  @usableFromInline var matchLevel = Int.max

  @usableFromInline
  init(keepsDescendants: Bool, opensAncestors: Bool) {
    self.keepsDescendants = keepsDescendants
    self.opensAncestors = opensAncestors
  }

  /// Takes the next entry in preorder.
  @inlinable
  mutating func pass(_ word: EntryWord, level: Int, isMatch: Bool) {
    if level != lastLevel { changeLevel(to: level) }
    last = word
    lastIndex = nil
    if level <= matchLevel { matchLevel = .max }
    if isMatch || level > matchLevel { keepLast(isMatch: isMatch) }
  }

  @usableFromInline
  mutating func changeLevel(to level: Int) {
    if level > lastLevel {
      ancestors.append((last, lastIndex))
    } else {
      ancestors.removeLast(lastLevel - level)
      leadingCount = min(leadingCount, level)
    }
    lastLevel = level
  }

  @usableFromInline
  mutating func keepLast(isMatch: Bool) {
    if isMatch {
      keepAncestors()
      if keepsDescendants { matchLevel = min(matchLevel, lastLevel) }
    }
    lastIndex = kept.count
    kept.append((last, Int32(truncatingIfNeeded: lastLevel)))
  }

  private mutating func keepAncestors() {
    for level in leadingCount..<ancestors.count {
      let index = ancestors[level].index ?? kept.count
      if index == kept.count { kept.append((ancestors[level].word, Int32(truncatingIfNeeded: level))) }
      if opensAncestors { kept[index].word.setExpanded(true) }
      ancestors[level].index = index
    }
    leadingCount = ancestors.count
  }

  /// The tour of what was kept.
  @usableFromInline
  func makeTour(like source: TourBox) -> TourBox {
    var draft = TourDraft(handleCapacity: source.tour.pointee.nodes.handleCapacity, like: source)
    for entry in kept { draft.append(entry.word, depth: Int(entry.level)) }
    return draft.finished()
  }
}
