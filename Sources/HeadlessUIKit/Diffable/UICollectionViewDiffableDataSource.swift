/// Gives a collection view the items of a snapshot, and takes it from one snapshot to the next.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A snapshot of all sections.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A snapshot of one section.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes the header or footer of a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Decides what happens when the user opens or closes an item.
  public struct SectionSnapshotHandlers<Item> {
    /// Whether an item may open.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Hears that an item is about to open.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may close.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Hears that an item is about to close.
    public var willCollapseItem: ((Item) -> Void)?

    /// Makes handlers that decide nothing.
    public init() {}
  }

  /// Makes the header or footer of a section.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decides what happens when the user opens or closes an item.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Makes a data source and gives it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The sections and items now.
  open func snapshot() -> Snapshot { current }

  /// The items of a section now, as an outline.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var outline = SectionSnapshot()
    if current.indexOfSection(section) != nil { outline.append(current.itemIdentifiers(inSection: section)) }
    return outline
  }

  /// Goes over to other sections and items.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    // An outline whose section shows other items than its own is no longer the truth about it.
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    change(to: snapshot)
    if let completion { Animations.whenFinished(completion) }
  }

  /// Goes over to other sections and items and waits for the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Gives a section other items; a section that is not there is added at the end.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    change(to: whole)
    if let completion { Animations.whenFinished(completion) }
  }

  /// Goes over to other sections and items without a comparison; the selection is given up.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    outlines = [:]
    current = snapshot.settled
    collectionView?.reloadData()
    if let completion { Animations.whenFinished(completion) }
  }

  private func change(to snapshot: Snapshot) {
    guard let collectionView, collectionView.engine.counts != nil else {
      current = snapshot.settled
      return
    }
    let old = current
    let difference = SnapshotDifference(from: old, to: snapshot)
    collectionView.performBatchUpdates {
      self.current = snapshot.settled
      collectionView.perform(difference)
    }
    let refresh = SnapshotRefresh(snapshot, since: old)
    guard !refresh.isEmpty else { return }
    collectionView.performBatchUpdates {
      if !refresh.sections.isEmpty { collectionView.reloadSections(refresh.sections) }
      if !refresh.reloaded.isEmpty { collectionView.reloadItems(at: refresh.reloaded) }
      if !refresh.reconfigured.isEmpty { collectionView.reconfigureItems(at: refresh.reconfigured) }
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
  }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    report(
      .providedCell,
      "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath.exceptionDescription)"
    )
    return UICollectionViewCell()
  }

  /// The header or footer that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    report(
      .providedCell,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: is nil (\(kind), "
        + "\(indexPath.exceptionDescription))")
    return UICollectionReusableView()
  }
}

/// What opens and closes the item of a list cell when its disclosure is tapped.
@MainActor protocol OutlineToggling {
  /// Opens or closes the item at an index path; false if it may not.
  func toggleItem(at path: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineToggling {
  func toggleItem(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section]
    else { return false }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
  }
}

extension UICollectionView {
  fileprivate func perform<Section, Item>(_ difference: SnapshotDifference<Section, Item>) {
    if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
    if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
  }
}
