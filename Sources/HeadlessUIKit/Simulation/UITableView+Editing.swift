extension UITableView {
  /// The ends of a row at which a swipe uncovers actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// The titles of the actions that a swipe over a row would uncover.
  public func simulatedSwipeTitles(at path: IndexPath, edge: SwipeEdge = .trailing) -> [String] {
    swipeActions(at: path, edge: edge)?.actions.map { $0.title ?? "" } ?? []
  }

  /// Swipes over a row and taps one of the actions.
  @discardableResult
  public func simulateSwipe(at path: IndexPath, edge: SwipeEdge = .trailing, choosing title: String) -> Bool {
    perform(swipeActions(at: path, edge: edge)?.actions.first { $0.title == title }, at: path)
  }

  /// Swipes over the whole of a row, which performs the first action if that is allowed.
  @discardableResult
  public func simulateFullSwipe(at path: IndexPath, edge: SwipeEdge = .trailing) -> Bool {
    guard let configuration = swipeActions(at: path, edge: edge),
      configuration.performsFirstActionWithFullSwipe
    else { return false }
    return perform(configuration.actions.first, at: path)
  }

  private func swipeActions(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard !isBeingEdited, cellOnScreen(at: path) != nil, let dataSource,
      dataSource.tableView(self, canEditRowAt: path)
    else { return nil }
    let own =
      switch edge {
      case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    if let own { return own.actions.isEmpty ? nil : own }
    // The table's own action, where the data source can carry it out and the row's control would be the same.
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard edge == .trailing, style == .delete, dataSource.implements(.commitEditingStyle) else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, finish in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func perform(_ action: UIContextualAction?, at path: IndexPath) -> Bool {
    guard let action, let cell = engine.cells[path] else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    action.handler(action, cell) { [weak self] _ in
      guard let self else { return }
      self.delegate?.tableView(self, didEndEditingRowAt: self.engine.exists(path) ? path : nil)
    }
    layoutIfNeeded()
    return true
  }

  /// Taps the control that a row shows while the table is being edited, and confirms.
  @discardableResult
  public func simulateEditingControl(at path: IndexPath) -> Bool {
    guard isBeingEdited, let cell = cellOnScreen(at: path), cell.editingStyle != .none else { return false }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    layoutIfNeeded()
    return true
  }

  /// Drags a row by its control for moving; `destination` is where it is in the end.
  ///
  /// The data source hears of it and changes its data; the table has moved the row by itself and is told
  /// nothing.
  @discardableResult
  public func simulateReordering(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard isBeingEdited, let cell = cellOnScreen(at: source), cell.showsReorderControl, let dataSource,
      dataSource.implements(.moveRow), dataSource.tableView(self, canMoveRowAt: source)
    else { return false }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    guard isPlace(target, for: source) else {
      let rows =
        engine.loadedCounts().indices.contains(target.section) ? numberOfRows(inSection: target.section) : 0
      report(
        .unknownIndexPath,
        "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: "
          + "returned an invalid target index path (section: \(target.section), row: \(target.row)) because "
          + "there are only \(rows) rows in this section of the table view.")
      return false
    }
    guard target != source else { return false }
    engine.carryOutReordering(from: source, to: target) {
      dataSource.tableView(self, moveRowAt: source, to: target)
    }
    layoutIfNeeded()
    return true
  }

  private func isPlace(_ target: IndexPath, for source: IndexPath) -> Bool {
    let counts = engine.loadedCounts()
    guard target.count == 2, counts.indices.contains(target.section) else { return false }
    let others = counts[target.section] - (target.section == source.section ? 1 : 0)
    return (0...others).contains(target.row)
  }
}
