/// How items of a controller are checked.
public struct CheckOptions: Hashable, Sendable {
  /// Which way a mark spreads.
  public var propagation = CheckPropagation.both
  /// Whether a command on a parent sets items that a filter hides as well.
  public var includesFilteredOut = false

  /// Marks that stand for everything below that is there to see.
  public init() {}
}
