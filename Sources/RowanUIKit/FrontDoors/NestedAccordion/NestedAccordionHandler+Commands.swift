// MARK: Paths

extension NestedAccordionHandler {
  /// The path of the cell in a row; `nil` where there is no such row.
  public func path(at indexPath: IndexPath) -> CellPath? {
    guard indexPath.count == 2, indexPath.section == section,
      let item = items.controller.outline.item(atRow: indexPath.row)
    else { return nil }
    return items.controller.outline.path(of: item).map { CellPath(levelIndexes: $0) }
  }

  /// The row of a cell; `nil` for one that is not shown.
  public func indexPath(for path: CellPath) -> IndexPath? {
    item(at: path).flatMap(items.controller.outline.row).map { IndexPath(row: $0, section: section) }
  }

  /// Whether a cell is open.
  public func isOpen(_ path: CellPath) -> Bool {
    item(at: path).map(items.controller.outline.isExpanded) ?? false
  }

  /// The open cells that are shown, from top to bottom.
  public var openPaths: [CellPath] {
    let outline = items.controller.outline
    return outline.visibleItems.filter(outline.isExpanded).compactMap(outline.path).map {
      CellPath(levelIndexes: $0)
    }
  }

  private func item(at path: CellPath) -> Int? { items.controller.outline.item(atPath: path.levelIndexes) }
}

// MARK: Commands

extension NestedAccordionHandler {
  /// Opens a cell and those above it; nothing happens where the path leads nowhere.
  public func openCell(at path: CellPath) {
    change(scrollsTo: path) { handler in
      for length in path.levelIndexes.indices {
        guard let item = handler.item(at: CellPath(levelIndexes: Array(path.levelIndexes[...length]))) else {
          return
        }
        if !handler.items.controller.outline.isExpanded(item) {
          handler.read(item, isOpen: false)
          handler.items.controller.expand(item)
        }
      }
    }
  }

  /// Closes a cell; what is open below it closes too, unless ``nestedCells`` are kept.
  public func closeCell(at path: CellPath) {
    change(scrollsTo: nil) { handler in
      guard let item = handler.item(at: path) else { return }
      handler.items.controller.collapse(item)
    }
  }

  /// Closes all cells, as one change.
  public func closeOpenCells() {
    change(scrollsTo: nil) { $0.items.controller.collapseAll() }
  }

  /// Closes all cells and asks for everything anew.
  ///
  /// To ask for everything without closing anything, call the table's `reloadData()`.
  public func reload() {
    items.controller.collapseAll()
    tableView?.reloadData()
  }

  /// Asks anew for an open cell and for what is open below it, and shows what is another as one change.
  public func reloadCell(at path: CellPath) {
    change(scrollsTo: nil) { handler in
      guard let item = handler.item(at: path) else { return }
      let outline = handler.items.controller.outline
      if outline.isExpanded(item) { handler.read(item, isOpen: true) }
      handler.items.controller.refresh(
        [item] + handler.items.controller.outline.descendants(of: item).map(\.item))
    }
  }
}

// What is called otherwise in today's Swift than in the library that these names come from.

extension NestedAccordionHandler {
  /// How many cells are right below one.
  @available(*, unavailable, renamed: "tableView(_:noOfChildRowsForCellAt:)")
  public func tableView(_ tableView: UITableView, noOfChildRowsForCellAtPath path: CellPath) -> Int { 0 }

  /// A cell.
  @available(*, unavailable, renamed: "tableView(_:cellFor:)")
  public func tableView(_ tableView: UITableView, cellForPath path: CellPath) -> UITableViewCell {
    UITableViewCell()
  }

  /// Opens or closes the cell in a row.
  @available(*, unavailable, renamed: "tableView(_:toggleAt:)")
  public func tableView(_ tableView: UITableView, toggleAtIndexPath indexPath: IndexPath) {}
}
