extension UICollectionView {
  /// Makes a change of the rows of an outline in one section, as one batch; then fills the items anew that are to
  /// be refreshed.
  ///
  /// - Parameters:
  ///   - changes: The change.
  ///   - section: The section that shows the rows, before and after.
  ///   - updateData: Makes the data source answer the new rows, if it does not yet.
  ///   - completion: Is called when the animation has ended, and told whether it came to its end.
  public func apply(
    _ changes: RowChanges, section: Int = 0, updateData: @escaping () -> Void = {},
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(item: $0, section: section) } }
    if changes.keepsRows {
      updateData()
      completion?(true)
    } else {
      performBatchUpdates(
        { [self] in
          updateData()
          if !changes.removed.isEmpty { deleteItems(at: paths(changes.removedRows)) }
          if !changes.inserted.isEmpty { insertItems(at: paths(changes.insertedRows)) }
          for (from, to) in changes.movedRows {
            moveItem(at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
          }
        }, completion: completion)
    }
    let refreshed = paths(changes.refreshedRows)
    if !refreshed.isEmpty { reconfigureItems(at: refreshed) }
  }

  /// Makes a change of an outline whose roots are sections, as one batch; then fills the items anew that are to
  /// be refreshed.
  ///
  /// Headers to be refreshed are left to the caller; see ``/Rowan/SectionedRowChanges/refreshedHeaders``.
  ///
  /// - Parameters:
  ///   - changes: The change.
  ///   - updateData: Makes the data source answer the new rows, if it does not yet.
  ///   - completion: Is called when the animation has ended, and told whether it came to its end.
  public func apply(
    _ changes: SectionedRowChanges, updateData: @escaping () -> Void = {},
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if changes.keepsRows {
      updateData()
      completion?(true)
    } else {
      performBatchUpdates(
        { [self] in
          updateData()
          record(changes)
        }, completion: completion)
    }
    let refreshed = changes.refreshed.flatMap(\.indexPaths)
    if !refreshed.isEmpty { reconfigureItems(at: refreshed) }
  }

  private func record(_ changes: SectionedRowChanges) {
    let (deleted, inserted) = (
      IndexSet(changes.deletedSections.rows), IndexSet(changes.insertedSections.rows)
    )
    if !deleted.isEmpty { deleteSections(deleted) }
    if !inserted.isEmpty { insertSections(inserted) }
    for move in changes.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !changes.removed.isEmpty { deleteItems(at: changes.removed.flatMap(\.indexPaths)) }
    if !changes.inserted.isEmpty { insertItems(at: changes.inserted.flatMap(\.indexPaths)) }
    for move in changes.rowMoves {
      for (from, to) in zip(move.from.indexPaths, move.to.indexPaths) { moveItem(at: from, to: to) }
    }
  }
}
