// Ancestors that stay at the top while what is below them scrolls by.
extension OutlineTableDataSource {
  func didScroll(_ tableView: UITableView) { updateStickyRows(in: tableView) }

  /// Pins as many ancestors as the controller's ``OutlineController/pinnedLimit`` says, where rows are in one
  /// section; a plain table pins its headers by itself.
  func updateStickyRows(in tableView: UITableView) {
    guard !sections.areRoots, controller.pinnedLimit > 0 || StickyRowsView.view(in: tableView) != nil else {
      return
    }
    guard isUpToDate, !face.isUpdateOpen, tableView.window != nil else { return }
    let edge = tableView.contentOffset.y + tableView.adjustedContentInset.top
    let metrics = metrics(in: tableView)
    let rows = controller.pinnedRows(at: Double(edge), in: metrics).map { pinned in
      let row = controller.outline.rows[pinned.row]
      var content = configuration(for: row)
      content.toggle = nil
      return StickyRowsView.Row(
        content: content, offset: CGFloat(pinned.offset),
        height: rect(ofRow: pinned.row, in: tableView).height,
        tap: { [weak self] in self?.scroll(toPinned: row.content) })
    }
    StickyRowsView.show(rows, at: edge, in: tableView)
  }

  /// A tap on a pinned ancestor leads to it.
  private func scroll(toPinned content: OutlineRow<Item>.Content) {
    guard case .item(let item) = content, let tableView, let path = indexPath(of: item) else { return }
    tableView.scrollToRow(at: path, at: .top, animated: true)
  }
}
