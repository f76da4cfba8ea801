// MARK: Rows and index paths

extension OutlineTableDataSource {
  /// What is shown at an index path; `nil` when there is no such row.
  public func row(at indexPath: IndexPath) -> OutlineRow<Item>? {
    outlineRow(at: indexPath).map { controller.outline.rows[$0] }
  }

  /// The item at an index path; `nil` for a placeholder, and when there is no such row.
  public func item(at indexPath: IndexPath) -> Item? {
    row(at: indexPath)?.item
  }

  /// The root that is a section, or the placeholder behind the roots; `nil` when there is no such section, or
  /// sections are not roots.
  public func row(ofSection section: Int) -> OutlineRow<Item>? {
    noteRequest()
    return face.shown.headerRow(ofSection: section).flatMap { currentRow(ofShown: $0) }
      .map { controller.outline.rows[$0] }
  }

  /// Where the table shows an item; `nil` when it does not, and when the item is a section.
  public func indexPath(of item: Item) -> IndexPath? {
    shownRow(of: item).flatMap { face.shown.indexPath(ofRow: $0) }
  }

  /// The section that a root is; `nil` for all else.
  public func section(of item: Item) -> Int? {
    shownRow(of: item).flatMap { face.shown.section(ofHeaderRow: $0) }
  }

  /// The row by the number that the table knows.
  private func shownRow(of item: Item) -> Int? {
    guard let row = controller.outline.row(of: item) else { return nil }
    return coming.map { $0.changes.oldRow(of: row) } ?? row
  }
}
