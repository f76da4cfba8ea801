/// What may be dropped where, beyond what every tree requires.
public struct OutlineDropRules<Item: Hashable> {
  /// Whether what is shown is sorted by a rule.
  ///
  /// Then items go into another parent, where the rule finds their place, but to no other place in their own.
  public var isSorted: Bool
  /// Whether an item may move at all; asked for each item that was picked up, without those below it.
  public var isMovable: ((Item) -> Bool)?
  /// Whether a move is allowed; asked last, when nothing else speaks against it.
  public var allows: ((OutlineMove<Item>) -> Bool)?

  /// Rules.
  ///
  /// - Parameters:
  ///   - isSorted: Whether what is shown is sorted by a rule.
  ///   - isMovable: Whether an item may move at all.
  ///   - allows: Whether a move is allowed.
  public init(
    isSorted: Bool = false, isMovable: ((Item) -> Bool)? = nil, allows: ((OutlineMove<Item>) -> Bool)? = nil
  ) {
    self.isSorted = isSorted
    self.isMovable = isMovable
    self.allows = allows
  }
}
