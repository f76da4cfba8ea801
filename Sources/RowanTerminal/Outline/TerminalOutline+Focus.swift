import Rowan

extension TerminalOutline {
  /// Puts the focus on a row, or on the nearest there is.
  mutating func setFocus(toRow row: Int) {
    let count = outline.rows.count
    focusedRow = count == 0 ? nil : Swift.min(Swift.max(row, 0), count - 1)
    focus = focusedRow.map { outline.rows[$0].content }
    scrollToFocus()
  }

  /// Finds the focus again in an outline that has changed, and keeps it at its height of the screen.
  mutating func restoreFocus() {
    guard let focus, let oldRow = focusedRow else { return setFocus(toRow: 0) }
    let newRow = row(of: focus, formerly: oldRow)
    topRow += newRow - oldRow
    setFocus(toRow: newRow)
  }

  private func row(of content: OutlineRow<Item>.Content, formerly oldRow: Int) -> Int {
    switch content {
    case .item(let item):
      return visibleRow(for: item) ?? oldRow
    case .placeholder(_, let parent):
      if let row = outline.row(ofPlaceholderIn: parent) { return row }
      guard let parent, let parentRow = visibleRow(for: parent) else { return oldRow }
      // The children that were waited for stand where the placeholder was.
      guard let below = outline.rowsBelow(parent), !below.isEmpty else { return parentRow }
      return Swift.min(Swift.max(oldRow, below.lowerBound), below.upperBound - 1)
    }
  }

  private func visibleRow(for item: Item) -> Int? {
    outline.nearestVisible(to: item).flatMap { outline.row(of: $0) }
  }

  /// Scrolls as little as brings the focus into sight, and leaves no lines empty that rows could fill.
  mutating func scrollToFocus() {
    let height = listHeight
    if let focusedRow, height > 0 {
      topRow = Swift.min(Swift.max(topRow, focusedRow - height + 1), focusedRow)
    }
    topRow = Swift.max(Swift.min(topRow, outline.rows.count - height), 0)
    leftLevel = levelColumns.scrolled(leftLevel, toLevel: focusedRow.map { outline.rows[$0].level } ?? 0)
  }

  /// Scrolls so that the rows below the focused item are in sight, as far as it stays in sight itself.
  mutating func scrollToRowsBelowFocus() {
    guard let focusedRow, case .item(let item) = focus, let below = outline.rowsBelow(item) else { return }
    topRow = Swift.min(Swift.max(topRow, below.upperBound - listHeight), focusedRow)
  }
}
