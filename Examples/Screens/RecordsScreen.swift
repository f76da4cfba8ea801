import RowanUIKit

/// A node as users of the older library have it: an object that knows whether it is open.
final class Record: TreeNode {
  let name: String
  let records: [Record]
  var opened = false
  var level = 0

  init(_ name: String, _ records: [Record] = []) {
    self.name = name
    self.records = records
  }

  func children() -> [Record] { records }

  static func library() -> [Record] {
    [
      Record(
        "Baroque",
        [
          Record("Bach", [Record("Cello Suites"), Record("Goldberg Variations")]),
          Record("Purcell", [Record("Dido and Aeneas")]),
        ]),
      Record(
        "Jazz", [Record("Brubeck", [Record("Time Out")]), Record("Evans", [Record("Waltz for Debby")])]),
      Record("To be sorted"),
    ]
  }
}

/// A tree by way of `TreeTableViewAdapter`: the screen is the table's data source, and asks the adapter.
final class RecordsScreen: UITableViewController {
  private let adapter = TreeTableViewAdapter<Record>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "record")
    adapter.nodes = Record.library()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    adapter.numberOfRows
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "record", for: indexPath)
    guard let record = adapter.node(for: indexPath) else { return cell }
    cell.textLabel?.text = record.name
    cell.indentationLevel = record.level - 1
    cell.imageView?.image =
      record.records.isEmpty ? nil : UIImage(systemName: record.opened ? "chevron.down" : "chevron.right")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    adapter.changeNodeState(in: tableView, at: indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
