// MARK: Asking the app

extension TreeTable {
  /// A cell to be asked about.
  private struct Node {
    let item: Int
    let path: IndexPath
  }

  /// What is wanted of the app's flags before they are asked.
  enum Wish {
    case asTheyAre
    /// Open, for cells with that many levels of cells above them at most.
    case expanded(toDepth: Int)
  }

  /// Asks for everything that is shown.
  func readAll(_ wish: Wish = .asTheyAre) {
    guard let tableView, let dataSource else {
      controller.replaceDescendants(with: Outline())
      return
    }
    let method = dataSource.numberOfSections(in:)
    let count = sectionCount(method, tableView)
    let nodes = self.nodes(count, at: IndexPath(), below: nil)
    let (outline, open) = outline(of: nodes, wish)
    replace(nil, with: outline, open: open)
  }

  /// Asks for everything that is shown below a cell, and whether it is expanded.
  func read(_ item: Int) {
    guard let path = treePath(of: item), let tableView, let dataSource else { return }
    let isOpen = dataSource.tableView(tableView, isCellExpanded: path)
    let count = isOpen ? dataSource.tableView(tableView, numberOfSubCellsForCellAt: path) : 0
    let (outline, open) = outline(of: nodes(count, at: path, below: item), .asTheyAre)
    replace(item, with: outline, open: isOpen ? open + [item] : open)
  }

  private func replace(_ parent: Int?, with outline: Outline<Int>, open: [Int]) {
    controller.batch { [controller] in
      controller.replaceDescendants(of: parent, with: outline)
      let wasOpen =
        parent.map { controller.outline.descendants(of: $0).map(\.item) + [$0] }
        ?? controller.outline.allItems
      let stillOpen = Set(open)
      controller.collapse(wasOpen.filter { controller.outline.isExpanded($0) && !stillOpen.contains($0) })
      controller.expand(open)
    }
  }

  /// The cells right below a path, which are those that were there as far as there were as many.
  private func nodes(_ count: Int, at path: IndexPath, below parent: Int?) -> [Node] {
    let isKnown = parent.map(controller.outline.contains) ?? true
    let known = isKnown ? controller.outline.children(of: parent) : []
    return (0..<max(0, count)).map { index in
      Node(item: index < known.count ? known[index] : freshItem(), path: path.appending(index))
    }
  }

  private func outline(of nodes: [Node], _ wish: Wish) -> (Outline<Int>, open: [Int]) {
    var open: [Int] = []
    let outline = Outline<Int>(
      nodes, id: \.item,
      children: { node -> [Node]? in
        guard let count = shownCellCount(below: node.path, wish) else { return [] }
        open.append(node.item)
        return self.nodes(count, at: node.path, below: node.item)
      })
    return (outline, open)
  }

  /// How many cells are right below one that is expanded, or in a section; `nil` for one that is not.
  private func shownCellCount(below path: IndexPath, _ wish: Wish) -> Int? {
    guard let tableView, let dataSource else { return nil }
    guard path.count > 1 else { return dataSource.tableView(tableView, numberOfRowsInSection: path[0]) }
    if case .expanded(let depth) = wish, path.count - 2 < depth,
      !dataSource.tableView(tableView, isCellExpanded: path),
      dataSource.tableView(tableView, numberOfSubCellsForCellAt: path) > 0
    {
      dataSource.tableView(tableView, setExpanded: true, forCellAt: path)
    }
    guard dataSource.tableView(tableView, isCellExpanded: path) else { return nil }
    return dataSource.tableView(tableView, numberOfSubCellsForCellAt: path)
  }
}

/// Asks a method that may be missing, as an optional one of Objective-C may, for the number of sections.
@MainActor
private func sectionCount(_ method: ((UITableView) -> Int)?, _ tableView: UITableView) -> Int {
  method?(tableView) ?? 1
}
