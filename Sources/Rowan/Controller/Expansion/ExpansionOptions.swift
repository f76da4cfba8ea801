/// How the items of a controller are opened and closed.
public struct ExpansionOptions<Item: Hashable> {
  /// How many children of one parent may be open.
  public enum Mode: Hashable, Sendable {
    /// Any number.
    case many
    /// One: opening another closes it, in the same change.
    case onePerLevel
  }

  /// How many children of one parent may be open.
  ///
  /// A filter opens as many as it needs.
  public var mode = Mode.many
  /// What becomes of open items below one that is closed.
  public var nested = NestedExpansion.keep
  /// What becomes of what is known about who opened an item when it goes.
  public var goneItems = GoneItemPolicy.purge
  /// Whether the user may open and close an item; a program may in any case.
  public var canToggle: ((Item) -> Bool)?
  /// Whether an item may be opened, asked before each is.
  public var shouldExpand: ((Item) -> Bool)?
  /// Whether an item may be closed, asked before each is.
  public var shouldCollapse: ((Item) -> Bool)?
  /// Is told before an item is opened.
  public var willExpand: ((Item) -> Void)?
  /// Is told before an item is closed.
  public var willCollapse: ((Item) -> Void)?
  /// Is told after an item was opened and the observers know.
  public var didExpand: ((Item) -> Void)?
  /// Is told after an item was closed and the observers know.
  public var didCollapse: ((Item) -> Void)?

  /// Any number may be open, and what is below keeps its own expansion.
  public init() {}

  /// Whether each item that is opened or closed matters by itself.
  var asksForEach: Bool {
    shouldExpand != nil || shouldCollapse != nil || willExpand != nil || willCollapse != nil
      || didExpand != nil || didCollapse != nil
  }
}
