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
}
