import RowanTestSupport
import RowanUIKit
import Testing

/// The code of "A first table".
@MainActor
struct FirstTablePage {
  private let folders = [
    Folder("Fruit", [Folder("Apple"), Folder("Pear")]), Folder("Bread", [Folder("Rye")]),
  ]
  private let stage = Stage()
  private var tableView: UITableView { stage.table }

  private func makeController() -> OutlineController<Folder> {
    let controller = OutlineController(Outline(folders, children: \.children))
    controller.title = { $0.name }
    return controller
  }

  @Test func threeLinesShowATree() throws {
    let controller = OutlineController(Outline(folders, children: \.children))
    controller.title = { $0.name }
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)
    #expect(tableView.drawing() == "  ▸ Fruit\n  ▸ Bread")

    controller.expandAll()
    try controller.move([folders[1]], to: folders[0], at: 0)
    controller.setFilter(OutlineFilter { $0.name.contains("Pear") })
    #expect(tableView.drawing() == "  ▾ Fruit\n    Pear")
    withExtendedLifetime(dataSource) {}
  }

  @Test func cellsAreTheApps() {
    let controller = makeController()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller) {
      tableView, path, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: path)
      cell.textLabel?.text = row.item?.name
      cell.indentationLevel = row.level
      return cell
    }
    tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(tableView.drawing() == "  Fruit\n  Bread\n    Rye")
    withExtendedLifetime(dataSource) {}
  }

  @Test func defaultCellsShowMore() {
    let controller = makeController()
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)
    dataSource.adjustContent = { content, row in
      content.subtitle = row.item.map { "\($0.children.count) inside" }
    }
    dataSource.style.showsGuideLines = true
    tableView.reloadData()
    controller.expand(folders[0])
    #expect(tableView.drawing().hasPrefix("  ▾ Fruit 2 inside\n  │ Apple 0 inside"))
  }

  @Test func rootsAreSections() {
    let controller = makeController()
    let dataSource = OutlineTableDataSource(
      tableView: tableView, controller: controller, sections: .rootsCollapsible)
    tableView.simulateHeaderTap(inSection: 1)
    #expect(tableView.drawing() == "# ▸ Fruit\n# ▾ Bread\n  Rye")
    withExtendedLifetime(dataSource) {}
  }

  @Test func tablesDoMore() {
    let controller = makeController()
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)
    dataSource.tap = .toggleParentsSelectLeaves
    dataSource.allowsDragging = true
    dataSource.swipeActions = { _, edge in edge == .trailing ? [.delete(title: "Delete")] : [] }
    dataSource.scrollsToOpenedRows = true
    controller.moveOptions.isMovable = { $0.name != "Fruit" }
    tableView.simulateSwipe(at: IndexPath(row: 0, section: 0), choosing: "Delete")
    #expect(tableView.drawing() == "  ▸ Bread")
  }

  @Test func changesAreApplied() {
    final class Source: NSObject, UITableViewDataSource {
      var outline = Outline(levels: [(0, "Fruit"), (1, "Apple")])

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.rows.count
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = outline.item(atRow: indexPath.row)
        return cell
      }

      func toggle(_ item: String, in tableView: UITableView) {
        let changes = outline.toggle(item)
        tableView.apply(changes)
      }
    }
    let source = Source()
    tableView.dataSource = source
    #expect(tableView.drawing() == "  Fruit")
    source.toggle("Fruit", in: tableView)
    #expect(tableView.drawing() == "  Fruit\n  Apple")
  }
}
