/// What becomes of selection and focus when rows are hidden, while their items stay.
extension OutlineSelection {
  /// Moves the focus away from rows that a collapse hid, and the selection too if it follows.
  ///
  /// The focus goes to the collapsed item that hides it. With ``followsCollapse``, selected items below a
  /// collapsed one, at any depth, are deselected, and it is selected instead of them.
  ///
  /// - Parameters:
  ///   - items: The items that were collapsed; those that are expanded, or not there, are passed over.
  ///   - shown: The outline that the table shows, after the collapse.
  /// - Complexity: O(d log n) for d ancestors of the focus; with ``followsCollapse`` besides O(min(m, s) log n)
  ///   for each item, with m items below it, and s that are selected
  @inlinable
  @discardableResult
  public mutating func itemsCollapsed(_ items: [Item], in shown: Outline<Item>) -> SelectionChange<Item> {
    var change = unchanged
    if followsCollapse {
      for item in items where shown.contains(item) && !shown.isExpanded(item) {
        change = change.followed(by: moveSelection(upTo: item, in: shown))
      }
    }
    moveFocus(in: shown, of: shown, heirs: [], &change)
    return change
  }

  @inlinable
  mutating func moveSelection(upTo item: Item, in shown: Outline<Item>) -> SelectionChange<Item> {
    var change = unchanged
    if shown.descendantCount(of: item) < selected.count {
      for (_, below) in shown.descendants(of: item) where selected.contains(below) {
        change.deselected.insert(below)
      }
    } else {
      change.deselected = selected.filter { shown.isDescendant($0, of: item) }
    }
    guard !change.deselected.isEmpty else { return change }
    selected.subtract(change.deselected)
    if selected.insert(item).inserted { change.selected.insert(item) }
    return change
  }

  /// Moves the focus to a row if it is on none, after a filter or a move hid it.
  ///
  /// It goes to the nearest ancestor that has a row, else to the first row. The selection stays: an item that
  /// is filtered out is only hidden.
  ///
  /// - Parameters:
  ///   - shown: The outline that the table shows now.
  ///   - outline: The tree that it is a projection of, or the same outline.
  /// - Complexity: O(log n) if the focus has a row, else O(d log n) for d ancestors
  @inlinable
  @discardableResult
  public mutating func settleFocus(
    in shown: Outline<Item>, of outline: Outline<Item>
  ) -> SelectionChange<Item> {
    var change = unchanged
    moveFocus(in: shown, of: outline, heirs: [], &change)
    return change
  }

  @inlinable
  mutating func moveFocus(
    in shown: Outline<Item>, of outline: Outline<Item>, heirs: [Item], _ change: inout SelectionChange<Item>
  ) {
    guard let focus = currentFocus, !shown.isVisible(focus) else { return }
    var place = row(nearest: focus, in: shown, of: outline)
    for heir in heirs where place == nil { place = row(nearest: heir, in: shown, of: outline) }
    currentFocus = place ?? shown.child(at: 0, of: nil)
    change.newFocus = currentFocus
  }

  /// The nearest of an item and its ancestors that has a row; `nil` for an item that is not there.
  @inlinable
  func row(nearest item: Item, in shown: Outline<Item>, of outline: Outline<Item>) -> Item? {
    var item = item
    while !shown.contains(item) {
      guard let parent = outline.parent(of: item) else { return nil }
      item = parent
    }
    return shown.nearestVisible(to: item)
  }
}
