import HeadlessUIKit
import Testing

/// A collection view laid out as a list: the same rules as a table's, in its own words.
@MainActor struct CollectionViewTests {
  @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]] = []
    private(set) var log: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.append("cell \(indexPath.section).\(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = sections[indexPath.section][indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.append("header \(indexPath.section)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
  private let view: UICollectionView
  private let items = Items()

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .none
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
  }

  private func show(_ sections: [[String]]) {
    items.sections = sections
    view.reloadData()
    view.layoutIfNeeded()
    _ = items.takeLog()
  }

  private var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      (view.cellForItem(at: path)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func update(to sections: [[String]], _ operations: () -> Void) -> [UIKitViolation] {
    recordingViolations {
      withoutActuallyEscaping(operations) { operations in
        view.performBatchUpdates {
          items.sections = sections
          operations()
        }
      }
    }
  }

  @Test func itemsOnTheScreenHaveCells() {
    show([letters(100)])
    #expect(shown == ["r0", "r1", "r2", "r3", "r4"])
    #expect(view.cellForItem(at: IndexPath(0, 5)) == nil)
    view.simulateScroll(by: 44)
    #expect(shown == ["r1", "r2", "r3", "r4", "r5"])
    view.scrollToItem(at: IndexPath(0, 50), at: .top, animated: false)
    #expect(shown.first == "r50")
  }

  @Test func updateIsCarriedOut() {
    show([["a", "b", "c"], ["d"]])
    let cell = view.cellForItem(at: IndexPath(0, 0))
    let violations = update(to: [["x"], ["b", "y"], ["d", "a"]]) {
      view.insertSections([0])
      view.deleteItems(at: [IndexPath(0, 2)])
      view.insertItems(at: [IndexPath(1, 1)])
      view.moveItem(at: IndexPath(0, 0), to: IndexPath(2, 1))
    }
    #expect(violations == [])
    #expect(shown == ["x", "b", "y", "d", "a"])
    #expect(view.cellForItem(at: IndexPath(2, 1)) === cell)
    #expect(items.takeLog() == ["cell 0.0", "cell 1.1"])
    #expect(recordingViolations { view.verifyCells() } == [])
  }

  @Test func sectionsAreReloadedDeletedAndMoved() {
    show([["a"], ["b"], ["c"], ["d"]])
    let violations = update(to: [["d"], ["B", "C"], ["c"]]) {
      view.deleteSections([0])
      view.reloadSections([1])
      view.moveSection(3, toSection: 0)
    }
    #expect(violations == [])
    #expect(shown == ["d", "B", "C", "c"])
  }

  @Test func reconfiguredItemsKeepTheirCells() {
    show([["a", "b"]])
    let cell = view.cellForItem(at: IndexPath(0, 1))
    items.sections = [["a", "B"]]
    view.reconfigureItems(at: [IndexPath(0, 1)])
    #expect(view.cellForItem(at: IndexPath(0, 1)) === cell)
    #expect(shown == ["a", "B"])
    view.reloadItems(at: [IndexPath(0, 0)])
    #expect(items.takeLog() == ["cell 0.1", "cell 0.0"])
  }

  /// The wording as crash reports have it: items, not rows.
  @Test func wrongUpdatesAreRefusedInItsOwnWords() {
    show([["a", "b"]])
    #expect(
      update(to: [["a", "b"]]) { view.deleteItems(at: [IndexPath(0, 0)]) }.map(\.message) == [
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
          + "after the update (2) must be equal to the number of items contained in that section before the update "
          + "(2), plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) "
          + "and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(
      update(to: [["a", "b"]]) { view.deleteItems(at: [IndexPath(0, 2)]) }.map(\.message)
        == ["attempt to delete item 2 from section 0 which only contains 2 items before the update"])
    #expect(
      update(to: [["a", "b"]]) { view.insertItems(at: [IndexPath(0, 2)]) }.map(\.message)
        == [
          "attempt to insert item 2 into section 0, but there are only 2 items in section 0 after the update"
        ])
    #expect(
      update(to: [["a"], ["b"]]) {
        view.insertSections([1])
        view.moveItem(at: IndexPath(0, 1), to: IndexPath(1, 0))
      }.map(\.message) == ["cannot move an item into a newly inserted section (1)"])
    #expect(
      update(to: [["a"], ["b"], ["c"]]) {}.map(\.message) == [
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after "
          + "the update (3) must be equal to the number of sections contained in the collection view before the "
          + "update (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ])
    #expect(shown == ["a", "b", "c"])
  }

  @Test func unregisteredIdentifierIsRefusedInItsOwnWords() {
    view.register(nil, forCellWithReuseIdentifier: "item")
    items.sections = [["a"]]
    let violations = recordingViolations { view.layoutIfNeeded() }
    #expect(
      violations.map(\.message) == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier item - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test func itemsAreSelected() {
    show([["a", "b"]])
    view.simulateTap(at: IndexPath(0, 0))
    view.simulateTap(at: IndexPath(0, 1))
    #expect(items.takeLog() == ["select 0", "deselect 0", "select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(0, 1)])
    view.simulateTap(at: IndexPath(0, 1))
    #expect(items.takeLog() == ["select 1"])
    view.allowsMultipleSelection = true
    view.simulateTap(at: IndexPath(0, 0))
    view.simulateTap(at: IndexPath(0, 1))
    #expect(items.takeLog() == ["select 0", "deselect 1"])
    view.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [IndexPath(0, 0), IndexPath(0, 1)])
    #expect(view.cellForItem(at: IndexPath(0, 1))?.isSelected == true)
    _ = update(to: [["b"]]) { view.deleteItems(at: [IndexPath(0, 0)]) }
    #expect(view.indexPathsForSelectedItems == [IndexPath(0, 0)])
    #expect(items.takeLog() == [])
  }

  @Test func headersStandAboveSections() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    items.sections = [letters(10), ["b"]]
    view.layoutIfNeeded()
    #expect(items.takeLog().filter { $0.hasPrefix("header") } == ["header 0"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(0, 0)) != nil)
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(1, 0)) == nil)
    view.simulateScroll(by: 1_000)
    #expect(items.takeLog().filter { $0.hasPrefix("header") } == ["header 1"])
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(0, 0)) == nil)
  }

  @Test func registrationFillsCells() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      cell.accessibilityLabel = "\(item) at \(path.item)"
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(0, 1))?.accessibilityLabel == "b at 1")
  }

  /// The same updates as for tables.
  @Test func randomUpdatesAreCarriedOut() {
    view.keepsCellsOffScreen = true
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      let batch = RandomBatch(using: &random)
      show(batch.before.map { $0.map(\.text) })
      let after = batch.after.map { $0.map(\.text) }
      var violations = update(to: after) {
        for operation in batch.operations { operation.perform(on: view) }
      }
      violations += recordingViolations { view.verifyCells() }
      #expect(violations == [], "seed \(seed): \(batch.operations)")
      #expect(shown == Array(after.joined().prefix(5)), "seed \(seed)")
    }
  }
}

extension RandomBatch.Operation {
  @MainActor fileprivate func perform(on view: UICollectionView) {
    switch self {
    case .deleteRow(let path): view.deleteItems(at: [path])
    case .insertRow(let path): view.insertItems(at: [path])
    case .reloadRow(let path): view.reloadItems(at: [path])
    case .reconfigureRow(let path): view.reconfigureItems(at: [path])
    case .moveRow(let from, let to): view.moveItem(at: from, to: to)
    case .deleteSection(let section): view.deleteSections([section])
    case .insertSection(let section): view.insertSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }
}
