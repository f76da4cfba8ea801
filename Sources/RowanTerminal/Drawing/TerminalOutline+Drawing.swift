import Rowan

extension TerminalOutline {
  var levelColumns: LevelColumns { LevelColumns(columns: size.columns) }

  /// What the screen shows.
  ///
  /// Looks at the rows on the screen and at nothing else, so that a million rows cost no more than twenty.
  ///
  /// - Complexity: O((r + c) log n) for r lines of c columns
  public func draw(with appearance: TerminalAppearance<Item>) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: size)
    guard size.columns > 0, size.rows > 0 else { return canvas }
    let range = rowsOnScreen
    let rows = Array(outline.rows[range])
    let guides = GuideLines(of: rows, in: outline, levels: levelColumns.levels(from: leftLevel)).guides
    for (index, row) in rows.enumerated() {
      let isFocused = topRow + index == focusedRow
      let drawing = RowDrawing(
        row: row, guides: guides[index], isCutLeft: leftLevel > 0 && row.level > 0 && levelColumns.slots > 0,
        columns: size.columns)
      let (line, titleColumn) = drawing.line(isSelected: isFocused, with: appearance)
      canvas.setLine(line, at: index)
      if isFocused {
        canvas.cursor = .init(column: Swift.min(titleColumn, size.columns - 1), row: index)
      }
    }
    if rows.isEmpty {
      var line = StyledLine()
      line.append(
        appearance.texts.nothing, style: .placeholder, columns: size.columns,
        ellipsis: appearance.symbols.ellipsis)
      canvas.setLine(line, at: 0)
    }
    if hasStatusLine {
      canvas.setLine(StatusLine(of: self).line(with: appearance), at: listHeight)
    }
    return canvas
  }
}
