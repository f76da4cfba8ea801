// MARK: One by one

extension OutlineController {
  /// Opens an item; see ``expand(_:origin:)-([Item],_)``.
  @discardableResult
  public func expand(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    expand([item], origin: origin)
  }

  /// Opens items, and loads those that are not loaded.
  ///
  /// In one-per-level mode other open children of the same parents are closed in the same change.
  ///
  /// - Parameters:
  ///   - items: The items; those that are open, leaves, not there or not allowed are passed over.
  ///   - origin: Who wants it; what the user does is remembered.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func expand(_ items: [Item], origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in expandNow(items, origin: origin) }
  }

  /// Closes an item; see ``collapse(_:nested:origin:)-([Item],_,_)``.
  @discardableResult
  public func collapse(
    _ item: Item, nested: NestedExpansion? = nil, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    collapse([item], nested: nested, origin: origin)
  }

  /// Closes items.
  ///
  /// - Parameters:
  ///   - items: The items; those that are closed, leaves, not there or not allowed are passed over.
  ///   - nested: What becomes of open items below them; the controller's option for `nil`.
  ///   - origin: Who wants it; what the user does is remembered.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func collapse(
    _ items: [Item], nested: NestedExpansion? = nil, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    run(origin) { [self] in collapseNow(items, nested: nested ?? expansion.nested, origin: origin) }
  }

  /// Closes an item that is open when the command runs, and opens one that is closed.
  @discardableResult
  public func toggle(_ item: Item, origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in
      outline.isExpanded(item)
        ? collapseNow([item], nested: expansion.nested, origin: origin) : expandNow([item], origin: origin)
    }
  }

  /// Opens all ancestors of an item, so that it is shown, and scrolls it into sight.
  ///
  /// - Parameters:
  ///   - item: The item. One that is not there, or is filtered out, changes nothing.
  ///   - alignment: Where its row comes to be, if it is not in sight.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func reveal(
    _ item: Item, at alignment: RowAlignment = .nearest, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    run(origin) { [self] in revealNow(item, at: alignment, origin: origin) }
  }
}

// MARK: Many

extension OutlineController {
  /// Opens an item and everything loaded below it, or everything for `nil`.
  ///
  /// In one-per-level mode, one item is opened on each level: the one that is open, or the first.
  @discardableResult
  public func expandAll(under item: Item? = nil, origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in
      if expansion.mode == .onePerLevel, filtered == nil {
        return expandNow(outline.firstOfEachLevel(under: item), origin: origin)
      }
      return sweep(origin, items: { $0.parents(under: item, expanded: false) }) { $0.expandAll(under: item) }
    }
  }

  /// Closes an item and everything below it, or everything for `nil`.
  @discardableResult
  public func collapseAll(under item: Item? = nil, origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in
      sweep(origin, isExpanded: false, items: { $0.parents(under: item, expanded: true) }) {
        $0.collapseAll(under: item)
      }
    }
  }

  /// Opens so many levels below an item, or below the roots' level.
  @discardableResult
  public func expand(
    toDepth depth: Int, under item: Item? = nil, origin: ChangeOrigin = .program
  ) -> RowChanges? {
    run(origin) { [self] in
      if expansion.mode == .onePerLevel, filtered == nil {
        return expandNow(Array(outline.firstOfEachLevel(under: item).prefix(max(depth, 0))), origin: origin)
      }
      let base = item.flatMap { outline.level(of: $0) } ?? 0
      return sweep(
        origin,
        items: { outline in
          outline.parents(under: item, expanded: false).filter { (outline.level(of: $0) ?? 0) - base < depth }
        }
      ) { $0.expand(toDepth: depth, under: item) }
    }
  }

  /// Whether all items that can be opened are open, none, or some: computed, never stored.
  ///
  /// - Complexity: O(n)
  public var expandedShare: ExpandedShare {
    outline.expandedShare
  }
}

/// How many of the items that can be opened are open.
public enum ExpandedShare: Hashable, Sendable {
  /// None, or there is none that can be opened.
  case none
  /// Some.
  case some
  /// All.
  case all
}

// MARK: Carrying out

extension OutlineController {
  /// Changes what is open in what is shown: in the filter's own layer while a filter is on.
  func changeExpansion(_ command: (inout Outline<Item>) -> RowChanges) -> RowChanges {
    filtered?.changeExpansion(command) ?? tree.changeShown(command)
  }

  func expandNow(_ items: [Item], origin: ChangeOrigin) -> RowChanges {
    var items = items.filter { canOpen($0, origin: origin) }
    guard !items.isEmpty else { return unchangedRows }
    var changes = unchangedRows
    if expansion.mode == .onePerLevel, filtered == nil {
      // Of siblings that are to be opened, the last one is.
      var last: [Item?: Item] = [:]
      for item in items { last[outline.parent(of: item)] = item }
      items = items.filter { last[outline.parent(of: $0)] == $0 }
      let others = items.flatMap { item in
        outline.siblings(of: item).filter { $0 != item && outline.isExpanded($0) }
      }
      changes = collapseNow(others, nested: expansion.nested, origin: origin)
    }
    for item in items { expansion.willExpand?(item) }
    changes = changes.followed(by: changeExpansion { $0.expand(items) })
    note(items, isExpanded: true, origin: origin)
    update.expanded += items
    return changes.followed(by: loadWhatIsOpen(among: items))
  }

  @usableFromInline
  func revealNow(_ item: Item, at alignment: RowAlignment, origin: ChangeOrigin) -> RowChanges {
    guard outline.contains(item) else { return unchangedRows }
    let closed = outline.ancestors(of: item).reversed().filter { !outline.isExpanded($0) }
    let changes = expandNow(closed, origin: origin)
    if outline.isVisible(item) { update.revealed = RowReveal(item: item, alignment: alignment) }
    return changes
  }

  func collapseNow(_ items: [Item], nested: NestedExpansion, origin: ChangeOrigin) -> RowChanges {
    let closing = items.filter { canClose($0, origin: origin) }
    // An item that is closed may have open ones below it.
    var all = closing
    if nested == .reset {
      all += items.filter { !outline.isExpanded($0) }
      for item in all {
        note(outline.parents(under: item, expanded: true), isExpanded: false, origin: origin)
      }
    }
    guard !all.isEmpty else { return unchangedRows }
    for item in closing { expansion.willCollapse?(item) }
    let changes = changeExpansion { $0.collapse(all, nested: nested) }
    note(closing, isExpanded: false, origin: origin)
    noteCollapse(of: all)
    update.collapsed += closing
    return changes.followed(by: giveUpLoading(closing))
  }

  private func canOpen(_ item: Item, origin: ChangeOrigin) -> Bool {
    guard let expandable = outline.expandable(of: item), expandable != .leaf, !outline.isExpanded(item) else {
      return false
    }
    return (origin != .user || expansion.canToggle?(item) ?? true) && expansion.shouldExpand?(item) ?? true
  }

  private func canClose(_ item: Item, origin: ChangeOrigin) -> Bool {
    guard outline.isExpanded(item) else { return false }
    return (origin != .user || expansion.canToggle?(item) ?? true) && expansion.shouldCollapse?(item) ?? true
  }

  /// Opens or closes many at once; one by one where each of them matters.
  private func sweep(
    _ origin: ChangeOrigin, isExpanded: Bool = true, items: (Outline<Item>) -> [Item],
    _ command: (inout Outline<Item>) -> RowChanges
  ) -> RowChanges {
    let asks = expansion.asksForEach || origin == .user && expansion.canToggle != nil
    if asks {
      let each = items(outline)
      return isExpanded
        ? expandNow(each, origin: origin) : collapseNow(each, nested: .keep, origin: origin)
    }
    let remembers = origin == .user || filtered != nil
    let each = remembers || !isExpanded && selection.followsCollapse ? items(outline) : []
    if remembers { note(each, isExpanded: isExpanded, origin: origin) }
    let changes = changeExpansion(command)
    if !isExpanded { noteCollapse(of: each) }
    return changes
  }

  /// Remembers what the user did, and in a filter what anybody did.
  private func note(_ items: [Item], isExpanded: Bool, origin: ChangeOrigin) {
    if filtered != nil {
      filtered?.note(items, isExpanded: isExpanded)
    } else if origin == .user {
      record.note(items, isExpanded: isExpanded)
    }
  }

  /// Closes what is open beside another open child of the same parent.
  func enforceMode() {
    guard expansion.mode == .onePerLevel else { return }
    let surplus = tree.shown.expandedBesideSiblings()
    if !surplus.isEmpty { run(.program) { [self] in closeSurplus(surplus) } }
  }

  /// The same, as a part of a command.
  func enforceModeNow() -> RowChanges {
    guard expansion.mode == .onePerLevel else { return unchangedRows }
    return closeSurplus(tree.shown.expandedBesideSiblings())
  }

  private func closeSurplus(_ items: [Item]) -> RowChanges {
    let changes = tree.changeShown { $0.collapse(items, nested: expansion.nested) }
    guard filtered == nil else { return unchangedRows }
    noteCollapse(of: items)
    return changes
  }

  /// An outline in which items that another one does not have are open as the record says.
  func withInitialExpansion(_ outline: Outline<Item>, comparedTo known: Outline<Item>) -> Outline<Item> {
    guard record.mayExpandNewItems else { return outline }
    var outline = outline
    let closed = outline.parents(under: nil, expanded: false, orUnloaded: true)
    let new = closed.filter { !known.contains($0) }
    outline.expand(new.filter(record.isInitiallyExpanded))
    record.arrive(new)
    return outline
  }
}
