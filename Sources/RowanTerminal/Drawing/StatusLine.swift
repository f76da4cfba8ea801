import Rowan

/// The last line of a screen: the path of the focus, or what is being typed, and what there is to say.
struct StatusLine<Item: Hashable> {
  /// What is between the path and the remarks, at least.
  private static var gap: Int { 2 }
  private static var remarkSeparator: String { ", " }
  /// Below this, the path needs all there is.
  private static var leastColumnsWithPosition: Int { 40 }

  private let outline: Outline<Item>
  private let focus: OutlineRow<Item>.Content?
  private let focusedRow: Int?
  private let columns: Int
  private let notices: [String]
  private let prompt: TerminalPrompt?

  init(of scene: TerminalScene<Item>) {
    outline = scene.outline
    focus = scene.focusedRow.map { scene.outline.rows[$0].content }
    focusedRow = scene.focusedRow
    columns = scene.viewport.size.columns
    notices = scene.notices
    prompt = scene.prompt
  }

  func line(with appearance: TerminalAppearance<Item>) -> StyledLine {
    let (remarks, width) = remarks(appearance.texts)
    let room = room(besideRemarks: width)
    var line = StyledLine()
    if let prompt {
      line.append(prompt.shown(columns: room), style: .status, columns: room)
    } else {
      line.append(
        path(columns: room, appearance), style: .status, columns: room, ellipsis: appearance.symbols.ellipsis)
    }
    if width > 0 {
      line.pad(to: columns - width, style: .status)
      line.append(remarks, style: .status, columns: width)
    }
    line.pad(to: columns, style: .status)
    return line
  }

  /// Where the next character that is typed will be; `nil` where none is.
  func caret(with appearance: TerminalAppearance<Item>) -> Int? {
    let room = room(besideRemarks: remarks(appearance.texts).width)
    return prompt.map { min($0.shown(columns: room).cellWidth(upTo: room), columns - 1) }
  }

  private func room(besideRemarks width: Int) -> Int {
    width > 0 ? columns - width - Self.gap : columns
  }

  /// What there is to say, the most important first, as far as half of the line has room for it.
  private func remarks(_ texts: TerminalTexts) -> (text: String, width: Int) {
    var parts = notices
    if let focusedRow, prompt == nil, columns >= Self.leastColumnsWithPosition {
      if case .item(let item) = focus, let (index, count) = outline.positionAmongSiblings(of: item) {
        parts.append(texts.position(index + 1, count))
      }
      parts.append(texts.rowPosition(focusedRow + 1, outline.rows.count))
    }
    while !parts.isEmpty {
      let text = parts.joined(separator: Self.remarkSeparator)
      let width = text.cellWidth(upTo: columns)
      if 2 * width <= columns { return (text, width) }
      parts.removeLast()
    }
    return ("", 0)
  }

  /// As much of the end of a path as fits, behind an ellipsis where that is not all.
  private func end(of path: String, columns: Int, _ ellipsis: String) -> String {
    if path.cellWidth(upTo: columns) <= columns { return path }
    var width = ellipsis.cellWidth(upTo: columns)
    let tail = path.reversed().prefix { character in
      width += String(character).cellWidth(upTo: columns)
      return width <= columns
    }
    return ellipsis + String(tail.reversed())
  }

  /// The path of the focus, or the titles that lead to the focus; where they are too many, the last ones, behind an ellipsis.
  ///
  /// - Complexity: O(c log n) for c columns, however deep the focus is, and what the appearance takes
  private func path(columns: Int, _ appearance: TerminalAppearance<Item>) -> String {
    var ancestor: Item?
    var path: String
    switch focus {
    case nil: return ""
    case .item(let item):
      if let path = appearance.path(item) {
        return end(of: path, columns: columns, appearance.symbols.ellipsis)
      }
      path = appearance.label(item).title
      ancestor = outline.parent(of: item)
    case .placeholder(let kind, let parent):
      if let parent, let path = appearance.path(parent) {
        return end(of: path, columns: columns, appearance.symbols.ellipsis)
      }
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
