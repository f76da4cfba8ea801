/// What someone can do with a row, other than by pointing at a part of it.
public enum OutlineRowAction: Hashable, Sendable, CaseIterable {
  /// Shows what is below the item.
  case expand
  /// Hides what is below the item.
  case collapse
  /// Tries again to load the children of the parent.
  case retry
  /// Loads more children of the parent.
  case loadMore
  /// Does what the item does by default.
  case activate
  /// Selects the item, or no longer.
  case select
  /// Checks the item, or no longer.
  case check
  /// Moves the item before the sibling above it.
  case moveUp
  /// Moves the item behind the sibling below it.
  case moveDown
  /// Moves the item behind its parent, as a sibling of it.
  case moveOut
  /// Moves the item into the sibling above it, as the last child.
  case moveIn
}

extension Set<OutlineRowAction> {
  /// What every outline can do.
  public static var disclosure: Self { [.expand, .collapse, .retry, .loadMore] }

  /// What an outline can do whose items may be put in another order.
  public static var moves: Self { [.moveUp, .moveDown, .moveOut, .moveIn] }
}
