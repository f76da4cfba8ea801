// What the face asks.
extension OutlineTableDataSource: TableFaceOwner {
  func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
    noteRequest()
    return makeCell(in: tableView, at: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  private func makeCell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell? {
    guard let row = outlineRow(at: path) else { return nil }
    let shown = controller.outline.rows[row]
    guard let cellProvider else { return defaultCell(of: shown, in: tableView, at: path) }
    return cellProvider(tableView, path, shown)
  }

  func tap(_ tableView: UITableView, at path: IndexPath) {
    guard let row = currentRow(at: path) else { return }
    let shown = controller.outline.rows[row]
    guard shown.item != nil else {
      controller.toggle(atRow: row, origin: .user)
      return
    }
    if tap.toggles(isParent: shown.expandable != .leaf) { controller.toggle(atRow: row, origin: .user) }
  }

  func tapSelected(_ tableView: UITableView, at path: IndexPath) {}
}
