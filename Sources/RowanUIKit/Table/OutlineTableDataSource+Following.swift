// What follows an update, when the table shows it.
extension OutlineTableDataSource {
  /// What is held on to while an update is shown.
  func place(of update: OutlineUpdate<Item>, in tableView: UITableView) -> HeldPlace? {
    guard keepsPlace else { return nil }
    return HeldPlace(update.changes, preferring: nil, in: tableView, face.shown)
  }

  func followUp(_ update: OutlineUpdate<Item>) {
    openRoots()
    if scrollsToOpenedRows, update.origin == .user, let item = update.expanded.last { scroll(toBelow: item) }
  }

  /// Scrolls so that what is below an opened item comes into sight, and the item does not leave it.
  private func scroll(toBelow item: Item) {
    guard let tableView, tableView.window != nil, !face.isUpdateOpen, !isBehind,
      let below = controller.outline.rowsBelow(item),
      let last = below.last.flatMap({ face.shown.indexPath(ofRow: $0) })
    else { return }
    let inset = tableView.adjustedContentInset
    let top =
      face.shown.indexPath(ofRow: below.lowerBound - 1).map { tableView.rectForRow(at: $0).minY }
      ?? tableView.rectForHeader(inSection: last.section).minY
    let bottom = tableView.rectForRow(at: last).maxY
    let offset = min(bottom + inset.bottom - tableView.bounds.height, top - inset.top)
    guard offset > tableView.contentOffset.y else { return }
    tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: offset), animated: true)
  }
}
