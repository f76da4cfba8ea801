// MARK: Filtering and sorting away from the main actor

extension OutlineController {
  /// Shows only what a filter lets through, and finds out what that is away from the main actor.
  ///
  /// Commands run meanwhile. When another filter is set before this one is on, or the task is cancelled, this one
  /// is given up: of those that are set one after another, as a text is typed, the last one wins.
  ///
  /// ```swift
  /// search?.cancel()
  /// search = Task {
  ///   await controller.setFilter(OutlineFilter { $0.contains(text) }) { $0.contains(text) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - filter: The filter, which is asked when the tree changes later.
  ///   - matches: Answers for the items that are there now what the filter answers, on any thread.
  /// - Returns: Whether the filter is on.
  /// - Complexity: O(n), of which the main actor does O(1); all of it if the tree changes again and again
  @discardableResult
  public func setFilter(
    _ filter: OutlineFilter<Item>, matching matches: @escaping @Sendable (Item) -> Bool
  ) async -> Bool {
    let number = searches.begin()
    // Each change of the tree in between makes what was found outdated; after some, it is found here.
    for _ in 0..<3 {
      let (source, before) = (tree.shown, outline)
      let (keepsDescendants, opensAncestors) = (filter.keepsDescendants, filter.opensAncestors)
      let choices = filtered?.choices ?? [:]
      let search = Task.detached(priority: .userInitiated) {
        let projection = try FilterProjection(
          of: source, keepsDescendants: keepsDescendants, opensAncestors: opensAncestors, choices: choices,
          matches: Self.endingWithTask(matches))
        return (projection, projection.shown.changes(from: before))
      }
      let found = await withTaskCancellationHandler {
        await search.result
      } onCancel: {
        search.cancel()
      }
      guard case .success(let (projection, changes)) = found, !Task.isCancelled, searches.isLast(number)
      else {
        return false
      }
      guard tree.shown.isUnchanged(since: source), outline.isUnchanged(since: before) else { continue }
      run(.filter) { [self] in
        if filtered == nil {
          filtered = FilteredTree(filter, projection)
        } else {
          filtered?.adopt(filter, projection)
        }
        return changes.followed(by: loadForFilter())
      }
      return true
    }
    setFilter(filter)
    return true
  }

  /// The same question, which throws when nobody wants to know any more.
  nonisolated private static func endingWithTask(
    _ matches: @escaping @Sendable (Item) -> Bool
  ) -> (Item) throws(CancellationError) -> Bool {
    var count = 0
    return { (item) throws(CancellationError) in
      count &+= 1
      if count % 1024 == 0, Task.isCancelled { throw CancellationError() }
      return matches(item)
    }
  }
}

extension OutlineController {
  /// Shows siblings in another order, and sorts them away from the main actor.
  ///
  /// Commands run meanwhile. When another order is set before this one is shown, or the task is cancelled, this one
  /// is given up.
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether the first item comes before the second; it is asked when the tree changes
  ///     later.
  ///   - compare: Answers the same for the items that are there now, on any thread.
  /// - Returns: Whether the order is shown.
  /// - Complexity: O(n log n), of which the main actor does O(n) if a filter is on or another order was shown; all
  ///   of it if the tree changes again and again
  @discardableResult
  public func setSortOrder(
    _ areInIncreasingOrder: @escaping (Item, Item) -> Bool,
    comparing compare: @escaping @Sendable (Item, Item) -> Bool
  ) async -> Bool {
    let number = sortings.begin()
    for _ in 0..<3 {
      let (before, base) = (tree.shown, tree.base)
      let (sorted, changes) = await Task.detached(priority: .userInitiated) {
        let sorted = base.sorted(by: compare)
        return (sorted, sorted.changes(from: before))
      }.value
      guard !Task.isCancelled, sortings.isLast(number) else { return false }
      guard tree.shown.isUnchanged(since: before) else { continue }
      run(.filter) { [self] in
        changeTree { tree in
          tree.adopt(areInIncreasingOrder, base, sorted: sorted)
          return changes
        }
      }
      return true
    }
    setSortOrder(areInIncreasingOrder)
    return true
  }
}

/// Which search began last.
struct Searches {
  private var last = 0

  mutating func begin() -> Int {
    last += 1
    return last
  }

  func isLast(_ number: Int) -> Bool { number == last }
}

extension Outline {
  /// Whether nothing was done to an outline since a copy was taken that is alive still.
  fileprivate func isUnchanged(since copy: Outline) -> Bool {
    tourBox === copy.tourBox && itemBox === copy.itemBox
  }
}
