/// What is shown of cells that are known by their path alone.
///
/// Each cell is an item with a number of no meaning. When cells are asked for anew, those at the same paths are
/// the same items, as far as there are as many as before.
@MainActor
final class PathItems {
  /// What is known of what is below a cell.
  struct Cells {
    /// How many there are.
    var count: Int
    /// Whether they are shown.
    var isOpen: Bool
  }

  private struct Node {
    let item: Int
    let path: IndexPath
  }

  let controller = OutlineController<Int>()
  private var lastItem = 0

  func freshItem() -> Int {
    lastItem += 1
    return lastItem
  }

  func path(of item: Int) -> IndexPath? {
    controller.outline.path(of: item).map { IndexPath(indexes: $0) }
  }

  /// Takes over what is below a path, and for each cell what is below that.
  ///
  /// - Parameters:
  ///   - parent: The cell with the path, or `nil` for the empty path.
  ///   - cells: What is right below it; whether that is shown does not matter for the empty path.
  ///   - below: Answers what is below a cell.
  /// - Complexity: O(n) for n cells that were below the path or are
  func replace(
    below parent: Int?, with cells: Cells, _ below: (_ path: IndexPath, _ item: Int) -> Cells
  ) {
    let path = parent.flatMap(self.path) ?? IndexPath()
    var open = cells.isOpen ? [parent].compactMap { $0 } : []
    let outline = Outline<Int>(
      nodes(cells.count, at: path, below: parent), id: \.item,
      children: { node -> [Node]? in
        let cells = below(node.path, node.item)
        if cells.isOpen { open.append(node.item) }
        return nodes(cells.count, at: node.path, below: node.item)
      })
    controller.batch { [controller] in
      controller.replaceDescendants(of: parent, with: outline)
      let outline = controller.outline
      let all = parent.map { outline.descendants(of: $0).map(\.item) + [$0] } ?? outline.allItems
      let stillOpen = Set(open)
      controller.collapse(all.filter { outline.isExpanded($0) && !stillOpen.contains($0) }, nested: .keep)
      controller.expand(open)
    }
  }

  /// The cells right below a path: those that were there, as far as there were as many.
  private func nodes(_ count: Int, at path: IndexPath, below parent: Int?) -> [Node] {
    let isKnown = parent.map(controller.outline.contains) ?? true
    let known = isKnown ? controller.outline.children(of: parent) : []
    return (0..<max(0, count)).map { index in
      Node(item: index < known.count ? known[index] : freshItem(), path: path.appending(index))
    }
  }
}
