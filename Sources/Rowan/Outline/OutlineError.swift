/// Why an edit of an outline's structure was refused.
///
/// The outline is as it was.
public enum OutlineError<Item: Hashable>: Error, Hashable {
  /// The item is not in the outline.
  case unknownItem(Item)
  /// The item is in the outline already, or twice among those to come in; the path leads to the first.
  case duplicate(Item, existing: [Int])
  /// An item would come below itself.
  case intoOwnSubtree(Item, target: Item)
  /// The index is negative, or greater than the number of children.
  case indexOutOfRange(Int, count: Int)
}

extension OutlineError: Sendable where Item: Sendable {}
