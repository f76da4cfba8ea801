/// What the arguments ask for.
struct CommandOptions: Equatable, Sendable {
  /// What is to be done.
  enum Action: Equatable, Sendable {
    case open, help, version
    /// Print what makes a shell complete the options.
    case completion(CompletionShell)
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
  /// Whether several can be chosen.
  var choosesSeveral = false
  /// Whether chosen paths end with a zero byte instead of a line feed.
  var printsZero = false
  /// Whether the JSON of what is chosen is printed instead of its path.
  var printsValue = false
  /// Where is kept what was open, as it was written; nothing when it is not kept.
  var stateFile: [UInt8]?
  /// Whether folders have icons.
  var showsIcons = false
  /// Whether entries whose names begin with a dot are shown.
  var showsHidden = false
  var filter: String?
  var sortKey: SortKey?
  /// The path as it was written; nothing when there is none.
  var path: [UInt8]?
}
