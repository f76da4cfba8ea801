/// What comes from a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)
  /// The mouse did something.
  case mouse(TerminalMouse)
  /// The terminal has this size; the first event of a screen.
  case resize(TerminalSize)
  /// The process was sent a signal that asks it to end: interrupt, terminate or hang up.
  ///
  /// If the screen is not closed within two seconds, the terminal is restored and the signal ends the process.
  case signal(Int32)
  /// The terminal is gone; no other event will follow.
  case hangUp
}
