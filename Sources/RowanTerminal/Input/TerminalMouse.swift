/// What a mouse did on a cell of a terminal.
public struct TerminalMouse: Hashable, Sendable {
  /// What it did.
  public enum Action: Hashable, Sendable, CaseIterable {
    /// The first button was pressed.
    case click
    /// The wheel was turned away from the user.
    case wheelUp
    /// The wheel was turned towards the user.
    case wheelDown
  }

  /// What it did.
  public var action: Action
  /// The cell it was on.
  public var position: TerminalCanvas.Position

  /// Something that a mouse did.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    position = TerminalCanvas.Position(column: column, row: row)
  }
}
