/// Gives a ``TreeTable`` cells that have cells below them.
///
/// It is a table's data source with two more questions. **Tree paths** have an index for the section, one for
/// the cell on top, and one for each level below: `[1, 0, 2]` is the third cell below the first cell of the
/// second section. **Table paths** have two, as everywhere.
///
/// - `tableView(_:numberOfRowsInSection:)` answers how many cells are on top in a section.
/// - `tableView(_:cellForRowAt:)` is given a tree path. To take a cell from the table for it, use
///   `dequeueReusableCell(withIdentifier:)`, which needs no path.
/// - All optional methods are given table paths, as the table has them; ``TreeTable/treeIndexPath(fromTablePath:)``
///   converts.
///
/// Whether a cell is expanded is the app's to know: a flag in its model, say. Only what is shown is asked for.
@MainActor
public protocol TreeTableDataSource: UITableViewDataSource {
  /// Whether a cell's own cells are shown.
  func tableView(_ tableView: UITableView, isCellExpanded treeIndexPath: IndexPath) -> Bool

  /// How many cells are right below a cell; asked for one that is expanded.
  func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treeIndexPath: IndexPath) -> Int

  /// Notes that a cell is to be expanded, or collapsed.
  ///
  /// Called by ``TreeTable/expand(_:)``, ``TreeTable/collapse(_:)`` and those that do all cells, when the app's
  /// flag says otherwise. An app that sets its flag itself, before it calls them, can do without this method.
  func tableView(_ tableView: UITableView, setExpanded isExpanded: Bool, forCellAt treeIndexPath: IndexPath)
}

extension TreeTableDataSource {
  /// Notes nothing.
  public func tableView(
    _ tableView: UITableView, setExpanded isExpanded: Bool, forCellAt treeIndexPath: IndexPath
  ) {}
}
