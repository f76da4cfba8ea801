/// Gives a table view the rows of a snapshot, and takes it from one snapshot to the next.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and gives it to a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The sections and items now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Goes over to other sections and items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    defer { if let completion { Animations.whenFinished(completion) } }
    guard let tableView, tableView.engine.counts != nil else {
      current = snapshot.settled
      return
    }
    let animation = animatingDifferences ? defaultRowAnimation : .none
    let difference = SnapshotDifference(from: current, to: snapshot)
    let old = current
    tableView.performBatchUpdates {
      self.current = snapshot.settled
      tableView.perform(difference, with: animation)
    }
    refresh(snapshot, since: old, with: animation)
  }

  /// Goes over to other sections and items and waits for the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Goes over to other sections and items without a comparison; the selection is given up.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    tableView?.reloadData()
    if let completion { Animations.whenFinished(completion) }
  }

  /// Reloads and reconfigures, as an update of its own in the new numbers.
  private func refresh(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    since old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    with animation: UITableView.RowAnimation
  ) {
    let refresh = SnapshotRefresh(snapshot, since: old)
    guard !refresh.isEmpty, let tableView else { return }
    tableView.performBatchUpdates {
      if !refresh.sections.isEmpty { tableView.reloadSections(refresh.sections, with: animation) }
      if !refresh.reloaded.isEmpty { tableView.reloadRows(at: refresh.reloaded, with: animation) }
      if !refresh.reconfigured.isEmpty { tableView.reconfigureRows(at: refresh.reconfigured) }
    }
  }

  // MARK: Identifiers and index paths

  /// The item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// The section at a position.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// The position of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
  }

  /// The cell that the provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    report(
      .providedCell,
      "UITableView dataSource returned a nil cell for row at index path: \(indexPath.exceptionDescription)")
    return UITableViewCell()
  }

  /// The title of a section's header: none, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The title of a section's footer: none, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row can be edited: no, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved: no, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Inserts or deletes a row: nothing, unless a subclass does it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Moves a row: nothing, unless a subclass does it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Whether an optional method is there: all are.
  open func implements(_ method: OptionalTableMethod) -> Bool { true }
}

extension UITableView {
  fileprivate func perform<Section, Item>(
    _ difference: SnapshotDifference<Section, Item>, with animation: RowAnimation
  ) {
    if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections, with: animation) }
    if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections, with: animation) }
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { deleteRows(at: difference.deletedItems, with: animation) }
    if !difference.insertedItems.isEmpty { insertRows(at: difference.insertedItems, with: animation) }
    for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
  }
}
