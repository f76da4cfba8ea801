/// Opening and closing.
extension Tour {
  /// Opens an item; nothing changes when it is open or a leaf.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  mutating func expand(_ handle: Int32) -> RowChanges {
    let place = nodes.place(of: handle)
    guard let end = setExpanded(true, at: place) else { return RowChanges(unchanged: rowCount) }
    let oldCount = rowCount
    hide(-1, below: place, upTo: end)
    let (row, isVisible) = nodes.rowsAndVisibility(before: place)
    guard isVisible else { return RowChanges(unchanged: oldCount) }
    return RowChanges(
      inserted: RowRanges(row + 1..<row + 1 + rowCount - oldCount), refreshed: RowRanges(row..<row + 1),
      oldCount: oldCount, newCount: rowCount)
  }

  /// Closes an item, and keeps what is open below it.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  mutating func collapse(_ handle: Int32) -> RowChanges {
    let place = nodes.place(of: handle)
    guard let end = setExpanded(false, at: place) else { return RowChanges(unchanged: rowCount) }
    let oldCount = rowCount
    hide(1, below: place, upTo: end)
    let (row, isVisible) = nodes.rowsAndVisibility(before: place)
    guard isVisible else { return RowChanges(unchanged: oldCount) }
    return RowChanges(
      removed: RowRanges(row + 1..<row + 1 + oldCount - rowCount), refreshed: RowRanges(row..<row + 1),
      oldCount: oldCount, newCount: rowCount)
  }

  /// Opens several items as one change.
  ///
  /// - Complexity: O(k log k + k log n) for k items
  @usableFromInline
  mutating func expand(_ handles: [Int32]) -> RowChanges {
    if handles.count == 1 { return expand(handles[0]) }
    let oldCount = rowCount
    // All that is shown below one that is a row now comes into view; the rest was, or comes with it.
    let rowsThatOpen = handles.filter { canSetExpanded(true, $0) && isVisible($0) }
    for handle in handles {
      let place = nodes.place(of: handle)
      if let end = setExpanded(true, at: place) { hide(-1, below: place, upTo: end) }
    }
    let opened = rowsThatOpen.compactMap { rows(of: $0) }
    return RowChanges(
      inserted: RowRanges(opened.map { $0.lowerBound + 1..<$0.upperBound }),
      refreshed: RowRanges(rows: opened.map { $0.lowerBound }), oldCount: oldCount, newCount: rowCount)
  }

  /// Closes several items as one change.
  ///
  /// - Complexity: O(k log k + k log n) for k items
  @usableFromInline
  mutating func collapse(_ handles: [Int32]) -> RowChanges {
    if handles.count == 1 { return collapse(handles[0]) }
    let oldCount = rowCount
    let rowsThatClose = handles.filter { canSetExpanded(false, $0) && isVisible($0) }
    let removed = rowsThatClose.compactMap { rows(of: $0) }.map { $0.lowerBound + 1..<$0.upperBound }
    for handle in handles {
      let place = nodes.place(of: handle)
      if let end = setExpanded(false, at: place) { hide(1, below: place, upTo: end) }
    }
    return RowChanges(
      removed: RowRanges(removed), refreshed: RowRanges(rows: rowsThatClose.compactMap { row(of: $0) }),
      oldCount: oldCount, newCount: rowCount)
  }

  /// Opens every collapsed ancestor of an item.
  ///
  /// - Complexity: O(d log n) for an item with d ancestors
  @usableFromInline
  mutating func reveal(_ handle: Int32) -> RowChanges {
    var collapsed: [Int32] = []
    var ancestor = parent(of: handle)
    while ancestor != Self.none {
      let place = nodes.place(of: ancestor)
      if !nodes.word(at: place).isExpanded { collapsed.append(ancestor) }
      ancestor = parent(of: place)
    }
    return expand(collapsed)
  }

  private func canSetExpanded(_ expanded: Bool, _ handle: Int32) -> Bool {
    let word = word(of: handle)
    return word.expandability != .leaf && word.isExpanded != expanded
  }

  /// Marks an item as open or closed, without hiding or showing anything.
  ///
  /// - Returns: The end of its subtree; `nil` when nothing changed.
  private mutating func setExpanded(_ expanded: Bool, at place: TourPlace) -> TourPlace? {
    var word = nodes.word(at: place)
    guard word.expandability != .leaf, word.isExpanded != expanded else { return nil }
    word.setExpanded(expanded)
    nodes.setWord(word, at: place)
    return end(of: place)
  }

  private mutating func hide(_ amount: Int32, below place: TourPlace, upTo end: TourPlace) {
    nodes.addHidden(amount, from: nodes.place(after: place), upTo: end, in: &root)
  }
}
