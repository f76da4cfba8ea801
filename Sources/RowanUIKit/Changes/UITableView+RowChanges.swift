extension UITableView {
  /// Makes a change of the rows of an outline in one section, as one batch; then fills the rows anew that are to
  /// be refreshed.
  ///
  /// ```swift
  /// let changes = outline.expand(item)     // which the data source answers from
  /// tableView.apply(changes)
  /// ```
  ///
  /// The table must have asked for its rows before the outline changed. When it might not have, which is when it
  /// is not in a window yet, change the outline within `updateData`.
  ///
  /// - Parameters:
  ///   - changes: The change.
  ///   - section: The section that shows the rows, before and after.
  ///   - animations: How rows come, go and move.
  ///   - updateData: Makes the data source answer the new rows, if it does not yet.
  ///   - completion: Is called when the animation has ended, and told whether it came to its end.
  public func apply(
    _ changes: RowChanges, section: Int = 0, animations: OutlineTableAnimations = OutlineTableAnimations(),
    updateData: @escaping () -> Void = {}, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if changes.keepsRows {
      updateData()
      completion?(true)
    } else {
      performBatchUpdates(
        { [self] in
          updateData()
          record(changes, section: section, animations: animations)
        }, completion: completion)
    }
    refresh(changes.refreshedRows.map { IndexPath(row: $0, section: section) })
  }

  /// Says what comes, goes and moves; part of a batch.
  func record(_ changes: RowChanges, section: Int, animations: OutlineTableAnimations) {
    func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: section) } }
    var (removed, inserted) = (changes.removedRows, changes.insertedRows)
    if animations.moving == .replace {
      for move in changes.moves {
        removed += move.from
        inserted += move.destination
      }
    } else {
      for (from, to) in changes.movedRows {
        moveRow(at: IndexPath(row: from, section: section), to: IndexPath(row: to, section: section))
      }
    }
    if !removed.isEmpty { deleteRows(at: paths(removed), with: animations.deleting) }
    if !inserted.isEmpty { insertRows(at: paths(inserted), with: animations.inserting) }
  }

  /// Fills rows anew, in the coordinates of now.
  func refresh(_ rows: [IndexPath]) {
    if !rows.isEmpty { reconfigureRows(at: rows) }
  }
}
