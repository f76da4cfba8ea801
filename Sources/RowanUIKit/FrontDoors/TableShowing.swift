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
  ///   - turns: Knows when an update of the app's own has been carried out; `nil` where nobody does.
  func show(
    _ changes: RowChanges, section: Int, animations: OutlineTableAnimations, limit: Int,
    refresh: OutlineCellRefresh, by turns: TableTurns?
  ) {
    guard dataSource != nil, numberOfSections > section, numberOfRows(inSection: section) == changes.oldCount,
      changes.removed.rowCount + changes.inserted.rowCount <= limit
    else {
      reloadData()
      return
    }
    let batch = { [self] in record(changes, section: section, animations: animations) }
    let fill = { [self] in
      refreshCells(at: changes.refreshedRows.map { IndexPath(row: $0, section: section) }, by: refresh)
    }
    if changes.keepsRows {
      fill()
    } else if let turns {
      turns.update(self, batch, then: fill)
    } else {
      performBatchUpdates(batch, completion: nil)
      fill()
    }
  }
}
