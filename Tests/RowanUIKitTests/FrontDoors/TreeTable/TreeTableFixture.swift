import RowanUIKit

/// A cell of the app's, with its own flag.
final class Cell {
  let name: String
  var cells: [Cell]
  var isExpanded = false

  init(_ name: String, _ cells: [Cell] = []) {
    self.name = name
    self.cells = cells
  }
}

/// The app's data source, which remembers what it was asked.
@MainActor final class CellsDataSource: NSObject, TreeTableDataSource {
  var sections: [[Cell]]
  /// Whether the app notes what is to be expanded.
  var takesNotes = true
  /// Takes a cell from the table for a tree path; as users of the older library do, without a path.
  var dequeue: (UITableView, IndexPath) -> UITableViewCell? = { table, _ in
    table.dequeueReusableCell(withIdentifier: "cell")
  }
  /// The paths of which children were asked for.
  var asked: [[Int]] = []

  init(_ sections: [[Cell]]) {
    self.sections = sections
  }

  func cell(_ path: IndexPath) -> Cell? {
    var cells = sections.indices.contains(path[0]) ? sections[path[0]] : []
    var cell: Cell?
    for index in path.dropFirst() {
      guard cells.indices.contains(index) else { return nil }
      cell = cells[index]
      cells = cells[index].cells
    }
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeue(tableView, indexPath) ?? UITableViewCell()
    guard let content = self.cell(indexPath) else { return cell }
    cell.textLabel?.text = content.name
    cell.indentationLevel = indexPath.count - 2
    cell.accessoryType = content.isExpanded ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, isCellExpanded treeIndexPath: IndexPath) -> Bool {
    cell(treeIndexPath)?.isExpanded ?? false
  }

  func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treeIndexPath: IndexPath) -> Int {
    asked.append(Array(treeIndexPath))
    return cell(treeIndexPath)?.cells.count ?? 0
  }

  func tableView(_ tableView: UITableView, setExpanded isExpanded: Bool, forCellAt treeIndexPath: IndexPath) {
    if takesNotes { cell(treeIndexPath)?.isExpanded = isExpanded }
  }
}

/// Cells in a table, by way of a tree table.
@MainActor struct TreeTableFixture {
  let stage: Stage
  let source: CellsDataSource
  let tree: TreeTable
  var table: UITableView { stage.table }

  init(rowsOnScreen: Int = 12, _ sections: [[Cell]]) {
    stage = Stage(rowsOnScreen: rowsOnScreen)
    source = CellsDataSource(sections)
    tree = TreeTable(tableView: stage.table, dataSource: source)
    stage.table.layoutIfNeeded()
  }

  /// Two sections, of which the second has three levels.
  static var filled: TreeTableFixture {
    TreeTableFixture([
      [Cell("a"), Cell("b", [Cell("b0")])],
      [Cell("c", [Cell("c0", [Cell("c00"), Cell("c01")]), Cell("c1")]), Cell("d")],
    ])
  }
}
