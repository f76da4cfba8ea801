// MARK: Checking

extension OutlineChecks {
  /// Checks an item or unchecks it, and what is below it where the propagation says so.
  ///
  /// - Parameters:
  ///   - isChecked: Whether it is to be on.
  ///   - item: The item, shown or not. One that is disabled or not there changes nothing.
  ///   - outline: The outline that the marks belong to.
  ///   - scope: A projection of it, if only items that are in it are to be set; parents' states follow from
  ///     all their children all the same.
  /// - Returns: The items that look different now.
  /// - Complexity: O(m + d log n) for m items below, and d ancestors whose state changes with it
  @inlinable
  @discardableResult
  public mutating func setChecked(
    _ isChecked: Bool, of item: Item, in outline: Outline<Item>, within scope: Outline<Item>? = nil
  ) -> [Item] {
    setChecked(isChecked, of: [item], in: outline, within: scope)
  }

  /// Checks items or unchecks them, and what is below them where the propagation says so.
  ///
  /// - Parameters:
  ///   - isChecked: Whether they are to be on.
  ///   - items: The items, shown or not; those that are disabled or not there are passed over.
  ///   - outline: The outline that the marks belong to.
  ///   - scope: A projection of it, if only items that are in it are to be set; parents' states follow from
  ///     all their children all the same.
  /// - Returns: The items that look different now.
  /// - Complexity: O(k log n + m + d log n) for k items with m below them, each counted once, and d ancestors
  ///   whose state changes with them
  @inlinable
  @discardableResult
  public mutating func setChecked(
    _ isChecked: Bool, of items: [Item], in outline: Outline<Item>, within scope: Outline<Item>? = nil
  ) -> [Item] {
    let state: CheckState = isChecked ? .on : .off
    var walk = CheckWalk<Item>(passesWalls: false)
    var touched: [Item] = []
    if propagation.contains(.down) {
      // An item below another one is set along with that, unless a wall is in between.
      var pending = Set(items)
      for item in items.count == 1 ? items : outline.inOrder(pending) {
        guard pending.remove(item) != nil, isEnabled(item) else { continue }
        let old = self.state(of: item)
        if isChecked, scope == nil { reserve(outline.descendantCount(of: item) + 1, in: outline) }
        visit(OutlineLevels(outline, under: item), &walk) { item, old in
          if !pending.isEmpty { pending.remove(item) }
          return scope?.contains(item) ?? true ? state : old
        }
        countChange(of: item, from: old, in: outline, &touched)
      }
    } else {
      for item in items where outline.contains(item) && scope?.contains(item) ?? true && isEnabled(item) {
        let old = self.state(of: item)
        guard old != state, !follows(item, in: outline) else { continue }
        change(item, from: old, to: state)
        walk.changed.append(item)
        countChange(of: item, from: old, in: outline, &touched)
      }
    }
    settle(touched, in: outline, &walk.changed)
    return walk.changed
  }

  /// Unchecks an item that is on, and checks one that is off or mixed.
  ///
  /// Where a scope is given, a mixed item of which everything in the scope is on already is unchecked.
  ///
  /// - Parameters:
  ///   - item: The item, shown or not. One that is disabled or not there changes nothing.
  ///   - outline: The outline that the marks belong to.
  ///   - scope: A projection of it, if only items that are in it are to be set.
  /// - Returns: The items that look different now.
  /// - Complexity: O(m + d log n) for m items below, and d ancestors whose state changes with it
  @inlinable
  @discardableResult
  public mutating func toggle(
    _ item: Item, in outline: Outline<Item>, within scope: Outline<Item>? = nil
  ) -> [Item] {
    if state(of: item) != .on {
      let changed = setChecked(true, of: item, in: outline, within: scope)
      if !changed.isEmpty { return changed }
    }
    return setChecked(false, of: item, in: outline, within: scope)
  }

  /// Checks all items or unchecks them: each enabled one by itself, below disabled ones too.
  ///
  /// - Parameters:
  ///   - isChecked: Whether they are to be on.
  ///   - outline: The outline that the marks belong to.
  ///   - scope: The items that are meant: the filtered outline, when "all" is all that is there to see, or
  ///     the outline itself.
  /// - Returns: The items that look different now.
  /// - Complexity: O(n)
  @inlinable
  @discardableResult
  public mutating func setAllChecked(
    _ isChecked: Bool, in outline: Outline<Item>, within scope: Outline<Item>
  ) -> [Item] {
    let state: CheckState = isChecked ? .on : .off
    let isEverything = scope.tourBox === outline.tourBox
    var walk = CheckWalk<Item>(passesWalls: true)
    if isChecked, isEverything { reserve(outline.count, in: outline) }
    visit(outline.levels, &walk) { item, old in isEverything || scope.contains(item) ? state : old }
    return walk.changed
  }

  /// Makes room for more items that are on.
  @inlinable
  mutating func reserve(_ count: Int, in outline: Outline<Item>) {
    on.reserveCapacity(min(on.count + count, outline.count))
  }

  /// Takes a changed state into the parent's tally, and notes the parent.
  @inlinable
  mutating func countChange(
    of item: Item, from old: CheckState, in outline: Outline<Item>, _ touched: inout [Item]
  ) {
    let new = state(of: item)
    guard old != new, propagation.contains(.up), let parent = outline.parent(of: item) else { return }
    var tally = tallies[parent] ?? CheckTally()
    tally.count(old, isEnabled: true, -1)
    tally.count(new, isEnabled: true)
    setTally(tally, of: parent)
    touched.append(parent)
  }
}

// MARK: Enabling

extension OutlineChecks {
  /// Says whether an item's mark can change, and whether it counts.
  ///
  /// - Complexity: O(d log n) for d ancestors whose state changes with it
  @inlinable
  @discardableResult
  public mutating func setEnabled(_ isEnabled: Bool, of item: Item, in outline: Outline<Item>) -> [Item] {
    setEnabled(isEnabled, of: [item], in: outline)
  }

  /// Says whether the marks of items can change, and whether they count.
  ///
  /// Disabled items keep their state. A parent that is enabled again takes the one that follows from its
  /// children.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether they are enabled.
  ///   - items: The items. What is said of items that are not there holds when they come.
  ///   - outline: The outline that the marks belong to.
  /// - Returns: The items that look different now: those that were enabled or disabled, and those whose state
  ///   is another.
  /// - Complexity: O(k log n + d log n) for k items, and d ancestors whose state changes with them
  @inlinable
  @discardableResult
  public mutating func setEnabled(_ isEnabled: Bool, of items: [Item], in outline: Outline<Item>) -> [Item] {
    var changed: Set<Item> = []
    var touched: [Item] = []
    for item in items {
      let isNews = isEnabled ? disabled.contains(item) : !disabled.contains(item)
      guard isNews else { continue }
      let parent = propagation.contains(.up) ? outline.parent(of: item) : nil
      if let parent { count(item, for: parent, -1) }
      if isEnabled { disabled.remove(item) } else { disabled.insert(item) }
      guard outline.contains(item) else { continue }
      changed.insert(item)
      touched.append(item)
      guard let parent else { continue }
      count(item, for: parent)
      touched.append(parent)
    }
    var settled: [Item] = []
    settle(touched, in: outline, &settled)
    return changed + settled.filter { !changed.contains($0) }
  }
}
