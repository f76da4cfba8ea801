// MARK: Selecting

extension OutlineSelection {
  /// Selects an item, and nothing else; one that is not in the outline changes nothing.
  ///
  /// The item becomes the anchor. Parked items are forgotten.
  ///
  /// - Parameters:
  ///   - item: The item, shown or not.
  ///   - outline: The outline it must be in.
  /// - Complexity: O(s) for s items that are deselected
  @inlinable
  @discardableResult
  public mutating func select(_ item: Item, in outline: Outline<Item>) -> SelectionChange<Item> {
    select([item], in: outline)
  }

  /// Selects items, and nothing else; those that are not in the outline are passed over.
  ///
  /// The last one becomes the anchor, and in single mode is the one that is selected. Parked items are
  /// forgotten. With no item in the outline nothing changes; see ``clear()``.
  ///
  /// - Parameters:
  ///   - items: The items, shown or not.
  ///   - outline: The outline they must be in.
  /// - Complexity: O(k + s) for k items, and s that are deselected
  @inlinable
  @discardableResult
  public mutating func select(_ items: [Item], in outline: Outline<Item>) -> SelectionChange<Item> {
    let items = selectable(items, in: outline)
    guard let last = items.last else { return unchanged }
    currentAnchor = last
    return replaceSelection(with: Set(items))
  }

  /// Selects an item besides those that are; in single mode instead of the one that is.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func add(_ item: Item, in outline: Outline<Item>) -> SelectionChange<Item> {
    add([item], in: outline)
  }

  /// Selects items besides those that are; in single mode the last one instead of the one that is.
  ///
  /// The last one becomes the anchor.
  ///
  /// - Parameters:
  ///   - items: The items, shown or not; those that are not in the outline are passed over.
  ///   - outline: The outline they must be in.
  /// - Complexity: O(k) for k items
  @inlinable
  @discardableResult
  public mutating func add(_ items: [Item], in outline: Outline<Item>) -> SelectionChange<Item> {
    guard currentMode == .multiple else { return select(items, in: outline) }
    let items = selectable(items, in: outline)
    guard let last = items.last else { return unchanged }
    currentAnchor = last
    var change = unchanged
    for item in items where selected.insert(item).inserted { change.selected.insert(item) }
    return change
  }

  /// Deselects an item, shown or not; the anchor stays.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func deselect(_ item: Item) -> SelectionChange<Item> {
    deselect([item])
  }

  /// Deselects items, shown, hidden or parked; the anchor stays.
  ///
  /// - Complexity: O(k) for k items
  @inlinable
  @discardableResult
  public mutating func deselect(_ items: [Item]) -> SelectionChange<Item> {
    var change = unchanged
    for item in items {
      if selected.remove(item) != nil { change.deselected.insert(item) }
      if !parked.isEmpty { parked.remove(item) }
    }
    return change
  }

  /// Deselects an item that is selected, and adds one that is not.
  ///
  /// The item becomes the anchor. In single mode it is selected instead of the one that was.
  ///
  /// - Parameters:
  ///   - item: The item, shown or not; one that is not in the outline changes nothing.
  ///   - outline: The outline it must be in.
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func toggle(_ item: Item, in outline: Outline<Item>) -> SelectionChange<Item> {
    guard selected.contains(item) else { return add(item, in: outline) }
    currentAnchor = item
    return deselect(item)
  }

  /// Deselects everything, parked items too.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func clear() -> SelectionChange<Item> {
    replaceSelection(with: [])
  }
}

// MARK: Ranges

extension OutlineSelection {
  /// Selects the rows from the anchor to an item, and nothing else.
  ///
  /// Only what has a row is selected, so what is below a collapsed item in between is not. An anchor or an
  /// item without a row counts as the collapsed item that hides it. The anchor stays, so that the next range
  /// begins where this one did; without one, or when it is not in the outline shown, the item is selected
  /// alone and becomes the anchor, as always in single mode.
  ///
  /// - Parameters:
  ///   - item: Where the range ends, above the anchor or below it. One that is not in the outline shown
  ///     changes nothing.
  ///   - shown: The outline that the table shows.
  ///   - adding: Whether what is selected already stays so.
  /// - Complexity: O(r + s) for r rows in the range, and s items that are deselected
  @inlinable
  @discardableResult
  public mutating func extend(
    to item: Item, in shown: Outline<Item>, adding: Bool = false
  ) -> SelectionChange<Item> {
    guard let end = shown.nearestVisible(to: item), let endRow = shown.row(of: end) else { return unchanged }
    guard currentMode == .multiple, let anchor = currentAnchor,
      let startRow = shown.nearestVisible(to: anchor).flatMap({ shown.row(of: $0) })
    else { return adding ? add(end, in: shown) : select(end, in: shown) }
    let rows = min(startRow, endRow)..<max(startRow, endRow) + 1
    return adding ? add(shown.rows[rows]) : replaceSelection(with: items(in: shown.rows[rows]))
  }

  /// Selects every item that has a row, and nothing else; in single mode nothing changes.
  ///
  /// What is hidden is deselected: whoever selects all and deletes means what is there to see.
  ///
  /// - Parameter shown: The outline that the table shows.
  /// - Complexity: O(r + s) for r rows, and s items that are deselected
  @inlinable
  @discardableResult
  public mutating func selectAll(in shown: Outline<Item>) -> SelectionChange<Item> {
    guard currentMode == .multiple else { return unchanged }
    return replaceSelection(with: items(in: shown.rows))
  }

  @inlinable
  func items(in rows: OutlineRows<Item>) -> Set<Item> {
    var items = Set<Item>(minimumCapacity: rows.count)
    for row in rows { if let item = row.item { items.insert(item) } }
    return items
  }

  @inlinable
  mutating func add(_ rows: OutlineRows<Item>) -> SelectionChange<Item> {
    var change = unchanged
    for row in rows {
      if let item = row.item, selected.insert(item).inserted { change.selected.insert(item) }
    }
    return change
  }
}

// MARK: Focus and mode

extension OutlineSelection {
  /// Moves the focus to an item, or away from all for `nil`.
  ///
  /// - Parameters:
  ///   - item: The item; if it is hidden, the collapsed item that hides it has the focus. One that is not in
  ///     the outline shown changes nothing.
  ///   - shown: The outline that the table shows.
  /// - Complexity: O(log n), and O(d log n) for an item hidden below d others
  @inlinable
  @discardableResult
  public mutating func setFocus(_ item: Item?, in shown: Outline<Item>) -> SelectionChange<Item> {
    var change = unchanged
    if let item {
      guard let place = shown.nearestVisible(to: item) else { return change }
      currentFocus = place
    } else {
      currentFocus = nil
    }
    change.newFocus = currentFocus
    return change
  }

  /// Changes how many items can be selected, and deselects those that are too many.
  ///
  /// Of several items, single mode keeps the one that has the focus, else the anchor, else the topmost.
  ///
  /// - Parameters:
  ///   - mode: The mode.
  ///   - outline: The outline the selected items are in.
  /// - Complexity: O(s log n) for s selected items when the mode becomes single, else O(1)
  @inlinable
  @discardableResult
  public mutating func setMode(_ mode: SelectionMode, in outline: Outline<Item>) -> SelectionChange<Item> {
    let wasMultiple = currentMode == .multiple
    currentMode = mode
    switch mode {
    case .none:
      currentAnchor = nil
      return clear()
    case .multiple:
      return unchanged
    case .single:
      guard wasMultiple else { return unchanged }
      let kept = [currentFocus, currentAnchor].compactMap { $0 }.first { selected.contains($0) }
      return replaceSelection(with: Set([kept ?? outline.inOrder(selected).first].compactMap { $0 }))
    }
  }
}

// MARK: What commands share

extension OutlineSelection {
  @inlinable var unchanged: SelectionChange<Item> {
    SelectionChange(oldFocus: currentFocus, newFocus: currentFocus)
  }

  /// Those of the items that the mode allows and the outline has.
  @inlinable
  func selectable(_ items: [Item], in outline: Outline<Item>) -> [Item] {
    switch currentMode {
    case .none: return []
    case .single: return items.last { outline.contains($0) }.map { [$0] } ?? []
    case .multiple: return items.filter { outline.contains($0) }
    }
  }

  /// Selects exactly some items, and forgets parked ones.
  @inlinable
  mutating func replaceSelection(with new: Set<Item>) -> SelectionChange<Item> {
    var change = unchanged
    change.selected = selected.isEmpty ? new : new.subtracting(selected)
    change.deselected = new.isEmpty ? selected : selected.subtracting(new)
    selected = new
    parked = []
    return change
  }
}
