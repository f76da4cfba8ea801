// MARK: Selecting

extension OutlineController {
  /// Selects an item, and nothing else; see ``select(_:reveal:at:origin:)-([Item],_,_,_)``.
  @inlinable
  @discardableResult
  public func select(
    _ item: Item, reveal: Bool = false, at alignment: RowAlignment = .nearest,
    origin: ChangeOrigin = .program
  ) -> RowChanges? {
    select([item], reveal: reveal, at: alignment, origin: origin)
  }

  /// Selects items, and nothing else.
  ///
  /// - Parameters:
  ///   - items: The items, shown or not; those that are not there are passed over, and without any, nothing
  ///     changes. In single mode the last one counts.
  ///   - reveal: Whether the ancestors of the last one are opened, and it is scrolled into sight.
  ///   - alignment: Where its row comes to be then, if it is not in sight.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @inlinable
  @discardableResult
  public func select(
    _ items: [Item], reveal: Bool = false, at alignment: RowAlignment = .nearest,
    origin: ChangeOrigin = .program
  ) -> RowChanges? {
    changeSelection(origin, reveal: reveal ? items.last : nil, alignment) {
      $0.select(items, in: $1)
    }
  }

  /// Selects an item besides those that are; in single mode instead of the one that is.
  @inlinable
  @discardableResult
  public func addToSelection(
    _ item: Item, reveal: Bool = false, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    addToSelection([item], reveal: reveal, origin: origin)
  }

  /// Selects items besides those that are; in single mode the last one instead of the one that is.
  @inlinable
  @discardableResult
  public func addToSelection(
    _ items: [Item], reveal: Bool = false, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    changeSelection(origin, reveal: reveal ? items.last : nil) { $0.add(items, in: $1) }
  }

  /// Deselects an item, shown or not.
  @inlinable
  @discardableResult
  public func deselect(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    deselect([item], origin: origin)
  }

  /// Deselects items, shown, hidden or parked.
  @inlinable
  @discardableResult
  public func deselect(_ items: [Item], origin: ChangeOrigin = .program) -> RowChanges? {
    changeSelection(origin) { selection, _ in selection.deselect(items) }
  }

  /// Deselects an item that is selected when the command runs, and adds one that is not.
  @inlinable
  @discardableResult
  public func toggleSelection(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    changeSelection(origin) { $0.toggle(item, in: $1) }
  }

  /// Selects the visible items from the anchor to an item, and nothing else.
  ///
  /// - Parameters:
  ///   - item: Where the range ends; a hidden one stands for the collapsed item that hides it.
  ///   - adding: Whether what is selected already stays so.
  ///   - origin: Who wants it.
  @inlinable
  @discardableResult
  public func extendSelection(
    to item: Item, adding: Bool = false, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    run(origin) { [self] in
      note(heldSelection.extend(to: item, in: outline, adding: adding))
      return unchangedRows
    }
  }

  /// Selects every item that has a row, and nothing else; in single mode nothing changes.
  ///
  /// - Parameters:
  ///   - includesCollapsed: Whether items below collapsed ones are selected, too. What a filter hides never is.
  ///   - origin: Who wants it.
  @inlinable
  @discardableResult
  public func selectAll(includingCollapsed includesCollapsed: Bool = false, origin: ChangeOrigin = .program)
    -> RowChanges?
  {
    run(origin) { [self] in
      if includesCollapsed, selection.mode == .multiple {
        note(heldSelection.select(outline.allItems, in: outline))
      } else {
        note(heldSelection.selectAll(in: outline))
      }
      return unchangedRows
    }
  }

  /// Deselects everything, parked items too.
  @inlinable
  @discardableResult
  public func clearSelection(origin: ChangeOrigin = .program) -> RowChanges? {
    changeSelection(origin) { selection, _ in selection.clear() }
  }

  @inlinable
  func changeSelection(
    _ origin: ChangeOrigin, reveal item: Item? = nil, _ alignment: RowAlignment = .nearest,
    _ command: @escaping (inout OutlineSelection<Item>, Outline<Item>) -> SelectionChange<Item>
  ) -> RowChanges? {
    run(origin) { [self] in
      note(command(&heldSelection, unfilteredOutline))
      return item.map { revealNow($0, at: alignment, origin: origin) } ?? unchangedRows
    }
  }
}

// MARK: Focus

extension OutlineController {
  /// What has the focus: it is always on a row, or nowhere.
  public var focus: OutlineRow<Item>.Content? {
    placeholderFocus?.content ?? selection.focus.map { .item($0) }
  }

  /// The row that has the focus.
  ///
  /// - Complexity: O(log n)
  public var focusedRow: Int? { focus.flatMap { outline.row(nearestTo: $0) } }

  /// Moves the focus to an item, or away from all for `nil`.
  ///
  /// - Parameters:
  ///   - item: The item; if it is hidden, the collapsed item that hides it has the focus. One that is not shown
  ///     at all changes nothing.
  ///   - origin: Who wants it.
  @discardableResult
  public func setFocus(_ item: Item?, origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in
      setFocusNow(item.map { .item($0) })
      return unchangedRows
    }
  }

  /// Moves the focus to the item or the placeholder in a row.
  ///
  /// The row is looked up now, even if the command waits.
  @discardableResult
  public func setFocus(atRow row: Int, origin: ChangeOrigin = .program) -> RowChanges? {
    guard outline.rows.indices.contains(row) else { return unchangedRows }
    let content = outline.rows[row].content
    return run(origin) { [self] in
      setFocusNow(content)
      return unchangedRows
    }
  }

  func setFocusNow(_ content: OutlineRow<Item>.Content?) {
    switch content {
    case nil:
      placeholderFocus = nil
      note(heldSelection.setFocus(nil, in: outline))
    case .item(let item):
      guard outline.contains(item) else { return }
      placeholderFocus = nil
      note(heldSelection.setFocus(item, in: outline))
    case .placeholder(let kind, let parent):
      guard let row = outline.row(ofPlaceholderIn: parent) else { return }
      placeholderFocus = PlaceholderFocus(kind: kind, parent: parent, row: row)
      note(heldSelection.setFocus(nil, in: outline))
    }
  }

  /// Moves the focus to a row if what it was on has none any more.
  func settleFocus() {
    guard let held = placeholderFocus else {
      note(heldSelection.settleFocus(in: outline, of: tree.shown))
      return
    }
    if let row = outline.row(ofPlaceholderIn: held.parent), let kind = outline.placeholder(in: held.parent) {
      // Where children came in front of it, they are what was waited for.
      let first = held.parent.flatMap { outline.rowsBelow($0)?.lowerBound } ?? 0
      let heir = kind == held.kind ? row : max(min(held.row, row), first)
      if heir == row {
        placeholderFocus = PlaceholderFocus(kind: kind, parent: held.parent, row: row)
      } else {
        setFocusNow(outline.rows[heir].content)
      }
      return
    }
    let heir = outline.row(nearestTo: held.content, formerly: held.row)
    setFocusNow(heir.map { outline.rows[$0].content })
  }
}

// MARK: Options and announcing

extension OutlineController {
  /// What the outline's rows are when only marks changed.
  @usableFromInline var unchangedRows: RowChanges { RowChanges(unchanged: outline.rows.count) }

  /// Takes a change of the selection into the update.
  @inlinable
  func note(_ change: SelectionChange<Item>) {
    if !change.isEmpty { update.selection.merge(change) }
  }

  func applySelectionOptions() {
    run(.program) { [self] in
      heldSelection.followsCollapse = selectionOptions.followsCollapse
      heldSelection.goneItems = selectionOptions.goneItems
      if selectionOptions.mode != selection.mode {
        note(heldSelection.setMode(selectionOptions.mode, in: tree.shown))
      }
      return unchangedRows
    }
  }

  /// Lets the selection follow items that were collapsed, if it is to.
  func noteCollapse(of items: @autoclosure () -> [Item]) {
    if selection.followsCollapse { note(heldSelection.itemsCollapsed(items(), in: outline)) }
  }
}
