import RowanUIKit
import Testing

/// A table in a window, with room for some rows.
@MainActor struct Stage {
  let window: UIWindow
  let table: UITableView

  init(rowsOnScreen: Int = 12, style: UITableView.Style = .plain) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44 * rowsOnScreen)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
  }

  /// Scrolls to a part of the content, from 0 to 100 per cent.
  func scroll(toPercent percent: Int) {
    let room = max(0, table.contentSize.height - table.bounds.height)
    table.setContentOffset(CGPoint(x: 0, y: room * CGFloat(percent) / 100), animated: false)
    table.layoutIfNeeded()
  }

  /// The rows on the screen.
  var shownPaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

  /// The texts of the cells on the screen.
  var shownTexts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// Runs `body` and expects that it breaks none of the table's rules.
@MainActor func expectLegal(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
  let violations = try recordingViolations(body)
  #expect(violations.isEmpty, comment, sourceLocation: sourceLocation)
}
