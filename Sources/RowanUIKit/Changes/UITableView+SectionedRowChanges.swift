extension UITableView {
  /// Makes a change of an outline whose roots are sections, as one batch; then fills the rows anew that are to be
  /// refreshed.
  ///
  /// Headers to be refreshed are left to the caller, since a table fills them once; see
  /// ``/Rowan/SectionedRowChanges/refreshedHeaders``.
  ///
  /// ```swift
  /// let sections = outline.sections
  /// let changes = outline.expand(item)
  /// tableView.apply(changes.sectioned(from: sections, to: outline.sections))
  /// ```
  ///
  /// - Parameters:
  ///   - changes: The change.
  ///   - animations: How rows and sections come, go and move.
  ///   - updateData: Makes the data source answer the new rows, if it does not yet.
  ///   - completion: Is called when the animation has ended, and told whether it came to its end.
  public func apply(
    _ changes: SectionedRowChanges, animations: OutlineTableAnimations = OutlineTableAnimations(),
    updateData: @escaping () -> Void = {}, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    if changes.keepsRows {
      updateData()
      completion?(true)
    } else {
      performBatchUpdates(
        { [self] in
          updateData()
          record(changes, animations: animations)
        }, completion: completion)
    }
    refresh(changes.refreshed.flatMap(\.indexPaths))
  }

  /// Says what comes, goes and moves; part of a batch.
  func record(_ changes: SectionedRowChanges, animations: OutlineTableAnimations) {
    var (deleted, inserted) = (
      IndexSet(changes.deletedSections.rows), IndexSet(changes.insertedSections.rows)
    )
    var removedRows = changes.removed.flatMap(\.indexPaths)
    var insertedRows = changes.inserted.flatMap(\.indexPaths)
    if animations.moving == .replace {
      deleted.formUnion(IndexSet(changes.sectionMoves.map(\.from)))
      inserted.formUnion(IndexSet(changes.sectionMoves.map(\.to)))
      removedRows += changes.rowMoves.flatMap(\.from.indexPaths)
      insertedRows += changes.rowMoves.flatMap(\.to.indexPaths)
    } else {
      for move in changes.sectionMoves { moveSection(move.from, toSection: move.to) }
      for move in changes.rowMoves {
        for (from, to) in zip(move.from.indexPaths, move.to.indexPaths) { moveRow(at: from, to: to) }
      }
    }
    if !deleted.isEmpty { deleteSections(deleted, with: animations.deleting) }
    if !inserted.isEmpty { insertSections(inserted, with: animations.inserting) }
    if !removedRows.isEmpty { deleteRows(at: removedRows, with: animations.deleting) }
    if !insertedRows.isEmpty { insertRows(at: insertedRows, with: animations.inserting) }
  }
}

extension SectionedRowChanges.Rows {
  /// The rows for a table view.
  public var indexPaths: [IndexPath] { rows.map { IndexPath(row: $0, section: section) } }
}
