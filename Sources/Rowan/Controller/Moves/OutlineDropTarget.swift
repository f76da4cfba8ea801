/// Where something is dropped in what is shown.
///
/// A child and a sibling are two targets: a drop on an item makes a child of it, a drop between two rows makes
/// a sibling of either. Indices count the children **as they are shown**, those that are being moved among
/// them; ``Outline/place(of:moving:shownIn:)`` finds out what that means for the tree.
public enum OutlineDropTarget<Item: Hashable>: Hashable {
  /// Into an item, behind its last child.
  case on(Item)
  /// Among the children of a parent, or among the roots for `nil`, with `index` of them before.
  case between(parent: Item?, index: Int)
}

extension OutlineDropTarget: Sendable where Item: Sendable {}

extension OutlineDropTarget {
  /// The parent that what is dropped gets, `nil` for the roots' level.
  public var parent: Item? {
    switch self {
    case .on(let item): item
    case .between(let parent, _): parent
    }
  }
}
