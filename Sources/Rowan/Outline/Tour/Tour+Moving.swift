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
    var watched = Set(handles.map { self.parent(of: $0) })
    watched.insert(parent)
    let parents = watched.map {
      (handle: $0, word: $0 == Self.none ? nil : word(of: $0), edges: edges(of: $0))
    }

    var moving = Branch()
    for handle in handles {
      let cut = cutSubtree(of: handle)
      root = nodes.join(cut.before, cut.after)
      moving = nodes.join(moving, cut.branch)
    }
    paste(moving, under: parent, at: index)
    for (handle, _, _) in parents where handle != Self.none && handle != parent && childCount(of: handle) == 0
    {
      loseChildren(handle)
    }

    var changes = rearrangement(of: handles, formers, oldCount: oldCount)
    var refreshed: [Range<Int>] = []
    for (handle, former) in zip(handles, formers) {
      guard former.rows != nil, let rows = rows(of: handle) else { continue }
      if level(of: handle) != former.level {
        refreshed.append(rows)
      } else {
        let siblings = siblings(of: handle)
        if (siblings.before == 0) != former.isFirst || (siblings.after == 0) != former.isLast {
          refreshed.append(rows.lowerBound..<rows.lowerBound + 1)
        }
      }
    }
    let moved = Set(handles)
    for (handle, word, edges) in parents {
      if let word, !self.word(of: handle).looksSame(as: word), let row = row(of: handle) {
        refreshed.append(row..<row + 1)
      }
      let newEdges = self.edges(of: handle)
      for child in [edges.first, edges.last, newEdges.first, newEdges.last]
      where child != Self.none && !moved.contains(child) {
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
    let siblings = siblings(of: handle)
    return Former(
      rows: rows(of: handle), level: level(of: handle), isFirst: siblings.before == 0,
      isLast: siblings.after == 0)
  }

  private func edges(of parent: Int32) -> (first: Int32, last: Int32) {
    let count = childCount(of: parent)
    return (child(at: 0, of: parent), child(at: count - 1, of: parent))
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
