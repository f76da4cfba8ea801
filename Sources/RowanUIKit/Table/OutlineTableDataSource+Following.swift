// What follows an update, when the table shows it: selection, what is announced, and scrolling to what the user asked for.
extension OutlineTableDataSource {
  func followUp(_ update: OutlineUpdate<Item>) {
    guard let tableView, tableView.dataSource === face else { return }
    if !update.selection.isEmpty || !update.changes.isEmpty { showSelection(in: tableView) }
    guard tableView.window != nil else { return }
    announce(update)
    guard isUpToDate else { return }
    if let revealed = update.revealed {
      scroll(to: revealed.item, at: revealed.alignment, in: tableView)
    } else if update.movesFocus, update.origin == .user, let row = controller.focusedRow {
      scroll(toRow: row, at: .nearest, in: tableView)
    } else if scrollsToOpenedRows, update.origin == .user, let item = update.expanded.last {
      scroll(toBelow: item, in: tableView)
    }
    updateStickyRows(in: tableView)
  }

  private func scroll(to item: Item, at alignment: RowAlignment, in tableView: UITableView) {
    if let row = controller.outline.row(of: item) { scroll(toRow: row, at: alignment, in: tableView) }
  }

  private func scroll(toRow row: Int, at alignment: RowAlignment, in tableView: UITableView) {
    guard let path = face.shown.indexPath(ofRow: row) else {
      if let section = face.shown.section(ofHeaderRow: row) {
        tableView.scrollRectToVisible(tableView.rectForHeader(inSection: section), animated: true)
      }
      return
    }
    let position: UITableView.ScrollPosition =
      switch alignment {
      case .nearest: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    // In sight already, it stays where it is.
    let sight = tableView.bounds.inset(by: tableView.adjustedContentInset)
    guard !sight.contains(tableView.rectForRow(at: path)) else { return }
    tableView.scrollToRow(at: path, at: position, animated: true)
  }

  /// Scrolls so that what is below an opened item comes into sight, and the item does not leave it.
  private func scroll(toBelow item: Item, in tableView: UITableView) {
    guard let below = controller.outline.rowsBelow(item),
      let position = viewport(of: tableView).position(showing: below, in: metrics(in: tableView))
    else { return }
    let offset = CGFloat(position) - tableView.adjustedContentInset.top
    tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: offset), animated: true)
  }
}
