import RowanTestSupport

@testable import HeadlessUIKit
@testable import RowanUIKit

/// What is done to a table in a random run.
enum TableStep: CustomStringConvertible, Equatable {
  case command(TreeCommand)
  /// A tap on a row of those in sight, counted from the first.
  case tap(Int)
  /// Two taps at once on a row in sight.
  case doubleTap(Int)
  case headerTap(Int)
  case scroll(Int)
  /// Takes the table out of the window, or puts it back.
  case window(Bool)
  /// The app has the table ask again.
  case reload
  /// The app lays its own update around commands.
  case within([TreeCommand])
  /// The table is laid out amid a batch of commands.
  case amid([OutlineCommand])
  /// The app puts another data source in, and this one back.
  case replace(during: TreeCommand)
  /// The app has the table lay out while it is behind.
  case layout
  /// An item is selected, or no longer.
  case select(Int)
  /// A row in sight is put elsewhere while the table is being edited.
  case reorder(Int, to: IndexPath)
  /// A row in sight is dragged to another in sight, so far down in it in percent.
  case drag(Int, to: Int, percent: Int)

  var description: String {
    switch self {
    case .command(let command): ".command(\(command))"
    case .tap(let row): ".tap(\(row))"
    case .doubleTap(let row): ".doubleTap(\(row))"
    case .headerTap(let section): ".headerTap(\(section))"
    case .scroll(let distance): ".scroll(\(distance))"
    case .window(let isIn): ".window(\(isIn))"
    case .reload: ".reload"
    case .within(let commands): ".within(\(commands))"
    case .amid(let commands): ".amid(\(commands))"
    case .replace(let command): ".replace(during: \(command))"
    case .layout: ".layout"
    case .select(let item): ".select(\(item))"
    case .reorder(let row, let path): ".reorder(\(row), to: [\(path.section), \(path.row)])"
    case .drag(let row, let other, let percent): ".drag(\(row), to: \(other), percent: \(percent))"
    }
  }
}

/// A table, and a second one on the same controller, against the oracle.
@MainActor
final class TableRun {
  let run = OracleRun()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let table: UITableView
  let second: UITableView
  let source: OutlineTableDataSource<Int>
  let secondSource: OutlineTableDataSource<Int>
  private let other = OtherDataSource()

  init(sections: OutlineTableSections, keepsCells: Bool, preparation: CGFloat, limit: Int) {
    table = UITableView(frame: window.bounds, style: .plain)
    second = UITableView(frame: window.bounds, style: .grouped)
    (source, secondSource) = (
      Self.source(table, run.controller, sections), Self.source(second, run.controller, .one)
    )
    source.reloadLimit = limit
    source.allowsReordering = true
    source.allowsDragging = true
    table.keepsCellsOffScreen = keepsCells
    table.preparationDistance = preparation
    window.addSubview(table)
    window.addSubview(second)
  }

  private static func source(
    _ table: UITableView, _ controller: OutlineController<Int>, _ sections: OutlineTableSections
  ) -> OutlineTableDataSource<Int> {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return OutlineTableDataSource(tableView: table, controller: controller, sections: sections) {
      table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = text(of: row)
      cell.showsReorderControl = true
      return cell
    }
  }

  static func text(of row: OutlineRow<Int>) -> String {
    "\(row.level) \(row.content) \(row.expandable) \(row.isExpanded)"
  }

  /// Takes a step; answers what went wrong, or `nil`.
  func violation(after step: TableStep) async -> String? {
    let violations = recordingViolations { take(step) }
    if let violation = violations.first { return violation.message }
    await caughtUp(source)
    await caughtUp(secondSource)
    var failure: String?
    let late = recordingViolations {
      failure = difference(table, source) ?? difference(second, secondSource)
    }
    return late.first?.message ?? failure
  }

  private func caughtUp(_ source: OutlineTableDataSource<Int>) async {
    while let task = source.catchingUp { await task.value }
  }

  private func take(_ step: TableStep) {
    switch step {
    case .command(let command): run.perform(command)
    case .tap(let row): tap(row, times: 1)
    case .doubleTap(let row): tap(row, times: 2)
    case .headerTap(let section):
      guard table.window != nil, let item = source.row(ofSection: section)?.item,
        table.headerView(forSection: section) != nil
      else { return }
      run.perform(.outline(.toggle(item)), by: { self.table.simulateHeaderTap(inSection: section) })
    case .scroll(let distance): table.simulateScroll(by: CGFloat(distance))
    case .window(let isIn):
      if isIn { window.addSubview(table) } else { table.removeFromSuperview() }
    case .reload: table.reloadData()
    case .within(let commands):
      table.performBatchUpdates({ commands.forEach { self.run.perform($0) } }, completion: nil)
    case .amid(let commands):
      run.perform(
        .batch(commands),
        between: { [table] in
          table.reloadData()
          table.layoutIfNeeded()
        })
    case .replace(let command):
      let own = table.dataSource
      table.dataSource = other
      table.layoutIfNeeded()
      run.perform(command)
      table.dataSource = own
    case .layout: table.layoutIfNeeded()
    case .select(let item): run.controller.toggleSelection(item)
    case .reorder(let row, let destination):
      guard let paths = table.indexPathsForVisibleRows, !paths.isEmpty, table.window != nil else { return }
      table.setEditing(true, animated: false)
      if destination.section < table.numberOfSections {
        let from = paths[row % paths.count]
        let others =
          table.numberOfRows(inSection: destination.section) - (from.section == destination.section ? 1 : 0)
        table.simulateReordering(from: from, to: path(destination.row % (others + 1), destination.section))
      }
      table.setEditing(false, animated: false)
      source.showSelection()
    case .drag(let row, let other, let percent):
      guard let paths = table.indexPathsForVisibleRows, !paths.isEmpty, table.window != nil else { return }
      let drag = table.simulateDrag(from: paths[row % paths.count])
      drag?.move(over: table, to: paths[other % paths.count], fraction: CGFloat(percent) / 100)
      drag?.drop()
    }
  }

  private func tap(_ number: Int, times: Int) {
    guard table.window != nil, let paths = table.indexPathsForVisibleRows else { return }
    guard let item = source.item(at: paths[number % paths.count]) else { return }
    for _ in 0..<times {
      // The second tap meets the row wherever it is now.
      guard let path = source.indexPath(of: item), table.indexPathsForVisibleRows?.contains(path) == true
      else { return }
      run.perform(.outline(.toggle(item)), by: { self.table.simulateTap(at: path) })
    }
  }

  /// How a table differs from the oracle.
  private func difference(_ table: UITableView, _ source: OutlineTableDataSource<Int>) -> String? {
    let rows = run.shown.rows.map(\.row)
    let shown = Self.sections(of: rows, source.sections)
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    if counts != shown.map(\.rows.count) { return "counts \(counts), not \(shown.map(\.rows.count))" }
    table.layoutIfNeeded()
    for path in table.indexPathsForVisibleRows ?? [] {
      let expected = Self.text(of: shown[path.section].rows[path.row])
      let text = table.cellForRow(at: path)?.textLabel?.text
      if text != expected { return "\(path) shows \(text ?? "nothing"), not \(expected)" }
    }
    table.verifyCells()
    let selected = Set(run.controller.selection.selectedItems.compactMap { source.indexPath(of: $0) })
    let shownAsSelected = Set(table.indexPathsForSelectedRows ?? [])
    if selected != shownAsSelected { return "\(shownAsSelected) are selected, not \(selected)" }
    for (section, content) in shown.enumerated() {
      guard let header = content.header, let view = table.headerView(forSection: section) else { continue }
      let texts = view.textPieces.joined(separator: " ")
      let expected = header.item.map { "\($0)" } ?? "loading"
      if header.item != nil, !texts.contains(expected) {
        return "header \(section) shows \(texts), not \(expected)"
      }
    }
    return nil
  }

  private typealias Section = (header: OutlineRow<Int>?, rows: [OutlineRow<Int>])

  private static func sections(of rows: [OutlineRow<Int>], _ kind: OutlineTableSections) -> [Section] {
    guard kind != .one else { return [(nil, rows)] }
    var sections: [Section] = []
    for row in rows {
      if row.level == 0 { sections.append((row, [])) } else { sections[sections.count - 1].rows.append(row) }
    }
    return sections
  }
}

/// An app's own data source, which has nothing to do with the outline.
private final class OtherDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
