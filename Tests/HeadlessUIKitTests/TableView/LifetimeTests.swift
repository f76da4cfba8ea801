import HeadlessUIKit
import Testing

/// Who keeps whom: tables do not keep their data sources and delegates, nor do these keep tables.
@MainActor struct LifetimeTests {
  @Test func tableAndDataSourceAreFreed() {
    weak var table: UITableView?
    weak var letters: Letters?
    weak var cell: UITableViewCell?
    do {
      let fixture = LettersTable([["a", "b"]])
      fixture.update(to: [["b"]]) { $0.deleteRows(at: [IndexPath(0, 0)], with: .none) }
      table = fixture.table
      letters = fixture.letters
      cell = fixture.table.visibleCells.first
      #expect(table != nil && letters != nil && cell != nil)
    }
    #expect(table == nil && letters == nil && cell == nil)
  }

  /// UITableView.dataSource is weak: a table that outlives it is empty when it is next filled.
  @Test func tableOutlivesItsDataSource() {
    var letters: Letters? = Letters([["a"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = letters
    #expect(table.drawing() == "  a")
    letters = nil
    #expect(table.dataSource == nil)
    #expect(table.drawing() == "  a")
    table.reloadData()
    #expect(table.drawing() == "")
  }

  @Test func diffableDataSourceOutlivesItsTable() {
    weak var freed: UITableView?
    let source: UITableViewDiffableDataSource<Int, Int>
    do {
      let table = UITableView(frame: .zero, style: .plain)
      source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil }
      freed = table
    }
    #expect(freed == nil)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot)
    #expect(source.snapshot().numberOfSections == 1)
  }

  @Test func viewsAndControllersAreFreed() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let window = UIWindow()
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      root.onAction("act:") { [weak root] _ in root?.title = "acted" }
      root.navigationItem.rightBarButtonItem = root.editButtonItem
      controller = root
      view = root.view
      #expect(view != nil)
    }
    #expect(controller == nil && view == nil)
  }

  @Test func dragIsNotKept() {
    let fixture = LettersTable([["a"]])
    weak var drag: HeadlessDrag?
    do {
      let item = UIDragItem(itemProvider: NSItemProvider())
      let local = HeadlessDrag(items: [item])
      local.move(over: fixture.table, to: nil)
      drag = local
      #expect(drag != nil)
    }
    #expect(drag == nil)
    #expect(!fixture.table.hasActiveDrop)
  }
}
