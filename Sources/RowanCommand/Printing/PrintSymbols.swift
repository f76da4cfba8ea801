/// The signs that a printed outline has beside the texts of its nodes.
struct PrintSymbols: Sendable {
  /// Before a child that has siblings to come, and before the last one.
  var branch: String
  var last: String
  /// Below an ancestor that has siblings to come, and below one that has none.
  var passing: String
  var blank: String
  /// Between a link and what it leads to.
  var arrow: String

  static let unicode = PrintSymbols(
    branch: "├── ", last: "└── ", passing: "│   ", blank: "    ", arrow: " → ")
  static let ascii = PrintSymbols(branch: "|-- ", last: "`-- ", passing: "|   ", blank: "    ", arrow: " -> ")

  /// The signs that the user's locale can show.
  ///
  /// - Parameter environment: the variables of the environment, of which the first that is set of `LC_ALL`,
  ///   `LC_CTYPE` and `LANG` names the locale.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  private init(branch: String, last: String, passing: String, blank: String, arrow: String) {
    self.branch = branch
    self.last = last
    self.passing = passing
    self.blank = blank
    self.arrow = arrow
  }
}
