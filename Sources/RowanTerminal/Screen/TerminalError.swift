/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// The process has no terminal.
  case noTerminal
  /// Nothing is known about terminals of this type, or they cannot place the cursor.
  case unusableTerminal(type: String)
  /// A screen is open already; a process has one terminal.
  case alreadyOpen
  /// The system refused a pipe or a thread.
  case noResources
}

extension TerminalError: CustomStringConvertible {
  /// A sentence for people, without a full stop.
  public var description: String {
    switch self {
    case .noTerminal: "there is no terminal"
    case .unusableTerminal(""): "TERM is not set"
    case .unusableTerminal(let type): "TERM is \"\(type)\", which cannot show an outline"
    case .alreadyOpen: "the terminal is in use by this program already"
    case .noResources: "the system refused what a terminal needs"
    }
  }
}
