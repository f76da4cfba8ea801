/// Items that change their place, and children that are replaced.
extension Tour {
  /// What a row was before a move.
  private struct Former {
    var rows: Range<Int>?
    var level: Int
    var isFirst: Bool
    var isLast: Bool
  }

  /// Those of some items that are below no other of them, in the order given.
  ///
  /// - Complexity: O(k log k · log n) for k items
  @usableFromInline
  func withoutDescendants(_ handles: [Int32]) -> [Int32] {
    guard handles.count > 1 else { return handles }
    let places = handles.map { (handle: $0, place: nodes.place(of: $0)) }
    var tops: Set<Int32> = []
    var end: TourPlace?
    for (handle, place) in places.sorted(by: { nodes.isBefore($0.place, $1.place) }) {
      if let end, nodes.isBefore(place, end) { continue }
      tops.insert(handle)
      end = self.end(of: place)
    }
    return handles.filter { tops.remove($0) != nil }
  }

  /// Moves items with what is below them.
  ///
  /// - Parameters:
  ///   - handles: Items of which none is below another or named twice, and none is `parent` or above it.
  ///   - parent: An item, or ``none`` for the roots' level.
  ///   - index: How many of the parent's children, those that move not counted, come before.
  /// - Complexity: O(k log n) for k items, whatever is below them
  @usableFromInline
  mutating func move(_ handles: [Int32], to parent: Int32, at index: Int) -> RowChanges {
    guard !handles.isEmpty else { return RowChanges(unchanged: rowCount) }
    let oldCount = rowCount
    let formers = handles.map(former)
    let moved = handles.sorted()
    let parents = (handles.map { self.parent(of: $0) } + [parent]).sorted().withoutRepeats.map {
      (handle: $0, word: $0 == Self.none ? nil : word(of: $0), edges: edges(of: $0))
    }

    var moving = Branch()
    for handle in handles {
      let cut = cutSubtree(of: handle)
      root = nodes.join(cut.before, cut.after)
      moving = nodes.join(moving, cut.branch)
    }
    paste(moving, under: parent, at: index)
    for (handle, _, _) in parents where handle != Self.none && handle != parent { loseChildren(handle) }

    var changes = rearrangement(of: handles, formers, oldCount: oldCount)
    var refreshed: [Range<Int>] = []
    for (handle, former) in zip(handles, formers) {
      guard former.rows != nil, let rows = rows(of: handle) else { continue }
      if level(of: handle) != former.level {
        refreshed.append(rows)
      } else {
        if isFirstAndLast(handle) != (former.isFirst, former.isLast) {
          refreshed.append(rows.lowerBound..<rows.lowerBound + 1)
        }
      }
    }
    for (handle, word, edges) in parents {
      if let word, !self.word(of: handle).looksSame(as: word), let row = row(of: handle) {
        refreshed.append(row..<row + 1)
      }
      let newEdges = self.edges(of: handle)
      for child in [edges.first, edges.last, newEdges.first, newEdges.last]
      where child != Self.none && !moved.containsInOrder(child) {
        let isSame =
          (child == edges.first) == (child == newEdges.first)
          && (child == edges.last) == (child == newEdges.last)
        if !isSame, let row = row(of: child) { refreshed.append(row..<row + 1) }
      }
    }
    changes.refreshed = RowRanges(refreshed).subtracting(changes.inserted)
    return changes
  }

  private func former(_ handle: Int32) -> Former {
    let (isFirst, isLast) = isFirstAndLast(handle)
    return Former(rows: rows(of: handle), level: level(of: handle), isFirst: isFirst, isLast: isLast)
  }

  /// Whether an item is the first of its siblings, and whether it is the last.
  private func isFirstAndLast(_ handle: Int32) -> (Bool, Bool) {
    let place = nodes.place(of: handle)
    let depth = nodes.relative(at: place).depth
    return (
      !nodes.scanBackward(before: place, depth: depth, skipping: 0).isFound,
      !nodes.scanForward(after: place, depth: depth, skipping: 0).isFound
    )
  }

  /// The first and the last child.
  private func edges(of parent: Int32) -> (first: Int32, last: Int32) {
    let place = parent == Self.none ? TourPlace.end : nodes.place(of: parent)
    let first = scanChildren(of: parent, at: place, skipping: 0)
    guard first.isFound else { return (Self.none, Self.none) }
    let end = nodes.place(before: parent == Self.none ? .end : self.end(of: place), in: root)
    let depth = depth(at: first.place) &- nodes.base(of: end.leaf).depth
    let behind = TourPlace(leaf: end.leaf, slot: end.slot + 1)
    let last = nodes.scanBackward(before: behind, depth: depth, skipping: 0)
    return (handle(at: first.place), handle(at: last.place))
  }

  private mutating func paste(_ branch: Branch, under parent: Int32, at index: Int) {
    let opening = opening(under: parent, at: index)
    let (above, _) = becomeParent(at: opening)
    let branch = branch.rebased(depth: above.depth + 1, hidden: above.hiddenBelow)
    let (before, after) = nodes.split(root, before: opening.place)
    root = nodes.join(nodes.join(before, branch), after)
  }

  /// How the rows of moved items went from where they were to where they are.
  private func rearrangement(of handles: [Int32], _ formers: [Former], oldCount: Int) -> RowChanges {
    var changes = RowChanges(oldCount: oldCount, newCount: rowCount)
    if handles.count == 1, let old = formers[0].rows, let new = row(of: handles[0]) {
      let passed = new < old.lowerBound ? new..<old.lowerBound : old.upperBound..<new + old.count
      if passed.isEmpty { return changes }
      // With as many rows on either side, the general way below decides which of them move.
      if passed.count != old.count {
        changes.moves = [RowChanges.Move(of: old, to: new, passing: passed)]
        return changes
      }
    }
    var removed: [Range<Int>] = []
    var inserted: [Range<Int>] = []
    for (handle, former) in zip(handles, formers) {
      switch (former.rows, rows(of: handle)) {
      case (let old?, let new?): changes.moves.append(RowChanges.Move(from: old, to: new.lowerBound))
      case (let old?, nil): removed.append(old)
      case (nil, let new?): inserted.append(new)
      case (nil, nil): break
      }
    }
    changes.removed = RowRanges(removed)
    changes.inserted = RowRanges(inserted)
    changes.moves.sort { $0.to < $1.to }
    return changes.moves.isEmpty ? changes : RowSegments(changes).changes(oldCount: oldCount)
  }
}

extension RowChanges.Move {
  /// One range that takes another place: it moves, or what it passes moves the other way, whatever are fewer
  /// rows.
  fileprivate init(of rows: Range<Int>, to new: Int, passing passed: Range<Int>) {
    if passed.count > rows.count {
      self.init(from: rows, to: new)
    } else {
      self.init(from: passed, to: new < rows.lowerBound ? new + rows.count : rows.lowerBound)
    }
  }
}

extension Array<Int32> {
  /// The elements of an array in order, each once.
  fileprivate var withoutRepeats: [Int32] {
    var unique: [Int32] = []
    unique.reserveCapacity(count)
    for element in self where element != unique.last { unique.append(element) }
    return unique
  }

  /// Whether an array in order has an element.
  fileprivate func containsInOrder(_ element: Int32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
