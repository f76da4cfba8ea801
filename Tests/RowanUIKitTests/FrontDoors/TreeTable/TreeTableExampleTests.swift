import RowanUIKit
import Testing

// What a user of the older library wrote, with no more change than today's Swift asks for.

private final class Entry {
  let name: String
  let entries: [Entry]
  var isExpanded = false

  init(_ name: String, _ entries: [Entry] = []) {
    self.name = name
    self.entries = entries
  }
}

private final class EntriesController: UITableViewController, TreeTableDataSource {
  let treeView = TreeTable()
  let sections: [[Entry]]

  init(_ sections: [[Entry]]) {
    self.sections = sections
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    treeView.dataSource = self
    tableView.dataSource = treeView
  }

  private func entry(_ treeIndexPath: IndexPath) -> Entry {
    treeIndexPath.dropFirst(2).reduce(sections[treeIndexPath[0]][treeIndexPath[1]]) { $0.entries[$1] }
  }

  // The two new methods.

  func tableView(_ tableView: UITableView, isCellExpanded treeIndexPath: IndexPath) -> Bool {
    entry(treeIndexPath).isExpanded
  }

  func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treeIndexPath: IndexPath) -> Int {
    entry(treeIndexPath).entries.count
  }

  // Those that are invoked with an index path of N depth.

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt treeIndexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry") ?? UITableViewCell()
    cell.textLabel?.text = entry(treeIndexPath).name
    cell.indentationLevel = treeIndexPath.count - 2
    return cell
  }

  // Those that are forwarded untouched.

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "section \(section)"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let treeIndexPath = treeView.treeIndexPath(fromTablePath: indexPath) else { return }
    let entry = entry(treeIndexPath)
    entry.isExpanded.toggle()
    if treeView.isExpanded(treeIndexPath) {
      treeView.expand(treeIndexPath)
    } else {
      treeView.collapse(treeIndexPath)
    }
  }
}

@MainActor struct TreeTableExampleTests {
  @Test func exampleRuns() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let controller = EntriesController([
      [Entry("0-0")],
      [Entry("1-0"), Entry("1-1", [Entry("1-1-0", [Entry("1-1-0-0")]), Entry("1-1-1")]), Entry("1-2")],
    ])
    window.rootViewController = controller
    guard let table = controller.tableView else { return }

    #expect(table.drawing() == "# section 0\n  0-0\n# section 1\n  1-0\n  1-1\n  1-2")
    expectLegal {
      table.simulateTap(at: IndexPath(row: 1, section: 1))
      table.simulateTap(at: IndexPath(row: 2, section: 1))
    }
    #expect(
      table.drawing() == """
        # section 0
          0-0
        # section 1
          1-0
          1-1
        *   1-1-0
              1-1-0-0
            1-1-1
          1-2
        """)
    #expect(controller.treeView.tableIndexPath(fromTreePath: [1, 1, 1]) == IndexPath(row: 4, section: 1))
    #expect(controller.treeView.treeIndexPath(fromTablePath: IndexPath(row: 3, section: 1)) == [1, 1, 0, 0])
    // What was open below is open again.
    expectLegal { for _ in 0..<2 { table.simulateTap(at: IndexPath(row: 1, section: 1)) } }
    #expect(table.numberOfRows(inSection: 1) == 6)
  }
}
