// MARK: From levels

extension Outline {
  /// An outline of items in preorder with their levels, all closed.
  ///
  /// ```swift
  /// let outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")])
  /// ```
  ///
  /// - Parameters:
  ///   - levels: Each item behind its parent and its earlier siblings' subtrees; roots have level 0.
  ///   - problem: Is told of items that are there already (left out with what is below them) and of levels
  ///     that are negative or skip one (the item is kept as a root, or a child of the item before).
  /// - Complexity: O(n)
  @inlinable
  public init(
    levels: some Sequence<(Int, Item)>, problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    var draft = OutlineDraft<Item>(minimumCapacity: levels.underestimatedCount)
    var problems: [(Int, OutlineProblem<Item>)] = []
    var duplicates: [(handle: Int32, position: Int)] = []
    var leftOut: [Int] = []
    var deepest = 0
    // Everything deeper than this is below an item that was left out.
    var kept = Int.max
    var elements = LookAhead(levels)
    var position = -1
    while let ((entryLevel, item), probe) = elements.next(in: draft.itemBox.table, { $0.1 }) {
      position &+= 1
      if entryLevel > kept {
        leftOut.append(position)
        continue
      }
      kept = Int.max
      let level = Swift.min(Swift.max(entryLevel, 0), deepest)
      let (isNew, handle) = draft.itemBox.table.pointee.insert(item, probe)
      guard isNew else {
        duplicates.append((handle, position))
        leftOut.append(position)
        kept = entryLevel
        continue
      }
      draft.tour.append(EntryWord(handle: handle), depth: level)
      if level != entryLevel {
        problems.append(
          (position, .levelSkipped(item, level: entryLevel, used: level, at: [position])))
      }
      deepest = level + 1
    }
    self = draft.finished()
    guard !problems.isEmpty || !duplicates.isEmpty else { return }
    for (handle, position) in duplicates {
      // Handles were given in the order of the items that were kept.
      var first = Int(handle)
      for gap in leftOut {
        if gap > first { break }
        first += 1
      }
      problems.append((position, .duplicate(self.item(handle), first: [first], again: [position])))
    }
    for (_, found) in problems.sorted(by: { $0.0 < $1.0 }) { problem(found) }
  }

  /// An outline of items in preorder with their levels, all closed, as another outline answers them.
  ///
  /// - Parameters:
  ///   - levels: Each item behind its parent and its earlier siblings' subtrees; roots have level 0.
  ///   - problem: Is told of items that are there already, and of levels that are negative or skip one.
  /// - Complexity: O(n)
  @inlinable
  public init(
    levels: some Sequence<(level: Int, item: Item)>, problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    self.init(levels: levels.lazy.map { ($0.level, $0.item) }, problem: problem)
  }
}
