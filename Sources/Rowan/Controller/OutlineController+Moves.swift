// MARK: Drops

extension OutlineController {
  /// The move that a drop would make, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - items: What was picked up, in any order; one below another moves with it.
  ///   - target: Where it is dropped, in the outline that is shown.
  /// - Throws: The first reason that is found against it, in the order of ``OutlineDropRefusal``.
  /// - Complexity: O(k log k · log n) for k items
  public func validateDrop(
    of items: [Item], at target: OutlineDropTarget<Item>
  ) throws(OutlineDropRefusal<Item>) -> OutlineMove<Item> {
    let rules = OutlineDropRules(
      isSorted: tree.isSorted, isMovable: moveOptions.isMovable, allows: moveOptions.shouldMove)
    return try tree.inGivenOrder.move(for: items, droppedAt: target, shownIn: outline, rules: rules)
  }

  /// Moves what was dropped, and closes what was opened by hovering and did not get it: one change.
  ///
  /// - Parameters:
  ///   - items: What was picked up.
  ///   - target: Where it is dropped, in the outline that is shown when the command runs.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: Why it is refused; then only what was opened by hovering closes. A command that waits hands it to
  ///   ``MoveOptions/refused``.
  @discardableResult
  public func drop(
    _ items: [Item], at target: OutlineDropTarget<Item>, origin: ChangeOrigin = .user
  ) throws(OutlineDropRefusal<Item>) -> RowChanges? {
    var refusal: OutlineDropRefusal<Item>?
    var hasRun = false
    var isWaiting = false
    let changes = run(origin) { [self] in
      hasRun = true
      do throws(OutlineDropRefusal<Item>) {
        return try dropNow(items, at: target)
      } catch {
        refusal = error
        if isWaiting { moveOptions.refused?(error) }
        return endHoverNow()
      }
    }
    isWaiting = !hasRun
    if let refusal { throw refusal }
    return changes
  }

  /// Moves an item by one step, for those who do not drag.
  ///
  /// - Throws: Why it is refused; `.nothingChanges` where the step leads nowhere.
  @discardableResult
  public func move(
    _ item: Item, _ step: OutlineMoveStep, origin: ChangeOrigin = .user
  ) throws(OutlineDropRefusal<Item>) -> RowChanges? {
    guard let target = outline.dropTarget(for: step, of: item) else {
      throw outline.contains(item) ? .nothingChanges : .unknownItem(item)
    }
    return try drop([item], at: target, origin: origin)
  }

  /// The place in the tree where something from elsewhere would be inserted by a drop.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.indexOutOfRange`.
  public func insertionPlace(
    at target: OutlineDropTarget<Item>
  ) throws(OutlineDropRefusal<Item>) -> OutlinePlace<Item> {
    try tree.inGivenOrder.place(of: target, shownIn: outline)
  }

  private func dropNow(
    _ items: [Item], at target: OutlineDropTarget<Item>
  ) throws(OutlineDropRefusal<Item>) -> RowChanges {
    let move = try validateDrop(of: items, at: target)
    let edit = OutlineEdit.move(move.items, to: move.place.parent, at: move.place.index)
    // What was validated is not refused.
    guard let changes = try? performNow([edit]) else { throw .nothingChanges }
    moveOptions.didMove?(move)
    let elsewhere = hover.itemsToCollapse(afterDropInto: move.place.parent, in: outline)
    return changes.followed(
      by: collapseNow(elsewhere, nested: .keep, origin: .program))
  }
}

// MARK: Hovering

extension OutlineController {
  /// Notes what a drag is over, and opens it when the drag has rested on it long enough; what is not loaded is
  /// loaded.
  ///
  /// Call it as the drag moves, and again at the time it answers.
  ///
  /// - Parameters:
  ///   - item: The item under the pointer, `nil` for none; a gap between rows is none.
  ///   - time: The time, in seconds from any fixed moment.
  /// - Returns: When to call again although the drag does not move; `nil` while it rests on nothing that opens.
  @discardableResult
  public func hover(over item: Item?, at time: Double) -> Double? {
    let item = item.flatMap { expansion.canToggle?($0) ?? true ? $0 : nil }
    if let item = hover.itemToExpand(over: item, at: time, in: outline) { expand(item) }
    return hover.deadline
  }

  /// Notes that a drag has left or was cancelled, and closes what it opened.
  @discardableResult
  public func endHover() -> RowChanges? {
    run(.program) { [self] in endHoverNow() }
  }

  private func endHoverNow() -> RowChanges {
    collapseNow(hover.itemsToCollapse(afterCancellationIn: outline), nested: .keep, origin: .program)
  }
}
