/// Runs the commands of a living tree one at a time, and tells its observers about each change once.
///
/// The controller holds an ``Outline`` and what a table, a list or a terminal needs beside it: who opened what,
/// selection, check marks, a filter, a sort order, loading. Each of these is a small value; the controller orders
/// commands and announces what they changed.
///
/// ```swift
/// let controller = OutlineController(Outline(roots, children: \.children))
/// observation = controller.observe { update in
///   table.apply(update.changes)          // the rows are those of controller.outline
/// }
/// controller.toggle(item, origin: .user)
/// ```
///
/// A command that comes while a change is being told, from a selection callback say, waits until all observers
/// have heard it; then it runs. So an observer always finds the outline that belongs to the change it hears.
/// Commands return the change of the rows they made, or `nil` if they wait.
@MainActor
public final class OutlineController<Item: Hashable & Sendable> {
  var tree: SortedTree<Item>
  var filtered: FilteredTree<Item>?
  var record: ExpansionRecord<Item>
  var loading = LoadingStates<Item>()
  let loads = RunningLoads<Item>()
  var replacements = Replacements<Item>()
  var searches = Searches()
  var sortings = Searches()
  /// Answers that wait to be taken over together, because a filter is on.
  var arrivals: [LoadingArrival<Item>] = []
  /// Whether what the filter shows is found anew at the end of what is being done, and not for each change.
  var defersProjection = false

  // What selects and checks many items is inlined into the app, where it knows what an item is: several times as
  // fast.
  @usableFromInline var heldSelection = OutlineSelection<Item>()
  @usableFromInline var heldChecks = OutlineChecks<Item>()
  var placeholderFocus: PlaceholderFocus<Item>?
  /// The focus when the update that is being made began.
  private var formerFocus: OutlineRow<Item>.Content?
  /// Opens parents that a drag rests on.
  var hover = OutlineHoverExpansion<Item>()

  private var queue = CommandQueue()
  private let observers = OutlineObservers<Item>()
  @usableFromInline var update: OutlineUpdate<Item>
  /// Items that look different by the command that runs, whose rows are to be refreshed at its end.
  private var stale: [Item] = []
  /// How many commands have run or begun: a table that knows an older number may not ask for rows it was not
  /// told of.
  package private(set) var version = 0
  private var firstCommand = 0
  private var completions: [() -> Void] = []

  /// How items are opened and closed.
  public var expansion = ExpansionOptions<Item>() {
    didSet { if expansion.mode == .onePerLevel, oldValue.mode != .onePerLevel { enforceMode() } }
  }

  /// What can be selected, and what becomes of it.
  public var selectionOptions = SelectionOptions() {
    didSet { applySelectionOptions() }
  }

  /// Which way check marks spread.
  public var checkOptions = CheckOptions() {
    didSet { if checkOptions.propagation != checks.propagation { applyPropagation() } }
  }

  /// What may be moved where, and who is told.
  public var moveOptions = MoveOptions<Item>() {
    didSet { hover.delay = moveOptions.hoverDelay }
  }

  /// What keys do; how many items can be selected is taken from the selection.
  public var keyboard = OutlineKeyboard()

  /// The actions that rows offer to those who do not point, as far as they make sense.
  public var offeredActions: Set<OutlineRowAction> = .disclosure

  /// The greatest number of ancestors that stay pinned above their descendants as these scroll.
  public var pinnedLimit = 0

  /// The title of an item, which typing is compared with.
  public var title: (Item) -> String = { String(describing: $0) }

  /// Loads children on demand; without one, an item that is not loaded opens without rows.
  public var loader: OutlineLoader<Item>?

  /// Lets so many seconds pass; tests have their own time.
  package var sleep: @Sendable (_ seconds: Double) async -> Void = { seconds in
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// How children are loaded.
  public var loadingOptions = LoadingOptions() {
    didSet {
      if loadingOptions.loadsWhileFiltering, !oldValue.loadsWhileFiltering {
        run(.data) { self.loadForFilter() }
      }
    }
  }

  /// Is given what undoes an edit, each time one is made: pass it to ``perform(_:origin:)`` to undo.
  public var undoable: (([OutlineEdit<Item>]) -> Void)?

  /// Is told why an edit that had to wait was refused; edits that run at once throw.
  public var refused: ((OutlineError<Item>) -> Void)?

  /// Is told of data that could not be taken over as they were.
  public var problem: ((OutlineProblem<Item>) -> Void)?

  /// A controller of an outline.
  ///
  /// - Parameters:
  ///   - outline: The tree. What is expanded in it stays so.
  ///   - rule: Whether an item is open when it first appears; asked for items that can be opened. Without a
  ///     rule they are closed.
  /// - Complexity: O(n) with a rule, else O(1)
  public init(_ outline: Outline<Item> = Outline(), initiallyExpanded rule: ((Item) -> Bool)? = nil) {
    record = ExpansionRecord(rule: rule)
    tree = SortedTree(outline)
    update = OutlineUpdate(rowCount: 0, origin: .program, focus: nil)
    tree = SortedTree(withInitialExpansion(outline, comparedTo: Outline()))
  }

  /// The outline that is shown: sorted, filtered, and after every change that was told.
  public var outline: Outline<Item> { filtered?.shown ?? tree.shown }

  /// The whole tree as it would be shown without a filter.
  public var unfilteredOutline: Outline<Item> { tree.shown }

  /// Which items are selected, where the focus is if it is on an item, and where ranges begin.
  public var selection: OutlineSelection<Item> { heldSelection }

  /// Which items are checked.
  public var checks: OutlineChecks<Item> { heldChecks }

  /// Whether all observers know the outline as it is: no command runs, and no update is being told.
  package var isSettled: Bool {
    if case .runAndTell = queue.decision { true } else { false }
  }

  // MARK: Observers

  /// Tells an observer about each update from now on, until the answer is let go or cancelled.
  public func observe(_ observer: @escaping (OutlineUpdate<Item>) -> Void) -> OutlineObservation {
    observers.add(observer)
  }

  /// The updates from now on, as a stream.
  ///
  /// Whoever reads late finds a later outline in the controller than an update belongs to.
  public var updates: AsyncStream<OutlineUpdate<Item>> { observers.makeStream() }

  // MARK: Running commands

  /// Tells the changes of several commands as one.
  ///
  /// - Parameters:
  ///   - origin: Who wants it.
  ///   - body: Gives commands, which run at once and answer their own changes.
  /// - Returns: The change of all of them; `nil` if the batch waits, or is part of another one.
  @discardableResult
  public func batch(origin: ChangeOrigin = .program, _ body: @escaping () -> Void) -> RowChanges? {
    switch queue.decision {
    case .wait:
      queue.wait { [weak self] in self?.batch(origin: origin, body) }
      return nil
    case .runInBatch:
      queue.beginBatch()
      body()
      _ = queue.endBatch()
      return nil
    case .runAndTell:
      queue.beginBatch()
      beginUpdate(origin)
      body()
      let changes = update.changes
      if queue.endBatch() { tell() }
      return changes
    }
  }

  /// Runs a command now, in the batch around it, or behind what is being told.
  @usableFromInline
  @discardableResult
  func run(
    _ origin: ChangeOrigin, completion: (() -> Void)? = nil, _ command: @escaping () -> RowChanges
  ) -> RowChanges? {
    let decision = queue.decision
    if case .wait = decision {
      queue.wait { [weak self] in self?.run(origin, completion: completion, command) }
      return nil
    }
    if case .runAndTell = decision { beginUpdate(origin) }
    queue.beginCommand()
    version += 1
    var changes = command()
    settleFocus()
    changes.refresh(outline.rows(of: stale))
    stale = []
    update.changes = update.changes.followed(by: changes)
    if let completion { completions.append(completion) }
    if queue.endCommand() { tell() }
    return changes
  }

  /// Runs an edit, which may be refused.
  func runEdit(
    _ origin: ChangeOrigin, _ edit: @escaping () throws(OutlineError<Item>) -> RowChanges
  ) throws(OutlineError<Item>) -> RowChanges? {
    if case .wait = queue.decision {
      queue.wait { [weak self] in
        do throws(OutlineError<Item>) {
          _ = try self?.runEdit(origin, edit)
        } catch {
          self?.refused?(error)
        }
      }
      return nil
    }
    var refusal: OutlineError<Item>?
    let changes = run(origin) { [weak self] in
      do throws(OutlineError<Item>) {
        return try edit()
      } catch {
        refusal = error
        return RowChanges(unchanged: self?.outline.rows.count ?? 0)
      }
    }
    if let refusal { throw refusal }
    return changes
  }

  /// Takes items whose mark looks different into the update, and has their rows refreshed.
  func noteChecks(_ items: [Item]) {
    update.recheckedItems += items
    stale += items
  }

  private func beginUpdate(_ origin: ChangeOrigin) {
    formerFocus = focus
    firstCommand = version
    update = OutlineUpdate(rowCount: outline.rows.count, origin: origin, focus: selection.focus)
  }

  private func tell() {
    update.movesFocus = focus != formerFocus
    // One command names an item once.
    if version > firstCommand + 1 { update.recheckedItems = Array(Set(update.recheckedItems)) }
    let told = update
    let completed = completions
    completions = []
    if !told.isEmpty { observers.tell(told) }
    for item in told.expanded { expansion.didExpand?(item) }
    for item in told.collapsed { expansion.didCollapse?(item) }
    for completion in completed { completion() }
    queue.endTelling()
    guard queue.beginDraining() else { return }
    while let next = queue.nextWaiting() { next() }
  }
}
