// MARK: Expanding and collapsing

extension TreeTable {
  /// Whether a cell is expanded, as the app's data source says; `false` for one that is not shown.
  public func isExpanded(_ treePath: IndexPath) -> Bool {
    guard let tableView, let dataSource, item(at: treePath) != nil else { return false }
    return dataSource.tableView(tableView, isCellExpanded: treePath)
  }

  /// Shows what is below a cell.
  ///
  /// What the app's flags say to be expanded further down comes with it. Nothing happens to a cell that is not
  /// shown, and to one of which the app's flag says that it is not expanded.
  public func expand(_ treePath: IndexPath) { setExpanded(true, treePath) }

  /// Hides what is below a cell; the app's flags of what is hidden stay as they are.
  ///
  /// Nothing happens to a cell that is not shown, and to one of which the app's flag says that it is expanded.
  public func collapse(_ treePath: IndexPath) { setExpanded(false, treePath) }

  /// Expands a cell that is not, collapses one that is; for data sources that note it.
  public func toggle(_ treePath: IndexPath) { setExpanded(!isExpanded(treePath), treePath) }

  /// Expands all cells that have others below them; for data sources that note it.
  ///
  /// - Parameter depth: How many levels are expanded: 1 for the cells on top in their sections.
  public func expandAll(toDepth depth: Int = .max) {
    change { $0.readAll(.expanded(toDepth: depth)) }
  }

  /// Collapses all cells that are shown; for data sources that note it.
  public func collapseAll() {
    change { treeTable in
      // The deepest first, while their paths lead somewhere.
      for item in treeTable.controller.outline.allItems.reversed() {
        guard let path = treeTable.treePath(of: item), path.count > 1 else { continue }
        treeTable.note(false, path)
      }
      treeTable.readAll()
    }
  }

  private func setExpanded(_ isExpanded: Bool, _ treePath: IndexPath) {
    change { treeTable in
      guard let item = treeTable.item(at: treePath) else { return }
      treeTable.note(isExpanded, treePath)
      let isOpen = treeTable.controller.outline.isExpanded(item)
      if isOpen != isExpanded, treeTable.isExpanded(treePath) == isExpanded { treeTable.read(item) }
    }
  }

  /// Lets the app set its flag, if that is another.
  private func note(_ isExpanded: Bool, _ treePath: IndexPath) {
    guard let tableView, let dataSource,
      dataSource.tableView(tableView, isCellExpanded: treePath) != isExpanded
    else { return }
    dataSource.tableView(tableView, setExpanded: isExpanded, forCellAt: treePath)
  }
}

// MARK: Changes of the data

extension TreeTable {
  /// Asks for everything anew, as the table's own `reloadData` does.
  public func reloadData() { tableView?.reloadData() }

  /// Asks anew for a cell and everything shown below it, and shows what is another as one change.
  public func reload(_ treePath: IndexPath) {
    change { treeTable in
      guard let item = treeTable.item(at: treePath) else { return }
      treeTable.read(item)
      treeTable.controller.refresh([item] + treeTable.controller.outline.descendants(of: item).map(\.item))
    }
  }

  /// Shows a cell that the app has put into its data.
  ///
  /// Nothing is shown below a cell that is collapsed.
  ///
  /// - Parameter treePath: Where the cell is now.
  public func insertCell(at treePath: IndexPath) {
    change { treeTable in
      guard let index = treePath.last,
        let parent = treeTable.openParent(of: treePath, as: treePath.dropLast())
      else { return }
      let item = treeTable.items.freshItem()
      guard (try? treeTable.controller.insert([item], at: index, in: parent)) != nil else { return }
      treeTable.controller.setExpandable(.parent, of: [item])
      treeTable.controller.expand(parent)
      treeTable.read(item)
    }
  }

  /// Takes away a cell, and what is shown below it, that the app has taken out of its data.
  ///
  /// - Parameter treePath: Where the cell was.
  public func deleteCell(at treePath: IndexPath) {
    change { treeTable in
      guard let item = treeTable.item(at: treePath) else { return }
      treeTable.delete(item)
    }
  }

  /// Moves a cell, with what is shown below it, that the app has moved in its data.
  ///
  /// - Parameters:
  ///   - treePath: Where the cell was.
  ///   - newPath: Where it is now. If nothing is shown there, the cell goes.
  public func moveCell(at treePath: IndexPath, to newPath: IndexPath) {
    change { treeTable in
      guard let item = treeTable.item(at: treePath) else { return }
      let parentNow = newPath.dropLast().counting(treePath)
      guard let index = newPath.last, let parent = treeTable.openParent(of: newPath, as: parentNow) else {
        treeTable.delete(item)
        return
      }
      let former = treeTable.controller.outline.parent(of: item)
      _ = try? treeTable.controller.move([item], to: parent, at: index)
      treeTable.controller.expand(parent)
      treeTable.keepOpen(former)
    }
  }

  private func delete(_ item: Int) {
    let parent = controller.outline.parent(of: item)
    _ = try? controller.delete([item])
    keepOpen(parent)
  }

  /// A parent that loses its last child closes; here it is as the app says.
  private func keepOpen(_ parent: Int?) {
    guard let parent, let path = treePath(of: parent) else { return }
    if path.count == 1 || isExpanded(path) { controller.expand(parent) }
  }

  /// The parent of a cell, if it shows its cells: a section, or one that the app says is expanded.
  ///
  /// - Parameters:
  ///   - treePath: The cell's path in the app's data.
  ///   - shownPath: The parent's path in what is shown.
  private func openParent(of treePath: IndexPath, as shownPath: IndexPath) -> Int? {
    guard treePath.count > 1, let parent = controller.outline.item(atPath: shownPath) else { return nil }
    if treePath.count == 2 { return parent }
    guard let tableView, let dataSource else { return nil }
    return dataSource.tableView(tableView, isCellExpanded: treePath.dropLast()) ? parent : nil
  }
}

extension IndexPath {
  /// A path that does not count a cell, as it is while the cell is still there.
  fileprivate func counting(_ cell: IndexPath) -> IndexPath {
    let level = cell.count - 1
    guard count > level, prefix(level).elementsEqual(cell.prefix(level)), self[level] >= cell[level] else {
      return self
    }
    var path = self
    path[level] += 1
    return path
  }
}
