/// Shows the outline of a controller in a table view.
///
/// ```swift
/// let controller = OutlineController(Outline(folders, children: \.children))
/// dataSource = OutlineTableDataSource(tableView: tableView, controller: controller) {
///   tableView, path, row in
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
/// Each update of the controller becomes one batch that a table takes, and then the rows that changed are filled
/// anew. An update that comes when the table cannot take one, within an update of the app's own say, is made as
/// soon as it can; until then the table is answered what it knows. Two tables may show one controller. Whichever
/// goes first, table, data source or controller, the others remain in order.
@MainActor
public final class OutlineTableDataSource<Item: Hashable & Sendable> {
  /// Makes the cell of a row; called again for a row to be filled anew, for which the table dequeues the cell it
  /// has, see ``cellRefresh``.
  public typealias CellProvider = (UITableView, IndexPath, OutlineRow<Item>) -> UITableViewCell?

  /// Whose outline is shown.
  public let controller: OutlineController<Item>
  /// How the outline falls into sections.
  public let sections: OutlineTableSections
  /// The table; `nil` when it has gone.
  public private(set) weak var tableView: UITableView?

  // MARK: Changes

  /// How rows come, go and move.
  public var animations = OutlineTableAnimations()
  /// The number of rows that may come, go and move in one animation; the table is reloaded for more.
  public var reloadLimit = 500
  /// How the cell of a row is filled anew that stays, and looks otherwise than before.
  ///
  /// Filling in place asks the cell provider for the kind of cell that the row has. Where an item has another kind
  /// of cell once it has children, say, or a placeholder once it has failed, have cells exchanged instead.
  public var cellRefresh = OutlineCellRefresh.reconfigure
  /// Whether what is in sight stays where it is when rows above it come and go.
  public var keepsPlace = true
  /// Whether the table scrolls when the user opens an item, so that what is below it comes into sight.
  public var scrollsToOpenedRows = false

  // MARK: Gestures

  /// What a tap on a row does.
  public var tap = OutlineTap.toggle
  /// Does what an item does by default, when Enter is pressed on it; a tap does without.
  public var activate: ((Item) -> Void)?
  /// The actions that a swipe over an item's row uncovers; `nil` leaves swipes to ``delegate``.
  public var swipeActions: ((Item, OutlineSwipeEdge) -> [OutlineSwipeAction<Item>])? {
    didSet { if (swipeActions == nil) != (oldValue == nil) { face.askAgain(tableView) } }
  }
  /// Whether rows can be put in another order while the table is being edited, as the controller's rules allow.
  public var allowsReordering = false {
    didSet { if allowsReordering != oldValue { face.askAgain(tableView) } }
  }
  /// Whether rows can be dragged and dropped, as the controller's rules allow.
  public var allowsDragging = false {
    didSet { updateDragging() }
  }
  /// Takes what is dropped from elsewhere, and is told where to; `nil` refuses it.
  public var acceptDrop: (([UIDragItem], OutlinePlace<Item>) -> Void)?

  // MARK: Looks

  /// Says more about the content of a default cell or header: a picture, a second line.
  public var adjustContent: ((inout OutlineRowConfiguration, OutlineRow<Item>) -> Void)?
  /// How default cells and headers look.
  public var style = OutlineRowStyle()
  /// What is shown and spoken.
  public var texts = OutlineTexts()
  /// Whether assistive technology is told what opening and closing, loading and moving came to.
  ///
  /// Where two tables in sight show one controller, let one of them tell it.
  public var announcesChanges = true
  /// Makes the headers of sections, in place of the default ones, when roots are sections.
  public var headers: OutlineTableHeaders<Item>?

  let cellProvider: CellProvider?
  let face = TableFace()
  private var observation: OutlineObservation?

  /// What the table is to be told of, when it can be.
  var coming: ComingChange?
  /// The number of the controller's command after which the data source was told of the rows.
  var knownVersion: Int
  /// Whether the table may show something that is not so, and has to be reloaded.
  var isBehind = false
  /// Whether the table is being told now.
  var isTelling = false
  /// What is about to tell the table.
  var catchingUp: Task<Void, Never>?
  /// What the user opened and is still being loaded; it is announced then.
  var awaited: Item?
  /// Opens what a drag rests on.
  var hovering: Task<Void, Never>?

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
    self.init(tableView, controller, sections, cellProvider)
  }

  /// A data source of a table with default cells, whose data source and delegate it becomes.
  ///
  /// They show the controller's ``/Rowan/OutlineController/title`` of an item.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - controller: Whose outline is shown.
  ///   - sections: How the outline falls into sections.
  public convenience init(
    tableView: UITableView, controller: OutlineController<Item>, sections: OutlineTableSections = .one
  ) {
    self.init(tableView, controller, sections, nil)
  }

  private init(
    _ tableView: UITableView, _ controller: OutlineController<Item>, _ sections: OutlineTableSections,
    _ cellProvider: CellProvider?
  ) {
    self.tableView = tableView
    self.controller = controller
    self.sections = sections
    self.cellProvider = cellProvider
    knownVersion = controller.version
    face.owner = self
    face.shown = rowsNow()
    attach(to: tableView)
    observation = controller.observe { [weak self] in self?.receive($0) }
    openRoots()
    showSelection(in: tableView)
  }

  private func attach(to tableView: UITableView) {
    tableView.register(OutlineCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.emptyCellIdentifier)
    tableView.register(OutlineHeaderView.self, forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
    // From an outline's data source that was here before, its app is taken over.
    let (dataSource, delegate) = (tableView.dataSource, tableView.delegate)
    face.appDataSource = (dataSource as? TableFace).map(\.appDataSource) ?? dataSource
    face.appDelegate = (delegate as? TableFace).map(\.appDelegate) ?? delegate
    TableCompanion.install(face, in: tableView)
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
      face.askAgain(tableView)
    }
  }

  /// The app's own delegate, for heights, menus, scrolling and all else; it also hears of taps.
  public weak var delegate: (any UITableViewDelegate)? {
    get { face.appDelegate }
    set {
      face.appDelegate = newValue
      face.askAgain(tableView)
    }
  }
}
