/// Stands between a table and a data source whose cells have cells below them.
///
/// Made for those who used a library of this name: the tree table is the table's data source, and the app's
/// data source is the tree table's.
///
/// ```swift
/// let treeTable = TreeTable()                 // to be kept: a table does not keep its data source
/// treeTable.dataSource = self                 // a TreeTableDataSource
/// tableView.dataSource = treeTable
/// ```
///
/// The table's delegate, which is not touched, is given the table's paths:
///
/// ```swift
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   guard let path = treeTable.treeIndexPath(fromTablePath: indexPath) else { return }
///   folders[path].isOpen.toggle()             // the app's own flag, first
///   if treeTable.isExpanded(path) { treeTable.expand(path) } else { treeTable.collapse(path) }
/// }
/// ```
///
/// See ``TreeTableDataSource`` for what is asked, and for the two kinds of paths.
///
/// A cell is known by its path, since that is all the data source says of it. When the table reloads its data,
/// everything shown is asked for anew; in between, the answers of the last time hold, so that the table's
/// rows and its changes always come from one place. Tell of other changes by ``reload(_:)``,
/// ``insertCell(at:)``, ``deleteCell(at:)`` and ``moveCell(at:to:)``.
@MainActor
public final class TreeTable: NSObject {
  /// The table, as soon as it has asked for its rows.
  public internal(set) weak var tableView: UITableView?

  /// The app's data source; a new one is asked for everything.
  public weak var dataSource: (any TreeTableDataSource)? {
    didSet { if dataSource !== oldValue { replaceDataSource() } }
  }

  #if canImport(ObjectiveC)
    /// The outlet of that name in a storyboard; it takes objects only.
    @IBOutlet @objc(dataSource) var dataSourceOutlet: NSObject? {
      get { dataSource as? NSObject }
      set { dataSource = newValue as? any TreeTableDataSource }
    }
  #endif

  /// How rows come when a cell is expanded.
  public var expandingAnimation: UITableView.RowAnimation = .automatic
  /// How rows go when a cell is collapsed.
  public var closingAnimation: UITableView.RowAnimation = .automatic
  /// How the cell of a row is filled anew that was expanded, collapsed or reloaded.
  public var cellRefresh = OutlineCellRefresh.reload
  /// How many rows may come and go as an animation; when there are more, the table is reloaded.
  public var reloadLimit = 500

  /// What is shown: sections are the roots, and every item stands for a shown cell, by a number of no meaning.
  let items = PathItems()
  var controller: OutlineController<Int> { items.controller }
  private(set) var sections = RowSections(rowCounts: [])
  private let turns = TableTurns()

  /// A tree table without data.
  public override init() { super.init() }

  /// A tree table that gives a table its rows.
  ///
  /// - Parameters:
  ///   - tableView: The table, whose data source it becomes.
  ///   - dataSource: The app's data source.
  public convenience init(tableView: UITableView, dataSource: any TreeTableDataSource) {
    self.init()
    self.tableView = tableView
    self.dataSource = dataSource
    tableView.dataSource = self
  }

  private func replaceDataSource() {
    #if canImport(ObjectiveC)
      // A table asks once which methods its data source has.
      if let tableView, tableView.dataSource === self {
        tableView.dataSource = nil
        tableView.dataSource = self
      }
    #endif
    if tableView?.dataSource === self { tableView?.reloadData() }
  }

  // MARK: Changing

  /// Changes what is shown, and shows that in the table as one batch, when the table can take it.
  func change(_ command: @escaping (TreeTable) -> Void) {
    // A table that has not asked for its rows does so now, and not in the middle of the change.
    _ = tableView?.numberOfSections
    turns.take { [weak self] in
      guard let self, let tableView, tableView.dataSource === self else { return }
      let old = sections
      let changes = controller.batch { command(self) }
      sections = controller.outline.sections
      if let changes { show(changes, from: old, in: tableView) }
    }
  }

  private func show(_ changes: RowChanges, from old: RowSections, in tableView: UITableView) {
    guard isShown(old, in: tableView), changes.removed.rowCount + changes.inserted.rowCount <= reloadLimit
    else {
      tableView.reloadData()
      return
    }
    let sectioned = changes.sectioned(from: old, to: sections)
    let refresh = { [cellRefresh] in
      tableView.refreshCells(at: sectioned.refreshed.flatMap(\.indexPaths), by: cellRefresh)
    }
    if sectioned.keepsRows {
      refresh()
    } else {
      turns.update(
        tableView, { [animations] in tableView.record(sectioned, animations: animations) }, then: refresh)
    }
  }

  private func isShown(_ sections: RowSections, in tableView: UITableView) -> Bool {
    tableView.numberOfSections == sections.count
      && (0..<sections.count).allSatisfy {
        tableView.numberOfRows(inSection: $0) == sections.rowCount(inSection: $0)
      }
  }

  private var animations: OutlineTableAnimations {
    var animations = OutlineTableAnimations()
    animations.inserting = expandingAnimation
    animations.deleting = closingAnimation
    return animations
  }
}

// MARK: The table's data source

extension TreeTable: UITableViewDataSource {
  /// How many sections the app's data source has, which is asked for everything, unless a change is under way.
  public func numberOfSections(in tableView: UITableView) -> Int {
    if turns.countsAreAsked() {
      self.tableView = tableView
      readAll()
      sections = controller.outline.sections
    }
    return sections.count
  }

  /// How many cells are shown in a section, on all levels.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (0..<sections.count).contains(section) ? sections.rowCount(inSection: section) : 0
  }

  /// The app's cell for the tree path of a row.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource, let treePath = treeIndexPath(fromTablePath: indexPath) else {
      return UITableViewCell()
    }
    return turns.whileAsked { dataSource.tableView(tableView, cellForRowAt: treePath) }
  }
}
