/// What a key does to an outline on a terminal.
public enum TerminalCommand: Hashable, Sendable, CaseIterable {
  /// The focus goes one row up.
  case up
  /// The focus goes one row down.
  case down
  /// The focus goes up by as many rows as are on the screen, and the screen with it.
  case pageUp
  /// The focus goes down by as many rows as are on the screen, and the screen with it.
  case pageDown
  /// The focus goes to the first row.
  case first
  /// The focus goes to the last row.
  case last
  /// Expands the item; if it is expanded, the focus goes to the first row below it.
  case open
  /// Collapses the item; if it is collapsed or a leaf, the focus goes to its parent.
  case close
  /// Expands or collapses the item; a leaf or a placeholder is chosen.
  case toggle
  /// Expands everything that is loaded.
  case expandAll
  /// Collapses everything; the focus goes to the root it was under.
  case collapseAll
  /// Paints the screen anew.
  case redraw
  /// Ends.
  case quit
}
