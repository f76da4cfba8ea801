extension NSDiffableDataSourceSectionSnapshot {
  /// The items of an outline, shown or not, open where they are open there: for a list in a collection view.
  ///
  /// ```swift
  /// dataSource.apply(NSDiffableDataSourceSectionSnapshot(outline), to: .main)
  /// ```
  ///
  /// Placeholders are not among them, since a snapshot has nothing but items.
  ///
  /// - Parameter outline: The outline. Its items are unique, which a snapshot insists on.
  /// - Complexity: O(n log n) for n items, and what the snapshot takes
  public init(_ outline: Outline<ItemIdentifierType>) {
    self.init()
    append(outline.rootItems)
    var parents = Array(outline.rootItems.reversed())
    while let parent = parents.popLast() {
      let children = outline.children(of: parent)
      guard !children.isEmpty else { continue }
      append(children, to: parent)
      parents += children.reversed()
    }
    expand(outline.expandedItems)
  }
}
