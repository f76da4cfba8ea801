import Rowan

/// The words that a terminal outline shows beside the items' own texts, in one place to be replaced.
public struct TerminalTexts: Sendable {
  /// Children are being loaded.
  public var loading = "loading"
  /// A parent has no children.
  public var empty = "empty"
  /// Loading children failed.
  public var failed = "could not be loaded"
  /// A parent has more children than are loaded.
  public var loadMore = "load more"
  /// There is no row at all.
  public var nothing = "nothing to show"
  /// What stands between the titles of a path.
  public var pathSeparator = " / "
  /// Position among siblings: "2 of 5".
  public var position: @Sendable (_ index: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// Position among rows: "row 12 of 345".
  public var rowPosition: @Sendable (_ row: Int, _ count: Int) -> String = { "row \($0) of \($1)" }

  /// How many items match a filter: "12 matches".
  public var matches: @Sendable (_ count: Int) -> String = { $0 == 1 ? "1 match" : "\($0) matches" }
  /// It is being found out what matches.
  public var searching = "searching"
  /// Siblings are being put in order.
  public var sorting = "sorting"
  /// No title begins with what was typed.
  public var noMatch = "no match"
  /// Not everything is loaded, so that a filter may miss something.
  public var incomplete = "incomplete"
  /// The same, with the key that goes on loading.
  public var incompleteAndKey = "incomplete, + reads on"
  /// How many requests are under way: "loading 3".
  public var loadingCount: @Sendable (_ count: Int) -> String = { $0 == 1 ? "loading" : "loading \($0)" }
  /// How many items would be chosen because they are marked: "3 marked".
  public var marked: @Sendable (_ count: Int) -> String = { "\($0) marked" }
  /// In which order siblings are: "by size".
  public var order: @Sendable (_ title: String) -> String = { "by \($0)" }
  /// What stands before a filter that is being typed.
  public var filterPrompt = "/"
  /// What stands before the first letters of a title that is looked for.
  public var findPrompt = "'"
  /// What the last line of the help says.
  public var helpFooter = "up and down scroll, any other key goes back"

  /// The English words.
  public init() {}

  /// The words of a placeholder.
  public func placeholder(_ kind: PlaceholderKind) -> String {
    switch kind {
    case .loading: loading
    case .empty: empty
    case .failed: failed
    case .loadMore: loadMore
    }
  }

  /// What a command does, in a few words, for the help.
  public var command: @Sendable (TerminalCommand) -> String = { command in
    switch command {
    case .up: "one row up"
    case .down: "one row down"
    case .open: "open, or go to the first row inside"
    case .close: "close, or go to the parent"
    case .pageUp: "one screen up"
    case .pageDown: "one screen down"
    case .first: "first row"
    case .last: "last row"
    case .openSiblings: "open this one and its siblings"
    case .expandAll: "open everything that was read"
    case .collapseAll: "close everything"
    case .find: "find by first letters; letters without a command do so at once"
    case .filter: "filter; enter keeps the filter, escape drops it"
    case .nextMatch: "next match"
    case .previousMatch: "previous match"
    case .loadForFilter: "read on, to filter what was not read"
    case .nextOrder: "next order"
    case .mark: "mark"
    case .choose: "choose and leave"
    case .reload: "read again"
    case .help: "these keys"
    case .redraw: "paint anew"
    case .cancel: "drop the filter, or leave without a choice"
    case .quit: "leave"
    }
  }
}
