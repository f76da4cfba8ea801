import RowanUIKit

/// Folders that are loaded as they are opened, with search, check marks, drag and drop, swipes and undo.
///
/// All that the user does to the tree stays in the app; the server only answers.
public final class FoldersScreen: UIViewController {
  /// The outline.
  public let controller = OutlineController<Entry>()
  private let desk: FolderDesk
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let search = UISearchController(searchResultsController: nil)
  private var dataSource: OutlineTableDataSource<Entry>?
  private var undos: [[OutlineEdit<Entry>]] = []
  private var isUndoing = false

  /// A screen of what a desk has.
  public init(_ desk: FolderDesk) {
    self.desk = desk
    super.init(nibName: nil, bundle: nil)
  }

  /// There is none in a storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    prepareController()
    prepareTable()
    prepareBar()
    if let state = desk.state { dataSource?.restore(state) }
    controller.load(nil)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    desk.state = dataSource?.state
  }

  private func prepareController() {
    controller.title = \.name
    controller.loader = { [server = desk.server] folder, cursor in
      try await server.children(of: folder, from: cursor)
    }
    controller.loadingOptions.message = { _ in "the server is asleep" }
    controller.offeredActions.formUnion(Set.moves.union([.check]))
    controller.pinnedLimit = 2
    controller.moveOptions.shouldMove = { move in move.place.parent?.isFolder ?? true }
    controller.undoable = { [weak self] edits in
      guard let self, !isUndoing else { return }
      undos.append(edits)
    }
  }

  private func prepareTable() {
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)
    dataSource.style.showsGuideLines = true
    dataSource.allowsDragging = true
    dataSource.scrollsToOpenedRows = true
    dataSource.swipeActions = { _, edge in edge == .trailing ? [.delete(title: "Delete")] : [] }
    dataSource.adjustContent = { content, row in
      if let entry = row.item { content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc") }
    }
    self.dataSource = dataSource
  }

  private func prepareBar() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.undo() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Close all") { [weak self] _ in
          self?.controller.collapseAll(origin: .user)
        }),
    ]
  }

  private func undo() {
    guard let edits = undos.popLast() else { return }
    isUndoing = true
    _ = try? controller.perform(edits, origin: .user)
    isUndoing = false
  }
}

extension FoldersScreen: UISearchResultsUpdating {
  /// Shows the entries whose names have the text in them, with the folders they are in.
  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard !text.isEmpty else {
      controller.setFilter(nil)
      return
    }
    controller.setFilter(OutlineFilter { $0.name.localizedCaseInsensitiveContains(text) })
    UIAccessibility.post(
      notification: .announcement,
      argument: OutlineTexts().didFilter(controller.matchCount, !controller.isFilterIncomplete))
  }
}
