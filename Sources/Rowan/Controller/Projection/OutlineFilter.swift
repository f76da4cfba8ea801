/// What a filtered outline shows.
public struct OutlineFilter<Item: Hashable> {
  /// Whether an item matches.
  public var matches: (Item) -> Bool
  /// Whether what is below a match can be reached.
  public var keepsDescendants: Bool
  /// Whether items with a match below them are opened for the time of the filter.
  public var opensAncestors: Bool

  /// A filter.
  ///
  /// - Parameters:
  ///   - keepsDescendants: Whether what is below a match can be reached.
  ///   - opensAncestors: Whether items with a match below them are opened for the time of the filter. To hide
  ///     some items rather than to search, leave things as open as they are.
  ///   - matches: Whether an item matches.
  public init(
    keepingDescendants keepsDescendants: Bool = true, openingAncestors opensAncestors: Bool = true,
    matches: @escaping (Item) -> Bool
  ) {
    self.matches = matches
    self.keepsDescendants = keepsDescendants
    self.opensAncestors = opensAncestors
  }
}

/// A tree under a filter: what is shown of it, with an expansion of its own that goes with the filter.
struct FilteredTree<Item: Hashable> {
  private(set) var filter: OutlineFilter<Item>
  private(set) var shown: Outline<Item>
  private(set) var matchCount = 0
  /// What was opened and closed while the filter is on.
  ///
  /// It is kept when the query changes.
  private(set) var choices: [Item: Bool] = [:]

  /// A tree under a filter for which everything was found elsewhere.
  init(_ filter: OutlineFilter<Item>, _ projection: FilterProjection<Item>) {
    self.filter = filter
    shown = projection.shown
    matchCount = projection.matchCount
  }

  init(_ filter: OutlineFilter<Item>, of tree: Outline<Item>) {
    self.filter = filter
    shown = Outline()
    shown = project(tree)
  }

  /// Filters again, for another query.
  ///
  /// - Complexity: O(n)
  mutating func set(_ filter: OutlineFilter<Item>, of tree: Outline<Item>) {
    self.filter = filter
    shown = project(tree)
  }

  /// Filters again, because the tree changed.
  ///
  /// - Complexity: O(n)
  mutating func update(to tree: Outline<Item>) -> RowChanges {
    let before = shown
    shown = project(tree)
    return shown.changes(from: before)
  }

  private mutating func project(_ tree: Outline<Item>) -> Outline<Item> {
    let projection = FilterProjection(
      of: tree, keepsDescendants: filter.keepsDescendants, opensAncestors: filter.opensAncestors,
      choices: choices, matches: filter.matches)
    matchCount = projection.matchCount
    return projection.shown
  }

  /// Takes over what was found for a filter elsewhere.
  mutating func adopt(_ filter: OutlineFilter<Item>, _ projection: FilterProjection<Item>) {
    self.filter = filter
    shown = projection.shown
    matchCount = projection.matchCount
  }

  /// Opens and closes items for the time of the filter.
  mutating func changeExpansion(_ command: (inout Outline<Item>) -> RowChanges) -> RowChanges {
    command(&shown)
  }

  mutating func note(_ items: some Sequence<Item>, isExpanded: Bool) {
    for item in items { choices[item] = isExpanded }
  }

  // MARK: Matches

  /// The first match behind an item in the order of the tree, from the start again at the end; the first of all
  /// for `nil`.
  ///
  /// - Complexity: O(k log n) for k items between them
  func match(after item: Item?) -> Item? {
    let number = item.flatMap(shown.knownHandle).map { shown.tour.pointee.itemNumber(of: $0) }
    return firstMatch(from: number.map { $0 + 1 } ?? 0, step: 1)
  }

  /// The last match before an item, likewise.
  func match(before item: Item?) -> Item? {
    let number = item.flatMap(shown.knownHandle).map { shown.tour.pointee.itemNumber(of: $0) }
    return firstMatch(from: (number ?? shown.count) - 1, step: -1)
  }

  private func firstMatch(from start: Int, step: Int) -> Item? {
    let count = shown.count
    for distance in 0..<count {
      let number = (start + step * distance + count) % count
      let item = shown.item(shown.tour.pointee.handle(ofItem: number))
      if filter.matches(item) { return item }
    }
    return nil
  }
}
