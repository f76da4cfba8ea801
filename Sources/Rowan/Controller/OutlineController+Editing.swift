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
    try runEdit(origin) { [self] () throws(OutlineError<Item>) in
      try insertNow(items, at: index, in: parent)
    }
  }

  /// Inserts items before a sibling, in the given order.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.duplicate`. A command that waits hands them to ``refused``.
  @discardableResult
  public func insert(
    _ items: [Item], before sibling: Item, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try insert(items, beside: sibling, offset: 0, origin: origin)
  }

  /// Inserts items behind a sibling, in the given order.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  /// - Throws: `.unknownItem`, `.duplicate`. A command that waits hands them to ``refused``.
  @discardableResult
  public func insert(
    _ items: [Item], after sibling: Item, origin: ChangeOrigin = .program
  ) throws(OutlineError<Item>) -> RowChanges? {
    try insert(items, beside: sibling, offset: 1, origin: origin)
  }

  private func insert(
    _ items: [Item], beside sibling: Item, offset: Int, origin: ChangeOrigin
  ) throws(OutlineError<Item>) -> RowChanges? {
    try runEdit(origin) { [self] () throws(OutlineError<Item>) in
      guard let place = tree.inGivenOrder.positionAmongSiblings(of: sibling) else {
        throw .unknownItem(sibling)
      }
      return try insertNow(items, at: place.index + offset, in: tree.shown.parent(of: sibling))
    }
  }

  /// Inserts a whole outline among the children of a parent, or among the roots for `nil`.
  ///
  /// What is expanded in it is expanded here; the rest is as the rule for new items says. A placeholder on its
  /// roots' level stays behind.
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

  /// Deletes everything.
  ///
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func deleteAll(origin: ChangeOrigin = .program) -> RowChanges? {
    run(origin) { [self] in
      // What is there can be deleted.
      (try? performNow([.delete(tree.inGivenOrder.rootItems)])) ?? unchangedRows
    }
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
    try runEdit(origin) { [self] () throws(OutlineError<Item>) in try performNow(edits) }
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
        .followed(by: loadWhatIsOpen(among: expandable == .unknown ? items : []))
    }
  }

  /// Shows a placeholder behind the children of a parent, or behind the roots for `nil`; or no longer.
  ///
  /// For apps that load by themselves: a ``loader`` shows its own.
  @discardableResult
  public func setPlaceholder(
    _ kind: PlaceholderKind?, in parent: Item?, origin: ChangeOrigin = .data
  ) -> RowChanges? {
    run(origin) { [self] in changeTree { tree in tree.changeBoth { $0.setPlaceholder(kind, in: parent) } } }
  }
}
