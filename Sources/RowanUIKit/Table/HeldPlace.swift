/// A row that stays where it is on the screen while rows above it come and go.
struct HeldPlace {
  /// The outline's row after the change.
  let row: Int
  /// How far below the upper edge of what is in sight it was; `nil` when it was not in sight, and comes there.
  let distance: CGFloat?

  /// What is held on to in a change.
  ///
  /// - Parameter preferred: An old row that should stay.
  @MainActor
  init?(_ changes: RowChanges, preferring preferred: Int?, in tableView: UITableView, _ shown: ShownRows) {
    // Asking for visible rows would have the table lay out what has not been told to it yet; its geometry is known.
    let edge = tableView.contentOffset.y + tableView.adjustedContentInset.top
    guard edge > 0, tableView.window != nil else { return nil }
    let paths = tableView.indexPathsForRows(in: tableView.bounds) ?? []
    let rows = paths.compactMap { path in
      shown.row(at: path).flatMap { tableView.rectForRow(at: path).maxY > edge ? $0 : nil }
    }
    guard let first = rows.min(), let last = rows.max(),
      let anchor = changes.anchor(visible: first..<last + 1, preferring: preferred),
      let path = shown.indexPath(ofRow: anchor.oldRow)
    else { return nil }
    row = anchor.newRow
    distance = anchor.isInSight ? tableView.rectForRow(at: path).minY - tableView.contentOffset.y : nil
  }

  /// Scrolls to where the row is where it was.
  @MainActor
  func restore(in tableView: UITableView, _ shown: ShownRows) {
    guard let path = shown.indexPath(ofRow: row) else { return }
    let inset = tableView.adjustedContentInset
    let top = tableView.rectForRow(at: path).minY - (distance ?? inset.top)
    let lowest = max(tableView.contentSize.height + inset.bottom - tableView.bounds.height, -inset.top)
    let offset = min(max(top, -inset.top), lowest)
    guard abs(offset - tableView.contentOffset.y) >= 0.5 else { return }
    tableView.contentOffset.y = offset
  }
}
