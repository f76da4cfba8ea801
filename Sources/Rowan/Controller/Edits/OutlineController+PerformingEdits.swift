// MARK: Carrying out

extension OutlineController {
  /// Changes the tree, and what a filter shows of it.
  func changeTree(_ change: (inout SortedTree<Item>) -> RowChanges) -> RowChanges {
    projected(change(&tree))
  }

  /// The change of the rows that a change of the tree makes.
  private func projected(_ changes: RowChanges) -> RowChanges {
    if defersProjection { return unchangedRows }
    return filtered?.update(to: tree.shown) ?? changes
  }

  /// Does several things to the tree, and finds what a filter shows of it but once.
  func projectingOnce(_ body: () -> RowChanges) -> RowChanges {
    guard filtered != nil, !defersProjection else { return body() }
    defersProjection = true
    let changes = body()
    defersProjection = false
    return changes.followed(by: filtered?.update(to: tree.shown) ?? unchangedRows)
  }

  /// Carries edits out, those before the one that is refused.
  func performNow(_ edits: [OutlineEdit<Item>]) throws(OutlineError<Item>) -> RowChanges {
    var inverse: [OutlineEdit<Item>] = []
    var changes = unchangedRows
    var refusal: OutlineError<Item>?
    for edit in edits {
      let undo = undoable == nil ? [] : edit.inverse(in: tree)
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
      if !changes.isEmpty { update.changes = update.changes.followed(by: changes) }
      throw refusal
    }
    return changes
  }

  func insertNow(
    _ items: [Item], at index: Int?, in parent: Item?
  ) throws(OutlineError<Item>) -> RowChanges {
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
    return try performNow([.insert(forest, at: index, in: parent)])
  }

  private func performNow(_ edit: OutlineEdit<Item>) throws(OutlineError<Item>) -> RowChanges {
    switch edit {
    case .insert(let outline, let index, let parent):
      return try arriveNow(outline, at: index, in: parent)
    case .delete(let items):
      let gone = knowsItems ? items.flatMap { tree.shown.subtreeItems(of: $0) } : []
      let selectionEdit = selection.edit(deleting: items, in: tree.shown, shown: outline)
      let checkEdit = checks.edit(deleting: items, in: tree.shown)
      let changes = try editTree { tree throws(OutlineError<Item>) in try tree.delete(items) }
      note(heldSelection.finish(selectionEdit, in: tree.shown, shown: outline))
      noteChecks(heldChecks.finish(checkEdit, in: tree.shown))
      depart(gone)
      return changes
    case .move(let items, let parent, let index):
      let checkEdit = checks.edit(moving: items, in: tree.shown)
      let changes = try editTree { tree throws(OutlineError<Item>) in
        try tree.move(items, to: parent, at: index)
      }
      noteChecks(heldChecks.finish(checkEdit, in: tree.shown))
      return changes
    case .expand(let items):
      return changeTree { tree in tree.changeShown { $0.expand(items) } }
        .followed(by: loadWhatIsOpen(among: items))
    case .unload(let items):
      return changeTree { tree in tree.changeBoth { $0.setExpandable(.unknown, of: items) } }
    }
  }

  /// Takes new items in, which are open as the record and the rule say.
  func arriveNow(
    _ outline: Outline<Item>, at index: Int?, in parent: Item?
  ) throws(OutlineError<Item>) -> RowChanges {
    let new = withInitialExpansion(outline, comparedTo: tree.shown)
    let changes = try editTree { tree throws(OutlineError<Item>) in
      try tree.insert(new, at: index, in: parent)
    }
    let roots = outline.rootItems
    note(heldSelection.itemsInserted(roots, in: tree.shown))
    noteChecks(heldChecks.itemsInserted(roots, under: parent, in: tree.shown))
    return changes.followed(by: loadWhatIsOpen(among: new.parents(under: nil, expanded: true)))
  }

  /// Changes the tree, and what a filter shows of it, unless that is refused.
  private func editTree(
    _ edit: (inout SortedTree<Item>) throws(OutlineError<Item>) -> RowChanges
  ) throws(OutlineError<Item>) -> RowChanges {
    projected(try edit(&tree))
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
    OutlineLevels(self, under: item).map { $0.item }
  }
}
