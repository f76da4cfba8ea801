/// A key that was pressed.
public enum TerminalKey: Hashable, Sendable {
  /// A printable character; the space bar is `" "`.
  case character(Character)
  /// A letter together with the control key, in lower case.
  case control(Character)
  /// An arrow key.
  case up, down, left, right
  /// A key that goes far.
  case pageUp, pageDown, home, end
  /// A key that acts on what is there.
  case enter, escape, tab, backTab, backspace, delete
}
