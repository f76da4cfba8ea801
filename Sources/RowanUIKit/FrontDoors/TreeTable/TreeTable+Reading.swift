// MARK: Asking the app

extension TreeTable {
  /// What is wanted of the app's flags before they are asked.
  enum Wish {
    case asTheyAre
    /// Expanded, for cells with fewer cells above them than that.
    case expanded(toDepth: Int)
  }

  /// Asks for everything that is shown.
  func readAll(_ wish: Wish = .asTheyAre) {
    guard let tableView, let dataSource else {
      controller.replaceDescendants(with: Outline())
      return
    }
    let count = sectionCount(dataSource.numberOfSections(in:), tableView)
    items.replace(below: nil, with: PathItems.Cells(count: count, isOpen: true)) { path, _ in
      self.cells(below: path, wish)
    }
  }

  /// Asks for everything that is shown below a cell, and whether it is expanded.
  func read(_ item: Int) {
    guard let path = treePath(of: item) else { return }
    items.replace(below: item, with: cells(below: path, .asTheyAre)) { path, _ in
      self.cells(below: path, .asTheyAre)
    }
  }

  /// How many cells are right below one that is expanded, or in a section; none below one that is not.
  private func cells(below path: IndexPath, _ wish: Wish) -> PathItems.Cells {
    guard let tableView, let dataSource else { return PathItems.Cells(count: 0, isOpen: false) }
    guard path.count > 1 else {
      let count = dataSource.tableView(tableView, numberOfRowsInSection: path[0])
      return PathItems.Cells(count: count, isOpen: true)
    }
    if case .expanded(let depth) = wish, path.count - 2 < depth,
      !dataSource.tableView(tableView, isCellExpanded: path),
      dataSource.tableView(tableView, numberOfSubCellsForCellAt: path) > 0
    {
      dataSource.tableView(tableView, setExpanded: true, forCellAt: path)
    }
    guard dataSource.tableView(tableView, isCellExpanded: path) else {
      return PathItems.Cells(count: 0, isOpen: false)
    }
    let count = dataSource.tableView(tableView, numberOfSubCellsForCellAt: path)
    return PathItems.Cells(count: count, isOpen: true)
  }
}

/// Asks a method that may be missing, as an optional one of Objective-C may, for the number of sections.
@MainActor
private func sectionCount(_ method: ((UITableView) -> Int)?, _ tableView: UITableView) -> Int {
  method?(tableView) ?? 1
}
