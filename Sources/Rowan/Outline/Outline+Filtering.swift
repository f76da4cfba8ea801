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
    var filter = TourFilter(capacity: count, keepingDescendants: keepsDescendants)
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      let isMatch = entry.word.isPlaceholder ? false : try matches(item(entry.word.handle))
      filter.pass(level: entry.level, isPlaceholder: entry.word.isPlaceholder, isMatch: isMatch)
    }
    return Outline(itemBox, filter.makeTour(from: tourBox, openingAncestors: opensAncestors))
  }
}

/// Finds out which entries of a tour a filter keeps.
@usableFromInline
struct TourFilter {
  private enum Fate: UInt8 {
    case dropped, leadsToMatch, kept
  }

  private var fates: ContiguousArray<Fate> = []
  /// By level: the last entry seen there.
  private var ancestors: ContiguousArray<Int> = []
  /// The level of the topmost match around, or above all levels.
  private var matchLevel = Int.max
  private let keepsDescendants: Bool

  @usableFromInline
  init(capacity: Int, keepingDescendants: Bool) {
    keepsDescendants = keepingDescendants
    fates.reserveCapacity(capacity)
  }

  /// Notes the next entry in preorder.
  @usableFromInline
  mutating func pass(level: Int, isPlaceholder: Bool, isMatch: Bool) {
    if level <= matchLevel { matchLevel = isMatch ? level : Int.max }
    let entry = fates.count
    if level < ancestors.count { ancestors[level] = entry } else { ancestors.append(entry) }
    fates.append(isMatch || keepsDescendants && matchLevel < level ? .kept : .dropped)
    guard isMatch else { return }
    var above = level - 1
    while above >= 0, fates[ancestors[above]] != .leadsToMatch {
      fates[ancestors[above]] = .leadsToMatch
      above -= 1
    }
  }

  /// The tour of the kept entries.
  @usableFromInline
  func makeTour(from source: TourBox, openingAncestors: Bool) -> TourBox {
    var draft = TourDraft(handleCapacity: source.tour.pointee.nodes.handleCapacity, like: source)
    var walker = TourEntryWalker(source.tour)
    for fate in fates {
      guard let next = walker.next(), fate != .dropped else { continue }
      var word = next.word
      if fate == .leadsToMatch, openingAncestors { word.setExpanded(true) }
      draft.append(word, depth: next.level)
    }
    return draft.finished()
  }
}
