// By row and by path: what is there is looked up at once, even if the command waits. A row or a path that leads
// nowhere changes nothing. A path is the child positions from the roots down.

// MARK: By row

extension OutlineController {
  /// Toggles the item in a row; for a placeholder, does what it offers: loads more, or tries again.
  @discardableResult
  public func toggle(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    guard outline.rows.indices.contains(row) else { return unchangedRows }
    switch outline.rows[row].content {
    case .item(let item): return toggle(item, origin: origin)
    case .placeholder(.loadMore, let parent): return loadMore(parent)
    case .placeholder(.failed, let parent): return retry(parent)
    case .placeholder: return unchangedRows
    }
  }

  /// Opens the item in a row.
  @discardableResult
  public func expand(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    expand(items(atRow: row), origin: origin)
  }

  /// Closes the item in a row.
  @discardableResult
  public func collapse(
    atRow row: Int, nested: NestedExpansion? = nil, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    collapse(items(atRow: row), nested: nested, origin: origin)
  }

  /// Selects the item in a row, and nothing else.
  @discardableResult
  public func select(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    select(items(atRow: row), origin: origin)
  }

  /// Deselects the item in a row.
  @discardableResult
  public func deselect(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    deselect(items(atRow: row), origin: origin)
  }

  /// Selects the item in a row if it is not, and the other way round.
  @discardableResult
  public func toggleSelection(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    items(atRow: row).first.map { toggleSelection($0, origin: origin) } ?? unchangedRows
  }

  /// Selects the visible items from the anchor to the item in a row.
  @discardableResult
  public func extendSelection(
    toRow row: Int, adding: Bool = false, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    items(atRow: row).first.map { extendSelection(to: $0, adding: adding, origin: origin) } ?? unchangedRows
  }

  /// Checks the item in a row if it is not on, and the other way round.
  @discardableResult
  public func toggleCheck(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    items(atRow: row).first.map { toggleCheck($0, origin: origin) } ?? unchangedRows
  }

  private func items(atRow row: Int) -> [Item] {
    outline.item(atRow: row).map { [$0] } ?? []
  }
}

// MARK: By path

extension OutlineController {
  /// Toggles the item that a path leads to.
  @discardableResult
  public func toggle(atPath path: [Int], origin: ChangeOrigin = .program) -> RowChanges? {
    items(atPath: path).first.map { toggle($0, origin: origin) } ?? unchangedRows
  }

  /// Opens the item that a path leads to.
  @discardableResult
  public func expand(atPath path: [Int], origin: ChangeOrigin = .program) -> RowChanges? {
    expand(items(atPath: path), origin: origin)
  }

  /// Closes the item that a path leads to.
  @discardableResult
  public func collapse(
    atPath path: [Int], nested: NestedExpansion? = nil, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    collapse(items(atPath: path), nested: nested, origin: origin)
  }

  /// Selects the item that a path leads to, and nothing else.
  @discardableResult
  public func select(
    atPath path: [Int], reveal: Bool = false, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    select(items(atPath: path), reveal: reveal, origin: origin)
  }

  /// Deselects the item that a path leads to.
  @discardableResult
  public func deselect(atPath path: [Int], origin: ChangeOrigin = .program) -> RowChanges? {
    deselect(items(atPath: path), origin: origin)
  }

  /// Opens all ancestors of the item that a path leads to, and scrolls it into sight.
  @discardableResult
  public func reveal(
    atPath path: [Int], at alignment: RowAlignment = .nearest, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    items(atPath: path).first.map { reveal($0, at: alignment, origin: origin) } ?? unchangedRows
  }

  private func items(atPath path: [Int]) -> [Item] {
    outline.item(atPath: path).map { [$0] } ?? []
  }
}
