/// Items in and out.
extension Tour {
  /// Inserts items with what is below them; their handles are not in the tour.
  ///
  /// - Complexity: O(log n + k) for k items
  @usableFromInline
  mutating func insert(_ list: PreorderList, at opening: TourOpening) -> RowChanges {
    guard list.count > 0 else { return RowChanges(unchanged: rowCount) }
    if list.count == 1 { return insert(EntryWord(raw: list.words[0]), at: opening) }
    return insert(at: opening) { tour, above in
      var branch = tour.makeBranch(of: list)
      branch.rebase(depth: above.depth + 1, hidden: above.hiddenBelow)
      let (before, after) = tour.nodes.split(tour.root, before: opening.place)
      tour.root = tour.nodes.join(tour.nodes.join(before, branch), after)
    }
  }

  /// Inserts one item with nothing below it; its handle is not in the tour.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  mutating func insert(_ word: EntryWord, at opening: TourOpening) -> RowChanges {
    insert(at: opening) { tour, above in
      tour.nodes.reserveHandles(Int(word.handle) + 1)
      tour.nodes.insert(
        TourEntry(word: word, depth: above.depth + 1, hidden: above.hiddenBelow), before: opening.place,
        in: &tour.root)
    }
  }

  /// - Parameter body: Gets the parent's entry, and puts the entries in.
  @inline(__always)
  private mutating func insert(
    at opening: TourOpening, _ body: (inout Tour, TourEntry) -> Void
  ) -> RowChanges {
    let oldCount = rowCount
    let (above, looksDifferent) = becomeParent(at: opening)
    let isShown = above.hiddenBelow == 0
    let firstRow = isShown ? nodes.rows(before: opening.place, in: root) : 0
    let formerEdge = isShown ? formerEdge(at: opening) : Self.none
    body(&self, above)
    var refreshed = RowRanges()
    if looksDifferent, let row = row(of: opening.parent) { refreshed.append(row: row) }
    if formerEdge != Self.none, let row = row(of: formerEdge) { refreshed.append(row: row) }
    return RowChanges(
      inserted: RowRanges(firstRow..<firstRow + rowCount - oldCount), refreshed: refreshed,
      oldCount: oldCount, newCount: rowCount)
  }

  /// Makes the parent of an opening one that has children.
  ///
  /// - Returns: The parent's entry, and whether it looks different; for the roots' level an open one.
  mutating func becomeParent(at opening: TourOpening) -> (above: TourEntry, looksDifferent: Bool) {
    guard opening.parent != Self.none else {
      var word = EntryWord(handle: 0)
      word.setExpanded(true)
      return (TourEntry(word: word, depth: -1, hidden: 0), false)
    }
    var above = entry(at: opening.parentPlace)
    let former = above.word
    above.word.becomeParent()
    if above.word != former { nodes.setWord(above.word, at: opening.parentPlace) }
    return (above, !above.word.looksSame(as: former))
  }

  /// The sibling that will not be first, or last, any more.
  private func formerEdge(at opening: TourOpening) -> Int32 {
    if opening.index == 0 { return opening.isLast ? Self.none : handle(at: opening.place) }
    return opening.isLast ? child(at: opening.index - 1, of: opening.parent) : Self.none
  }

  mutating func makeBranch(of list: PreorderList) -> Branch {
    var writer = PreorderWriter(layout: nodes.layout)
    var most: Int32 = -1
    for raw in list.words where raw >= 0 { most = max(most, raw & EntryWord.handleMask) }
    nodes.reserveHandles(Int(most) + 1)
    for index in 0..<list.count {
      writer.append(EntryWord(raw: list.words[index]), depth: list.depths[index], to: &nodes)
    }
    placeholderCount += writer.placeholderCount
    return writer.finish(in: &nodes)
  }

  /// Deletes items with what is below them.
  ///
  /// - Parameter drop: Gets the handle of each item that is gone.
  /// - Complexity: O(k log n + m) for k items with m items below
  @usableFromInline
  mutating func delete(_ handles: [Int32], _ drop: (Int32) -> Void) -> RowChanges {
    let oldCount = rowCount
    let removed = RowRanges(handles.compactMap { rows(of: $0) })
    var touched: [Int32] = []
    for handle in handles where contains(handle) {
      let other = remove(handle, at: nodes.place(of: handle), drop)
      if other != Self.none { touched.append(other) }
    }
    let refreshed = touched.compactMap { contains($0) ? row(of: $0) : nil }
    return RowChanges(
      removed: removed, refreshed: RowRanges(rows: refreshed), oldCount: oldCount, newCount: rowCount)
  }

  /// Deletes an item with what is below it.
  ///
  /// - Parameter drop: Gets the handle of each item that is gone.
  /// - Complexity: O(log n + m) for m items below
  @usableFromInline
  mutating func delete(_ handle: Int32, _ drop: (Int32) -> Void) -> RowChanges {
    let oldCount = rowCount
    let place = nodes.place(of: handle)
    let (row, isVisible) = nodes.rowsAndVisibility(before: place)
    let touched = remove(handle, at: place, drop)
    var refreshed = RowRanges()
    if touched != Self.none, let row = self.row(of: touched) { refreshed.append(row: row) }
    return RowChanges(
      removed: isVisible ? RowRanges(row..<row + oldCount - rowCount) : RowRanges(), refreshed: refreshed,
      oldCount: oldCount, newCount: rowCount)
  }

  /// Takes one subtree out.
  ///
  /// - Returns: Whoever may look different by it. By going, an item makes a sibling first or last, or its
  ///   parent childless, never the reverse; in the middle it makes nobody anything.
  private mutating func remove(_ handle: Int32, at place: TourPlace, _ drop: (Int32) -> Void) -> Int32 {
    let depth = nodes.relative(at: place).depth
    let before = nodes.scanBackward(before: place, depth: depth, skipping: 0)
    let after = nodes.scanForward(after: place, depth: depth, skipping: 0)
    let previous = self.handle(at: before.place)
    let next = after.isFound ? self.handle(at: after.place) : Self.none
    if after.place == nodes.place(after: place) {
      nodes.remove(at: place, in: &root)
      drop(handle)
    } else {
      let cut = cutSubtree(of: handle)
      discard(cut.branch, drop)
      root = nodes.join(cut.before, cut.after)
    }
    switch (before.isFound, after.isFound) {
    case (true, true): return Self.none
    case (true, false): return previous
    case (false, true): return next
    case (false, false):
      // What comes before an only child is its parent.
      return previous != Self.none && loseChildren(previous) ? previous : Self.none
    }
  }

  mutating func discard(_ branch: Branch, _ drop: (Int32) -> Void) {
    placeholderCount -= nodes.discard(branch, drop)
  }

  /// What becomes of a parent whose last child has gone.
  ///
  /// A placeholder keeps it as it is.
  ///
  /// - Returns: Whether it looks different.
  @discardableResult
  mutating func loseChildren(_ parent: Int32) -> Bool {
    let place = nodes.place(of: parent)
    guard isEmpty(below: place) else { return false }
    let former = nodes.word(at: place)
    var word = former
    word.loseChildren()
    nodes.setWord(word, at: place)
    return !word.looksSame(as: former)
  }

  /// Whether an entry has neither children nor a placeholder.
  private func isEmpty(below place: TourPlace) -> Bool {
    let depth = nodes.relative(at: place).depth &+ 1
    let first = nodes.scanForward(after: place, depth: depth, skipping: 0)
    return !first.isFound && first.place == nodes.place(after: place)
  }

  /// Says whether items can be opened.
  ///
  /// One that has children stays a parent, and is a parent without them unless said to be a leaf. One that has a
  /// placeholder alone may be unknown.
  @usableFromInline
  mutating func setExpandable(_ expandable: Expandable, of handles: [Int32]) -> RowChanges {
    var refreshed: [Int] = []
    for handle in handles {
      let place = nodes.place(of: handle)
      let old = nodes.word(at: place)
      var word = old
      if isEmpty(below: place) {
        word.setExpandability(Expandability(declaring: expandable))
        if expandable == .leaf { word.setExpanded(false) }
      } else if expandable == .unknown, childCount(of: handle) == 0 {
        word.setExpandability(Expandability(declaring: .unknown))
      } else {
        word.setExpandability(expandable == .leaf ? .byChildren : .declared)
      }
      nodes.setWord(word, at: place)
      if !word.looksSame(as: old), let row = row(of: handle) { refreshed.append(row) }
    }
    return RowChanges(refreshed: RowRanges(rows: refreshed), oldCount: rowCount, newCount: rowCount)
  }
}

// MARK: Placeholders

extension Tour {
  /// Sets, changes or takes away what stands behind the children of a parent.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  mutating func setPlaceholder(_ kind: PlaceholderKind?, of parent: Int32) -> RowChanges {
    let present = placeholder(of: parent)
    let presentKind = present.isEnd ? nil : nodes.word(at: present).placeholderKind
    guard presentKind != kind else { return RowChanges(unchanged: rowCount) }
    var changes = RowChanges(unchanged: rowCount)
    if !present.isEnd {
      let (row, isVisible) = nodes.rowsAndVisibility(before: present)
      if isVisible { changes.removed = RowRanges(row..<row + 1) }
      nodes.remove(at: present, in: &root)
      placeholderCount -= 1
    }
    if let kind {
      insertPlaceholder(kind, of: parent, noting: &changes)
    } else if parent != Self.none, word(of: parent).expandability == .byChildren {
      // Its children may have gone before the placeholder did.
      let place = nodes.place(of: parent)
      if isEmpty(below: place), loseChildren(parent), let row = row(of: parent) {
        changes.refreshed.append(row: row)
      }
    }
    changes.newCount = rowCount
    return changes
  }

  private mutating func insertPlaceholder(
    _ kind: PlaceholderKind, of parent: Int32, noting changes: inout RowChanges
  ) {
    var entry = TourEntry(word: EntryWord(placeholder: kind), depth: 0, hidden: 0)
    var end = TourPlace.end
    if parent != Self.none {
      let place = nodes.place(of: parent)
      var above = self.entry(at: place)
      if above.word.expandability == .leaf {
        above.word.setExpandability(.declared)
        nodes.setWord(above.word, at: place)
        if above.hidden == 0 {
          changes.refreshed.append(row: nodes.rows(before: place, in: root))
        }
      }
      entry.depth = above.depth + 1
      entry.hidden = above.hidden + (above.word.isExpanded ? 0 : 1)
      end = self.end(of: place)
    }
    if entry.hidden == 0 {
      changes.inserted.append(row: nodes.rows(before: end, in: root))
    }
    nodes.insert(entry, before: end, in: &root)
    placeholderCount += 1
  }
}
