import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Changes handed to tables and collection views by apps that want nothing else.
@MainActor
struct ApplyTests {
  @Test(arguments: 0..<6)
  func changesOfRandomCommandsAreLegal(seed: Int) {
    var random = RandomCommands(seed: UInt64(seed), size: 24)
    var tree = NaiveTree()
    var outline = Outline<Int>(fanout: 4)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let rows = Rows()
    let flat = UITableView(frame: window.bounds)
    let sectioned = UITableView(frame: window.bounds)
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    (flat.dataSource, sectioned.dataSource, collection.dataSource) = (rows, rows, rows)
    flat.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    sectioned.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    rows.sectioned = sectioned
    for view in [flat, sectioned, collection] { window.addSubview(view) }
    let violations = recordingViolations {
      for view in [flat, sectioned, collection] { view.layoutIfNeeded() }
      for _ in 0..<150 {
        let command = random.next(for: tree)
        _ = try? tree.apply(command)
        let before = outline.sections
        guard let changes = try? outline.apply(command) else { continue }
        let update = outline
        flat.apply(changes, animations: seed % 2 == 0 ? .none : OutlineTableAnimations()) {
          rows.flat = Array(update.rows)
        }
        collection.apply(changes, updateData: { rows.collected = Array(update.rows) })
        sectioned.apply(changes.sectioned(from: before, to: update.sections)) { rows.outline = update }
        for view in [flat, sectioned, collection] { view.layoutIfNeeded() }
        flat.verifyCells()
        sectioned.verifyCells()
      }
    }
    #expect(violations.isEmpty)
    #expect(rows.flat == outline.rows.map { $0 })
  }

  @Test func aSectionSnapshotHasTheTree() {
    let outline = Outline(picture: DrawingTests.shop)
    let snapshot = NSDiffableDataSourceSectionSnapshot(outline)
    #expect(snapshot.rootItems == ["Fruit", "Bread", "Salt"])
    #expect(snapshot.items == ["Fruit", "Apple", "Citrus", "Lemon", "Bread", "Rye", "Salt"])
    #expect(snapshot.visibleItems == outline.visibleItems)
    #expect(snapshot.parent(of: "Lemon") == "Citrus")
  }
}

/// What each view is answered.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var flat: [OutlineRow<Int>] = []
  var collected: [OutlineRow<Int>] = []
  var outline = Outline<Int>()
  weak var sectioned: UITableView?

  func numberOfSections(in tableView: UITableView) -> Int {
    tableView === sectioned ? outline.sections.count : 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView === sectioned ? outline.sections.rowCount(inSection: section) : flat.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row =
      tableView === sectioned
      ? outline.sections.row(indexPath.row, inSection: indexPath.section).map { outline.rows[$0] }
      : flat[indexPath.row]
    cell.textLabel?.text = row.map(TableRun.text)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collected.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
