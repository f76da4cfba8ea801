/// Shows the outline of a controller in a table view.
///
/// ```swift
/// let controller = OutlineController(Outline(folders, children: \.children))
/// dataSource = OutlineTableDataSource(tableView: tableView, controller: controller) { tableView, path, row in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: path)
///   cell.textLabel?.text = row.item?.name
///   cell.indentationLevel = row.level
///   return cell
/// }
/// controller.expand(folders[0])        // the table follows
/// ```
///
/// Keep the data source: the table does not. It becomes the table's data source and delegate; those that the table
/// had are still reached for everything that the outline has no say in, and hear of taps, see ``dataSource`` and
/// ``delegate``.
///
/// Each update of the controller becomes one batch, however much it changed, and so does one that comes while the
/// table is in no window, is being dragged over, or is within an update of the app's own. Two tables may show one
/// controller. Whichever goes first, table, data source or controller, the others remain in order.
@MainActor
public final class OutlineTableDataSource<Item: Hashable & Sendable> {
  /// Makes the cell of a row; called again for a row to be filled anew, for which the table dequeues the cell it
  /// has.
  public typealias CellProvider = (UITableView, IndexPath, OutlineRow<Item>) -> UITableViewCell?

  /// Whose outline is shown.
  public let controller: OutlineController<Item>
  /// How the outline falls into sections.
  public let sections: OutlineTableSections
  /// The table; `nil` when it has gone.
  public private(set) weak var tableView: UITableView?

  /// How rows come, go and move.
  public var animations = OutlineTableAnimations()
  /// The number of rows that may come, go and move in one animation; the table is reloaded for more.
  public var reloadLimit = 500
  /// Whether what is in sight stays where it is when rows above it come and go.
  public var keepsPlace = true
  /// Whether the table scrolls when an item is opened by the user, so that what is below it comes into sight.
  public var scrollsToOpenedRows = false
  /// What a tap on a row does.
  public var tap = OutlineTap.toggle

  /// The title of an item, for default cells and headers, for typing, and to be spoken.
  public var title: (Item) -> String
  /// Says more about the content of a default cell or header: a picture, a second line.
  public var adjustContent: ((inout OutlineRowConfiguration, OutlineRow<Item>) -> Void)?
  /// How default cells and headers look.
  public var style = OutlineRowStyle()
  /// What is shown and spoken.
  public var texts = OutlineTexts()
  /// Makes the header of a section, in place of the default one, when roots are sections.
  public var headers: OutlineTableHeaders<Item>?

  let cellProvider: CellProvider?
  let face = TableFace()
  private var observation: OutlineObservation?
  /// The update that the table is about to be told of.
  private var coming: RowChanges?
  /// The number of the controller's command after which the table was told of the rows.
  private var knownVersion: Int
  /// Whether the table may show something that is no longer so, and is to be reloaded when it can be.
  var isBehind = false
  /// What is about to catch up.
  private(set) var catchingUp: Task<Void, Never>?

  /// A data source of a table with cells of the app's, whose data source and delegate it becomes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - controller: Whose outline is shown.
  ///   - sections: How the outline falls into sections.
  ///   - cellProvider: Makes the cell of a row; an empty one is shown for `nil`.
  public convenience init(
    tableView: UITableView, controller: OutlineController<Item>, sections: OutlineTableSections = .one,
    cellProvider: @escaping CellProvider
  ) {
    self.init(tableView, controller, sections, cellProvider) { "\($0)" }
  }

  /// A data source of a table with default cells, whose data source and delegate it becomes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - controller: Whose outline is shown.
  ///   - sections: How the outline falls into sections.
  ///   - title: The title of an item.
  public convenience init(
    tableView: UITableView, controller: OutlineController<Item>, sections: OutlineTableSections = .one,
    title: @escaping (Item) -> String
  ) {
    self.init(tableView, controller, sections, nil, title)
  }

  private init(
    _ tableView: UITableView, _ controller: OutlineController<Item>, _ sections: OutlineTableSections,
    _ cellProvider: CellProvider?, _ title: @escaping (Item) -> String
  ) {
    self.tableView = tableView
    self.controller = controller
    self.sections = sections
    self.cellProvider = cellProvider
    self.title = title
    knownVersion = controller.version
    face.owner = self
    face.shown = rowsNow()
    tableView.register(OutlineCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.register(OutlineHeaderView.self, forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
    attach(to: tableView)
    observation = controller.observe { [weak self] in self?.receive($0) }
    openRoots()
  }

  private func attach(to tableView: UITableView) {
    face.appDataSource = tableView.dataSource
    face.appDelegate = tableView.delegate
    FaceKeeper.keep(face, in: tableView)
    tableView.dataSource = face
    tableView.delegate = face
    tableView.reloadData()
  }

  // MARK: The app's own

  /// The app's own data source, for what the outline has no say in: titles, editing, an index.
  public weak var dataSource: (any UITableViewDataSource)? {
    get { face.appDataSource }
    set {
      face.appDataSource = newValue
      // A table asks what is implemented when it is given an object.
      guard let tableView, tableView.dataSource === face else { return }
      tableView.dataSource = nil
      tableView.dataSource = face
    }
  }

  /// The app's own delegate, for heights, menus, scrolling and all else; it also hears of taps.
  public weak var delegate: (any UITableViewDelegate)? {
    get { face.appDelegate }
    set {
      face.appDelegate = newValue
      guard let tableView, tableView.delegate === face else { return }
      tableView.delegate = nil
      tableView.delegate = face
    }
  }

  // MARK: Updates

  /// The rows as they are.
  func rowsNow() -> ShownRows {
    sections.areRoots ? .roots(controller.outline.sections) : .flat(controller.outline.rows.count)
  }

  /// Lets the table be answered the rows as they are.
  func showRowsNow(_ rows: ShownRows) {
    face.shown = rows
    knownVersion = controller.version
    coming = nil
  }

  private func receive(_ update: OutlineUpdate<Item>) {
    defer { followUp(update) }
    guard let tableView, tableView.dataSource === face else {
      showRowsNow(rowsNow())
      isBehind = false
      return
    }
    guard !update.changes.isEmpty else { return }
    coming = update.changes
    defer { coming = nil }
    if face.isUpdateOpen {
      // What the table was given counts from before the app's update began, and so would this.
      isBehind = true
    } else if needsReload(tableView, update.changes) {
      reload(tableView, keeping: place(of: update, in: tableView))
    } else {
      apply(update, to: tableView)
    }
  }

  private func needsReload(_ tableView: UITableView, _ changes: RowChanges) -> Bool {
    // While something is dropped, a table does not take a reload; while it is out of sight, it had better not take
    // anything else.
    guard !tableView.hasUncommittedUpdates else { return false }
    return isBehind || tableView.window == nil || face.shown.outlineRowCount != changes.oldCount
      || changes.removed.rowCount + changes.inserted.rowCount + changes.moves.reduce(0) { $0 + $1.from.count }
        > reloadLimit
  }

  /// Lets the table ask for everything again.
  func reload(_ tableView: UITableView, keeping place: HeldPlace? = nil) {
    showRowsNow(rowsNow())
    isBehind = false
    tableView.reloadData()
    place?.restore(in: tableView, face.shown)
  }

  private func apply(_ update: OutlineUpdate<Item>, to tableView: UITableView) {
    let rows = rowsNow()
    let change = TableChange(update.changes, from: face.shown, to: rows)
    let place = place(of: update, in: tableView)
    guard !change.keepsRows else {
      showRowsNow(rows)
      refresh(change, in: tableView)
      return
    }
    let animations = animations.forUpdate(
      isOpening: !update.expanded.isEmpty, isClosing: !update.collapsed.isEmpty)
    tableView.performBatchUpdates(
      { [self] in
        showRowsNow(rows)
        change.record(in: tableView, animations)
        face.isUpdateOpen = true
      }, completion: { [weak self] _ in self?.catchUp() })
    guard !face.isUpdateOpen else {
      // The update is within one of the app's, and what is to be refreshed would be counted from before that.
      isBehind = !change.refreshed.isEmpty || !change.refreshedHeaders.isEmpty
      return
    }
    refresh(change, in: tableView)
    place?.restore(in: tableView, rows)
  }

  private func refresh(_ change: TableChange, in tableView: UITableView) {
    tableView.refresh(change.refreshed)
    for section in change.refreshedHeaders { refreshHeader(ofSection: section, in: tableView) }
  }

  /// Reloads a table that is behind, if it is still this one's and the outline is not amid a change.
  func catchUp() {
    guard isBehind, let tableView, tableView.dataSource === face, !face.isUpdateOpen else { return }
    guard controller.isSettled, !tableView.hasUncommittedUpdates else {
      // What comes of the change, the table is told; if nothing does, it is told this.
      catchUpLater()
      return
    }
    reload(tableView)
  }

  /// Catches up as soon as what runs now is done.
  func catchUpLater() {
    guard catchingUp == nil else { return }
    catchingUp = Task { [weak self] in
      await Task.yield()
      self?.catchingUp = nil
      self?.catchUp()
    }
  }

  // MARK: Cells

  /// The outline's row that the table means by an index path now; `nil` for one that goes with the coming change.
  func outlineRow(at path: IndexPath) -> Int? {
    guard let row = face.shown.row(at: path) else { return nil }
    let current = coming.map { $0.newRow(of: row) } ?? row
    return current.flatMap { $0 < controller.outline.rows.count ? $0 : nil }
  }

  /// Notes when the table asks for what it has not been told of.
  func noteRequest() {
    guard coming == nil, knownVersion != controller.version else { return }
    if controller.isSettled {
      knownVersion = controller.version
    } else {
      isBehind = true
      catchUpLater()
    }
  }
}
