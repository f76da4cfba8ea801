/// How the cell of a row is filled anew that stays, and looks otherwise than before.
public enum CellRefresh: Hashable, Sendable {
  /// It is exchanged for another one, after everything else has been animated.
  ///
  /// Goes with any way of making cells.
  case reload
  /// It is filled in place.
  ///
  /// The app must take cells from the table by `dequeueReusableCell(withIdentifier:for:)` with the path that the
  /// table has for the row; a table stops the program that returns another cell.
  case reconfigure
  /// The app does it.
  case none
}

extension UITableView {
  /// Makes a change in one section as a batch, if the section shows what was there before the change; else asks
  /// the data source for everything anew.
  ///
  /// So a table that has not been filled yet, that the app has forgotten to tell of something, or whose data
  /// source is another one by now, comes out right as well.
  ///
  /// - Parameters:
  ///   - changes: The change, which the data source answers by already.
  ///   - section: The section that shows the rows.
  ///   - animations: How rows come and go.
  ///   - limit: How many rows may come and go one by one; more are shown by a reload.
  ///   - refresh: How cells that stay are filled anew.
  func show(
    _ changes: RowChanges, section: Int, animations: OutlineTableAnimations, limit: Int = .max,
    refresh: CellRefresh = .reconfigure
  ) {
    guard dataSource != nil, numberOfSections > section, numberOfRows(inSection: section) == changes.oldCount,
      changes.removed.rowCount + changes.inserted.rowCount <= limit
    else {
      reloadData()
      return
    }
    if !changes.keepsRows {
      performBatchUpdates(
        { [self] in record(changes, section: section, animations: animations) }, completion: nil)
    }
    refreshCells(at: changes.refreshedRows.map { IndexPath(row: $0, section: section) }, by: refresh)
  }

  /// Fills the cells of rows anew, in the coordinates of now; what is selected stays so.
  func refreshCells(at paths: [IndexPath], by refresh: CellRefresh) {
    guard !paths.isEmpty else { return }
    switch refresh {
    case .reload:
      let selected = (indexPathsForSelectedRows ?? []).filter(Set(paths).contains)
      reloadRows(at: paths, with: .none)
      for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
    case .reconfigure: reconfigureRows(at: paths)
    case .none: break
    }
  }
}
