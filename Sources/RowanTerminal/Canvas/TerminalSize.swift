/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The cells in a line.
  public var columns: Int
  /// The lines.
  public var rows: Int

  /// A size; negative numbers count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}
