// Where the outline's rows are in the table, for the controller's rules of scrolling.
extension OutlineTableDataSource {
  /// The place of one of the outline's rows: a row of the table, or the header of a section.
  func rect(ofRow row: Int, in tableView: UITableView) -> CGRect {
    if let path = face.shown.indexPath(ofRow: row) { return tableView.rectForRow(at: path) }
    return face.shown.section(ofHeaderRow: row).map { tableView.rectForHeader(inSection: $0) } ?? .zero
  }

  /// The places of all the outline's rows.
  func metrics(in tableView: UITableView) -> RowMetrics {
    let count = controller.outline.rows.count
    let end = rect(ofRow: count - 1, in: tableView).maxY
    return RowMetrics(count: count, end: Double(end)) { row in
      Double(self.rect(ofRow: row, in: tableView).minY)
    }
  }

  /// What is in sight.
  func viewport(of tableView: UITableView) -> RowViewport {
    let inset = tableView.adjustedContentInset
    return RowViewport(
      position: Double(tableView.contentOffset.y + inset.top),
      height: Double(tableView.bounds.height - inset.top - inset.bottom))
  }
}
