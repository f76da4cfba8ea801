// Ancestors that stay at the top while what is below them scrolls by.
extension OutlineTableDataSource {
  func didScroll(_ tableView: UITableView) { updateStickyRows(in: tableView) }

  /// Pins as many ancestors as the controller's ``OutlineController/pinnedLimit`` says.
  ///
  /// A plain table pins the headers of its sections by itself. Where roots are sections, they have their slot there,
  /// and what is pinned below them begins under it.
  func updateStickyRows(in tableView: UITableView) {
    guard controller.pinnedLimit > 0 || StickyRowsView.view(in: tableView) != nil else { return }
    guard isUpToDate, !face.isUpdateOpen, tableView.window != nil else { return }
    let edge = tableView.contentOffset.y + tableView.adjustedContentInset.top
    var pinned = controller.pinnedRows(at: Double(edge), in: metrics(in: tableView))
    var covered: CGFloat = 0
    if sections.areRoots, tableView.style == .plain, let root = pinned.first {
      covered = CGFloat(root.offset) + rect(ofRow: root.row, in: tableView).height
      pinned.removeFirst()
    }
    let rows = pinned.map { pinned in
      let row = controller.outline.rows[pinned.row]
      var content = configuration(for: row)
      content.toggle = nil
      return StickyRowsView.Row(
        content: content, offset: CGFloat(pinned.offset) - covered,
        height: rect(ofRow: pinned.row, in: tableView).height,
        tap: { [weak self] in self?.scroll(toPinned: row.content) })
    }
    StickyRowsView.show(rows, at: edge + covered, in: tableView)
  }

  /// A tap on a pinned ancestor leads to it.
  private func scroll(toPinned content: OutlineRow<Item>.Content) {
    guard case .item(let item) = content, let tableView else { return }
    if let path = indexPath(of: item) {
      tableView.scrollToRow(at: path, at: .top, animated: true)
    } else if let section = section(of: item) {
      tableView.scrollRectToVisible(tableView.rectForHeader(inSection: section), animated: true)
    }
  }
}
