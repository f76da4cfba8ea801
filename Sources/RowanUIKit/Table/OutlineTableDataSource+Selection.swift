// Taps, and the selection that the table shows.
extension OutlineTableDataSource {
  /// A tap on a row that was not selected, or on any in single selection.
  func tap(_ tableView: UITableView, at path: IndexPath) {
    tap(tableView, path, isSelected: false)
  }

  /// A tap on a selected row in multiple selection; in single selection, the end of a selection on account of
  /// another, which the controller sees to by itself.
  func tapSelected(_ tableView: UITableView, at path: IndexPath) {
    if allowsSeveral(tableView) { tap(tableView, path, isSelected: true) }
  }

  private func tap(_ tableView: UITableView, _ path: IndexPath, isSelected: Bool) {
    guard let row = outlineRow(at: path) else { return }
    let shown = controller.outline.rows[row]
    if let item = shown.item {
      let isParent = shown.expandable != .leaf
      // Rows of a table that is being edited are chosen, not opened.
      let selects = tap.selects(isParent: isParent) || tableView.isEditing && tap != .nothing
      if selects { select(item, isSelected: isSelected, in: tableView) }
      if tap.toggles(isParent: isParent), !tableView.isEditing { controller.toggle(item, origin: .user) }
    } else {
      controller.toggle(atRow: row, origin: .user)
    }
    showSelection(in: tableView)
  }

  private func select(_ item: Item, isSelected: Bool, in tableView: UITableView) {
    if isSelected {
      controller.deselect(item, origin: .user)
    } else if allowsSeveral(tableView) {
      controller.addToSelection(item, origin: .user)
    } else {
      controller.select(item, origin: .user)
    }
  }

  private func allowsSeveral(_ tableView: UITableView) -> Bool {
    tableView.isEditing ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  /// Lets the table select what the controller has selected.
  ///
  /// It happens by itself after updates, taps and reloads. A table that begins or ends editing gives its selection
  /// up and tells nobody; call this then, if the selection is to remain.
  public func showSelection() {
    if let tableView, tableView.dataSource === face { showSelection(in: tableView) }
  }

  /// Lets the table select what the controller has selected; left to the app where taps are.
  func showSelection(in tableView: UITableView) {
    guard tap != .nothing, isUpToDate else { return }
    let allowsSeveral = controller.selection.mode == .multiple
    if tableView.allowsMultipleSelection != allowsSeveral {
      tableView.allowsMultipleSelection = allowsSeveral
    }
    let shown = tableView.indexPathsForSelectedRows ?? []
    let selected = controller.selection.selectedItems
    if shown.isEmpty, selected.isEmpty { return }
    let wanted = Set(selected.compactMap { indexPath(of: $0) })
    for path in shown where !wanted.contains(path) { tableView.deselectRow(at: path, animated: true) }
    for path in wanted.subtracting(shown).sorted() {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
