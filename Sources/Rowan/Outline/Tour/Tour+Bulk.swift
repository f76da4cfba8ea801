/// Opening or closing all there is, in one sweep over the blocks.
///
/// The subtree is cut out, treated as a tour of its own, and put back: so each of these is written for a
/// whole tree only. A sweep goes over 64 entries at a time without looking at one alone, where all of them
/// come into view, go out of it or stay.
extension Tour {
  /// Opens every loaded parent below an item and the item itself, or all of them.
  ///
  /// - Complexity: O(m) for m items below, a few operations for a block of them
  @usableFromInline
  mutating func expandAll(under handle: Int32) -> RowChanges {
    sweep(handle) { nodes, tree, recorder, hasPlaceholders in
      if hasPlaceholders {
        // An item that is not loaded may hide a placeholder, and stays as it is.
        nodes.rewrite(&tree, recording: &recorder) { word, _ in
          if word.expandability == .byChildren || word.expandability == .declared { word.setExpanded(true) }
        }
      } else {
        nodes.expandAll(&tree, recording: &recorder)
      }
    }
  }

  /// Closes everything below an item and the item itself, or everything.
  ///
  /// - Complexity: O(m) for m items below, a few operations for a block of them
  @usableFromInline
  mutating func collapseAll(under handle: Int32) -> RowChanges {
    sweep(handle) { nodes, tree, recorder, _ in nodes.collapseAll(&tree, recording: &recorder) }
  }

  /// Opens the parents fewer than `depth` levels below an item, the item itself counted, or below the roots'
  /// level; deeper ones stay as they are.
  ///
  /// - Complexity: O(m) for m items below
  @usableFromInline
  mutating func expand(toDepth depth: Int, under handle: Int32) -> RowChanges {
    sweep(handle) { nodes, tree, recorder, _ in
      nodes.rewrite(&tree, recording: &recorder) { word, level in
        if level < depth, word.expandability == .byChildren || word.expandability == .declared {
          word.setExpanded(true)
        }
      }
    }
  }

  /// Takes a subtree out as a tree whose numbers count from 0, lets it be changed, and puts it back.
  private mutating func sweep(
    _ handle: Int32, _ change: (inout TourNodes, inout Branch, inout SweepRecorder, Bool) -> Void
  ) -> RowChanges {
    guard !root.isEmpty else { return RowChanges(unchanged: 0) }
    let oldCount = rowCount
    if handle == Self.none {
      var recorder = SweepRecorder(startingAt: 0)
      change(&nodes, &root, &recorder, placeholderCount > 0)
      return recorder.changes(oldCount: oldCount, newCount: rowCount)
    }
    let row = row(of: handle)
    var recorder = SweepRecorder(startingAt: row ?? 0)
    let cut = cutSubtree(of: handle)
    var branch = cut.branch
    change(&nodes, &branch, &recorder, placeholderCount > 0)
    branch.rebase(depth: cut.depth, hidden: cut.hidden)
    root = nodes.join(nodes.join(cut.before, branch), cut.after)
    return row == nil
      ? RowChanges(unchanged: oldCount) : recorder.changes(oldCount: oldCount, newCount: rowCount)
  }
}

/// A subtree that was cut out, and what is left.
struct SubtreeCut {
  var before: Branch
  /// The subtree; its root has depth 0 and no collapsed ancestors.
  var branch: Branch
  var after: Branch
  /// What the subtree's numbers were relative to.
  var depth: Int32
  var hidden: Int32
}

extension Tour {
  /// Cuts the subtree of an item out of the tour; `root` is for the caller to set.
  ///
  /// - Complexity: O(log n)
  mutating func cutSubtree(of handle: Int32) -> SubtreeCut {
    let place = nodes.place(of: handle)
    let entry = entry(at: place)
    let (left, after) = nodes.split(root, before: end(of: place))
    let (before, branch) = nodes.split(left, before: nodes.place(of: handle))
    return SubtreeCut(
      before: before, branch: branch.rebased(depth: -entry.depth, hidden: -entry.hidden), after: after,
      depth: entry.depth, hidden: entry.hidden)
  }
}

/// Notes which rows come and go while a sweep passes over the entries in order.
struct SweepRecorder {
  private var oldRow: Int
  private var newRow: Int
  private var removed = RowRanges()
  private var inserted = RowRanges()
  private var refreshed = RowRanges()

  init(startingAt row: Int) {
    oldRow = row
    newRow = row
  }

  mutating func pass(_ count: Int, wereVisible: Bool, areVisible: Bool) {
    if wereVisible {
      if !areVisible { removed.append(oldRow..<oldRow + count) }
      oldRow += count
    }
    if areVisible {
      if !wereVisible { inserted.append(newRow..<newRow + count) }
      newRow += count
    }
  }

  mutating func pass(wasVisible: Bool, isVisible: Bool, looksDifferent: Bool) {
    if wasVisible, isVisible, looksDifferent { refreshed.append(row: newRow) }
    pass(1, wereVisible: wasVisible, areVisible: isVisible)
  }

  func changes(oldCount: Int, newCount: Int) -> RowChanges {
    RowChanges(
      removed: removed, inserted: inserted, refreshed: refreshed, oldCount: oldCount, newCount: newCount)
  }
}

extension TourNodes {
  /// Changes the word of each entry in preorder, and hides and shows what that makes of the tree.
  ///
  /// - Parameter change: Gets the word and the level, and changes no more than whether the item is open.
  mutating func rewrite(
    _ tree: inout Branch, recording recorder: inout SweepRecorder,
    _ change: (_ word: inout EntryWord, _ level: Int) -> Void
  ) {
    var hiddens: ContiguousArray<Int32> = [0]
    tree = rewrite(tree, depth: 0, hidden: 0, &hiddens, &recorder, change)
  }

  private func rewrite(
    _ branch: Branch, depth: Int32, hidden: Int32, _ hiddens: inout ContiguousArray<Int32>,
    _ recorder: inout SweepRecorder, _ change: (_ word: inout EntryWord, _ level: Int) -> Void
  ) -> Branch {
    let node = branch.node
    let depth = depth &+ branch.depth
    let hidden = hidden &+ branch.hidden
    guard branch.height == 0 else {
      for slot in 0..<count(of: node) {
        let child = self.branch(inSlot: slot, of: node, parentHeight: branch.height)
        let rewritten = rewrite(child, depth: depth, hidden: hidden, &hiddens, &recorder, change)
        setSlot(slot, of: node, to: rewritten.rebased(depth: -depth, hidden: 0))
      }
      return resum(node, height: branch.height).rebased(depth: depth, hidden: 0)
    }
    let leaf = pool.leaf(node)
    for slot in 0..<leaf.count {
      var word = EntryWord(raw: leaf.words[slot])
      let level = Int(depth &+ leaf.depths[slot])
      let wasVisible = hidden &+ leaf.hiddens[slot] == 0
      leaf.hiddens[slot] = hiddens[level]
      if !word.isPlaceholder {
        change(&word, level)
        let below = hiddens[level] &+ (word.isExpanded ? 0 : 1)
        if level + 1 == hiddens.count { hiddens.append(below) } else { hiddens[level + 1] = below }
      }
      recorder.pass(
        wasVisible: wasVisible, isVisible: leaf.hiddens[slot] == 0,
        looksDifferent: word.raw != leaf.words[slot])
      leaf.words[slot] = word.raw
    }
    return resum(node, height: 0).rebased(depth: depth, hidden: 0)
  }

  // MARK: Everything open

  /// Opens every parent of a tree without placeholders.
  mutating func expandAll(_ tree: inout Branch, recording recorder: inout SweepRecorder) {
    tree.shown = expandAll(tree.node, height: tree.height, hidden: tree.hidden, &recorder)
    tree.hidden = 0
  }

  /// - Returns: The number of entries.
  private func expandAll(
    _ node: Int32, height: Int, hidden: Int32, _ recorder: inout SweepRecorder
  ) -> Int32 {
    guard height > 0 else { return expandLeaf(node, hidden: hidden, &recorder) }
    let inner = pool.inner(node)
    var entries: Int32 = 0
    for slot in 0..<inner.count {
      let shown = expandAll(
        inner.children[slot], height: height - 1, hidden: hidden &+ inner.hiddens[slot], &recorder)
      inner.hiddens[slot] = 0
      inner.showns[slot] = shown
      inner.starts[slot] = entries
      entries &+= shown
    }
    return entries
  }

  private func expandLeaf(_ node: Int32, hidden: Int32, _ recorder: inout SweepRecorder) -> Int32 {
    let leaf = pool.leaf(node)
    let count = leaf.count
    let words = leaf.words
    let hiddens = leaf.hiddens
    let rows = hidden == 0 ? Int(hiddens.occurrences(of: 0, below: count)) : 0
    if rows == 0 {
      recorder.pass(count, wereVisible: false, areVisible: true)
    } else if rows == count, !Self.opensAny(of: words, below: count) {
      recorder.pass(count, wereVisible: true, areVisible: true)
    } else {
      for slot in 0..<count {
        recorder.pass(
          wasVisible: hiddens[slot] == 0, isVisible: true,
          looksDifferent: Self.opened(words[slot]) != words[slot])
      }
    }
    var slot = 0
    while slot < count {
      words[slot] = Self.opened(words[slot])
      hiddens[slot] = 0
      slot &+= 1
    }
    return Int32(truncatingIfNeeded: count)
  }

  /// The word of an item, open if it is a loaded parent: if one of the two bits of its expandability is set.
  @inline(__always)
  private static func opened(_ raw: Int32) -> Int32 {
    raw | ((raw &>> 28 ^ raw &>> 29) & 1) &<< 30
  }

  @inline(__always)
  private static func opensAny(of words: UnsafeMutablePointer<Int32>, below count: Int) -> Bool {
    var different: Int32 = 0
    var slot = 0
    while slot < count {
      different |= opened(words[slot]) ^ words[slot]
      slot &+= 1
    }
    return different != 0
  }

  // MARK: Everything closed

  /// Closes every item of a tree.
  ///
  /// Then each has as many collapsed ancestors as ancestors.
  mutating func collapseAll(_ tree: inout Branch, recording recorder: inout SweepRecorder) {
    tree.shown = collapseAll(
      tree.node, height: tree.height, depth: tree.depth, hidden: tree.hidden, &recorder)
    tree.hidden = tree.depth
  }

  /// - Returns: The number of entries of the smallest depth.
  private func collapseAll(
    _ node: Int32, height: Int, depth: Int32, hidden: Int32, _ recorder: inout SweepRecorder
  ) -> Int32 {
    guard height > 0 else { return collapseLeaf(node, depth: depth, hidden: hidden, &recorder) }
    let inner = pool.inner(node)
    var shown: Int32 = 0
    for slot in 0..<inner.count {
      inner.showns[slot] = collapseAll(
        inner.children[slot], height: height - 1, depth: depth &+ inner.depths[slot],
        hidden: hidden &+ inner.hiddens[slot], &recorder)
      inner.hiddens[slot] = inner.depths[slot]
      inner.starts[slot] = shown
      if inner.depths[slot] == 0 { shown &+= inner.showns[slot] }
    }
    return shown
  }

  private func collapseLeaf(
    _ node: Int32, depth: Int32, hidden: Int32, _ recorder: inout SweepRecorder
  ) -> Int32 {
    let leaf = pool.leaf(node)
    let count = leaf.count
    let words = leaf.words
    let depths = leaf.depths
    let hiddens = leaf.hiddens
    let rows = hidden == 0 ? Int(hiddens.occurrences(of: 0, below: count)) : 0
    if depth > 0, rows == 0 || rows == count {
      recorder.pass(count, wereVisible: rows > 0, areVisible: false)
    } else {
      for slot in 0..<count {
        recorder.pass(
          wasVisible: hidden &+ hiddens[slot] == 0, isVisible: depth &+ depths[slot] == 0,
          looksDifferent: words[slot] & EntryWord.expandedBit != 0)
      }
    }
    var slot = 0
    while slot < count {
      words[slot] &= ~EntryWord.expandedBit
      hiddens[slot] = depths[slot]
      slot &+= 1
    }
    return hiddens.occurrences(of: 0, below: count)
  }
}
