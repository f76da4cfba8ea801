/// What a selection must know about items that may go, taken before they do.
///
/// It holds a few neighbours of the focus, and those selected items that may go: no copy of the outline.
/// An edit that was refused needs no care; the value is dropped.
public struct SelectionEdit<Item: Hashable> {
  /// Who may have the focus if its item goes, the nearest first.
  @usableFromInline let heirs: [Item]
  /// The selected items that may go; `nil` where that may be any.
  @usableFromInline let leaving: [Item]?

  @usableFromInline
  init(heirs: [Item], leaving: [Item]?) {
    self.heirs = heirs
    self.leaving = leaving
  }
}

extension SelectionEdit: Sendable where Item: Sendable {}

// MARK: Before an edit

extension OutlineSelection {
  /// Prepares for items that are about to be deleted; to be finished after that.
  ///
  /// - Parameters:
  ///   - items: The items, which go with everything below them.
  ///   - outline: The outline they are deleted from.
  ///   - shown: What the table shows of it, if that is another order or not all.
  /// - Complexity: O(k log n + min(m, s)) for k items with m below them, and s that are selected
  @inlinable
  public func edit(
    deleting items: [Item], in outline: Outline<Item>, shown: Outline<Item>? = nil
  ) -> SelectionEdit<Item> {
    let tops = outline.topmost(items)
    var leaving: [Item]?
    if outline.subtreeCount(of: tops) < selected.count {
      leaving = tops.flatMap { OutlineLevels(outline, under: $0).lazy.map { $0.item }.filter(isSelected) }
    }
    return SelectionEdit(heirs: heirs(ofFocusIn: tops, outline, shown: shown ?? outline), leaving: leaving)
  }

  /// Prepares for everything below a parent, or everything for `nil`, being replaced; to be finished after
  /// that.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - outline: The outline the replacement happens in.
  ///   - shown: What the table shows of it, if that is another order or not all.
  /// - Complexity: O(d log n + min(m, s)) for m items below the parent, of which d lead to the focus, and s
  ///   that are selected
  @inlinable
  public func edit(
    replacingBelow parent: Item?, in outline: Outline<Item>, shown: Outline<Item>? = nil
  ) -> SelectionEdit<Item> {
    var leaving: [Item]?
    if let parent, outline.descendantCount(of: parent) < selected.count {
      leaving = outline.descendants(of: parent).lazy.map { $0.item }.filter(isSelected)
    }
    return SelectionEdit(heirs: heirs(ofFocusBelow: parent, shown: shown ?? outline), leaving: leaving)
  }

  /// The next sibling of the topmost item that goes with the focus, the previous one, and the parent.
  @inlinable
  func heirs(ofFocusIn tops: [Item], _ outline: Outline<Item>, shown: Outline<Item>) -> [Item] {
    guard let focus = currentFocus,
      let top = tops.first(where: { $0 == focus || outline.isDescendant(focus, of: $0) })
    else { return [] }
    let going = Set(tops)
    var next = shown.nextSibling(of: top)
    while let sibling = next, going.contains(sibling) { next = shown.nextSibling(of: sibling) }
    var previous = shown.previousSibling(of: top)
    while let sibling = previous, going.contains(sibling) { previous = shown.previousSibling(of: sibling) }
    return [next, previous, shown.parent(of: top)].compactMap { $0 }
  }

  /// The same for the focus and each of its ancestors below a parent, since any of them may go.
  @inlinable
  func heirs(ofFocusBelow parent: Item?, shown: Outline<Item>) -> [Item] {
    guard var item = currentFocus else { return [] }
    if let parent, !shown.isDescendant(item, of: parent) { return [] }
    var heirs: [Item] = []
    while true {
      let above = shown.parent(of: item)
      heirs += [shown.nextSibling(of: item), shown.previousSibling(of: item), above].compactMap { $0 }
      guard let above, above != parent else { return heirs }
      item = above
    }
  }
}

// MARK: After an edit

extension OutlineSelection {
  /// Deselects what has gone, and moves the focus if its item has gone.
  ///
  /// With ``GoneItemPolicy/park`` the selection of gone items is kept aside, and parked items that have come
  /// are selected. The focus goes to the next sibling, else to the previous one, else to the parent, each
  /// time the nearest that is still there; if the whole neighbourhood has gone, to the first row.
  ///
  /// - Parameters:
  ///   - edit: What was taken before the edit.
  ///   - outline: The outline after it.
  ///   - shown: What the table shows of it now, if that is another order or not all.
  /// - Complexity: O(k) for k selected or parked items that may have gone or come, and O(d log n) for d
  ///   ancestors of the focus
  @inlinable
  @discardableResult
  public mutating func finish(
    _ edit: SelectionEdit<Item>, in outline: Outline<Item>, shown: Outline<Item>? = nil
  ) -> SelectionChange<Item> {
    var change = unchanged
    if let leaving = edit.leaving {
      for item in leaving where !outline.contains(item) && selected.contains(item) {
        change.deselected.insert(item)
      }
    } else {
      change.deselected = selected.filter { !outline.contains($0) }
    }
    let returning = parked.filter { outline.contains($0) }
    if !change.deselected.isEmpty {
      selected.subtract(change.deselected)
      if goneItems == .park { parked.formUnion(change.deselected) }
    }
    if let anchor = currentAnchor, goneItems == .purge, !outline.contains(anchor) { currentAnchor = nil }
    unpark(returning, &change)
    moveFocus(in: shown ?? outline, of: outline, heirs: edit.heirs, &change)
    return change
  }

  /// Selects parked items that have come back.
  ///
  /// In single mode only if nothing else is selected since.
  ///
  /// - Parameters:
  ///   - items: The items that were inserted, with everything below them.
  ///   - outline: The outline they were inserted into.
  /// - Complexity: O(1) if no item is parked; O(k log n + min(m, p)) for k items with m below them, and p that
  ///   are parked
  @inlinable
  @discardableResult
  public mutating func itemsInserted(_ items: [Item], in outline: Outline<Item>) -> SelectionChange<Item> {
    var change = unchanged
    guard !parked.isEmpty else { return change }
    var returning: Set<Item> = []
    if outline.subtreeCount(of: items) < parked.count {
      for item in items {
        for (_, item) in OutlineLevels(outline, under: item) where parked.contains(item) {
          returning.insert(item)
        }
      }
    } else {
      returning = parked.filter { outline.contains($0) }
    }
    unpark(returning, &change)
    return change
  }

  @inlinable
  mutating func unpark(_ returning: Set<Item>, _ change: inout SelectionChange<Item>) {
    guard !returning.isEmpty else { return }
    parked.subtract(returning)
    if currentMode == .single, !selected.isEmpty { return }
    selected.formUnion(returning)
    change.selected.formUnion(returning)
  }
}
