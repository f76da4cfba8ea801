extension UITableView {
  /// What is on the screen, as text: a line for each header, row and footer.
  ///
  ///     # Fruit                 a header
  ///     * Apple           >     a selected row that leads on
  ///         ▾ Pear              a row that is indented, with a picture
  ///     ⊖ Plum            ≡     a row that is being edited and can be moved
  ///     ~ three kinds           a footer
  ///     ↓ 12                    rows that would be seen by scrolling on
  ///     ^ ▾ Pear                a view of the app's own that lies over the rows
  public func drawing() -> String {
    engine.requireNoOpenUpdate()
    layoutIfNeeded()
    var lines: [String] = []
    let shown = engine.displayed.sorted()
    if let first = shown.first, rows(before: first) > 0 { lines.append("↑ \(rows(before: first))") }
    if let tableHeaderView, isSeen(tableHeaderView) { lines.append(line("=", tableHeaderView.textPieces)) }
    for section in sectionsOnScreen {
      if let header = supplementaries[.header].shown[section] { lines.append(line("#", header.textPieces)) }
      for path in shown where path.section == section { lines.append(drawing(ofRow: path)) }
      if let footer = supplementaries[.footer].shown[section] { lines.append(line("~", footer.textPieces)) }
    }
    if let tableFooterView, isSeen(tableFooterView) { lines.append(line("=", tableFooterView.textPieces)) }
    if let last = shown.last {
      let below = engine.loadedCounts().reduce(0, +) - rows(before: last) - 1
      if below > 0 { lines.append("↓ \(below)") }
    }
    return (lines + overlays).joined(separator: "\n")
  }

  /// What lies over the rows, from the top.
  private var overlays: [String] {
    let known = [tableHeaderView, tableFooterView, backgroundView].compactMap { $0 }
    let views = subviews.filter { view in
      !(view is UITableViewCell) && view.frame.intersects(bounds) && !known.contains { $0 === view }
        && !SectionEnd.allCases.contains { end in
          supplementaries[end].shown.values.contains { $0 === view }
        }
    }
    let parts = views.flatMap { $0.subviews.sorted { $0.frame.minY < $1.frame.minY } }
    return parts.map(\.textPieces).filter { !$0.isEmpty }.map { line("^", $0) }
  }

  private var sectionsOnScreen: [Int] {
    Set(engine.displayed.map(\.section)).union(supplementaries[.header].shown.keys).union(
      supplementaries[.footer].shown.keys
    )
    .sorted()
  }

  private func isSeen(_ view: UIView) -> Bool {
    view.frame.maxY > bounds.minY && view.frame.minY < bounds.maxY && !view.isHidden
  }

  private func rows(before path: IndexPath) -> Int {
    engine.loadedCounts().prefix(path.section).reduce(path.row, +)
  }

  private func drawing(ofRow path: IndexPath) -> String {
    guard let cell = engine.cells[path] else { return "?" }
    var start = cell.isSelected ? "* " : "  "
    switch cell.editingStyle {
    case .none: break
    case .delete: start += "⊖ "
    case .insert: start += "⊕ "
    }
    start += String(repeating: "  ", count: cell.indentationLevel)
    let canMove =
      isBeingEdited && cell.showsReorderControl && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
    let end = cell.accessoryPieces + (canMove ? ["≡"] : [])
    let content = start + cell.contentPieces.joined(separator: " ")
    return end.isEmpty ? content.trimmedAtEnd : content + "  " + end.joined(separator: " ")
  }

  private func line(_ mark: String, _ pieces: [String]) -> String {
    ([mark] + pieces).joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
