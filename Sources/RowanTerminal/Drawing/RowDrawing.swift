import Rowan

/// One row as a line: guide lines, a disclosure sign, a title, and a detail at the right end.
struct RowDrawing<Item: Hashable> {
  /// Below this, the title needs all there is.
  private static var leastColumnsWithSign: Int { 4 }
  /// Below this, a mark would leave nothing of the title.
  private static var leastColumnsWithCheck: Int { 12 }
  /// What is between a title and a detail, at least.
  private static var detailGap: Int { 2 }
  /// Below this, a detail that is cut says nothing.
  private static var leastColumnsOfCutDetail: Int { 12 }

  let row: OutlineRow<Item>
  let guides: [GuideLines.Guide]
  let isCutLeft: Bool
  /// Whether the item is marked; `nil` where it can't be.
  let check: CheckState?
  /// What is marked in the title.
  let searchedText: String?
  let columns: Int

  /// The line, and where in it the title begins.
  func line(
    isSelected: Bool, with appearance: TerminalAppearance<Item>
  ) -> (line: StyledLine, titleColumn: Int) {
    var line = StyledLine(isSelected: isSelected)
    let symbols = appearance.symbols
    if isCutLeft { appendSlot(symbols.cutLeft, .sign, to: &line) }
    for guide in guides { appendGuide(guide, symbols, to: &line) }
    if columns >= Self.leastColumnsWithSign { appendSign(symbols, to: &line) }
    if let check, columns >= Self.leastColumnsWithCheck {
      line.append(
        symbols.check(check) + " ", style: check == .off ? .dim : .mark, columns: columns - line.width)
    }
    let titleColumn = line.width
    switch row.content {
    case .item(let item): appendLabel(appearance.label(item), symbols, to: &line)
    case .placeholder(let kind, let parent):
      line.append(
        appearance.text(of: kind, in: parent), style: kind == .failed ? .failure : .placeholder,
        columns: columns - line.width,
        ellipsis: symbols.ellipsis)
    }
    if isSelected { line.pad(to: columns, style: .normal) }
    return (line, titleColumn)
  }

  private func appendSlot(_ symbol: String, _ style: CellStyle, to line: inout StyledLine) {
    let end = line.width + LevelColumns.slotWidth
    line.append(symbol, style: style, columns: LevelColumns.slotWidth)
    line.pad(to: end, style: style)
  }

  private func appendGuide(
    _ guide: GuideLines.Guide, _ symbols: TerminalSymbols, to line: inout StyledLine
  ) {
    switch guide {
    case .passing: appendSlot(symbols.passing, .dim, to: &line)
    case .blank: appendSlot("", .dim, to: &line)
    case .branch: appendSlot(symbols.branch, .dim, to: &line)
    case .last: appendSlot(symbols.last, .dim, to: &line)
    case .deeper: appendSlot(symbols.deeper, .sign, to: &line)
    }
  }

  private func appendSign(_ symbols: TerminalSymbols, to line: inout StyledLine) {
    if row.expandable != .leaf {
      appendSlot(row.isExpanded ? symbols.expanded : symbols.collapsed, .sign, to: &line)
    } else if guides.last == .branch || guides.last == .last {
      appendSlot(symbols.leaf, .dim, to: &line)
    } else {
      appendSlot("", .dim, to: &line)
    }
  }

  private func appendLabel(_ label: TerminalLabel, _ symbols: TerminalSymbols, to line: inout StyledLine) {
    let room = columns - line.width
    // A detail gets what the title leaves, and half of the room in any case. A short one, a number say, is
    // shown whole or not at all.
    let titleWidth = label.title.cellWidth(upTo: room)
    let detailRoom = Swift.max(room / 2, room - titleWidth) - Self.detailGap
    var detail = CellText(label.detail, columns: detailRoom, ellipsis: symbols.ellipsis)
    if detail.isCut, detailRoom < Self.leastColumnsOfCutDetail { detail = CellText() }
    let title = CellText(
      label.title, columns: detail.width > 0 ? room - detail.width - Self.detailGap : room,
      ellipsis: symbols.ellipsis)
    let matches = label.matches + (searchedText.map(label.title.ranges(ignoringCase:)) ?? [])
    line.append(title) { unit in
      matches.contains { $0.contains(unit.start) } ? .match : label.style
    }
    if detail.width > 0 {
      line.pad(to: columns - detail.width, style: .normal)
      line.append(detail) { _ in .dim }
    }
  }
}
