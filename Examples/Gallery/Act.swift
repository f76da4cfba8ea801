/// What somebody does to a screen.
enum Act {
  /// Taps a row.
  case tap(String)
  /// Taps the header of a section.
  case tapHeader(String)
  /// Taps the check box of a row.
  case check(String)
  /// Swipes over a row and chooses an action.
  case swipe(String, choosing: String)
  /// Drags a row onto another.
  case drag(String, onto: String)
  /// Types what is searched for.
  case search(String)
  /// Gives the search up.
  case endSearch
  /// Taps a button in the bar.
  case press(String)
  /// Scrolls by so many rows.
  case scroll(rows: Int)
  /// Waits for what is being loaded.
  case wait
  /// Goes back to the list of screens, and comes again.
  case leaveAndReturn
}

extension Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .tap(let row): "tap \(row)"
    case .tapHeader(let section): "tap the header \(section)"
    case .check(let row): "tap the check box of \(row)"
    case .swipe(let row, let action): "swipe over \(row) and choose \(action)"
    case .drag(let row, let target): "drag \(row) onto \(target)"
    case .search(let text): "search for \(text)"
    case .endSearch: "end the search"
    case .press(let button): "press \(button)"
    case .scroll(let rows): "scroll by \(rows) rows"
    case .wait: "wait"
    case .leaveAndReturn: "leave and return"
    }
  }
}
