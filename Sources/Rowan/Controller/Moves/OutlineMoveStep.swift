/// A small move of an item, for those who do not drag.
public enum OutlineMoveStep: Hashable, Sendable, CaseIterable {
  /// Before the sibling above.
  case up
  /// Behind the sibling below.
  case down
  /// Behind the parent, as a sibling of it.
  case out
  /// Into the sibling above, behind its last child.
  case into
}

extension Outline {
  /// The target of a small move; `nil` where it leads nowhere, up from the first child say.
  ///
  /// Call it on what is shown. The first root has none but `.down`.
  ///
  /// - Complexity: O(log n)
  public func dropTarget(for step: OutlineMoveStep, of item: Item) -> OutlineDropTarget<Item>? {
    guard let place = positionAmongSiblings(of: item) else { return nil }
    let parent = parent(of: item)
    switch step {
    case .up:
      return place.index > 0 ? .between(parent: parent, index: place.index - 1) : nil
    case .down:
      return place.index + 1 < place.count ? .between(parent: parent, index: place.index + 2) : nil
    case .out:
      guard let parent, let index = positionAmongSiblings(of: parent)?.index else { return nil }
      return .between(parent: self.parent(of: parent), index: index + 1)
    case .into:
      return previousSibling(of: item).map { .on($0) }
    }
  }
}
