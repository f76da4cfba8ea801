import HeadlessUIKit
import Testing

/// A collection view from snapshot to snapshot, and outlines in its sections.
@MainActor struct CollectionDiffableTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let view: UICollectionView
  private let source: Source

  init() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
      return cell
    }
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  private var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityLabel }
  }

  private var food: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    return snapshot
  }

  @Test func outlineIsShownAsFarAsItIsOpen() {
    source.apply(food, to: "food")
    #expect(shown == ["fruit", "nuts"])
    var open = food
    open.expand(["fruit"])
    source.apply(open, to: "food")
    #expect(shown == ["fruit", "apple", "pear", "nuts"])
    #expect(view.lastUpdate?.insertedRows.map(\.place) == [IndexPath(0, 1), IndexPath(0, 2)])
    #expect(source.snapshot(for: "food").isExpanded("fruit"))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "nuts"])
  }

  /// UICellAccessory.outlineDisclosure: opens and closes by itself, asking the section snapshot handlers.
  @Test func disclosureOpensAndCloses() {
    source.apply(food, to: "food")
    var events: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { events.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { events.append("collapse \($0)") }
    #expect(view.simulateDisclosureTap(at: IndexPath(0, 0)))
    #expect(shown == ["fruit", "apple", "pear", "nuts"])
    #expect(view.simulateDisclosureTap(at: IndexPath(0, 0)))
    #expect(shown == ["fruit", "nuts"])
    #expect(events == ["expand fruit", "collapse fruit"])
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    #expect(!view.simulateDisclosureTap(at: IndexPath(0, 0)))
    #expect(shown == ["fruit", "nuts"])
  }

  @Test func sectionsStandBesideEachOther() {
    var whole = NSDiffableDataSourceSnapshot<String, String>()
    whole.appendSections(["tools", "food"])
    whole.appendItems(["hammer"], toSection: "tools")
    source.apply(whole)
    source.apply(food, to: "food")
    #expect(shown == ["hammer", "fruit", "nuts"])
    var next = source.snapshot()
    next.appendItems(["saw"], toSection: "tools")
    source.apply(next)
    #expect(shown == ["hammer", "saw", "fruit", "nuts"])
    // The outline of the untouched section is still known, that of a flat section is a list.
    #expect(source.snapshot(for: "food").contains("apple"))
    #expect(source.snapshot(for: "tools").rootItems == ["hammer", "saw"])
    #expect(recordingViolations { view.verifyCells() } == [])
  }

  @Test func identifiersAndIndexPaths() {
    source.apply(food, to: "food")
    #expect(source.itemIdentifier(for: IndexPath(0, 1)) == "nuts")
    #expect(source.itemIdentifier(for: IndexPath(0, 2)) == nil)
    #expect(source.indexPath(for: "nuts") == IndexPath(0, 1))
    #expect(source.indexPath(for: "apple") == nil)
    #expect(source.sectionIdentifier(for: 0) == "food")
    #expect(source.index(for: "tools") == nil)
  }

  @Test func reloadedAndReconfiguredItems() {
    var whole = NSDiffableDataSourceSnapshot<String, String>()
    whole.appendSections(["s"])
    whole.appendItems(["a", "b", "c"])
    source.apply(whole)
    let cells = (0..<3).map { view.cellForItem(at: IndexPath(0, $0)) }
    whole.insertItems(["x"], beforeItem: "a")
    whole.reconfigureItems(["b"])
    whole.reloadItems(["c"])
    source.apply(whole)
    #expect(shown == ["x", "a", "b", "c"])
    #expect(view.lastUpdate?.reloadedRows.map(\.place) == [IndexPath(0, 3)])
    #expect(view.lastUpdate?.reconfiguredRows == [IndexPath(0, 2)])
    #expect(view.cellForItem(at: IndexPath(0, 2)) === cells[1])
  }
}
