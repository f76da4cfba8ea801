// MARK: Rows and index paths

extension OutlineTableDataSource {
  /// What is shown at an index path; `nil` when there is no such row.
  public func row(at indexPath: IndexPath) -> OutlineRow<Item>? {
    currentRow(at: indexPath).map { controller.outline.rows[$0] }
  }

  /// The item at an index path; `nil` for a placeholder, and when there is no such row.
  public func item(at indexPath: IndexPath) -> Item? {
    row(at: indexPath)?.item
  }

  /// The root that is a section, or the placeholder behind the roots; `nil` when there is no such section, or
  /// sections are not roots.
  public func row(ofSection section: Int) -> OutlineRow<Item>? {
    guard let row = face.shown.headerRow(ofSection: section), row < controller.outline.rows.count else {
      return nil
    }
    return controller.outline.rows[row]
  }

  /// Where an item is shown; `nil` when it is not, or is a section.
  public func indexPath(of item: Item) -> IndexPath? {
    controller.outline.row(of: item).flatMap { face.shown.indexPath(ofRow: $0) }
  }

  /// The section that a root is; `nil` for all else.
  public func section(of item: Item) -> Int? {
    controller.outline.row(of: item).flatMap { face.shown.section(ofHeaderRow: $0) }
  }

  /// The outline's row at an index path.
  func currentRow(at path: IndexPath) -> Int? {
    noteRequest()
    return outlineRow(at: path)
  }
}
