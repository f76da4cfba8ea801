// What every table view in an app had in the library that these names come from, and only a tree table has here.

extension UITableView {
  /// The tree table that gives the table its rows.
  @available(*, unavailable, renamed: "treeTable")
  public var treeProxy: TreeTable? { treeTable }

  /// Shows what is below a cell.
  @available(*, unavailable, message: "use treeTable?.expand(_:)")
  public func expand(_ treeIndexPath: IndexPath) {}

  /// Whether a cell is expanded.
  @available(*, unavailable, message: "use treeTable?.isExpanded(_:)")
  public func isExpanded(_ treeIndexPath: IndexPath) -> Bool { false }

  /// Hides what is below a cell.
  @available(*, unavailable, message: "use treeTable?.collapse(_:)")
  public func collapse(_ treeIndexPath: IndexPath) {}

  /// The cells that have the same parent.
  @available(*, unavailable, message: "use treeTable?.siblings(_:)")
  public func siblings(_ treeIndexPath: IndexPath) -> [IndexPath] { [] }

  /// The cell right above.
  @available(*, unavailable, message: "use treeTable?.parent(_:)")
  public func parent(_ treeIndexPath: IndexPath) -> IndexPath? { nil }

  /// The row of a cell.
  @available(*, unavailable, message: "use treeTable?.row(forTreeIndexPath:)")
  public func row(forTreeIndexPath treeIndexPath: IndexPath) -> Int? { nil }

  /// The tree path of a cell.
  @available(*, unavailable, message: "use treeTable?.treeIndexPath(for:)")
  public func treeIndexPath(for cell: UITableViewCell) -> IndexPath? { nil }

  /// The table's path of a cell.
  @available(*, unavailable, message: "use treeTable?.tableIndexPath(fromTreePath:)")
  public func tableIndexPath(fromTreePath treeIndexPath: IndexPath) -> IndexPath? { nil }

  /// The tree path of a row.
  @available(*, unavailable, message: "use treeTable?.treeIndexPath(fromTablePath:)")
  public func treeIndexPath(fromTablePath tableIndexPath: IndexPath) -> IndexPath? { nil }
}
