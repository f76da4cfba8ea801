/// An edit of a tree as a value: what undoes another one, or does it again.
public enum OutlineEdit<Item: Hashable>: Equatable {
  /// Inserts an outline among the children of a parent, or the roots; `nil` for the index is behind the last.
  case insert(Outline<Item>, at: Int?, in: Item?)
  /// Deletes items with what is below them.
  case delete([Item])
  /// Moves items among the children of a parent, or the roots; the index is the final position.
  case move([Item], to: Item?, at: Int?)
  /// Opens items.
  case expand([Item])
  /// Says that the children of items are not loaded.
  case unload([Item])
}

extension OutlineEdit: Sendable where Item: Sendable {}

extension OutlineEdit {
  /// What undoes this edit, if it were made on a tree.
  ///
  /// - Parameter tree: The tree before the edit.
  /// - Returns: Edits to be made one after another as one change; none for an edit that would be refused.
  /// - Complexity: O(k log n + m) for k items with m items below those that are deleted
  func inverse(in tree: SortedTree<Item>) -> [OutlineEdit] {
    switch self {
    case .insert(let outline, _, let parent):
      return [.delete(outline.rootItems)] + Self.disclosure(of: [parent], in: tree.shown)
    case .delete(let items):
      let places = Self.places(of: items, in: tree.inGivenOrder)
      return places.map { .insert(tree.subtree(of: $0.item), at: $0.index, in: $0.parent) }
        + Self.disclosure(of: places.map { $0.parent }, in: tree.shown)
    case .move(let items, let target, _):
      let places = Self.places(of: items, in: tree.inGivenOrder)
      // First all go behind the others of their former parents: then a position counts only what is in its
      // place already.
      var edits: [OutlineEdit] = []
      var first = 0
      while first < places.count {
        let group = places[first...].prefix { $0.parent == places[first].parent }
        edits.append(.move(group.map { $0.item }, to: places[first].parent, at: nil))
        first += group.count
      }
      edits += places.map { .move([$0.item], to: $0.parent, at: $0.index) }
      return edits + Self.disclosure(of: places.map { $0.parent } + [target], in: tree.shown)
    case .expand, .unload:
      return []
    }
  }

  private typealias Place = (item: Item, parent: Item?, index: Int)

  /// The topmost of some items in the order of the tree, and where they are.
  private static func places(of items: [Item], in tree: Outline<Item>) -> [Place] {
    let tops = tree.tour.pointee.withoutDescendants(items.compactMap(tree.knownHandle))
    let places = tops.map { handle -> (path: [Int], item: Item) in (tree.path(of: handle), tree.item(handle))
    }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .map { ($0.item, tree.parent(of: $0.item), $0.path.last ?? 0) }
  }

  /// What a parent loses with its last child, and what it gains with its first.
  private static func disclosure(of parents: [Item?], in tree: Outline<Item>) -> [OutlineEdit] {
    let parents = parents.compactMap { $0 }
    let unloaded = parents.filter { tree.expandable(of: $0) == .unknown }
    let open = parents.filter { tree.isExpanded($0) }
    return (unloaded.isEmpty ? [] : [.unload(unloaded)]) + (open.isEmpty ? [] : [.expand(open)])
  }
}
