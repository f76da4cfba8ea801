// MARK: Filter

extension OutlineController {
  /// Shows only what a filter lets through, or everything again for `nil`.
  ///
  /// What is opened and closed while a filter is on belongs to the filter, and goes with it: then everything is
  /// as it was. A filter after another one keeps what was opened and closed in it.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Complexity: O(n)
  @discardableResult
  public func setFilter(_ filter: OutlineFilter<Item>?) -> RowChanges? {
    _ = searches.begin()
    return run(.filter) { [self] in
      let former = outline
      if let filter {
        if filtered == nil {
          filtered = FilteredTree(filter, of: tree.shown)
        } else {
          filtered?.set(filter, of: tree.shown)
        }
      } else {
        filtered = nil
      }
      return outline.changes(from: former).followed(by: loadForFilter())
    }
  }

  /// What a filter shows; `nil` without one.
  @usableFromInline var filteredOutline: Outline<Item>? { filtered?.shown }

  /// The filter that is on.
  public var filter: OutlineFilter<Item>? { filtered?.filter }

  /// How many items match the filter; 0 without one.
  public var matchCount: Int { filtered?.matchCount ?? 0 }

  /// Whether the filter may miss something because not everything is loaded.
  ///
  /// - Complexity: O(n)
  public var isFilterIncomplete: Bool {
    filtered != nil && (!tree.shown.unloadedItems.isEmpty || loading.hasMore)
  }

  /// Whether an item matches the filter.
  public func isMatch(_ item: Item) -> Bool {
    filtered?.filter.matches(item) ?? false
  }

  /// The first match behind an item, from the start again at the end; the first of all for `nil`.
  public func match(after item: Item?) -> Item? {
    filtered?.match(after: item)
  }

  /// The last match before an item, from the end again at the start; the last of all for `nil`.
  public func match(before item: Item?) -> Item? {
    filtered?.match(before: item)
  }
}

// MARK: Sort order

extension OutlineController {
  /// Shows siblings in another order, or in the given one for `nil`.
  ///
  /// What is open stays open, and rows move.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first item comes before the second. Items that come in
  ///   neither order keep the given one.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Complexity: O(n log n)
  @discardableResult
  public func setSortOrder(_ areInIncreasingOrder: ((Item, Item) -> Bool)?) -> RowChanges? {
    _ = sortings.begin()
    return run(.filter) { [self] in changeTree { $0.setOrder(areInIncreasingOrder) } }
  }

  /// Whether the tree is shown in another order than the given one.
  public var isSorted: Bool { tree.isSorted }
}
