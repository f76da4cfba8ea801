extension UITableView: ListEngineHost {
  var words: ListWords { .table }

  func askSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func askCell(at path: IndexPath) -> UITableViewCell? { dataSource?.tableView(self, cellForRowAt: path) }

  func countsDidChange(_ mapping: BatchMapping?) {
    if let mapping { carryOverSupplementaries(mapping) } else { forgetSupplementaries() }
    rebuildGeometryIfLoaded()
  }

  func layoutSupplementaries() {
    let offset = clamped(contentOffset)
    if offset.y != contentOffset.y, !isDragging { contentOffset = offset }
    placeSupplementaries()
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: contentSize.height - geometry.footerHeight)
  }

  func pathsOnScreen(within distance: CGFloat) -> [IndexPath] {
    geometry.rows(from: bounds.minY - distance, to: bounds.maxY + distance)
  }

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    cell.frame = geometry.rect(ofRow: path)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path)
    if let level, level != Self.unimplementedIndentationLevel { cell.indentationLevel = level }
    let isSelected = engine.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let canEdit = isBeingEdited && dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != isBeingEdited { cell.setEditing(isBeingEdited, animated: false) }
  }

  func willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Geometry

  /// Measures the table anew, unless it has nothing to measure yet.
  func rebuildGeometryIfLoaded() {
    guard let counts = engine.counts else { return }
    let sections = counts.enumerated().map { section, count in
      TableGeometry.Section(
        headerHeight: height(of: .header, in: section), rows: rowHeights(section: section, count: count),
        footerHeight: height(of: .footer, in: section))
    }
    geometry = TableGeometry(
      sections: sections, width: bounds.width, headerHeight: tableHeaderView?.frame.height ?? 0,
      footerHeight: tableFooterView?.frame.height ?? 0)
    setNeedsLayout()
  }

  private func rowHeights(section: Int, count: Int) -> TableGeometry.RowHeights {
    let usual = rowHeight == Self.automaticDimension ? Self.defaultRowHeight : rowHeight
    guard let delegate, count > 0 else { return .uniform(usual, count: count) }
    let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    guard first != Self.unimplementedHeight else { return .uniform(usual, count: count) }
    var heights = [first]
    for row in 1..<max(1, count) {
      heights.append(delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
    }
    return TableGeometry.RowHeights(
      heights.map { $0 == Self.automaticDimension || $0 == Self.unimplementedHeight ? usual : max(0, $0) })
  }

  func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    guard old !== new else {
      rebuildGeometryIfLoaded()
      return
    }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rebuildGeometryIfLoaded()
  }
}
