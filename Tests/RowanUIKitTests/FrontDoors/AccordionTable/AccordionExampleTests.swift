import RowanUIKit
import Testing

// What a user of the older library wrote, with no more change than today's Swift asks for.

private struct Food: Hashable {
  let id: UUID
  let title: String
  let items: [Item]  // rows
}

private struct Item: Hashable {
  let id: UUID
  let title: String

  init(_ title: String) {
    id = UUID()
    self.title = title
  }
}

private final class FoodHeader: HeaderView {
  private(set) var chevron = "?"

  override func open(animationDuration: TimeInterval) { chevron = "▾" }
  override func close(animationDuration: TimeInterval) { chevron = "▸" }
}

private final class TypicalTableViewDelegate: NSObject, UITableViewDelegate {
  let tableManager: AccordionTable<Food, Item>

  init(_ tableManager: AccordionTable<Food, Item>) {
    self.tableManager = tableManager
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableManager.viewForHeader(in: tableView, at: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableManager.selectRowIfNeeded(in: tableView, at: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let isSelected = tableManager.toggleSelectedStateForRow(at: indexPath) else {
      return
    }
    if !isSelected {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableManager.saveDeselectedStateForRow(at: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 44  // your header height
  }
}

@MainActor struct AccordionExampleTests {
  private let stage = Stage()
  private let manager: AccordionTable<Food, Item>
  private let delegate: TypicalTableViewDelegate
  private let fruit: Food
  private let bread: Food

  init() {
    fruit = Food(id: UUID(), title: "Fruit", items: [Item("Apple"), Item("Pear")])
    bread = Food(id: UUID(), title: "Bread", items: [Item("Roll")])
    let tableView = stage.table
    tableView.register(FoodHeader.self, forHeaderFooterViewReuseIdentifier: "header")

    let tableDataSource = UITableViewDiffableDataSource<Food, Item>(tableView: tableView) {
      tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = item.title
      return cell
    }
    let diffableTableManager = AccordionTable<Food, Item>(
      dataSource: tableDataSource,
      headerProvider: { tableView, _, food in
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (header as? FoodHeader)?.textLabel?.text = food.title
        return header as? FoodHeader ?? FoodHeader(reuseIdentifier: nil)
      }
    )
    manager = diffableTableManager
    delegate = TypicalTableViewDelegate(manager)
    tableView.delegate = delegate
    // The order of a dictionary is nobody's; the example's models are not comparable, so it is given.
    manager.update(
      with: [fruit: fruit.items, bread: bread.items], sortedBy: { $0.title > $1.title }, animated: false)
  }

  @Test func exampleRuns() {
    #expect(
      stage.table.drawing() == """
        # Fruit
          Apple
          Pear
        # Bread
          Roll
        """)
    #expect(chevron(0) == "▾")
    #expect(stage.table.simulateHeaderTap(inSection: 0))
    #expect(
      stage.table.drawing() == """
        # Fruit
        # Bread
          Roll
        """)
    #expect(chevron(0) == "▸")
  }

  @Test func programmaticSelectionRuns() {
    let (diffableTableManager, tableView) = (manager, stage.table)
    let indexPath = IndexPath(row: 1, section: 0)

    diffableTableManager.saveSelectedStateForRow(at: indexPath)
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    #expect(manager.selectedRow?.title == "Pear")

    diffableTableManager.saveDeselectedStateForRow(at: indexPath)
    tableView.deselectRow(at: indexPath, animated: false)
    #expect(manager.selectedRow == nil)
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  private func chevron(_ section: Int) -> String? {
    (stage.table.headerView(forSection: section) as? FoodHeader)?.chevron
  }
}
