// MARK: What is selected

extension AccordionTable {
  /// Whether several rows can be selected; of several, one stays when it becomes `false`.
  ///
  /// The table view has a switch of its own, which is to agree.
  public var allowsMultipleSelection: Bool {
    get { selection.mode == .multiple }
    set { selection.setMode(newValue ? .multiple : .single, in: controller.outline) }
  }

  /// The selected row, shown or not; the uppermost of several.
  public var selectedRow: Row? { selectedRows.first }

  /// The selected rows, shown or not, in their order.
  public var selectedRows: [Row] {
    selection.selectedItems(in: controller.outline).compactMap(\.row)
  }

  /// Whether a row is selected, shown or not.
  public func isSelected(_ row: Row) -> Bool { selection.isSelected(.row(row)) }
}

extension AccordionTable {
  /// Selects the rows in the table that are remembered as selected and have come into view.
  func selectShownRows() {
    guard let tableView, tableView.dataSource === dataSource else { return }
    let known = Set(tableView.indexPathsForSelectedRows ?? [])
    for indexPath in selectedRows.compactMap(dataSource.indexPath) where !known.contains(indexPath) {
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }
}

// MARK: What the table's delegate tells

extension AccordionTable {
  /// Selects a row in the table if it is remembered as selected: for `tableView(_:willDisplay:forRowAt:)`.
  ///
  /// A row that comes back into view, because its section opened or because of scrolling, looks selected again.
  public func selectRowIfNeeded(in tableView: UITableView, at indexPath: IndexPath, animated: Bool = false) {
    self.tableView = tableView
    guard let row = dataSource.itemIdentifier(for: indexPath), isSelected(row) else { return }
    tableView.selectRow(at: indexPath, animated: animated, scrollPosition: .none)
  }

  /// Remembers a row as selected that was not, or as not selected that was.
  ///
  /// - Returns: Whether it is selected now; `nil` where there is no row.
  public func toggleSelectedStateForRow(at indexPath: IndexPath) -> Bool? {
    guard let row = dataSource.itemIdentifier(for: indexPath) else { return nil }
    selection.toggle(.row(row), in: controller.outline)
    return isSelected(row)
  }

  /// Remembers a row as selected; unless several can be, instead of the one that was.
  ///
  /// The table is not told: call its `selectRow(at:animated:scrollPosition:)`, too.
  public func saveSelectedStateForRow(at indexPath: IndexPath) {
    guard let row = dataSource.itemIdentifier(for: indexPath) else { return }
    selection.add(.row(row), in: controller.outline)
  }

  /// Remembers a row as not selected.
  ///
  /// The table is not told: call its `deselectRow(at:animated:)`, too.
  public func saveDeselectedStateForRow(at indexPath: IndexPath) {
    guard let row = dataSource.itemIdentifier(for: indexPath) else { return }
    selection.deselect(.row(row))
  }
}

// MARK: By row

extension AccordionTable {
  /// Selects a row, in the table too, even if its section is closed.
  ///
  /// - Parameters:
  ///   - row: The row; one that is not there changes nothing.
  ///   - revealing: Whether its section is opened.
  ///   - animated: Whether what happens to the table is animated.
  ///   - scrollPosition: Where the row is scrolled to, if it is shown.
  public func select(
    _ row: Row, revealing: Bool = false, animated: Bool = false,
    scrollPosition: UITableView.ScrollPosition = .none
  ) {
    guard let section = controller.outline.parent(of: .row(row))?.section else { return }
    let before = selectedRows
    selection.add(.row(row), in: controller.outline)
    if revealing { expand(section, animated: animated) }
    guard let tableView else { return }
    for other in before where !isSelected(other) {
      guard let indexPath = dataSource.indexPath(for: other) else { continue }
      tableView.deselectRow(at: indexPath, animated: animated)
    }
    guard let indexPath = dataSource.indexPath(for: row) else { return }
    tableView.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row, in the table too, shown or not.
  public func deselect(_ row: Row, animated: Bool = false) {
    selection.deselect(.row(row))
    guard let tableView, let indexPath = dataSource.indexPath(for: row) else { return }
    tableView.deselectRow(at: indexPath, animated: animated)
  }
}
