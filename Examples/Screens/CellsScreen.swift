import RowanUIKit

/// A cell of the app's own, with its own flag.
private final class NumberedCell {
  let cells: [NumberedCell]
  var isExpanded = false

  init(_ cells: [NumberedCell] = []) {
    self.cells = cells
  }
}

/// Cells and subcells by way of `TreeTable`, which stands between the table and the screen and speaks in paths.
final class CellsScreen: UITableViewController, TreeTableDataSource {
  private let treeTable = TreeTable()
  private let sections = [
    [NumberedCell(), NumberedCell()],
    [
      NumberedCell(), NumberedCell([NumberedCell(), NumberedCell([NumberedCell()])]),
      NumberedCell([NumberedCell()]),
    ],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    treeTable.dataSource = self
    tableView.dataSource = treeTable
  }

  private func cell(_ path: IndexPath) -> NumberedCell {
    path.dropFirst(2).reduce(sections[path[0]][path[1]]) { $0.cells[$1] }
  }

  // The questions that have a path for each level.

  func tableView(_ tableView: UITableView, isCellExpanded treeIndexPath: IndexPath) -> Bool {
    cell(treeIndexPath).isExpanded
  }

  func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treeIndexPath: IndexPath) -> Int {
    cell(treeIndexPath).cells.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt treeIndexPath: IndexPath
  ) -> UITableViewCell {
    let shown = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    shown.textLabel?.text = treeIndexPath.map(String.init).joined(separator: "-")
    shown.indentationLevel = treeIndexPath.count - 2
    return shown
  }

  // The others, as the table asks them.

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let path = treeTable.treeIndexPath(fromTablePath: indexPath) else { return }
    cell(path).isExpanded.toggle()
    if treeTable.isExpanded(path) { treeTable.expand(path) } else { treeTable.collapse(path) }
  }
}
