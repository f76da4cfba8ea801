// MARK: Commands

extension OutlineController {
  /// Checks an item or unchecks it; see ``setChecked(_:of:origin:)-(_,[Item],_)``.
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
  @discardableResult
  public func setChecked(_ isChecked: Bool, of items: [Item], origin: ChangeOrigin = .program) -> RowChanges?
  {
    changeChecks(origin) { $0.setChecked(isChecked, of: items, in: $1, within: $2) }
  }

  /// Unchecks an item that is on when the command runs, and checks one that is off or mixed.
  @discardableResult
  public func toggleCheck(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    changeChecks(origin) { $0.toggle(item, in: $1, within: $2) }
  }

  /// Checks all items or unchecks them, each enabled one; under a filter those that are there to see, unless
  /// ``checkOptions`` say otherwise.
  ///
  /// - Complexity: O(n)
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
  @discardableResult
  public func setCheckable(_ isEnabled: Bool, _ items: [Item], origin: ChangeOrigin = .program) -> RowChanges?
  {
    changeChecks(origin) { checks, tree, _ in checks.setEnabled(isEnabled, of: items, in: tree) }
  }

  private func changeChecks(
    _ origin: ChangeOrigin,
    _ command: @escaping (inout OutlineChecks<Item>, Outline<Item>, Outline<Item>?) -> [Item]
  ) -> RowChanges? {
    run(origin) { [self] in
      let scope = checkOptions.includesFilteredOut ? nil : filtered?.shown
      noteChecks(command(&checks, tree.shown, scope))
      return unchangedRows
    }
  }
}

// MARK: Announcing

extension OutlineController {
  /// Takes items whose mark looks different into the update.
  func noteChecks(_ items: [Item]) {
    update.recheckedItems += items
  }

  func applyPropagation() {
    run(.program) { [self] in
      noteChecks(checks.setPropagation(checkOptions.propagation, in: tree.shown))
      return unchangedRows
    }
  }
}

extension Outline {
  /// The rows of those of some items that are shown.
  ///
  /// - Complexity: O(k log n) for k items, or O(r + k) for r rows where that is less
  func rows(of items: some Collection<Item>) -> RowRanges {
    if items.isEmpty { return [] }
    // Passing a row costs about an eighth of finding one.
    if items.count < rows.count / 8 { return RowRanges(rows: items.compactMap { row(of: $0) }) }
    let items = Set(items)
    var found = RowRanges()
    for (number, row) in rows.enumerated() where row.item.map(items.contains) == true {
      found.append(row: number)
    }
    return found
  }
}

extension RowChanges {
  /// Refreshes rows besides those that are; inserted ones are fresh as it is.
  ///
  /// - Parameter rows: The **new** rows.
  mutating func refresh(_ rows: RowRanges) {
    guard !rows.isEmpty else { return }
    refreshed = RowRanges(Array(refreshed) + Array(rows.subtracting(inserted)))
  }
}
