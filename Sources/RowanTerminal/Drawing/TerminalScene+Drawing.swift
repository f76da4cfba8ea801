import Rowan

extension TerminalScene {
  /// What the screen shows.
  ///
  /// Looks at the rows on the screen and at nothing else, so that a million rows cost no more than twenty.
  ///
  /// - Complexity: O((r + c) log n) for r lines of c columns
  public func draw(with appearance: TerminalAppearance<Item>) -> TerminalCanvas {
    var canvas = TerminalCanvas(size: viewport.size)
    guard canvas.size.columns > 0, canvas.size.rows > 0 else { return canvas }
    if let help {
      help.draw(on: &canvas, appearance)
      return canvas
    }
    drawRows(on: &canvas, appearance)
    if viewport.hasStatusLine {
      let status = StatusLine(of: self)
      canvas.setLine(status.line(with: appearance), at: viewport.listHeight)
      if let caret = status.caret(with: appearance) {
        canvas.cursor = .init(column: caret, row: viewport.listHeight)
      }
    }
    return canvas
  }

  private func drawRows(on canvas: inout TerminalCanvas, _ appearance: TerminalAppearance<Item>) {
    let numbers = viewport.rowsByLine(in: outline)
    let rows = rows(numbers)
    let left = viewport.leftLevel
    let levels = viewport.levelColumns
    let guides = GuideLines(of: rows, in: outline, levels: levels.levels(from: left)).guides
    for (line, row) in rows.enumerated() {
      let isFocused = numbers[line] == focusedRow
      let drawing = RowDrawing(
        row: row, guides: guides[line], isCutLeft: left > 0 && row.level > 0 && levels.slots > 0,
        check: row.item.flatMap { item in check.map { $0(item) } }, searchedText: searchedText,
        columns: canvas.size.columns)
      let drawn = drawing.line(isSelected: isFocused, with: appearance)
      canvas.setLine(drawn.line, at: line)
      if isFocused {
        canvas.cursor = .init(column: min(drawn.titleColumn, canvas.size.columns - 1), row: line)
      }
    }
    if rows.isEmpty {
      var line = StyledLine()
      line.append(
        appearance.texts.nothing, style: .placeholder, columns: canvas.size.columns,
        ellipsis: appearance.symbols.ellipsis)
      canvas.setLine(line, at: 0)
    }
  }

  /// The rows of ascending numbers: those that follow each other are walked over, the few pinned ones looked up.
  private func rows(_ numbers: [Int]) -> [OutlineRow<Item>] {
    guard let last = numbers.last else { return [] }
    let pinned = numbers.indices.prefix { numbers[$0] != last - (numbers.count - 1 - $0) }.count
    return numbers[..<pinned].map { outline.rows[$0] }
      + (pinned < numbers.count ? Array(outline.rows[numbers[pinned]...last]) : [])
  }
}

// MARK: Finding a cell

extension TerminalScene {
  /// What is at a cell of the screen.
  public enum Target: Hashable {
    /// The sign that opens and closes the item in a row.
    case sign(row: Int)
    /// Anything else of a row.
    case row(Int)
  }

  /// What is at a cell; `nil` where no row is.
  public func target(at position: TerminalCanvas.Position) -> Target? {
    guard help == nil, position.column >= 0, position.column < viewport.size.columns else { return nil }
    let numbers = viewport.rowsByLine(in: outline)
    guard numbers.indices.contains(position.row) else { return nil }
    let number = numbers[position.row]
    let row = outline.rows[number]
    let left = viewport.leftLevel
    let levels = viewport.levelColumns
    let slots =
      levels.levels(from: left).prefix { $0 <= row.level }.count
      + (left > 0 && row.level > 0 && levels.slots > 0 ? 1 : 0)
    let sign = LevelColumns.slotWidth * slots..<LevelColumns.slotWidth * (slots + 1)
    return row.expandable != .leaf && sign.contains(position.column) ? .sign(row: number) : .row(number)
  }
}
