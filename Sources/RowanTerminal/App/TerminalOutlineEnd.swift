/// Why a terminal outline has ended.
public enum TerminalOutlineEnd<Item: Hashable>: Hashable {
  /// The user has chosen these items, from top to bottom.
  case chosen([Item])
  /// The user has left without a choice, by the key that takes back.
  case dismissed
  /// The user, or the program, wanted it.
  case quit
  /// The process was sent this signal. Shells expect the exit code 128 and the number.
  case signal(Int32)
  /// The terminal is gone; there is nobody to tell anything.
  case hangUp
  /// The task that ran it was cancelled.
  case cancelled
}

extension TerminalOutlineEnd: Sendable where Item: Sendable {}
