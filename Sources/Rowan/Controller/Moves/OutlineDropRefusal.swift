/// Why a drop is refused.
public enum OutlineDropRefusal<Item: Hashable>: Error, Hashable {
  /// There is nothing to drop.
  case nothingToMove
  /// The item, or the parent it should go to, is not in the tree.
  case unknownItem(Item)
  /// The target is behind more children than there are.
  case indexOutOfRange(Int, count: Int)
  /// The item would come below itself.
  case intoOwnSubtree(Item, target: Item)
  /// The rules say that the item stays where it is.
  case notMovable(Item)
  /// The children are sorted, so none can be given another place among them.
  case sorted
  /// Everything is there already.
  case nothingChanges
  /// The app's rule does not allow it.
  case notAllowed
}

extension OutlineDropRefusal: Sendable where Item: Sendable {}
