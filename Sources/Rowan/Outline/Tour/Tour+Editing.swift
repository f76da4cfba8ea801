/// Items in and out.
extension Tour {
  /// Where children come in, and what is beside them there.
  private struct Opening {
    var place: TourPlace
    /// The depth of the children and how many collapsed ancestors they have.
    var depth: Int32
    var hidden: Int32
    /// The row of the parent, if its look changes and it is shown.
    var parentRow: Int?
    /// The sibling that will not be first, or last, any more.
    var formerEdge: Int32 = Tour.none
  }

  /// Inserts items with what is below them.
  ///
  /// - Parameters:
  ///   - list: The items; their handles are not in the tour.
  ///   - parent: An item, or ``none`` for the roots' level.
  ///   - index: How many of its children come before; at most as many as there are.
  /// - Complexity: O(log n + k) for k items
  @usableFromInline
  mutating func insert(_ list: PreorderList, under parent: Int32, at index: Int) -> RowChanges {
    guard list.count > 0 else { return RowChanges(unchanged: rowCount) }
    return insert(under: parent, at: index) { tour, opening in
      if list.count == 1 { return tour.insert(EntryWord(raw: list.words[0]), at: opening) }
      var branch = tour.makeBranch(of: list)
      branch.rebase(depth: opening.depth, hidden: opening.hidden)
      let (before, after) = tour.nodes.split(tour.root, before: opening.place)
      tour.root = tour.nodes.join(tour.nodes.join(before, branch), after)
    }
  }

  /// Inserts one item with nothing below it; its handle is not in the tour.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  mutating func insert(_ word: EntryWord, under parent: Int32, at index: Int) -> RowChanges {
    insert(under: parent, at: index) { $0.insert(word, at: $1) }
  }

  @inline(__always)
  private mutating func insert(
    under parent: Int32, at index: Int, _ body: (inout Tour, Opening) -> Void
  ) -> RowChanges {
    let opening = open(parent, at: index)
    let oldCount = rowCount
    let firstRow = nodes.rows(before: opening.place, in: root)
    body(&self, opening)
    var refreshed = RowRanges()
    if let row = opening.parentRow { refreshed.append(row: row) }
    if opening.hidden == 0, opening.formerEdge != Self.none, let row = row(of: opening.formerEdge) {
      refreshed.append(row: row)
    }
    return RowChanges(
      inserted: RowRanges(firstRow..<firstRow + rowCount - oldCount), refreshed: refreshed,
      oldCount: oldCount, newCount: rowCount)
  }

  private mutating func insert(_ word: EntryWord, at opening: Opening) {
    nodes.reserveHandles(Int(word.handle) + 1)
    nodes.insert(
      TourEntry(word: word, depth: opening.depth, hidden: opening.hidden), before: opening.place, in: &root)
  }

  /// Finds the place for new children, and makes their parent one.
  private mutating func open(_ parent: Int32, at index: Int) -> Opening {
    var opening = Opening(place: .end, depth: 0, hidden: 0)
    if parent != Self.none {
      let place = nodes.place(of: parent)
      var entry = entry(at: place)
      opening.depth = entry.depth + 1
      opening.hidden = entry.hidden + (entry.word.isExpanded ? 0 : 1)
      let former = entry.word
      entry.word.becomeParent()
      nodes.setWord(entry.word, at: place)
      if !entry.word.looksSame(as: former), entry.hidden == 0 {
        opening.parentRow = nodes.rows(before: place, in: root)
      }
    }
    let scan = scanChildren(of: parent, skipping: index)
    if index == 0, scan.isFound { opening.formerEdge = handle(at: scan.place) }
    if index > 0, !scan.isFound { opening.formerEdge = child(at: index - 1, of: parent) }
    opening.place = scan.place
    if !scan.isFound {
      let placeholder = placeholder(of: parent)
      if !placeholder.isEnd { opening.place = placeholder }
    }
    return opening
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
  /// - Returns: The change, and the handles of all items that are gone.
  /// - Complexity: O(k log n + m) for k items with m items below
  @usableFromInline
  mutating func delete(_ handles: [Int32]) -> (changes: RowChanges, gone: [Int32]) {
    let oldCount = rowCount
    let removed = RowRanges(handles.compactMap { rows(of: $0) })
    var gone: [Int32] = []
    var touched: [Int32] = []
    for handle in handles where contains(handle) { remove(handle, collecting: &gone, noting: &touched) }
    return (deletion(of: removed, touched, oldCount: oldCount), gone)
  }

  /// Deletes an item with what is below it.
  ///
  /// - Complexity: O(log n + m) for m items below
  @usableFromInline
  mutating func delete(_ handle: Int32) -> (changes: RowChanges, gone: [Int32]) {
    let oldCount = rowCount
    let removed = rows(of: handle).map { RowRanges($0) } ?? []
    var gone: [Int32] = []
    var touched: [Int32] = []
    remove(handle, collecting: &gone, noting: &touched)
    return (deletion(of: removed, touched, oldCount: oldCount), gone)
  }

  private func deletion(of removed: RowRanges, _ touched: [Int32], oldCount: Int) -> RowChanges {
    let refreshed = touched.compactMap { $0 != Self.none && contains($0) ? row(of: $0) : nil }
    return RowChanges(
      removed: removed, refreshed: refreshed.isEmpty ? [] : RowRanges(rows: refreshed), oldCount: oldCount,
      newCount: rowCount)
  }

  /// Takes one subtree out, and notes whose look that may change.
  ///
  /// - Parameter touched: Gets those beside or above it. By going, items make others first, last or childless,
  ///   never the reverse, so whoever of these is left looks different.
  private mutating func remove(
    _ handle: Int32, collecting gone: inout [Int32], noting touched: inout [Int32]
  ) {
    let place = nodes.place(of: handle)
    let depth = nodes.relative(at: place).depth
    let before = nodes.scanBackward(before: place, depth: depth, skipping: 0)
    let after = nodes.scanForward(after: place, depth: depth, skipping: 0)
    let previous = before.isFound ? self.handle(at: before.place) : Self.none
    let next = after.isFound ? self.handle(at: after.place) : Self.none
    let parent = before.isFound ? Self.none : parent(of: place)
    if previous == Self.none { touched.append(next) }
    if next == Self.none { touched.append(previous) }
    remove(handle, collecting: &gone)
    if previous == Self.none, next == Self.none, parent != Self.none {
      if loseChildren(parent) { touched.append(parent) }
    }
  }

  /// Takes one subtree out.
  private mutating func remove(_ handle: Int32, collecting gone: inout [Int32]) {
    let place = nodes.place(of: handle)
    if end(of: place) == nodes.place(after: place) {
      gone.append(handle)
      nodes.remove(at: place, in: &root)
      return
    }
    let cut = cutSubtree(of: handle)
    discard(cut.branch, collecting: &gone)
    root = nodes.join(cut.before, cut.after)
  }

  mutating func discard(_ branch: Branch, collecting gone: inout [Int32]) {
    placeholderCount -= nodes.discard(branch, collecting: &gone)
  }

  /// What becomes of a parent whose last child has gone.
  ///
  /// A placeholder keeps it as it is.
  ///
  /// - Returns: Whether it looks different.
  @discardableResult
  mutating func loseChildren(_ parent: Int32) -> Bool {
    let place = nodes.place(of: parent)
    guard end(of: place) == nodes.place(after: place) else { return false }
    let former = nodes.word(at: place)
    var word = former
    word.loseChildren()
    nodes.setWord(word, at: place)
    return !word.looksSame(as: former)
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
      if end(of: place) == nodes.place(after: place) {
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
      if end(of: place) == nodes.place(after: place), loseChildren(parent), let row = row(of: parent) {
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
