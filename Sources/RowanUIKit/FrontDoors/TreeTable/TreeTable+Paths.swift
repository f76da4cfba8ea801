// MARK: Paths

extension TreeTable {
  /// The table's path of a cell; `nil` for one that is not shown.
  ///
  /// - Complexity: O(d log n) for d levels
  public func tableIndexPath(fromTreePath treePath: IndexPath) -> IndexPath? {
    guard let item = item(at: treePath), let row = controller.outline.row(of: item) else { return nil }
    let position = sections.position(ofRow: row)
    return position.row.map { IndexPath(row: $0, section: position.section) }
  }

  /// The tree path of a row; `nil` where there is no such row.
  ///
  /// - Complexity: O(d log n) for d levels
  public func treeIndexPath(fromTablePath tablePath: IndexPath) -> IndexPath? {
    guard tablePath.count == 2, let row = sections.row(tablePath.row, inSection: tablePath.section) else {
      return nil
    }
    return controller.outline.item(atRow: row).flatMap(treePath)
  }

  /// The tree path of a cell that the table shows; `nil` for another one.
  public func treeIndexPath(for cell: UITableViewCell) -> IndexPath? {
    tableView?.indexPath(for: cell).flatMap(treeIndexPath(fromTablePath:))
  }

  /// The row in its section of a cell; `nil` for one that is not shown.
  public func row(forTreeIndexPath treePath: IndexPath) -> Int? {
    tableIndexPath(fromTreePath: treePath)?.row
  }

  /// The cells that have the same parent, the cell itself among them, or all on top in a section; none for a
  /// cell that is not shown.
  public func siblings(_ treePath: IndexPath) -> [IndexPath] {
    guard let item = item(at: treePath) else { return [] }
    let above = treePath.dropLast()
    return controller.outline.siblings(of: item).indices.map { above.appending($0) }
  }

  /// The cell right above; `nil` for one on top in a section, and one that is not shown.
  public func parent(_ treePath: IndexPath) -> IndexPath? {
    guard treePath.count > 2, item(at: treePath) != nil else { return nil }
    return treePath.dropLast()
  }

  /// The tree paths of the selected rows, in their order.
  public var selectedTreeIndexPaths: [IndexPath] {
    (tableView?.indexPathsForSelectedRows ?? []).sorted().compactMap(treeIndexPath(fromTablePath:))
  }

  /// Selects a cell in the table, if it is shown.
  public func select(
    _ treePath: IndexPath, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
  ) {
    guard let path = tableIndexPath(fromTreePath: treePath) else { return }
    tableView?.selectRow(at: path, animated: animated, scrollPosition: scrollPosition)
  }

  /// The item of a cell that is shown; sections are none.
  func item(at treePath: IndexPath) -> Int? {
    treePath.count > 1 ? controller.outline.item(atPath: treePath) : nil
  }

  func treePath(of item: Int) -> IndexPath? { items.path(of: item) }
}

extension UITableView {
  /// The tree table that gives the table its rows, if one does.
  public var treeTable: TreeTable? { dataSource as? TreeTable }
}
