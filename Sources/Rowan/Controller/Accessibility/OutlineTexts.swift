/// All texts that are shown or spoken beside the app's own, in one value that an app can replace.
///
/// They are English to begin with. A text that becomes empty is left out:
///
/// ```swift
/// var texts = OutlineTexts()
/// texts.expanded = "ausgeklappt"
/// texts.position = { position, count in "\(position) von \(count)" }
/// texts.level = { _ in "" }
/// ```
public struct OutlineTexts: Sendable {
  /// English texts.
  public init() {}

  // MARK: State

  /// An open item.
  public var expanded = "expanded"
  /// A closed item.
  public var collapsed = "collapsed"
  /// A selected item.
  public var selected = "selected"
  /// A checked item.
  public var checked = "checked"
  /// An item that is not checked.
  public var unchecked = "not checked"
  /// An item of which some descendants are checked.
  public var mixed = "partly checked"
  /// How deep an item is, from 1.
  public var level: @Sendable (_ level: Int) -> String = { "level \($0)" }
  /// Which of its siblings an item is, from 1.
  public var position: @Sendable (_ position: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// Which of its siblings an item is, where not all are loaded.
  public var positionInIncompleteSet: @Sendable (_ position: Int, _ count: Int) -> String = {
    "\($0) of at least \($1)"
  }
  /// Which of the rows a row is, from 1.
  public var rowPosition: @Sendable (_ row: Int, _ count: Int) -> String = { "row \($0) of \($1)" }
  /// What stands between states that are said together.
  public var separator = ", "
  /// What stands between the titles of a path.
  public var pathSeparator = " / "

  // MARK: Placeholders

  /// Children are being loaded.
  public var loading = "loading"
  /// A parent has no children.
  public var empty = "empty"
  /// Loading children failed.
  public var failed = "could not be loaded"
  /// Loading children failed, and there is a message that says why.
  public var failedBecause: @Sendable (_ message: String) -> String = { "could not be loaded: \($0)" }
  /// A parent has more children than are loaded.
  public var loadMore = "load more"
  /// There is no row at all.
  public var nothing = "nothing to show"
  /// A filter matches nothing.
  public var noMatches = "no matches"

  // MARK: Actions

  /// The names of what can be done with a row.
  public var actions: [OutlineRowAction: String] = [
    .expand: "Expand", .collapse: "Collapse", .retry: "Try again", .loadMore: "Load more",
    .activate: "Activate", .select: "Select", .check: "Check", .moveUp: "Move up", .moveDown: "Move down",
    .moveOut: "Move out", .moveIn: "Move in",
  ]
  /// What actions do.
  public var hints: [OutlineRowAction: String] = [
    .expand: "Shows what is below.", .collapse: "Hides what is below.", .retry: "Tries to load again.",
    .loadMore: "Loads more.",
  ]
  /// The name for checking an item that is checked.
  public var uncheck = "Uncheck"
  /// The name for selecting an item that is selected.
  public var deselect = "Deselect"

  // MARK: Announcements

  /// An item was opened, and so many rows came.
  public var didExpand: @Sendable (_ title: String, _ rows: Int) -> String = {
    "\($0) expanded, \(counted($1, "row", "rows"))"
  }
  /// An item was closed.
  public var didCollapse: @Sendable (_ title: String) -> String = { "\($0) collapsed" }
  /// So many children of an item were loaded.
  public var didLoad: @Sendable (_ title: String, _ count: Int) -> String = {
    "\($0): \(counted($1, "item", "items")) loaded"
  }
  /// Loading the children of an item failed.
  public var didFailToLoad: @Sendable (_ title: String, _ message: String?) -> String = { title, message in
    "\(title) could not be loaded" + (message.map { ": \($0)" } ?? "")
  }
  /// A filter matches so many items, perhaps more where not all are loaded.
  public var didFilter: @Sendable (_ matches: Int, _ isComplete: Bool) -> String = { matches, isComplete in
    let count = matches == 0 && isComplete ? "no matches" : counted(matches, "match", "matches")
    return count + (isComplete ? "" : " among what is loaded")
  }
  /// An item was moved among its siblings; the position counts from 1.
  public var didMove: @Sendable (_ title: String, _ position: Int, _ count: Int) -> String = {
    "\($0) moved, \($1) of \($2)"
  }

  // MARK: Refused moves

  /// An item would come below itself.
  public var intoOwnSubtree: @Sendable (_ title: String) -> String = { "\($0) cannot be moved into itself" }
  /// An item must stay where it is.
  public var notMovable: @Sendable (_ title: String) -> String = { "\($0) cannot be moved" }
  /// The order is given by a rule.
  public var sorted = "items are sorted and cannot be put in another order"
  /// The app does not allow it.
  public var notAllowed = "not allowed here"
  /// The item or the place is no longer there.
  public var gone = "no longer there"
  /// Everything is there already.
  public var alreadyThere = "already there"

  /// A number with the right form of a noun.
  private static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
