import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// The moments at which tables are easily broken.
@MainActor
struct SafetyTests {
  static let shop = DrawingTests.shop

  @Test func aTableInNoWindowFollows() {
    let screen = Screen(Self.shop)
    screen.table.removeFromSuperview()
    let violations = recordingViolations {
      screen.controller.expandAll()
      screen.controller.collapse("Fruit")
    }
    #expect(violations.isEmpty)
    screen.window.addSubview(screen.table)
    #expect(
      screen.drawing == """
          ▸ Fruit
          ▾ Bread
            Rye
          Salt
        """)
  }

  @Test func aTableThatWasNeverShownFollows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let controller = OutlineController(Outline(picture: Self.shop))
    let source = OutlineTableDataSource(tableView: table, controller: controller)
    #expect(recordingViolations { controller.expandAll() }.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 7)
    #expect(source.indexPath(of: "Rye") == path(5))
  }

  @Test func aTableInAWindowThatHasNotAskedYetFollows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    let controller = OutlineController(Outline(picture: Self.shop))
    let source = OutlineTableDataSource(tableView: table, controller: controller)
    window.addSubview(table)
    #expect(recordingViolations { controller.expandAll() }.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 7)
    #expect(source.tableView === table)
  }

  @Test func anotherDataSourceIsLeftAlone() {
    let screen = Screen(Self.shop)
    let other = FixedRows()
    screen.table.dataSource = other
    screen.table.layoutIfNeeded()
    #expect(recordingViolations { screen.controller.expandAll() }.isEmpty)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    screen.table.dataSource = screen.source.face
    #expect(screen.table.numberOfRows(inSection: 0) == 7)
  }

  @Test func theAppReloadsWheneverItLikes() {
    let screen = Screen(Self.shop)
    let violations = recordingViolations {
      screen.table.reloadData()
      screen.controller.toggle("Bread")
      screen.table.reloadData()
      screen.controller.toggle("Bread")
      screen.table.reloadData()
    }
    #expect(violations.isEmpty)
    screen.table.verifyCells()
  }

  @Test func theAppReloadsAmidABatch() async {
    let screen = Screen(Self.shop)
    let violations = recordingViolations {
      screen.controller.batch {
        screen.controller.expand("Bread")
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.controller.collapse("Fruit")
      }
    }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    #expect(
      screen.drawing == """
          ▸ Fruit
          ▾ Bread
            Rye
          Salt
        """)
  }

  @Test func commandsWithinAnUpdateOfTheAppsOwnBecomePartOfIt() async {
    let screen = Screen(Self.shop)
    let violations = recordingViolations {
      screen.table.performBatchUpdates(
        {
          screen.controller.expand("Bread")
          screen.controller.collapse("Fruit")
          screen.controller.expand("Fruit")
        }, completion: nil)
    }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    #expect(
      screen.drawing == """
          ▾ Fruit
            Apple
            ▸ Citrus
          ▾ Bread
            Rye
          Salt
        """)
    #expect(recordingViolations { screen.table.verifyCells() }.isEmpty)
  }

  @Test func aCommandFromACellProviderWaitsForTheTable() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let controller = OutlineController(Outline(picture: Self.shop))
    let source = OutlineTableDataSource(tableView: table, controller: controller) { table, path, row in
      if row.item == "Bread" { controller.expand("Bread") }
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = row.item
      return cell
    }
    let violations = recordingViolations {
      window.addSubview(table)
      table.layoutIfNeeded()
    }
    #expect(violations.isEmpty)
    while let task = source.catchingUp { await task.value }
    #expect(table.numberOfRows(inSection: 0) == 6)
  }

  /// While something is being dropped a table takes batches and no reload, which is made up for afterwards.
  @Test func aTableWithAnUncommittedDropIsNotReloaded() async {
    let screen = Screen(Self.shop)
    screen.source.allowsDragging = true
    screen.source.reloadLimit = 0
    let violations = recordingViolations {
      let drag = screen.table.simulateDrag(from: path(4))
      drag?.move(over: screen.table, to: path(3), fraction: 0.1)
      screen.table.simulateUncommittedUpdates(true)
      screen.controller.expandAll()
      screen.controller.batch {
        screen.controller.refresh(["Salt"])
        screen.table.verifyCells()
      }
      screen.table.simulateUncommittedUpdates(false)
      drag?.cancel()
    }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    #expect(screen.source.isUpToDate)
    #expect(screen.table.numberOfRows(inSection: 0) == 7)
    #expect(recordingViolations { screen.table.verifyCells() }.isEmpty)
  }

  @Test func twoTablesShowOneController() {
    let screen = Screen(Self.shop)
    let second = UITableView(frame: screen.window.bounds, style: .grouped)
    let source = OutlineTableDataSource(
      tableView: second, controller: screen.controller, sections: .rootsCollapsible)
    screen.window.addSubview(second)
    second.layoutIfNeeded()
    let violations = recordingViolations {
      screen.table.simulateTap(at: path(3))
      second.simulateHeaderTap(inSection: 0)
    }
    #expect(violations.isEmpty)
    #expect(
      screen.drawing == """
          ▸ Fruit
          ▾ Bread
            Rye
          Salt
        """)
    #expect(
      second.drawing() == """
        # ▸ Fruit
        # ▾ Bread
          Rye
        # Salt
        """)
    #expect(source.section(of: "Bread") == 1)
  }

  @Test func moreThanTheLimitReloads() {
    let screen = Screen("+ Many\n" + (0..<40).map { "  · \($0)" }.joined(separator: "\n"))
    screen.source.reloadLimit = 39
    let updates = screen.updates { screen.controller.expandAll() }
    #expect(updates.isEmpty)
    #expect(screen.table.numberOfRows(inSection: 0) == 41)
    #expect(screen.updates { screen.controller.collapseAll() }.isEmpty)
    screen.source.reloadLimit = 40
    #expect(screen.updates { screen.controller.expandAll() }.map(\.summary) == ["+40", "~1"])
  }

  @Test func onlyWhatChangedIsTouched() {
    let screen = Screen(Self.shop)
    let updates = screen.updates { screen.table.simulateTap(at: path(0)) }
    #expect(updates.map(\.summary) == ["-2", "~1"])
  }

  @Test func rowsGoAndComeAsTheAppSays() {
    let screen = Screen(Self.shop)
    screen.source.animations.opening = .top
    screen.source.animations.closing = .bottom
    screen.source.animations.inserting = .left
    screen.source.animations.deleting = .right
    let opened = screen.updates { screen.controller.expand("Bread") }
    #expect(opened.first?.insertedRows.map(\.animation) == [.top])
    let closed = screen.updates { screen.controller.collapse("Bread") }
    #expect(closed.first?.deletedRows.map(\.animation) == [.bottom])
    let inserted = screen.updates { _ = try? screen.controller.append(["Oil"]) }
    #expect(inserted.first?.insertedRows.map(\.animation) == [.left])
    let deleted = screen.updates { _ = try? screen.controller.delete(["Oil"]) }
    #expect(deleted.first?.deletedRows.map(\.animation) == [.right])
    screen.source.animations.moving = .replace
    let moved = screen.updates { _ = try? screen.controller.move(["Salt"], to: nil, at: 0) }
    #expect(moved.first?.summary == "-1 +1")
  }
}

/// An app's own data source, which has nothing to do with the outline.
final class FixedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
