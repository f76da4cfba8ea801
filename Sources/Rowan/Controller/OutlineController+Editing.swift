// MARK: Edits

extension OutlineController {
  /// Appends items behind the children of a parent, or behind the roots for `nil`.
  ///
  /// - Parameters:
  ///   - items: The items, which come as leaves.
  ///   - parent: The parent.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.duplicate`. A command that waits hands them to ``refused``.
  @discardableResult
  public func append(
    _ items: [Item], to parent: Item? = nil, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try insert(items, at: nil, in: parent, origin: origin)
  }

  /// Inserts items among the children of a parent, or among the roots for `nil`.
  ///
  /// While the tree is sorted, they come where the sort order puts them; the index counts in the given order.
  ///
  /// - Parameters:
  ///   - items: The items, which come as leaves.
  ///   - index: How many children come before them; `nil` is behind the last.
  ///   - parent: The parent.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.duplicate`, `.indexOutOfRange`. A command that waits hands them to ``refused``.
  @discardableResult
  public func insert(
    _ items: [Item], at index: Int?, in parent: Item? = nil, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    var forest = Outline<Item>()
    do throws(OutlineError<Item>) {
      try forest.append(items)
    } catch {
      // An item is listed twice; what else is wrong counts first, as it does for an outline.
      guard case .duplicate(let item, let first) = error else { throw error }
      var place = try tree.place(at: index, in: parent)
      place[place.count - 1] += first[0]
      throw .duplicate(item, existing: place)
    }
    return try perform([.insert(forest, at: index, in: parent)], origin: origin)
  }

  /// Inserts a whole outline among the children of a parent, or among the roots for `nil`.
  ///
  /// What is expanded in it is expanded here; the rest is as the rule for new items says.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.duplicate`, `.indexOutOfRange`. A command that waits hands them to ``refused``.
  @discardableResult
  public func insert(
    _ outline: Outline<Item>, at index: Int? = nil, in parent: Item? = nil, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try perform([.insert(outline, at: index, in: parent)], origin: origin)
  }

  /// Deletes items with everything below them.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`. A command that waits hands it to ``refused``.
  @discardableResult
  public func delete(
    _ items: [Item], origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try perform([.delete(items)], origin: origin)
  }

  /// Moves items with everything below them; the index is their final position.
  ///
  /// While the tree is sorted, they come where the sort order puts them; the index counts in the given order.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.intoOwnSubtree`, `.indexOutOfRange`. A command that waits hands them to
  ///   ``refused``.
  @discardableResult
  public func move(
    _ items: [Item], to parent: Item?, at index: Int? = nil, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try perform([.move(items, to: parent, at: index)], origin: origin)
  }

  /// Carries edits out as one change: several at once, or what undoes others.
  ///
  /// - Parameters:
  ///   - edits: The edits. When one is refused, those before it are made and the rest is not.
  ///   - origin: Who wants it.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: Why an edit was refused. A command that waits hands it to ``refused``.
  @discardableResult
  public func perform(
    _ edits: [OutlineEdit<Item>], origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try runEdit(origin) { [self] () throws(OutlineError<Item>) in
      var inverse: [OutlineEdit<Item>] = []
      var changes = unchangedRows
      var refusal: OutlineError<Item>?
      for edit in edits {
        let undo = undoable == nil ? [] : edit.inverse(in: inverseBase)
        do throws(OutlineError<Item>) {
          changes = changes.followed(by: try performNow(edit))
        } catch {
          refusal = error
          break
        }
        inverse = undo + inverse
      }
      changes = changes.followed(by: enforceModeNow())
      if !inverse.isEmpty { undoable?(inverse) }
      if let refusal {
        if changes.isEmpty { throw refusal }
        update.changes = update.changes.followed(by: changes)
        throw refusal
      }
      return changes
    }
  }

  /// Takes over the content of items that equal ones in the tree, and has their rows refreshed; while the tree
  /// is sorted, they move to where they belong now.
  ///
  /// - Complexity: O(k log n) for k items
  @discardableResult
  public func refresh(_ items: [Item], origin: ChangeOrigin = .data) -> RowChanges? {
    run(origin) { [self] in changeTree { $0.refresh(items) } }
  }

  /// Says whether items can be opened.
  @discardableResult
  public func setExpandable(
    _ expandable: Expandable, of items: [Item], origin: ChangeOrigin = .data
  ) -> RowChanges? {
    run(origin) { [self] in
      changeTree { tree in tree.changeBoth { $0.setExpandable(expandable, of: items) } }
    }
  }
}

// MARK: Carrying out

extension OutlineController {
  /// Changes the tree, and what a filter shows of it.
  func changeTree(_ change: (inout SortedTree<Item>) -> RowChanges) -> RowChanges {
    let changes = change(&tree)
    return filtered?.update(to: tree.shown) ?? changes
  }

  /// The tree in the order that indices count in, expanded as shown.
  var inverseBase: Outline<Item> {
    guard tree.isSorted else { return tree.shown }
    var base = tree.inGivenOrder
    base.collapseAll()
    base.expand(tree.shown.expandedItems)
    return base
  }

  func performNow(_ edit: OutlineEdit<Item>) throws(OutlineError<Item>) -> RowChanges {
    switch edit {
    case .insert(let outline, let index, let parent):
      let new = withInitialExpansion(outline, comparedTo: tree.shown)
      let changes = try editTree { tree throws(OutlineError<Item>) in
        try tree.insert(new, at: index, in: parent)
      }
      let roots = outline.rootItems
      note(selection.itemsInserted(roots, in: tree.shown))
      noteChecks(checks.itemsInserted(roots, under: parent, in: tree.shown))
      return changes.followed(by: loadWhatIsOpen(among: outline.parents(under: nil, expanded: true)))
    case .delete(let items):
      let gone = knowsItems ? items.flatMap { tree.shown.subtreeItems(of: $0) } : []
      let selectionEdit = selection.edit(deleting: items, in: tree.shown, shown: outline)
      let checkEdit = checks.edit(deleting: items, in: tree.shown)
      let changes = try editTree { tree throws(OutlineError<Item>) in try tree.delete(items) }
      note(selection.finish(selectionEdit, in: tree.shown, shown: outline))
      noteChecks(checks.finish(checkEdit, in: tree.shown))
      depart(gone)
      return changes
    case .move(let items, let parent, let index):
      let checkEdit = checks.edit(moving: items, in: tree.shown)
      let changes = try editTree { tree throws(OutlineError<Item>) in
        try tree.move(items, to: parent, at: index)
      }
      noteChecks(checks.finish(checkEdit, in: tree.shown))
      return changes
    case .expand(let items):
      return changeTree { tree in tree.changeShown { $0.expand(items) } }
    case .unload(let items):
      return changeTree { tree in tree.changeBoth { $0.setExpandable(.unknown, of: items) } }
    }
  }

  /// Changes the tree, and what a filter shows of it, unless that is refused.
  private func editTree(
    _ edit: (inout SortedTree<Item>) throws(OutlineError<Item>) -> RowChanges
  ) throws(OutlineError<Item>) -> RowChanges {
    let changes = try edit(&tree)
    return filtered?.update(to: tree.shown) ?? changes
  }

  /// Whether anything is remembered about single items.
  private var knowsItems: Bool { record.mayExpandNewItems || !loading.isEmpty }

  /// Forgets items that left the tree.
  func depart(_ items: [Item]) {
    guard !items.isEmpty else { return }
    if expansion.goneItems == .purge { record.forget(items) }
    carryOut(loading.forget(items))
  }
}

extension Outline {
  /// An item and everything below it; nothing for one that is not there.
  ///
  /// - Complexity: O(m) for m items below
  func subtreeItems(of item: Item) -> [Item] {
    OutlineLevels(self, under: item).map(\.item)
  }
}
