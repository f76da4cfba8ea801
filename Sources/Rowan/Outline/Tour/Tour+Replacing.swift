extension Tour {
  /// Replaces everything below a parent.
  ///
  /// - Parameters:
  ///   - parent: An item, or ``none`` for the whole tree.
  ///   - list: The new items below it. Handles of items that stay are those that they had.
  ///   - contentChanged: Whether the content of an item that stays is another.
  /// - Returns: The change, and the handles of all items that are gone.
  /// - Complexity: O(log n + m + k) for m items before and k after
  @usableFromInline
  mutating func replaceDescendants(
    of parent: Int32, with list: PreorderList, contentChanged: ((_ handle: Int32) -> Bool)?
  ) -> (changes: RowChanges, gone: [Int32]) {
    let oldCount = rowCount
    let oldRows = rows(under: parent)
    let firstRow = parent == Self.none ? 0 : row(of: parent)
    var old: [Int32] = []
    let place = placeholder(of: parent)
    let placeholder = place.isEnd ? nil : nodes.word(at: place)
    if parent == Self.none {
      discard(root) { old.append($0) }
      root = makeBranch(of: list)
    } else {
      replaceDescendants(ofItem: parent, with: list, keepingOpen: placeholder != nil, collecting: &old)
    }
    if let kind = placeholder?.placeholderKind { _ = setPlaceholder(kind, of: parent) }
    let gone = old.filter { !contains($0) }
    guard let firstRow else { return (RowChanges(unchanged: oldCount), gone) }
    let newRows = rows(under: parent)
    let diff = RowDiff(
      from: oldRows, to: newRows, handleCapacity: nodes.handleCapacity,
      contentChanged: contentChanged.map { changed in
        { _, row in newRows.words[row] >= 0 && changed(EntryWord(raw: newRows.words[row]).handle) }
      })
    return (diff.changes(firstRow: firstRow, oldCount: oldCount, of: oldRows.words.count), gone)
  }

  private mutating func replaceDescendants(
    ofItem parent: Int32, with list: PreorderList, keepingOpen keepsOpen: Bool, collecting old: inout [Int32]
  ) {
    var cut = cutSubtree(of: parent)
    let parentPlace = nodes.place(of: parent)
    let (item, below) = nodes.split(cut.branch, before: nodes.place(after: parentPlace))
    let hadNoChildren = below.count == 0
    discard(below) { old.append($0) }
    var branch = makeBranch(of: list)
    let place = nodes.place(of: parent)
    var word = nodes.word(at: place)
    if !branch.isEmpty {
      word.becomeParent()
    } else if !hadNoChildren, !keepsOpen {
      word.loseChildren()
    }
    nodes.setWord(word, at: place)
    branch.rebase(depth: 1, hidden: word.isExpanded ? 0 : 1)
    cut.branch = nodes.join(item, branch).rebased(depth: cut.depth, hidden: cut.hidden)
    root = nodes.join(nodes.join(cut.before, cut.branch), cut.after)
  }

  /// The rows of an item and below it, or all rows; none when the item is not shown.
  private func rows(under parent: Int32) -> DiffRows {
    let range = parent == Self.none ? 0..<rowCount : rows(of: parent) ?? 0..<0
    return withUnsafePointer(to: self) { DiffRows(range, of: $0) }
  }
}
