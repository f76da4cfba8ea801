/// Fills a table with cells that open on others, any number of levels deep: to be subclassed.
///
/// Made for those who used a library whose handler had this name: a subclass answers three questions, and the
/// handler is the data source and the delegate of the table.
///
/// ```swift
/// final class BeerHandler: NestedAccordionHandler {
///   override func noOfRowsInRootLevel() -> Int { beers.flavors.count }
///
///   override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
///     switch path.levelIndexes.count {
///     case 1: beers.flavors[path.levelIndexes[0]].styles.count
///     default: 0
///     }
///   }
///
///   override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "beer") ?? UITableViewCell()
///     cell.textLabel?.text = beers.name(at: path)
///     return cell
///   }
/// }
///
/// let handler = BeerHandler(tableView: tableView)     // to be kept: a table does not keep its data source
/// ```
///
/// A tap opens a cell, and closes the open one of the same level in the same change; another tap closes it, with
/// everything below. Cells are asked for when they are shown, and asked for anew when the table reloads its data
/// or ``reloadCell(at:)`` is called; in between, the answers of the last time hold, so that rows and changes
/// always agree.
///
/// What a subclass overrides of a table's data source and delegate is declared here, with the answers that a
/// table assumes where there are none.
@MainActor
open class NestedAccordionHandler: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The table; known by itself as soon as it asks for rows.
  public weak var tableView: UITableView?
  /// The section that shows the cells.
  public var section = 0

  /// Whether opening a cell closes the open one of the same level.
  public var opensOneCellPerLevel: Bool {
    get { items.controller.expansion.mode == .onePerLevel }
    set {
      change(scrollsTo: nil) { handler in
        handler.items.controller.expansion.mode = newValue ? .onePerLevel : .many
      }
    }
  }

  /// What becomes of open cells below one that closes: they close, unless they are to be kept.
  public var nestedCells: NestedExpansion {
    get { items.controller.expansion.nested }
    set { items.controller.expansion.nested = newValue }
  }

  /// Where the table scrolls a cell that was opened; `.none` for no scrolling.
  public var openedCellScrollPosition: UITableView.ScrollPosition = .none
  /// How rows come when a cell is opened.
  public var openingAnimation: UITableView.RowAnimation = .fade
  /// How rows go when a cell is closed.
  public var closingAnimation: UITableView.RowAnimation = .fade
  /// How the cell of a row is filled anew that was opened or closed.
  public var cellRefresh = OutlineCellRefresh.reload
  /// How many rows may come and go as an animation; when there are more, the table is reloaded.
  public var reloadLimit = 500

  let items = PathItems()
  private let turns = TableTurns()

  /// A handler that no table has yet; nothing is asked.
  public override init() {
    super.init()
    items.controller.expansion.mode = .onePerLevel
    items.controller.expansion.nested = .reset
  }

  /// A handler that becomes the data source and the delegate of a table.
  public convenience init(tableView: UITableView) {
    self.init()
    self.tableView = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: The three questions

  /// How many cells there are on the root level: to be overridden.
  open func noOfRowsInRootLevel() -> Int {
    preconditionFailure("noOfRowsInRootLevel() must be overridden in \(type(of: self))")
  }

  /// How many cells are right below one: to be overridden.
  open func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
    preconditionFailure("tableView(_:noOfChildRowsForCellAt:) must be overridden in \(type(of: self))")
  }

  /// A cell: to be overridden.
  ///
  /// The row of the path is ``indexPath(for:)``.
  open func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
    preconditionFailure("tableView(_:cellFor:) must be overridden in \(type(of: self))")
  }

  // MARK: Data source

  /// How many sections there are: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// How many cells are shown, on all levels; none in other sections.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard section == self.section else { return 0 }
    if turns.countsAreAsked() {
      self.tableView = tableView
      read()
    }
    return items.controller.outline.rows.count
  }

  /// The cell for the path of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let path = path(at: indexPath) else { return UITableViewCell() }
    return turns.whileAsked { self.tableView(tableView, cellFor: path) }
  }

  /// The title of a section's header: none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The title of a section's footer: none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row can be edited: yes, as far as there is something to be done.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  // MARK: Delegate

  /// Opens or closes the cell that was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    self.tableView(tableView, toggleAt: indexPath)
  }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Which row a tap selects: the one that was tapped.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Whether a tap does anything to a row: yes.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// The height of a row: what the table says.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The height of a section's header: what the table says.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The view of a section's header: none.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// What a swipe uncovers at the end of a row: what the table has.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  #if !canImport(UIKit)
    /// Which optional methods there are: a subclass that has more says so.
    open func implements(_ method: OptionalTableMethod) -> Bool { false }
  #endif

  // MARK: Toggling

  /// Opens the cell in a row, or closes it with everything below; in one-per-level mode, another open one of the
  /// same level closes, too.
  ///
  /// A cell without others below opens and closes like any other.
  open func tableView(_ tableView: UITableView, toggleAt indexPath: IndexPath) {
    guard let path = path(at: indexPath) else { return }
    if isOpen(path) { closeCell(at: path) } else { openCell(at: path) }
  }
}

// MARK: Carrying out

extension NestedAccordionHandler {
  /// Changes what is open, and shows that in the table as one batch, when the table can take it.
  func change(scrollsTo path: CellPath?, _ command: @escaping (NestedAccordionHandler) -> Void) {
    guard let tableView, tableView.dataSource === self else {
      command(self)
      return
    }
    // A table that has not asked for its rows does so now, and not in the middle of the change.
    _ = tableView.numberOfSections
    turns.take { [weak self] in
      guard let self else { return }
      let changes = items.controller.batch { command(self) }
      if let changes { show(changes, in: tableView) }
    } then: { [weak self] in
      if let self, let path { scroll(to: path) }
    }
  }

  private func scroll(to path: CellPath) {
    guard openedCellScrollPosition != .none, let row = indexPath(for: path) else { return }
    tableView?.scrollToRow(at: row, at: openedCellScrollPosition, animated: true)
  }

  private func show(_ changes: RowChanges, in tableView: UITableView) {
    var animations = OutlineTableAnimations()
    animations.inserting = openingAnimation
    animations.deleting = closingAnimation
    tableView.show(
      changes, section: section, animations: animations, limit: reloadLimit, refresh: cellRefresh,
      by: turns)
  }

  /// Asks for the cells of the root level, and for those below open ones.
  private func read() {
    items.replace(below: nil, with: PathItems.Cells(count: noOfRowsInRootLevel(), isOpen: true)) {
      path, item in
      self.cells(below: path, item)
    }
  }

  /// Asks for the cells below one, and for those below open ones among them.
  func read(_ item: Int, isOpen: Bool) {
    guard let tableView, let path = items.path(of: item) else { return }
    let count = self.tableView(tableView, noOfChildRowsForCellAt: CellPath(levelIndexes: Array(path)))
    items.replace(below: item, with: PathItems.Cells(count: count, isOpen: isOpen)) { path, item in
      self.cells(below: path, item)
    }
  }

  /// What is below a cell: asked for where it is open, else as it was.
  private func cells(below path: IndexPath, _ item: Int) -> PathItems.Cells {
    let outline = items.controller.outline
    guard let tableView, outline.isExpanded(item) else {
      return PathItems.Cells(count: outline.childCount(of: item), isOpen: false)
    }
    let count = self.tableView(tableView, noOfChildRowsForCellAt: CellPath(levelIndexes: Array(path)))
    return PathItems.Cells(count: count, isOpen: true)
  }
}
