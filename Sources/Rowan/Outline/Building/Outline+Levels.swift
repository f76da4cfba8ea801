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
    var leftOut = LeftOut()
    var deepest = 0
    // Everything deeper than this is below an item that was left out.
    var kept = Int.max
    var elements = levels.makeIterator()
    var block = ItemBlock(in: draft.itemBox.table)
    var position = -1
    while block.fill(from: &elements) {
      // Those that are taken get handles one behind another, and their levels come to the front.
      var taken = 0
      for index in 0..<block.count {
        position &+= 1
        let entryLevel = block.levels[index]
        if entryLevel > kept {
          block.drop(index)
          leftOut.append(position)
          continue
        }
        kept = Int.max
        let level = Swift.min(Swift.max(entryLevel, 0), deepest)
        let (isNew, handle) = block.take(index)
        guard isNew else {
          duplicates.append((handle, position))
          leftOut.append(position)
          kept = entryLevel
          continue
        }
        block.levels[taken] = level
        taken &+= 1
        if level != entryLevel {
          let item = draft.itemBox.table.pointee.items[Int(handle)]
          problems.append(
            (position, .levelSkipped(item, level: entryLevel, used: level, at: [position])))
        }
        deepest = level &+ 1
      }
      draft.tour.append(
        handlesFrom: Int32(truncatingIfNeeded: block.first),
        depths: UnsafeBufferPointer(start: block.levels, count: taken))
    }
    block.deallocate()
    self = draft.finished()
    guard !problems.isEmpty || !duplicates.isEmpty else { return }
    for (handle, position) in duplicates {
      // Handles were given in the order of the items that were kept.
      let first = leftOut.position(ofKept: Int(handle))
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
