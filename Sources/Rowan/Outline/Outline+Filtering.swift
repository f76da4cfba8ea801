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
    var filter = TourFilter(capacity: tour.pointee.entryCount)
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      filter.append(isMatch: entry.word.isPlaceholder ? false : try matches(item(entry.word.handle)))
    }
    return Outline(
      itemBox,
      filter.makeTour(from: tourBox, keepingDescendants: keepsDescendants, openingAncestors: opensAncestors))
  }
}

/// Finds out which entries of a tour a filter keeps.
@usableFromInline
struct TourFilter {
  @usableFromInline
  enum Fate: UInt8 {
    case dropped, leadsToMatch, kept
  }

  /// By entry in preorder; first only whether it matches.
  @usableFromInline var fates: ContiguousArray<Fate> = []

  @usableFromInline
  init(capacity: Int) {
    fates.reserveCapacity(capacity)
  }

  /// Notes whether the next entry in preorder matches.
  @inlinable
  mutating func append(isMatch: Bool) {
    fates.append(isMatch ? .kept : .dropped)
  }

  /// The tour of the entries that match, lead to a match, or are kept below one.
  @usableFromInline
  consuming func makeTour(
    from source: TourBox, keepingDescendants: Bool, openingAncestors: Bool
  ) -> TourBox {
    settle(source, keepingDescendants: keepingDescendants)
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

  private mutating func settle(_ source: TourBox, keepingDescendants: Bool) {
    // By level: the last entry seen there.
    var ancestors: ContiguousArray<Int> = []
    // The level of the topmost match around, or above all levels.
    var matchLevel = Int.max
    var walker = TourEntryWalker(source.tour)
    for index in fates.indices {
      guard let level = walker.next()?.level else { return }
      let isMatch = fates[index] == .kept
      if level <= matchLevel { matchLevel = isMatch ? level : Int.max }
      if level < ancestors.count { ancestors[level] = index } else { ancestors.append(index) }
      if !isMatch {
        if keepingDescendants, matchLevel < level { fates[index] = .kept }
        continue
      }
      var above = level - 1
      while above >= 0, fates[ancestors[above]] != .leadsToMatch {
        fates[ancestors[above]] = .leadsToMatch
        above -= 1
      }
    }
  }
}
