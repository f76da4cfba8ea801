// MARK: Items that came

extension OutlineChecks {
  /// Takes items in that were inserted or loaded, with everything below them.
  ///
  /// With propagation down they come checked below a parent that is on, except for disabled ones and what is
  /// below those. Otherwise they come unchecked.
  ///
  /// - Parameters:
  ///   - items: The items, which were not there before.
  ///   - parent: The parent they came to, or `nil` for roots.
  ///   - outline: The outline, with the items in it.
  ///   - inheriting: Whether they come as the parent is; without, they come unchecked.
  /// - Returns: The items that look different now, the new ones left out.
  /// - Complexity: O(m + d log n) for m new items, and d ancestors whose state changes with them; the m only
  ///   if the parent is on, or some item is disabled
  @inlinable
  @discardableResult
  public mutating func itemsInserted(
    _ items: [Item], under parent: Item?, in outline: Outline<Item>, inheriting: Bool = true
  ) -> [Item] {
    var walk = CheckWalk<Item>(passesWalls: true, inherits: inheriting && passesOn(parent))
    if walk.inherits || propagation.contains(.up) && !disabled.isEmpty {
      for item in items { visit(OutlineLevels(outline, under: item), &walk) { _, _ in nil } }
    }
    if let parent {
      if propagation.contains(.up), !walk.tally.isZero {
        tallies[parent, default: CheckTally()] += walk.tally
      }
      settle([parent], in: outline, &walk.changed)
    }
    return walk.changed
  }

  /// Whether new children of a parent come checked.
  @inlinable
  func passesOn(_ parent: Item?) -> Bool {
    guard let parent, propagation.contains(.down) else { return false }
    return on.contains(parent) && isEnabled(parent)
  }
}

// MARK: Before an edit

extension OutlineChecks {
  /// Whether all items are off, and none below a parent is disabled.
  @inlinable var isBlank: Bool { on.isEmpty && mixed.isEmpty && tallies.isEmpty }

  /// Prepares for items that are about to be moved; to be finished after that.
  ///
  /// Their marks move along.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - outline: The outline they are in.
  /// - Complexity: O(k log n) for k items, whatever is below them
  @inlinable
  public func edit(moving items: [Item], in outline: Outline<Item>) -> CheckEdit<Item> {
    var edit = CheckEdit<Item>()
    // A disabled root counts for nobody, until it gets a parent.
    if !isBlank || !disabled.isEmpty {
      edit.noteParents(of: outline.topmost(items), in: outline, propagation)
    }
    return edit
  }

  /// Prepares for items that are about to be deleted; to be finished after that.
  ///
  /// - Parameters:
  ///   - items: The items, which go with everything below them.
  ///   - outline: The outline they are deleted from.
  /// - Complexity: O(k log n + m) for k items with m below them; O(1) if no item is checked or disabled
  @inlinable
  public func edit(deleting items: [Item], in outline: Outline<Item>) -> CheckEdit<Item> {
    var edit = CheckEdit<Item>()
    guard !isBlank else { return edit }
    let tops = outline.topmost(items)
    edit.noteParents(of: tops, in: outline, propagation)
    for top in tops {
      for (_, item) in OutlineLevels(outline, under: top) {
        if state(of: item) != .off || tallies[item] != nil { edit.marked.append(item) }
      }
    }
    return edit
  }

  /// Prepares for everything below a parent, or everything for `nil`, being replaced; to be finished after
  /// that.
  ///
  /// Items that stay keep their marks. New ones come as their parent was: checked below one that was on, with
  /// propagation down, else unchecked.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - outline: The outline the replacement happens in.
  /// - Complexity: O(m) for m items below the parent; O(1) if no item is checked or disabled
  @inlinable
  public func edit(replacingBelow parent: Item?, in outline: Outline<Item>) -> CheckEdit<Item> {
    var edit = CheckEdit<Item>()
    var items: Set<Item> = []
    if !isBlank {
      if let parent {
        items = Set(outline.descendants(of: parent).lazy.map { $0.item })
      } else {
        items = Set(outline.levels.lazy.map { $0.item })
      }
    }
    edit.replacement = .init(parent: parent, items: items)
    return edit
  }
}

// MARK: After an edit

extension OutlineChecks {
  /// Lets the marks follow an edit: those of gone items are forgotten, and parents that lost or won children
  /// take the state that follows.
  ///
  /// - Parameters:
  ///   - edit: What was taken before the edit.
  ///   - outline: The outline after it.
  /// - Returns: The items that look different now.
  /// - Complexity: O(k log n + m + d log n) for k items that were moved or deleted, m that were below deleted
  ///   ones or are below a parent whose descendants were replaced, and d ancestors whose state changes
  @inlinable
  @discardableResult
  public mutating func finish(_ edit: CheckEdit<Item>, in outline: Outline<Item>) -> [Item] {
    var touched: [Item] = []
    for child in edit.children {
      let isThere = outline.contains(child.item)
      let parent = outline.parent(of: child.item)
      if isThere, parent == child.parent { continue }
      if let former = child.parent, outline.contains(former) {
        count(child.item, for: former, -1)
        touched.append(former)
      }
      if let parent {
        count(child.item, for: parent)
        touched.append(parent)
      }
    }
    for item in edit.marked where !outline.contains(item) { forget(item) }
    var walk = CheckWalk<Item>(passesWalls: true, inherits: passesOn(edit.replacement?.parent))
    if let replacement = edit.replacement { takeIn(replacement, outline, &walk, &touched) }
    settle(touched, in: outline, &walk.changed)
    return walk.changed
  }

  @inlinable
  mutating func takeIn(
    _ replacement: CheckEdit<Item>.Replacement, _ outline: Outline<Item>, _ walk: inout CheckWalk<Item>,
    _ touched: inout [Item]
  ) {
    for item in replacement.items {
      if !outline.contains(item) { forget(item) } else if !tallies.isEmpty { tallies[item] = nil }
    }
    if isBlank && (disabled.isEmpty || !propagation.contains(.up)) { return }
    let known = replacement.items
    guard let parent = replacement.parent else {
      visit(outline.levels, &walk) { item, old in known.contains(item) ? old : nil }
      return
    }
    guard outline.contains(parent) else { return }
    visit(outline.descendants(of: parent), &walk) { item, old in known.contains(item) ? old : nil }
    if propagation.contains(.up) { setTally(walk.tally, of: parent) }
    touched.append(parent)
  }

  @inlinable
  mutating func forget(_ item: Item) {
    change(item, from: state(of: item), to: .off)
    if !tallies.isEmpty { tallies[item] = nil }
  }

  /// Changes which way marks spread.
  ///
  /// Units keep their marks, and all other states follow anew.
  ///
  /// - Parameters:
  ///   - propagation: Which way they spread from now on.
  ///   - outline: The outline that the marks belong to.
  /// - Returns: The items that look different now.
  /// - Complexity: O(n)
  @discardableResult
  public mutating func setPropagation(
    _ propagation: CheckPropagation, in outline: Outline<Item>
  ) -> [Item] {
    currentPropagation = propagation
    if propagation.contains(.up) { return recount(in: outline) }
    let former = mixed.filter { outline.contains($0) }
    mixed = []
    return recount(in: outline) + former
  }

  /// Fits the marks to an outline that was changed without telling, or is another one.
  ///
  /// Marks of items that are not in it are forgotten, units keep theirs, and all other states follow anew.
  /// Items that came are unchecked.
  ///
  /// - Parameter outline: The outline that the marks belong to from now on.
  /// - Returns: The items in it that look different now.
  /// - Complexity: O(n)
  @inlinable
  @discardableResult
  public mutating func recount(in outline: Outline<Item>) -> [Item] {
    on = on.filter { outline.contains($0) }
    mixed = mixed.filter { outline.contains($0) }
    tallies = [:]
    var walk = CheckWalk<Item>(passesWalls: true)
    visit(outline.levels, &walk) { _, old in old }
    return walk.changed
  }
}
