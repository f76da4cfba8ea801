import Rowan

/// The last line of a screen: the path of the focus, its position among its siblings and among the rows.
struct StatusLine<Item: Hashable> {
  /// What is between the path and the positions, at least.
  private static var gap: Int { 2 }
  private static var positionSeparator: String { ", " }

  private let outline: Outline<Item>
  private let focus: OutlineRow<Item>.Content?
  private let focusedRow: Int?
  private let columns: Int

  init(of view: TerminalOutline<Item>) {
    outline = view.outline
    focus = view.focus
    focusedRow = view.focusedRow
    columns = view.size.columns
  }

  func line(with appearance: TerminalAppearance<Item>) -> StyledLine {
    var line = StyledLine()
    let positions = positions(appearance.texts)
    let positionsWidth = positions.cellWidth(upTo: columns)
    let hasPositions = 2 * positionsWidth <= columns
    let room = hasPositions && positionsWidth > 0 ? columns - positionsWidth - Self.gap : columns
    line.append(
      path(columns: room, appearance), style: .status, columns: room, ellipsis: appearance.symbols.ellipsis)
    if hasPositions {
      line.pad(to: columns - positionsWidth, style: .status)
      line.append(positions, style: .status, columns: positionsWidth)
    }
    line.pad(to: columns, style: .status)
    return line
  }

  private func positions(_ texts: TerminalTexts) -> String {
    guard let focusedRow else { return "" }
    var parts: [String] = []
    if case .item(let item) = focus, let (index, count) = outline.positionAmongSiblings(of: item) {
      parts.append(texts.position(index + 1, count))
    }
    parts.append(texts.rowPosition(focusedRow + 1, outline.rows.count))
    return parts.joined(separator: Self.positionSeparator)
  }

  /// The titles that lead to the focus; where they are too many, the last ones, behind an ellipsis.
  ///
  /// - Complexity: O(c log n) for c columns, however deep the focus is
  private func path(columns: Int, _ appearance: TerminalAppearance<Item>) -> String {
    var ancestor: Item?
    var path: String
    switch focus {
    case nil: return ""
    case .item(let item):
      path = appearance.label(item).title
      ancestor = outline.parent(of: item)
    case .placeholder(let kind, let parent):
      path = appearance.text(of: kind, in: parent)
      ancestor = parent
    }
    let separator = appearance.texts.pathSeparator
    let start = appearance.symbols.ellipsis + separator
    let startWidth = start.cellWidth(upTo: columns)
    var width = path.cellWidth(upTo: columns)
    while let item = ancestor {
      let title = appearance.label(item).title + separator
      let next = outline.parent(of: item)
      width += title.cellWidth(upTo: columns)
      guard width + (next == nil ? 0 : startWidth) <= columns else { return start + path }
      path = title + path
      ancestor = next
    }
    return path
  }
}
