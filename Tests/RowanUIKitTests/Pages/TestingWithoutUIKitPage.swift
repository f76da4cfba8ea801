import RowanTestSupport
import RowanUIKit
import Testing

/// The code of "Testing your table without UIKit".
@MainActor
struct TestingWithoutUIKitPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func tableIsTapped() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let tableView = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(tableView)
    let outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")])
    let controller = OutlineController(outline)
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller)

    tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    print(tableView.drawing())
    //   ▾ Fruit
    //     Apple
    //     Pear
    //   Bread
    #expect(printer.takeLines() == ["  ▾ Fruit\n    Apple\n    Pear\n  Bread"])

    let violations = recordingViolations {
      tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
    }
    print(violations.map(\.rule) == [.unknownIndexPath])  // true
    #expect(printer.takeLines() == ["true"])

    controller.collapseAll()
    print(controller.outline)
    // + Fruit
    // · Bread
    #expect(printer.takeLines() == ["+ Fruit\n· Bread"])
    withExtendedLifetime(dataSource) {}
  }
}
