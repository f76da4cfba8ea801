/// From places on the screen to targets.
///
/// A **gap** is a line between rows: gap 3 is above row 3, and the last gap is below the last row. Behind the
/// end of a subtree one gap is several places, one for each level that ends there:
///
///     - Fruit
///       - Citrus
///         · Lemon
///                      ← gap 3: a third level behind Lemon, a second behind Citrus, a first behind Fruit
///     + Bread
///
/// So a gap goes with a wanted level, which usually comes from how far the pointer is indented.
extension Outline {
  /// The levels at which something can be dropped into a gap; `nil` for a gap out of range.
  ///
  /// - Parameter gap: From 0 to the number of rows.
  /// - Complexity: O(log n)
  public func dropLevels(atGap gap: Int) -> ClosedRange<Int>? {
    guard gap >= 0, gap <= rows.count else { return nil }
    let least = gap < rows.count ? rows[gap].level : 0
    guard gap > 0 else { return 0...0 }
    // Behind an open item comes its first child, whether there is one already or not.
    let above = rows[gap - 1]
    let deepest = above.isExpanded ? above.level + 1 : above.level
    return least...deepest
  }

  /// The target in a gap between rows.
  ///
  /// - Parameters:
  ///   - gap: From 0 to the number of rows; others count as the nearest of these.
  ///   - level: The wanted level, brought to the nearest that the gap allows; `nil` is the deepest.
  /// - Complexity: O(log n)
  public func dropTarget(atGap gap: Int, level: Int? = nil) -> OutlineDropTarget<Item> {
    let gap = min(max(gap, 0), rows.count)
    guard gap > 0, let levels = dropLevels(atGap: gap) else { return .between(parent: nil, index: 0) }
    let level = min(max(level ?? levels.upperBound, levels.lowerBound), levels.upperBound)
    switch rows[gap - 1].content {
    case .item(let above):
      return target(behind: above, atLevel: level)
    case .placeholder(_, let parent):
      // A placeholder stays last, so behind it is before it.
      guard let parent, level <= self.level(of: parent) ?? -1 else {
        return .between(parent: parent, index: childCount(of: parent))
      }
      return target(behind: parent, atLevel: level)
    }
  }

  private func target(behind item: Item, atLevel level: Int) -> OutlineDropTarget<Item> {
    guard let sibling = ancestor(of: item, atLevel: level), let place = positionAmongSiblings(of: sibling)
    else {
      return .between(parent: item, index: 0)
    }
    return .between(parent: parent(of: sibling), index: place.index + 1)
  }

  /// The target before a row, at its level.
  ///
  /// - Complexity: O(log n)
  public func dropTarget(beforeRow row: Int) -> OutlineDropTarget<Item> {
    dropTarget(atGap: row, level: rows.indices.contains(row) ? rows[row].level : 0)
  }

  /// The target behind a row, at its level; behind an open item with rows below it, before the first of these.
  ///
  /// - Complexity: O(log n)
  public func dropTarget(afterRow row: Int) -> OutlineDropTarget<Item> {
    dropTarget(atGap: row < 0 ? 0 : row + 1, level: rows.indices.contains(row) ? rows[row].level : 0)
  }

  /// The target under a pointer.
  ///
  /// The upper and the lower quarter of a row belong to the gaps, what is between them to the item. On a row
  /// that takes nothing, each gap has half of it.
  ///
  /// - Parameters:
  ///   - row: The row under the pointer; above the first is the first gap, below the last is the last.
  ///   - fraction: How far down in the row the pointer is, from 0 to 1.
  ///   - level: The wanted level in a gap, from how far the pointer is indented; `nil` is that of the row.
  ///   - acceptsDropOn: Whether something can be dropped on an item.
  /// - Complexity: O(log n)
  public func dropTarget(
    atRow row: Int, fraction: Double, level: Int? = nil, acceptsDropOn: (Item) -> Bool = { _ in true }
  ) -> OutlineDropTarget<Item> {
    guard rows.indices.contains(row) else {
      return dropTarget(atGap: row < 0 ? 0 : rows.count, level: level ?? 0)
    }
    let shown = rows[row]
    if let item = shown.item, fraction >= 0.25, fraction < 0.75, acceptsDropOn(item) { return .on(item) }
    return dropTarget(atGap: fraction < 0.5 ? row : row + 1, level: level ?? shown.level)
  }

  /// Where a line that marks a target is drawn: above which row, and indented to which level.
  ///
  /// - Returns: `nil` for a target on an item, and for one that is not in sight, in a closed parent say.
  /// - Complexity: O(log n)
  public func gap(of target: OutlineDropTarget<Item>) -> (gap: Int, level: Int)? {
    guard case .between(let parent, let index) = target else { return nil }
    if index > 0 {
      guard let sibling = child(at: index - 1, of: parent), let below = rowsBelow(sibling),
        let level = level(of: sibling)
      else { return nil }
      return (below.upperBound, level)
    }
    guard let parent else { return index == 0 ? (0, 0) : nil }
    guard index == 0, isExpanded(parent), let row = row(of: parent), let level = level(of: parent) else {
      return nil
    }
    return (row + 1, level + 1)
  }
}
