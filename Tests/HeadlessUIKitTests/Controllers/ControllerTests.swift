import HeadlessUIKit
import Testing

/// View controllers, navigation, search and alerts.
@MainActor struct ControllerTests {
  @MainActor private final class Screen: UIViewController {
    let name: String
    let log: Log

    @MainActor final class Log {
      var events: [String] = []
      func take() -> [String] {
        defer { events = [] }
        return events
      }
    }

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.events.append("\(name) \(event)") }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("appearing \(view.window != nil)") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func viewDidLayoutSubviews() { note("layout") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = Screen.Log()

  @Test func screenComesAndGoes() {
    let screen = Screen("a", log)
    #expect(!screen.isViewLoaded)
    window.rootViewController = screen
    #expect(log.take() == ["a load", "a will appear", "a appearing true", "a layout", "a did appear"])
    #expect(screen.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(log.take() == ["a will disappear", "a did disappear"])
    #expect(screen.view.window == nil)
  }

  @Test func navigationShowsTheLastController() {
    let navigation = UINavigationController(rootViewController: Screen("a", log))
    window.rootViewController = navigation
    #expect(log.take() == ["a load", "a will appear", "a appearing true", "a layout", "a did appear"])
    let next = Screen("b", log)
    navigation.pushViewController(next, animated: true)
    #expect(
      log.take() == [
        "a will disappear", "a did disappear", "b load", "b will appear", "b appearing true", "b layout",
        "b did appear",
      ])
    #expect(next.navigationController === navigation)
    #expect(navigation.topViewController === next)
    #expect(navigation.popViewController(animated: true) === next)
    #expect(next.navigationController == nil)
    #expect(log.take().first == "b will disappear")
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([Screen("c", log), Screen("d", log)], animated: false)
    #expect((navigation.topViewController as? Screen)?.name == "d")
    navigation.popToRootViewController(animated: false)
    #expect((navigation.topViewController as? Screen)?.name == "c")
    navigation.topViewController?.show(Screen("e", log), sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func controllersArePresented() {
    let screen = Screen("a", log)
    window.rootViewController = screen
    _ = log.take()
    let sheet = Screen("s", log)
    var events: [String] = []
    screen.present(sheet, animated: true) { events.append("presented") }
    #expect(screen.presentedViewController === sheet)
    #expect(sheet.presentingViewController === screen)
    #expect(log.take().contains("s did appear"))
    sheet.dismiss(animated: true) { events.append("dismissed") }
    #expect(screen.presentedViewController == nil)
    #expect(log.take() == ["s will disappear", "s did disappear"])
    #expect(events == ["presented", "dismissed"])
  }

  @MainActor private final class List: UITableViewController {
    var rows = ["a", "b"]
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "List"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  @Test func tableControllerShowsItsTable() {
    let list = List(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: list)
    #expect(list.navigationItem.title == "List")
    #expect(list.tableView.drawing() == "  a\n  b")
    list.navigationItem.rightBarButtonItem?.simulateTap()
    #expect(list.isEditing)
    #expect(list.tableView.drawing() == "  ⊖ a\n  ⊖ b")
    // A controller that does not move rows has rows that cannot be moved.
    list.tableView.cellForRow(at: IndexPath(0, 0))?.showsReorderControl = true
    #expect(!list.tableView.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1)))
  }

  /// UITableViewController.clearsSelectionOnViewWillAppear.
  @Test func tableControllerClearsItsSelection() {
    let list = List(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    list.tableView.simulateTap(at: IndexPath(0, 1))
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(0, 1))
    navigation.popViewController(animated: false)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func tableIsRefreshed() {
    let list = List(style: .plain)
    window.rootViewController = list
    #expect(!list.tableView.simulatePullToRefresh())
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak list] _ in
        list?.rows = ["c"]
        list?.tableView.reloadData()
        list?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    list.refreshControl = control
    #expect(list.tableView.simulatePullToRefresh())
    #expect(!control.isRefreshing)
    #expect(list.tableView.drawing() == "  c")
  }

  @MainActor private final class Searcher: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var events: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      events.append("\(searchController.isActive) \(searchController.searchBar.text ?? "nothing")")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      events.append("typed \(searchText)")
    }
  }

  @Test func searchingTellsWhatIsSearchedFor() {
    let searcher = Searcher()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = searcher
    search.searchBar.delegate = searcher
    search.simulateTyping("ab")
    #expect(searcher.events == ["true nothing", "typed ab", "true ab"])
    search.simulateCancel()
    #expect(searcher.events.last == "false nothing")
  }

  @Test func alertIsAnswered() {
    let screen = Screen("a", log)
    window.rootViewController = screen
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answer: String?
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { answer = $0.title })
    alert.addTextField { $0.placeholder = "why" }
    screen.present(alert, animated: true)
    #expect(alert.simulateChoice(titled: "Yes"))
    #expect(answer == "Yes")
    #expect(screen.presentedViewController == nil)
    #expect(alert.textFields?.first?.placeholder == "why")
  }
}
