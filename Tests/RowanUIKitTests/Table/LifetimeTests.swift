import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Whichever goes first, the others remain in order; and all of them go.
@MainActor
struct LifetimeTests {
  private func makeController() -> OutlineController<String> {
    OutlineController(Outline(picture: DrawingTests.shop))
  }

  @Test func allAreFreed() {
    weak var table: UITableView?
    weak var controller: OutlineController<String>?
    weak var source: OutlineTableDataSource<String>?
    do {
      let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
      screen.source.allowsDragging = true
      screen.table.simulateHeaderTap(inSection: 1)
      screen.table.simulateTap(at: path(1))
      (table, controller, source) = (screen.table, screen.controller, screen.source)
    }
    #expect(source == nil)
    #expect(controller == nil)
    #expect(table == nil)
  }

  @Test func theDataSourceGoesFirst() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let table = UITableView(frame: window.bounds)
    let controller = makeController()
    var source: OutlineTableDataSource<String>? = OutlineTableDataSource(
      tableView: table, controller: controller)
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(source != nil)
    source = nil
    let violations = recordingViolations {
      controller.expandAll()
      table.simulateScroll(by: 80)
      table.simulateTap(at: path(4))
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(violations.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  @Test func theTableGoesFirst() {
    var table: UITableView? = UITableView(frame: .zero)
    let controller = makeController()
    let source = OutlineTableDataSource(tableView: table ?? UITableView(frame: .zero), controller: controller)
    table = nil
    #expect(source.tableView == nil)
    controller.expandAll()
    #expect(source.item(at: path(5)) == "Rye")
    #expect(table == nil)
  }

  @Test func theControllerIsKeptByItsDataSource() {
    let table = UITableView(frame: .zero)
    weak var controller: OutlineController<String>?
    let source: OutlineTableDataSource<String>
    do {
      let made = makeController()
      controller = made
      source = OutlineTableDataSource(tableView: table, controller: made)
    }
    #expect(controller != nil)
    #expect(source.controller === controller)
  }

  @Test func aLaterDataSourceTakesOver() {
    let screen = Screen(DrawingTests.shop)
    let controller = OutlineController(Outline(["One", "Two"], children: { _ in [] }))
    let later = OutlineTableDataSource(tableView: screen.table, controller: controller)
    let violations = recordingViolations {
      screen.controller.expandAll()
      screen.table.layoutIfNeeded()
    }
    #expect(violations.isEmpty)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    #expect(later.item(at: path(1)) == "Two")
  }
}
