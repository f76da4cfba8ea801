/// How a controller loads children.
public struct LoadingOptions: Sendable {
  /// Whether closing an item gives up loading it.
  public var cancelsOnCollapse = false
  /// Whether a parent that turns out to be empty shows a placeholder saying so.
  public var showsEmptyPlaceholders = false
  /// How many seconds a request may take before a placeholder says that it is under way.
  public var placeholderDelay = 0.0
  /// Whether items that are not loaded are loaded while a filter is on.
  public var loadsWhileFiltering = false
  /// How many requests a filter has under way at once.
  public var filterRequests = 4
  /// How many seconds answers wait for others while a filter loads, to be taken over with them.
  ///
  /// Each time the filter is asked of all items again, so that answers one by one would cost a large tree dear.
  public var filterPause = 0.0
  /// Whether the next page is asked for as soon as one has come, until all children are there.
  public var loadsAllPages = false
  /// The message for an error, as a placeholder shows it.
  public var message: @Sendable (any Error) -> String = { String(describing: $0) }

  /// Loading that goes on when an item is closed.
  public init() {}
}
