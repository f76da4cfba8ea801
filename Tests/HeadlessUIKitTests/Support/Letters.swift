import HeadlessUIKit

/// A data source and delegate whose rows are texts, and which remembers what it was asked and told.
@MainActor final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// Everything that was asked and told, oldest first; counts and heights are left out.
  private(set) var log: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func note(_ event: String) { log.append(event) }

  /// What was asked and told since the last time.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("will \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("end \(indexPath.section).\(indexPath.row)")
  }
}

/// A table in a window, with room for some rows, and its letters.
@MainActor struct LettersTable {
  let window: UIWindow
  let table: UITableView
  let letters: Letters

  init(_ sections: [[String]], rowsOnScreen: Int = 10, style: UITableView.Style = .plain) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44 * rowsOnScreen)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    letters = Letters(sections)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = letters
    table.delegate = letters
    window.addSubview(table)
    table.layoutIfNeeded()
    _ = letters.takeLog()
  }

  /// Changes the data and tells the table, as one update.
  func update(to sections: [[String]], _ operations: (UITableView) -> Void) {
    withoutActuallyEscaping(operations) { operations in
      table.performBatchUpdates {
        letters.sections = sections
        operations(table)
      }
    }
  }

  /// The texts of the cells on the screen.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

extension IndexPath {
  /// An index path written as section and row.
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}

/// Letters from "a" on.
func letters(_ count: Int, from first: Int = 0) -> [String] { (first..<(first + count)).map { "r\($0)" } }
