/// What a filter lets through of a tree at one moment.
struct FilterProjection<Item: Hashable> {
  let shown: Outline<Item>
  let matchCount: Int

  /// Asks of each item whether it matches.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - keepsDescendants: Whether what is below a match can be reached.
  ///   - opensAncestors: Whether items with a match below them are opened.
  ///   - choices: What was opened and closed while the filter is on.
  ///   - matches: Whether an item matches; what it throws ends the search.
  /// - Complexity: O(n)
  init<Failure: Error>(
    of tree: Outline<Item>, keepsDescendants: Bool, opensAncestors: Bool, choices: [Item: Bool],
    matches: (Item) throws(Failure) -> Bool
  ) throws(Failure) {
    var count = 0
    var result = try tree.filtered(keepingDescendants: keepsDescendants, openingAncestors: opensAncestors) {
      (item) throws(Failure) in
      let isMatch = try matches(item)
      if isMatch { count += 1 }
      return isMatch
    }
    result.expand(choices.filter { $0.value }.map { $0.key })
    result.collapse(choices.filter { !$0.value }.map { $0.key })
    shown = result
    matchCount = count
  }
}

extension FilterProjection: Sendable where Item: Sendable {}
