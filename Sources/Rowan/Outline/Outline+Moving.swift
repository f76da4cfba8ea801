extension Outline {
  /// Moves items, with everything below them, among the children of a parent or among the roots.
  ///
  /// Expansion moves along. Below a collapsed parent the items are hidden; a leaf becomes a parent, and is
  /// closed. A parent that loses its last child is closed, and becomes a leaf unless it was said to be a
  /// parent.
  ///
  /// - Parameters:
  ///   - items: The items, in the order they will have. Those below another one of them stay below it, and
  ///     one named twice counts once.
  ///   - parent: The new parent, or `nil` for the roots' level.
  ///   - index: How many of the parent's children come before them **in the end**: the items that move are
  ///     not counted. `nil` is behind the last.
  /// - Returns: The change of the rows.
  /// - Throws: `.unknownItem`, `.intoOwnSubtree` for a parent that is one of the items or below one,
  ///   `.indexOutOfRange`; then nothing moves.
  /// - Complexity: O(k log n) for k items, whatever is below them
  @inlinable
  @discardableResult
  public mutating func move(
    _ items: [Item], to parent: Item?, at index: Int? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    var handles: [Int32] = []
    handles.reserveCapacity(items.count)
    for item in items { handles.append(try require(item)) }
    let parentHandle = try requireParent(parent)
    if let parent {
      for handle in handles
      where handle == parentHandle || tour.pointee.isDescendant(parentHandle, of: handle) {
        throw .intoOwnSubtree(item(handle), target: parent)
      }
    }
    handles = tour.pointee.withoutDescendants(handles)
    let staying =
      tour.pointee.childCount(of: parentHandle)
      - handles.reduce(0) { $0 + (tour.pointee.parent(of: $1) == parentHandle ? 1 : 0) }
    let index = index ?? staying
    guard index >= 0, index <= staying else { throw .indexOutOfRange(index, count: staying) }
    return changing { $0.move(handles, to: parentHandle, at: index) }
  }

  /// Moves an item, with everything below it, among the children of a parent or among the roots.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - parent: The new parent, or `nil` for the roots' level.
  ///   - index: How many of the parent's other children come before it in the end; `nil` is behind the last.
  /// - Throws: `.unknownItem`, `.intoOwnSubtree`, `.indexOutOfRange`; then nothing moves.
  /// - Complexity: O(log n), whatever is below it
  @inlinable
  @discardableResult
  public mutating func move(
    _ item: Item, to parent: Item?, at index: Int? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try move([item], to: parent, at: index)
  }
}
