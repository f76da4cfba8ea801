import HeadlessUIKit
import Testing

/// A table view from snapshot to snapshot.
@MainActor struct TableDiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  private let source: Source
  private let texts = Texts()

  @MainActor private final class Texts {
    var overrides: [Int: String] = [:]
    var asked: [Int] = []
  }

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let texts = texts
    source = Source(tableView: table) { tableView, indexPath, item in
      texts.asked.append(item)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts.overrides[item] ?? "\(item)"
      return cell
    }
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test func tableFollowsSnapshots() {
    source.apply(snapshot(["a": [1, 2, 3]]))
    #expect(shown == ["1", "2", "3"])
    source.apply(snapshot(["a": [3, 1, 4], "b": [2]]))
    #expect(shown == ["3", "1", "4", "2"])
    source.apply(Snapshot())
    #expect(shown == [])
  }

  @Test func changesAreOneUpdateWithTheChosenAnimation() {
    source.apply(snapshot(["a": [1, 2, 3]]))
    source.defaultRowAnimation = .left
    source.apply(snapshot(["a": [1, 3, 4]]))
    #expect(table.lastUpdate?.deletedRows.map(\.place) == [IndexPath(0, 1)])
    #expect(table.lastUpdate?.deletedRows.map(\.animation) == [.left])
    #expect(table.lastUpdate?.insertedRows.map(\.place) == [IndexPath(0, 2)])
    source.apply(snapshot(["a": [1]]), animatingDifferences: false)
    #expect(table.lastUpdate?.deletedRows.map(\.animation) == [.none, .none])
  }

  /// UITableViewDiffableDataSource.apply: only what differs is asked for.
  @Test func cellsAndSelectionStayWithTheirItems() {
    source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: IndexPath(0, 2))
    texts.asked = []
    source.apply(snapshot(["a": [9, 1, 2], "b": [4, 3]]))
    #expect(texts.asked == [9])
    #expect(table.cellForRow(at: IndexPath(1, 1)) === cell)
    #expect(table.indexPathForSelectedRow == IndexPath(1, 1))
  }

  @Test func reloadedAndReconfiguredItemsAreAskedFor() {
    source.apply(snapshot(["a": [1, 2, 3]]))
    let kept = table.cellForRow(at: IndexPath(0, 2))
    texts.asked = []
    texts.overrides = [1: "one", 3: "three", 5: "five"]
    var next = snapshot(["a": [5, 1, 3]])
    next.reloadItems([1, 5])
    next.reconfigureItems([3])
    source.apply(next)
    #expect(shown == ["five", "one", "three"])
    #expect(texts.asked.sorted() == [1, 3, 5])
    #expect(table.cellForRow(at: IndexPath(0, 2)) === kept)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func reloadedSectionIsAskedForWhole() {
    source.apply(snapshot(["a": [1], "b": [2, 3]]))
    texts.asked = []
    texts.overrides = [2: "two"]
    var next = source.snapshot()
    next.reloadSections(["b"])
    source.apply(next)
    #expect(texts.asked == [2, 3])
    #expect(shown == ["1", "two", "3"])
  }

  @Test func applyingWithReloadDataStartsOver() {
    source.apply(snapshot(["a": [1, 2]]))
    table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot(["a": [2, 1]])) { isDone = true }
    #expect(isDone)
    #expect(shown == ["2", "1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func completionIsCalled() async {
    var isDone = false
    source.apply(snapshot(["a": [1]])) { isDone = true }
    #expect(isDone)
    await source.apply(snapshot(["a": [1, 2]]))
    #expect(shown == ["1", "2"])
  }

  @Test func snapshotBeforeTheTableIsAskedForIsTheFirstOne() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let source = Source(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(["a": [1]]))
    source.apply(snapshot(["a": [2, 3]]))
    #expect(table.lastUpdate == nil)
    #expect(table.drawing() == "  2\n  3")
  }

  @Test func identifiersAndIndexPaths() {
    source.apply(snapshot(["a": [1], "b": [2, 3]]))
    #expect(source.itemIdentifier(for: IndexPath(1, 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(1, 2)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(2, 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(indexes: [1])) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(1, 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
  }

  @Test func providerWithoutACellIsRefused() {
    let source = Source(tableView: table) { _, _, _ in nil }
    let violations = recordingViolations {
      source.apply(snapshot(["a": [1]]))
      table.layoutIfNeeded()
    }
    #expect(violations.map(\.rule) == [.providedCell])
    #expect(
      violations.first?.message
        == "UITableView dataSource returned a nil cell for row at index path: "
        + "<NSIndexPath> {length = 2, path = 0 - 0}")
  }

  @MainActor private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var next = snapshot()
      next.moveItem(item, beforeItem: other)
      apply(next)
    }
  }

  @Test func subclassAddsTitles() {
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(snapshot(["a": [1], "b": [2]]))
    #expect(table.drawing() == "# a\n\n# b\n")
  }

  /// Applying a snapshot while the table is being reordered by hand would move the row twice.
  @Test func applyingWithinAReorderingIsRefused() {
    let source = Titled(tableView: table) { _, _, _ in
      let cell = UITableViewCell()
      cell.showsReorderControl = true
      return cell
    }
    source.apply(snapshot(["a": [1, 2, 3]]))
    table.isEditing = true
    table.layoutIfNeeded()
    let violations = recordingViolations {
      table.simulateReordering(from: IndexPath(0, 2), to: IndexPath(0, 0))
    }
    #expect(violations.map(\.rule) == [.nestedInLayout])
  }

  /// Every change of snapshot is an update that the table accepts.
  @Test func randomSnapshotsAreFollowed() {
    var random = SeededGenerator(seed: 42)
    table.keepsCellsOffScreen = true
    let violations = recordingViolations {
      for _ in 0..<1_000 {
        let next = randomSnapshot(using: &random)
        source.apply(next)
        table.simulateScroll(by: CGFloat(Int.random(in: -200...200, using: &random)))
        table.verifyCells()
        let rows = next.itemIdentifiers.map(String.init)
        let visible = table.indexPathsForVisibleRows ?? []
        #expect(shown == visible.compactMap { source.itemIdentifier(for: $0).map(String.init) })
        #expect(rows.isEmpty == visible.isEmpty)
      }
    }
    #expect(violations == [])
  }

  private func randomSnapshot(using random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(
      Int.random(in: 0...5, using: &random))
    snapshot.appendSections(Array(sections))
    for item in (0..<20).shuffled(using: &random) where random.chance(60) {
      guard let section = sections.randomElement(using: &random) else { continue }
      snapshot.appendItems([item], toSection: section)
    }
    for item in snapshot.itemIdentifiers where random.chance(10) {
      if random.chance(50) { snapshot.reloadItems([item]) } else { snapshot.reconfigureItems([item]) }
    }
    if random.chance(20), let section = sections.randomElement(using: &random) {
      snapshot.reloadSections([section])
    }
    return snapshot
  }
}
