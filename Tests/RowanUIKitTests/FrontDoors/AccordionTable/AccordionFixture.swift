import RowanUIKit

/// A section whose contents take part in whether it is equal, and not in which one it is.
struct Shelf: Hashable, Identifiable, Comparable {
  let id: Int
  var title = ""

  static func < (left: Shelf, right: Shelf) -> Bool { left.id < right.id }
}

/// A header that remembers what it was told.
final class ShelfHeader: HeaderView {
  private(set) var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  override func open(animationDuration: TimeInterval) { log.append("open \(animationDuration)") }
  override func close(animationDuration: TimeInterval) { log.append("close \(animationDuration)") }
}

/// A table delegate as the older library's users have it.
@MainActor final class AccordionDelegate<Section: Hashable & Sendable>: NSObject, UITableViewDelegate {
  let accordion: AccordionTable<Section, Int>

  init(_ accordion: AccordionTable<Section, Int>) {
    self.accordion = accordion
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    accordion.viewForHeader(in: tableView, at: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    accordion.selectRowIfNeeded(in: tableView, at: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let isSelected = accordion.toggleSelectedStateForRow(at: indexPath) else { return }
    if !isSelected { tableView.deselectRow(at: indexPath, animated: true) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    accordion.saveDeselectedStateForRow(at: indexPath)
  }
}

/// Shelves with numbered rows, in a table.
@MainActor struct AccordionFixture {
  let stage: Stage
  let accordion: AccordionTable<Shelf, Int>
  let delegate: AccordionDelegate<Shelf>
  var table: UITableView { stage.table }

  init(
    rowsOnScreen: Int = 12, enabledFeatures: [TableFeature] = [.collapsible],
    initialVisibility: @escaping (Shelf) -> SectionVisibility = { _ in .expanded }
  ) {
    stage = Stage(rowsOnScreen: rowsOnScreen)
    stage.table.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")
    let source = UITableViewDiffableDataSource<Shelf, Int>(tableView: stage.table) { table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(row)"
      return cell
    }
    accordion = AccordionTable(
      dataSource: source, enabledFeatures: enabledFeatures, initialVisibility: initialVisibility,
      headerProvider: { table, _, shelf in
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "shelf") as? ShelfHeader
        header?.textLabel?.text = shelf.title
        return header ?? ShelfHeader(reuseIdentifier: nil)
      })
    delegate = AccordionDelegate(accordion)
    stage.table.delegate = delegate
  }

  /// The shelves 1, 2, 3 with two rows each.
  static var filled: AccordionFixture {
    let fixture = AccordionFixture()
    fixture.accordion.update(
      with: (1...3).map { (Shelf($0), [$0 * 10, $0 * 10 + 1]) }, animated: false)
    fixture.table.layoutIfNeeded()
    return fixture
  }

  func header(_ section: Int) -> ShelfHeader? { table.headerView(forSection: section) as? ShelfHeader }
}

extension Shelf {
  init(_ id: Int) { self.init(id: id, title: "shelf \(id)") }
}
