/// The keys and what they do, made from the table that handles them.
public struct TerminalHelp: Hashable, Sendable {
  /// One line: the keys, and what they do.
  public struct Line: Hashable, Sendable {
    /// The keys.
    public var keys: String
    /// What they do.
    public var text: String
  }

  /// The lines, top to bottom.
  public private(set) var lines: [Line]
  /// The line at the top of the screen.
  public private(set) var top = 0

  /// The help for some keys.
  ///
  /// - Parameters:
  ///   - keyMap: The keys.
  ///   - texts: What commands do, in words.
  ///   - isUseful: Whether a command does anything here.
  public init(
    _ keyMap: TerminalKeyMap, _ texts: TerminalTexts, isUseful: (TerminalCommand) -> Bool = { _ in true }
  ) {
    lines = keyMap.bindings.filter { isUseful($0.command) }.map { binding in
      Line(keys: binding.keys.map(\.name).joined(separator: ", "), text: texts.command(binding.command))
    }
  }

  /// Scrolls as far as there are lines.
  mutating func scroll(by count: Int, height: Int) {
    top = max(min(top + count, lines.count - height), 0)
  }

  func draw<Item>(on canvas: inout TerminalCanvas, _ appearance: TerminalAppearance<Item>) {
    let columns = canvas.size.columns
    let height = Self.height(of: canvas.size)
    let ellipsis = appearance.symbols.ellipsis
    let keyWidth = min(lines.map { $0.keys.cellWidth(upTo: columns) }.max() ?? 0, columns / 2)
    for (number, help) in lines.dropFirst(top).prefix(height).enumerated() {
      var line = StyledLine()
      line.append(help.keys, style: .mark, columns: keyWidth, ellipsis: ellipsis)
      line.pad(to: min(keyWidth + 2, columns), style: .normal)
      line.append(help.text, style: .normal, columns: columns - line.width, ellipsis: ellipsis)
      canvas.setLine(line, at: number)
    }
    guard height < canvas.size.rows else { return }
    var footer = StyledLine()
    footer.append(appearance.texts.helpFooter, style: .status, columns: columns, ellipsis: ellipsis)
    footer.pad(to: columns, style: .status)
    canvas.setLine(footer, at: canvas.size.rows - 1)
  }

  /// The lines of a screen that hold help.
  static func height(of size: TerminalSize) -> Int {
    size.rows >= 3 ? size.rows - 1 : size.rows
  }
}
