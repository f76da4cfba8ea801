/// An order of siblings that the user can choose.
public struct TerminalOrder<Item: Hashable> {
  /// What the status line says of it: "by name".
  public var title: String
  /// Whether the first item comes before the second; `nil` for the order in which the items are given.
  public var areInIncreasingOrder: ((Item, Item) -> Bool)?
  /// Answers the same for the items that there are now, by a question that can be asked on any thread; without it,
  /// keys wait while a large tree is sorted.
  public var makeComparison: (() -> @Sendable (Item, Item) -> Bool)?

  /// An order.
  ///
  /// - Parameters:
  ///   - title: What the status line says of it.
  ///   - areInIncreasingOrder: Whether the first item comes before the second; `nil` for the given order.
  public init(_ title: String, by areInIncreasingOrder: ((Item, Item) -> Bool)?) {
    self.title = title
    self.areInIncreasingOrder = areInIncreasingOrder
  }
}
