/// What the arguments ask for.
struct CommandOptions: Equatable, Sendable {
  /// What is to be done.
  enum Action: Equatable, Sendable {
    case open, help, version
  }

  var action = Action.open
  var format = FormatChoice.auto
  /// Whether the paths of a list end with a zero byte instead of a line feed.
  var endsPathsWithZero = false
  /// Whether to print even on a terminal.
  var prints = false
  /// Whether to print machine-readable rows.
  var printsJSON = false
  /// How many levels are opened; nothing for all.
  var depth: Int?
  /// Whether entries whose names begin with a dot are shown.
  var showsHidden = false
  var filter: String?
  var sortKey: SortKey?
  /// The path as it was written; nothing when there is none.
  var path: [UInt8]?
}
