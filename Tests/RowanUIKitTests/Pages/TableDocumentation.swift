import RowanTestSupport
import RowanUIKit
import Testing

/// The code in the documentation of the table data source, its cells and what applies changes.
@MainActor
struct TableDocumentation {
  private enum Part: Hashable, Sendable { case main }

  private let folders = [Folder("Fruit", [Folder("Apple")]), Folder("Bread")]
  private let stage = Stage()
  private var tableView: UITableView { stage.table }

  @Test func tablesFollow() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    var dataSource: OutlineTableDataSource<Folder>?
    let controller = OutlineController(Outline(folders, children: \.children))
    dataSource = OutlineTableDataSource(tableView: tableView, controller: controller) {
      tableView, path, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: path)
      cell.textLabel?.text = row.item?.name
      cell.indentationLevel = row.level
      return cell
    }
    controller.expand(folders[0])  // the table follows
    #expect(tableView.drawing() == "  Fruit\n    Apple\n  Bread")
    withExtendedLifetime(dataSource) {}
  }

  @Test func contentIsAdjusted() {
    let controller = OutlineController(Outline(folders, children: \.children))
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)
    let row = controller.outline.rows[0]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = dataSource.configuration(for: row)
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    #expect((cell.contentConfiguration as? OutlineRowConfiguration)?.image != nil)
  }

  @Test func changesAreApplied() {
    let source = OutlineSource(Outline(levels: [(0, "Fruit"), (1, "Apple")]), hasSections: false)
    tableView.dataSource = source
    #expect(tableView.drawing() == "  Fruit")
    source.open("Fruit", in: tableView)
    #expect(tableView.drawing() == "  Fruit\n  Apple")
  }

  @Test func sectionedChangesAreApplied() {
    let source = OutlineSource(Outline(levels: [(0, "Fruit"), (1, "Apple")]), hasSections: true)
    tableView.dataSource = source
    #expect(tableView.drawing() == "")
    source.openSection("Fruit", in: tableView)
    #expect(tableView.drawing() == "  Apple")
  }

  @Test func snapshotsAreMadeOfOutlines() {
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewLayout())
    let dataSource = UICollectionViewDiffableDataSource<Part, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    let outline = Outline(levels: [(0, "Fruit"), (1, "Apple")])
    dataSource.apply(NSDiffableDataSourceSectionSnapshot(outline), to: .main)
    #expect(dataSource.snapshot().itemIdentifiers == ["Fruit"])
  }
}

/// A data source of an app's own, which answers from an outline.
@MainActor private final class OutlineSource: NSObject, UITableViewDataSource {
  private var outline: Outline<String>
  private let hasSections: Bool

  init(_ outline: Outline<String>, hasSections: Bool) {
    (self.outline, self.hasSections) = (outline, hasSections)
  }

  func open(_ item: String, in tableView: UITableView) {
    let changes = outline.expand(item)  // which the data source answers from
    tableView.apply(changes)
  }

  func openSection(_ item: String, in tableView: UITableView) {
    let sections = outline.sections
    let changes = outline.expand(item)
    tableView.apply(changes.sectioned(from: sections, to: outline.sections))
  }

  func numberOfSections(in tableView: UITableView) -> Int { hasSections ? outline.sections.count : 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hasSections ? outline.sections.rowCount(inSection: section) : outline.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let row = hasSections ? outline.sections.row(indexPath.row, inSection: indexPath.section) : indexPath.row
    cell.textLabel?.text = row.flatMap { outline.item(atRow: $0) }
    return cell
  }
}
