extension UITableView {
  // MARK: Counts

  /// How many sections the table has, as far as it knows.
  public var numberOfSections: Int { engine.loadedCounts().count }

  /// How many rows a section has, as far as the table knows.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = engine.loadedCounts()
    guard counts.indices.contains(section) else {
      report(
        .unknownIndexPath,
        "request for number of rows in section \(section) when there are only \(counts.count) sections in the "
          + "table view")
      return 0
    }
    return counts[section]
  }

  // MARK: Cells

  /// The cell of a row; nil when there is none ready, which is not the same as the row not being there.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.cells[indexPath] }

  /// The row of a cell; nil for a cell that is not in use.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    engine.cells.first { $0.value === cell }?.key
  }

  /// The cells on the screen, in order.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return engine.displayed.sorted().compactMap { engine.cells[$0] }
  }

  /// The rows on the screen, in order; nil when there is none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return engine.displayed.isEmpty ? nil : engine.displayed.sorted()
  }

  // MARK: Places

  /// The rectangle of a row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard engine.exists(indexPath) else {
      report(
        .unknownIndexPath, "request for rect at invalid index path (\(indexPath.exceptionDescription))")
      return .zero
    }
    return geometry.rect(ofRow: indexPath)
  }

  /// The rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    knows(section) ? geometry.rect(ofSection: section) : .zero
  }

  /// The rectangle of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    knows(section) ? geometry.rect(ofHeader: section) : .zero
  }

  /// The rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    knows(section) ? geometry.rect(ofFooter: section) : .zero
  }

  private func knows(_ section: Int) -> Bool {
    if engine.loadedCounts().indices.contains(section) { return true }
    report(
      .unknownIndexPath,
      "request for rect of invalid section (\(section)) when there are only \(geometry.sections.count) sections"
    )
    return false
  }

  /// The row at a point; nil for a header, a footer or no content at all.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    _ = engine.loadedCounts()
    return geometry.rows(from: point.y, to: point.y + 1).first { geometry.rect(ofRow: $0).contains(point) }
  }

  /// The rows in a rectangle; nil only in UIKit's signature.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    _ = engine.loadedCounts()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Scrolling

  /// Scrolls so that a row is at a place; `NSNotFound` as the row stands for a section without rows.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let isSection = indexPath.count == 2 && indexPath.row == NSNotFound
    if isSection {
      guard knows(indexPath.section) else { return }
    } else {
      guard engine.requireRow(indexPath, to: "scroll the table view to") else { return }
    }
    let rect = isSection ? geometry.rect(ofHeader: indexPath.section) : geometry.rect(ofRow: indexPath)
    var offset = contentOffset
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      layoutIfNeeded()
      return
    case .top: offset.y = rect.minY - adjustedContentInset.top
    case .middle: offset.y = rect.midY - bounds.height / 2
    case .bottom: offset.y = rect.maxY - bounds.height + adjustedContentInset.bottom
    }
    setContentOffset(clamped(offset), animated: animated)
    layoutIfNeeded()
  }

  /// Scrolls so that the selected row nearest to the top is at a place.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = engine.selection.min() else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected row; the first that was selected when there are several.
  public var indexPathForSelectedRow: IndexPath? { engine.selection.first }

  /// The selected rows; nil when there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.isEmpty ? nil : engine.selection
  }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in engine.selection { engine.deselect(path) }
      return
    }
    guard engine.requireRow(indexPath, to: "select") else { return }
    engine.select(indexPath, extending: allowsSeveral)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard engine.requireRow(indexPath, to: "deselect") else { return }
    engine.deselect(indexPath)
  }
}
