/// The order of items in the tree, for what keeps sets of them.
extension Outline {
  /// Those of a set of items that are here, shown or not, from top to bottom.
  ///
  /// - Complexity: O(k log n) for k items, or O(n) where that is less
  @inlinable
  func inOrder(_ items: Set<Item>) -> [Item] {
    // Passing an item costs about an eighth of finding its place.
    if items.count > count / 8 { return levels.lazy.map { $0.item }.filter { items.contains($0) } }
    var numbered: [(number: Int, handle: Int32)] = []
    for item in items {
      guard let handle = knownHandle(of: item) else { continue }
      numbered.append((tour.pointee.itemNumber(of: handle), handle))
    }
    return numbered.sorted { $0.number < $1.number }.map { item($0.handle) }
  }

  /// How many items are at most among some and what is below them.
  ///
  /// - Complexity: O(k log n) for k items
  @inlinable
  func subtreeCount(of items: [Item]) -> Int {
    items.reduce(0) { $0 + descendantCount(of: $1) + 1 }
  }
}
