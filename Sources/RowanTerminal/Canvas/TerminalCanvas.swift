/// What a terminal shows: a value that drawing answers and a screen paints.
public struct TerminalCanvas: Hashable, Sendable {
  /// A cell.
  public struct Position: Hashable, Sendable {
    /// The cells left of it.
    public var column: Int
    /// The lines above it.
    public var row: Int

    /// A cell.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The size it was drawn for.
  public let size: TerminalSize
  /// The lines, top to bottom, as many as the size has rows, each at most as wide as it has columns.
  public private(set) var lines: [StyledLine]
  /// Where the cursor stands.
  ///
  /// It is hidden from sight, but screen readers and braille displays follow it.
  public var cursor: Position?

  /// A canvas without text.
  public init(size: TerminalSize) {
    self.size = size
    lines = Array(repeating: StyledLine(), count: size.rows)
  }

  /// Puts a line in place; one outside the size, or wider than it, is left out.
  public mutating func setLine(_ line: StyledLine, at row: Int) {
    guard lines.indices.contains(row), line.width <= size.columns else { return }
    lines[row] = line
  }

  /// The lines' texts without blanks at their ends, joined by line feeds.
  public var text: String {
    lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
