/// What a table or collection view does for the engine that keeps its rows.
@MainActor protocol ListEngineHost: UIView {
  associatedtype Cell: ReusableView

  /// How messages speak of what the list holds.
  var words: ListWords { get }
  /// Asks the data source for the number of sections.
  func askSectionCount() -> Int
  /// Asks the data source for the number of rows.
  func askCount(inSection section: Int) -> Int
  /// Asks the data source for a cell.
  func askCell(at path: IndexPath) -> Cell?
  /// Hears that the counts have changed: by an update, or (nil) altogether.
  func countsDidChange(_ mapping: BatchMapping?)
  /// Places headers and footers, and takes those away that have left the screen.
  func layoutSupplementaries()
  /// The rows that are on the screen or no further from it than a distance, in order.
  func pathsOnScreen(within distance: CGFloat) -> [IndexPath]
  /// Gives a cell its frame and the state of its row.
  func place(_ cell: Cell, at path: IndexPath)
  /// Tells the delegate that a cell comes on the screen.
  func willDisplay(_ cell: Cell, at path: IndexPath)
  /// Tells the delegate that a cell has left the screen.
  func didEndDisplaying(_ cell: Cell, at path: IndexPath)
}

/// Keeps the rows of a table or collection view: their counts, their cells and their selection.
///
/// The list learns the counts once and keeps them until an update or a reload says that they have changed; what
/// the data source would answer in between does not matter to it. Each update is checked against the counts
/// before and after, and what the list kept is carried over by the update alone, without asking for the cells
/// of rows that stay. A data source that told the list anything but the truth is found out sooner or later.
@MainActor final class ListEngine<Host: ListEngineHost> {
  typealias Cell = Host.Cell

  unowned let host: Host
  /// The number of rows in each section; nil until somebody needs to know.
  var counts: [Int]?
  /// The cells that exist, on the screen and off it.
  var cells: [IndexPath: Cell] = [:]
  /// The rows whose cells are on the screen.
  var displayed: Set<IndexPath> = []
  /// The rows that are selected, in the order in which they were.
  var selection: [IndexPath] = []
  var registry = ReuseRegistry<Cell>()
  /// What the data source is being asked for, innermost last.
  var requests: [CellRequest<Cell>] = []

  /// Whether cells that leave the screen are kept ready for their rows.
  var keepsCellsOffScreen = false
  /// How far from the screen cells are made ready that have not been on it yet.
  var preparationDistance: CGFloat = 0

  // The update that is being gathered.
  var updateDepth = 0
  var pending = BatchUpdate()
  var completions: [(Bool) -> Void] = []
  var isPendingRefused = false
  /// Whether an update was refused at a moment at which the list could not start over.
  var mustStartOver = false
  /// The last update that was carried out.
  var lastUpdate: BatchUpdate?
  var updateObserver: ((BatchUpdate) -> Void)?

  var isLayingOut = false
  var isCommitting = false
  var isReordering = false
  /// Whether rows stand in the list that are not the data source's, or not where it has them.
  var hasUncommittedUpdates = false

  init(host: Host) { self.host = host }

  /// Whether the list is in the middle of something that an update would upset.
  var isBusy: Bool { isLayingOut || isCommitting || isReordering || !requests.isEmpty }

  // MARK: Counts

  /// The counts, learned from the data source if they are not known.
  func loadedCounts() -> [Int] {
    if mustStartOver, !isBusy { forgetRows() }
    if let counts { return counts }
    let counts = askCounts()
    self.counts = counts
    host.countsDidChange(nil)
    return counts
  }

  func askCounts() -> [Int] {
    (0..<max(0, host.askSectionCount())).map { max(0, host.askCount(inSection: $0)) }
  }

  func exists(_ path: IndexPath) -> Bool {
    let counts = loadedCounts()
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  // MARK: Starting over

  /// Forgets everything that came from the data source and learns the counts anew.
  func reload() {
    guard updateDepth == 0 else {
      report(
        .reloadDuringUpdates,
        "reloadData was called between beginUpdates and endUpdates, where the \(host.words.list) cannot tell "
          + "the rows that the update speaks of")
      return
    }
    // "If the value is true, avoid calling reloadData": the documentation of hasUncommittedUpdates.
    guard !hasUncommittedUpdates else {
      report(
        .reloadDuringUpdates,
        "reloadData was called while the \(host.words.list) has uncommitted updates, which it would throw away"
      )
      return
    }
    guard !isBusy else {
      report(
        .nestedInLayout,
        "reloadData was called while the \(host.words.list) was laying out, updating or asking its data source"
      )
      return
    }
    forgetRows()
    _ = loadedCounts()
    host.setNeedsLayout()
  }

  /// Forgets everything that came from the data source.
  func forgetRows() {
    for path in displayed.sorted() {
      if let cell = cells[path] { host.didEndDisplaying(cell, at: path) }
    }
    displayed = []
    for cell in cells.values { discard(cell) }
    cells = [:]
    selection = []
    counts = nil
    mustStartOver = false
    host.setNeedsLayout()
  }

  /// Takes a cell out of the list, to be used again.
  func discard(_ cell: Cell) {
    cell.removeFromSuperview()
    registry.recycle(cell)
  }
}
