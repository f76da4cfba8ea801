import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Cells of the app's that are filled anew.
@MainActor
struct RefreshTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let controller = OutlineController(Outline(picture: DrawingTests.shop))

  private func makeSource(
    _ provider: @escaping OutlineTableDataSource<String>.CellProvider
  ) -> OutlineTableDataSource<String> {
    for kind in ["open", "closed"] { table.register(UITableViewCell.self, forCellReuseIdentifier: kind) }
    window.addSubview(table)
    let source = OutlineTableDataSource(tableView: table, controller: controller, cellProvider: provider)
    table.layoutIfNeeded()
    return source
  }

  @Test func aRowWithoutACellOfTheAppsIsFilledAnewLikeAnyOther() {
    let source = makeSource { _, _, _ in nil }
    let cell = table.cellForRow(at: path(0))
    let violations = recordingViolations {
      controller.toggle("Fruit")
      controller.refresh(["Salt"])
    }
    #expect(violations.isEmpty)
    #expect(cell != nil && table.cellForRow(at: path(0)) === cell)
    #expect(source.indexPath(of: "Salt") == path(2))
  }

  @Test func anotherKindOfCellIsExchanged() {
    let source = makeSource { table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: row.isExpanded ? "open" : "closed", for: path)
      cell.textLabel?.text = row.item
      return cell
    }
    source.cellRefresh = .reload
    source.tap = .selectAndToggle
    let violations = recordingViolations { table.simulateTap(at: path(0)) }
    #expect(violations.isEmpty)
    #expect(table.cellForRow(at: path(0))?.reuseIdentifier == "closed")
    #expect(table.indexPathsForSelectedRows == [path(0)])
    #expect(recordingViolations { table.verifyCells() }.isEmpty)
  }
}
