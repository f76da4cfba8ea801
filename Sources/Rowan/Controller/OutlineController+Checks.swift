// MARK: Commands

extension OutlineController {
  /// Checks an item or unchecks it; see ``setChecked(_:of:origin:)-(_,[Item],_)``.
  @inlinable
  @discardableResult
  public func setChecked(_ isChecked: Bool, of item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    setChecked(isChecked, of: [item], origin: origin)
  }

  /// Checks items or unchecks them, and what is below them where the propagation says so.
  ///
  /// What a filter hides stays as it is, unless ``checkOptions`` say otherwise; below closed items everything
  /// is set.
  ///
  /// - Parameters:
  ///   - isChecked: Whether they are to be on.
  ///   - items: The items, shown or not; those that are disabled or not there are passed over.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Complexity: O(m + d log n) for m items below, and d ancestors whose state changes with them
  @inlinable
  @discardableResult
  public func setChecked(_ isChecked: Bool, of items: [Item], origin: ChangeOrigin = .program) -> RowChanges?
  {
    changeChecks(origin) { $0.setChecked(isChecked, of: items, in: $1, within: $2) }
  }

  /// Unchecks an item that is on when the command runs, and checks one that is off or mixed.
  @inlinable
  @discardableResult
  public func toggleCheck(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    changeChecks(origin) { $0.toggle(item, in: $1, within: $2) }
  }

  /// Checks all items or unchecks them, each enabled one; under a filter those that are there to see, unless
  /// ``checkOptions`` say otherwise.
  ///
  /// - Complexity: O(n)
  @inlinable
  @discardableResult
  public func setAllChecked(_ isChecked: Bool, origin: ChangeOrigin = .program) -> RowChanges? {
    changeChecks(origin) { $0.setAllChecked(isChecked, in: $1, within: $2 ?? $1) }
  }

  /// Says whether the marks of items can change, and whether they count.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether they are enabled.
  ///   - items: The items. What is said of items that are not there holds when they come.
  ///   - origin: Who wants it.
  @inlinable
  @discardableResult
  public func setCheckable(_ isEnabled: Bool, _ items: [Item], origin: ChangeOrigin = .program) -> RowChanges?
  {
    changeChecks(origin) { checks, tree, _ in checks.setEnabled(isEnabled, of: items, in: tree) }
  }

  @inlinable
  func changeChecks(
    _ origin: ChangeOrigin,
    _ command: @escaping (inout OutlineChecks<Item>, Outline<Item>, Outline<Item>?) -> [Item]
  ) -> RowChanges? {
    run(origin) { [self] in
      let scope = checkOptions.includesFilteredOut ? nil : filteredOutline
      let changed = command(&heldChecks, unfilteredOutline, scope)
      update.recheckedItems += changed
      var changes = unchangedRows
      changes.refresh(outline.rows(of: changed))
      return changes
    }
  }
}

// MARK: Options

extension OutlineController {
  func applyPropagation() {
    run(.program) { [self] in
      noteChecks(heldChecks.setPropagation(checkOptions.propagation, in: tree.shown))
      return unchangedRows
    }
  }
}

extension Outline {
  /// The rows of those of some items that are shown.
  ///
  /// - Complexity: O(k log n) for k items, or O(r + k log k) for r rows where that is less
  @inlinable
  func rows(of items: [Item]) -> RowRanges {
    if items.isEmpty { return RowRanges() }
    // Passing a row costs about an eighth of finding one.
    if items.count < rows.count / 8 { return RowRanges(rows: items.compactMap { row(of: $0) }) }
    var rowOfItem = [Item: Int](minimumCapacity: rows.count)
    var number = 0
    for row in rows {
      if let item = row.item { rowOfItem[item] = number }
      number += 1
    }
    return RowRanges(rows: items.compactMap { rowOfItem[$0] })
  }
}

extension RowChanges {
  /// Refreshes rows besides those that are; inserted ones are fresh as it is.
  ///
  /// - Parameter rows: The **new** rows.
  @usableFromInline
  mutating func refresh(_ rows: RowRanges) {
    guard !rows.isEmpty else { return }
    refreshed = RowRanges(Array(refreshed) + Array(rows.subtracting(inserted)))
  }
}
