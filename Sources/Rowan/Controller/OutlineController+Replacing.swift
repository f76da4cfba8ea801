// MARK: New data

extension OutlineController {
  /// Replaces everything, or everything below a parent, by new data.
  ///
  /// Items that stay keep what they are: open, selected, checked. New ones are open as the record and the rule
  /// for new items say, or as they are in `outline`. While a change is being told, a replacement of everything
  /// waits; when another one comes meanwhile, the last one wins, and all completions are called.
  ///
  /// - Parameters:
  ///   - parent: The parent, or `nil` for everything.
  ///   - outline: The new data, in the given order.
  ///   - contentChanged: Whether the content of an item that stays is another, so that its row is refreshed.
  ///   - completion: Is called when the observers know.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Complexity: O(n)
  @discardableResult
  public func replaceDescendants(
    of parent: Item? = nil, with outline: Outline<Item>,
    contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil, completion: (() -> Void)? = nil
  ) -> RowChanges? {
    let number = replacements.begin(of: parent)
    return run(.data, completion: completion) { [self] in
      guard replacements.isLast(number, of: parent) else {
        return RowChanges(unchanged: self.outline.rows.count)
      }
      return replaceNow(parent) { tree in
        tree.replaceDescendants(
          of: parent, with: withInitialExpansion(outline, comparedTo: tree.shown),
          contentChanged: contentChanged, problem: { problem?($0) })
      }
    }
  }

  /// Replaces the children of a parent, or the roots; those that stay keep what is below them.
  ///
  /// - Parameters:
  ///   - parent: The parent, or `nil` for the roots.
  ///   - items: The new children, in the given order.
  ///   - expandable: Whether a new child can be opened; leaves without it.
  ///   - contentChanged: Whether the content of a child that stays is another.
  ///   - completion: Is called when the observers know.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func replaceChildren(
    of parent: Item?, with items: [Item], expandable: ((Item) -> Expandable)? = nil,
    contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil, completion: (() -> Void)? = nil
  ) -> RowChanges? {
    run(.data, completion: completion) { [self] in
      let changes = replaceChildrenNow(
        of: parent, with: items, expandable: expandable, contentChanged: contentChanged)
      // The app has given them: what was asked of the loader is not wanted any more.
      return loader == nil ? changes : changes.followed(by: carryOut(loading.setLoaded(parent)))
    }
  }

  /// Replaces everything by new data, comparing them with what is there away from the main actor.
  ///
  /// Commands run meanwhile; what they opened, selected or moved counts. When another replacement of everything
  /// begins before this one is done, or the task is cancelled, this one is given up. While the tree is sorted,
  /// the comparison stays on the main actor, since the app's order is asked there.
  ///
  /// - Parameters:
  ///   - outline: The new data.
  ///   - contentChanged: Whether the content of an item that stays is another.
  /// - Returns: Whether the data were replaced.
  /// - Complexity: O(n), of which the main actor does O(new items); all of it if items are checked or disabled
  @discardableResult
  public func replaceDescendants(
    with outline: Outline<Item>, contentChanged: (@Sendable (_ old: Item, _ new: Item) -> Bool)? = nil
  ) async -> Bool {
    let number = replacements.begin(of: nil)
    // Each command that comes in between makes the comparison outdated; after some, it is done here.
    for _ in 0..<3 where !tree.isSorted {
      let before = tree.shown
      let version = self.version
      let new = withInitialExpansion(outline, comparedTo: before)
      let (after, changes, problems) = await Task.detached(priority: .userInitiated) {
        var after = before
        var problems: [OutlineProblem<Item>] = []
        let changes = after.replaceDescendants(
          of: nil, with: new, contentChanged: contentChanged, problem: { problems.append($0) })
        return (after, changes, problems)
      }.value
      guard !Task.isCancelled, replacements.isLast(number, of: nil) else { return false }
      guard version == self.version, !tree.isSorted else { continue }
      run(.data) { [self] in
        problems.forEach { problem?($0) }
        return replaceNow(nil) { tree in
          tree.adopt(after)
          return changes
        }
      }
      return true
    }
    replaceDescendants(of: nil, with: outline, contentChanged: contentChanged)
    return true
  }

  func replaceChildrenNow(
    of parent: Item?, with items: [Item], expandable: ((Item) -> Expandable)?,
    contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil
  ) -> RowChanges {
    let new = record.mayExpandNewItems ? items.filter { !tree.shown.contains($0) } : []
    return replaceNow(parent) { tree in
      let changes = tree.replaceChildren(
        of: parent, with: items, expandable: expandable, contentChanged: contentChanged,
        problem: { problem?($0) })
      let open = new.filter { tree.shown.expandable(of: $0) != .leaf && record.isInitiallyExpanded($0) }
      record.arrive(new)
      return changes.followed(by: tree.changeShown { $0.expand(open) })
    }
  }

  private func replaceNow(
    _ parent: Item?, _ change: (inout SortedTree<Item>) -> RowChanges
  ) -> RowChanges {
    let mayLoseItems = tree.shown.childCount(of: parent) > 0
    let selectionEdit = selection.edit(replacingBelow: parent, in: tree.shown, shown: outline)
    let checkEdit = checks.edit(replacingBelow: parent, in: tree.shown)
    let changes = changeTree(change)
    note(heldSelection.finish(selectionEdit, in: tree.shown, shown: outline))
    noteChecks(heldChecks.finish(checkEdit, in: tree.shown))
    if mayLoseItems { departMissing() }
    return changes.followed(by: enforceModeNow())
      .followed(by: loadWhatIsOpen(among: tree.shown.openUnloadedItems(under: parent)))
  }

  /// Forgets what is known of items that are not there any more.
  private func departMissing() {
    depart(loading.parents.filter { !tree.shown.contains($0) })
    if expansion.goneItems == .purge { record.forgetDeparted { tree.shown.contains($0) } }
  }
}

/// Which replacement of a parent's data came last.
struct Replacements<Item: Hashable> {
  private var last: [Item?: Int] = [:]
  private var count = 0

  mutating func begin(of parent: Item?) -> Int {
    count += 1
    last[parent] = count
    return count
  }

  func isLast(_ number: Int, of parent: Item?) -> Bool {
    last[parent] == number
  }
}
