import RowanUIKit

/// A node that is an object, to be subclassed.
class ObjectNode: TreeNode {
  let number: Int
  var below: [ObjectNode]
  var opened = false
  var level = 0

  init(_ number: Int, _ below: [ObjectNode] = []) {
    self.number = number
    self.below = below
  }

  func children() -> [ObjectNode] { below }
}

final class SpecialNode: ObjectNode {}

/// A node that is a value.
struct ValueNode: TreeNode {
  let id: String
  var below: [ValueNode] = []
  var opened = false
  var level = 0

  init(_ id: String, _ below: [ValueNode] = []) {
    self.id = id
    self.below = below
  }

  func children() -> [ValueNode] { below }
}

/// An adapter's rows in one section of a table.
@MainActor final class AdapterTable<Node: TreeNode>: NSObject, UITableViewDataSource, UITableViewDelegate
where Node.Child == Node {
  let adapter = TreeTableViewAdapter<Node>()
  let stage: Stage
  /// Whether cells are taken from the table for a path.
  var dequeuesByPath = true
  private let title: (Node) -> String
  private let sectionCount: Int
  var table: UITableView { stage.table }

  init(rowsOnScreen: Int = 12, sectionCount: Int = 1, title: @escaping (Node) -> String) {
    stage = Stage(rowsOnScreen: rowsOnScreen)
    self.title = title
    self.sectionCount = sectionCount
    super.init()
    adapter.tableViewSection = sectionCount - 1
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == adapter.tableViewSection ? adapter.numberOfRows : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dequeuesByPath
      ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    cell.indentationLevel = max(0, adapter.level(at: indexPath) - 1)
    guard let node = adapter.node(for: indexPath) else {
      cell.textLabel?.text = "other"
      return cell
    }
    let sign = adapter.hasChildren(indexPath) ? node.opened ? "- " : "+ " : ""
    cell.textLabel?.text = sign + title(node)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    adapter.changeNodeState(in: tableView, at: indexPath)
  }

  /// Taps the row of the section.
  func tap(_ row: Int) { table.simulateTap(at: path(row)) }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: adapter.tableViewSection) }
}
