import RowanTestSupport

@testable import HeadlessUIKit
@testable import RowanUIKit

/// A table in a window that shows an outline drawn as text, with default cells.
@MainActor
final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table: UITableView
  let controller: OutlineController<String>
  let source: OutlineTableDataSource<String>

  init(
    _ picture: String, sections: OutlineTableSections = .one, style: UITableView.Style = .plain,
    delegate: (any UITableViewDelegate)? = nil, dataSource: (any UITableViewDataSource)? = nil
  ) {
    table = UITableView(frame: window.bounds, style: style)
    table.delegate = delegate
    table.dataSource = dataSource
    controller = OutlineController(Outline(picture: picture))
    source = OutlineTableDataSource(tableView: table, controller: controller, sections: sections)
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  /// What is on the screen.
  var drawing: String { table.drawing() }

  /// What is spoken of it.
  var spoken: String { table.spokenDrawing() }

  /// Waits until the table has been told everything.
  func caughtUp() async {
    while let task = source.catchingUp { await task.value }
  }

  /// The number of updates that the table carries out.
  func updates(during body: () -> Void) -> [BatchUpdate] {
    var updates: [BatchUpdate] = []
    table.updateObserver = { if !$0.isEmpty { updates.append($0) } }
    defer { table.updateObserver = nil }
    body()
    return updates
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

extension BatchUpdate {
  /// The update as text: "-2 +3" rows removed and inserted, ">1" moved, "~1" filled anew.
  var summary: String {
    let parts = [
      ("-", deletedRows.count), ("+", insertedRows.count), (">", movedRows.count),
      ("~", reconfiguredRows.count),
      ("-s", deletedSections.count), ("+s", insertedSections.count), (">s", movedSections.count),
    ]
    return parts.filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}
