/// From targets in what is shown to moves in the tree.
extension Outline {
  /// The move that a drop makes, or the reason why there is none.
  ///
  /// ```swift
  /// let target = shown.dropTarget(atGap: 4, level: 1)
  /// let move = try tree.move(for: ["Lemon", "Lime"], droppedAt: target, shownIn: shown)
  /// try tree.perform(move)
  /// ```
  ///
  /// Call it on the whole tree. What is shown may be a projection of it, filtered or sorted.
  ///
  /// - Parameters:
  ///   - items: What was picked up, in any order; one below another moves with it.
  ///   - target: Where it is dropped, in what is shown.
  ///   - shown: What is shown, if that is not the whole tree.
  ///   - rules: What may be dropped where.
  /// - Throws: The first reason that is found against it, in the order of ``OutlineDropRefusal``.
  /// - Complexity: O(k log k · log n) for k items
  public func move(
    for items: [Item], droppedAt target: OutlineDropTarget<Item>, shownIn shown: Outline? = nil,
    rules: OutlineDropRules<Item> = OutlineDropRules()
  ) throws(OutlineDropRefusal<Item>) -> OutlineMove<Item> {
    guard !items.isEmpty else { throw .nothingToMove }
    for item in items where !contains(item) { throw .unknownItem(item) }
    let moved = topmost(items)
    let place = try place(of: target, moving: moved, shownIn: shown)
    if let parent = place.parent {
      for item in moved where item == parent || isDescendant(parent, of: item) {
        throw .intoOwnSubtree(item, target: parent)
      }
    }
    if let isMovable = rules.isMovable {
      for item in moved where !isMovable(item) { throw .notMovable(item) }
    }
    if rules.isSorted, moved.allSatisfy({ parent(of: $0) == place.parent }) { throw .sorted }
    let move = OutlineMove(items: moved, place: place)
    if changesNothing(move) || (shown ?? self).showsNoChange(moving: moved, to: target) {
      throw .nothingChanges
    }
    if let allows = rules.allows, !allows(move) { throw .notAllowed }
    return move
  }

  /// The place in this tree of a target in what is shown of it.
  ///
  /// Where children are hidden by a filter, the neighbours in what is shown decide: the place is right behind
  /// the one above that does not move; if there is none, right before the one below; and if there is none
  /// either, behind the last child. With nothing moving, it is where things that come from elsewhere are
  /// inserted.
  ///
  /// - Parameters:
  ///   - target: The target, in what is shown.
  ///   - moved: The items that are about to move, none below another; they are not counted.
  ///   - shown: What is shown, if that is not this whole tree.
  /// - Throws: `.unknownItem` for a parent that is not there, `.indexOutOfRange`.
  /// - Complexity: O(k log n) for k items
  public func place(
    of target: OutlineDropTarget<Item>, moving moved: [Item] = [], shownIn shown: Outline? = nil
  ) throws(OutlineDropRefusal<Item>) -> OutlinePlace<Item> {
    let parent = target.parent
    if let parent, !contains(parent) { throw .unknownItem(parent) }
    let moved = Set(moved)
    let leaving = moved.filter { contains($0) && self.parent(of: $0) == parent }
    let end = OutlinePlace(parent: parent, index: childCount(of: parent) - leaving.count)
    guard case .between(_, let index) = target else { return end }
    let shown = shown ?? self
    let count = shown.childCount(of: parent)
    guard index >= 0, index <= count else { throw .indexOutOfRange(index, count: count) }

    func indexOfStaying(_ sibling: Item) -> Int? {
      guard contains(sibling), self.parent(of: sibling) == parent,
        let index = positionAmongSiblings(of: sibling)?.index
      else { return nil }
      return index - leaving.count { (positionAmongSiblings(of: $0)?.index ?? 0) < index }
    }
    var above = index > 0 ? shown.child(at: index - 1, of: parent) : nil
    while let sibling = above, moved.contains(sibling) { above = shown.previousSibling(of: sibling) }
    if let above, let index = indexOfStaying(above) { return OutlinePlace(parent: parent, index: index + 1) }
    var below = shown.child(at: index, of: parent)
    while let sibling = below, moved.contains(sibling) { below = shown.nextSibling(of: sibling) }
    if let below, let index = indexOfStaying(below) { return OutlinePlace(parent: parent, index: index) }
    return end
  }

  /// Whether items are already where they would move to.
  private func changesNothing(_ move: OutlineMove<Item>) -> Bool {
    for (offset, item) in move.items.enumerated() {
      guard parent(of: item) == move.place.parent,
        positionAmongSiblings(of: item)?.index == move.place.index + offset
      else { return false }
    }
    return true
  }

  /// Whether a drop between rows would leave what is shown as it is: it is beside, or within, a run of siblings
  /// that are just what moves.
  private func showsNoChange(moving moved: [Item], to target: OutlineDropTarget<Item>) -> Bool {
    guard case .between(let parent, let index) = target, let first = moved.first,
      let start = positionAmongSiblings(of: first)?.index, (start...start + moved.count).contains(index)
    else { return false }
    for (offset, item) in moved.enumerated() {
      guard contains(item), self.parent(of: item) == parent,
        positionAmongSiblings(of: item)?.index == start + offset
      else { return false }
    }
    return true
  }
}
