/// What a builder could not take over as it was.
///
/// Building never fails: what is reported here was left out, or put where it could be. Places are positions in
/// the data: for nested data the child indices from the root on, for a flat sequence one number.
public enum OutlineProblem<Item: Hashable>: Hashable {
  /// The item is there already. The first one is kept; the other is left out with what is below it.
  case duplicate(Item, first: [Int], again: [Int])
  /// The item's parent is nowhere, or was left out itself. The item is left out.
  case missingParent(Item, parent: Item, at: [Int])
  /// The item is its own ancestor. It is left out.
  case cycle(Item, parent: Item, at: [Int])
  /// The item's level is negative, or more than one below the item before it. It is kept at level `used`.
  case levelSkipped(Item, level: Int, used: Int, at: [Int])
}

extension OutlineProblem: Sendable where Item: Sendable {}
