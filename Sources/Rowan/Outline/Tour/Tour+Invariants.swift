#if DEBUG || ROWAN_CHECK_INVARIANTS
  extension Tour {
    /// What is wrong with the tour, if anything is.
    ///
    /// Compiled in debug builds and with the define `ROWAN_CHECK_INVARIANTS`; with the define, every command
    /// of an outline ends with this check.
    ///
    /// - Complexity: O(n)
    func firstViolation() -> String? {
      guard !root.isEmpty else {
        if nodes.pool.nodesInUse != 0 { return "\(nodes.pool.nodesInUse) nodes left in an empty tour" }
        if root.count != 0 || root.tops != 0 || root.shown != 0 { return "sums over an empty tour" }
        return nil
      }
      if nodes.parent(of: root.node) != 0 { return "the root has a node above it" }
      if root.depth != 0 || root.hidden != 0 { return "the root counts from \(root.depth), \(root.hidden)" }
      var visited = 0
      if let violation = violation(in: root, isRoot: true, visited: &visited) { return violation }
      if visited != nodes.pool.nodesInUse {
        return "\(nodes.pool.nodesInUse - visited) nodes in use outside of the tour"
      }
      return violationInOrder()
    }

    /// Nodes: fullness, links, sums.
    private func violation(in branch: Branch, isRoot: Bool, visited: inout Int) -> String? {
      visited += 1
      let node = branch.node
      let count = nodes.count(of: node)
      let least = isRoot ? (branch.height == 0 ? 1 : 2) : nodes.layout.minimum(atHeight: branch.height)
      guard least...nodes.layout.capacity(atHeight: branch.height) ~= count else {
        return "node \(node) at height \(branch.height) has \(count) slots"
      }
      var sums = Branch(node: node, height: branch.height, depth: .max, hidden: .max)
      if branch.height == 0 {
        let leaf = nodes.pool.leaf(node)
        for slot in 0..<count {
          let word = EntryWord(raw: leaf.words[slot])
          if !word.isPlaceholder, nodes.home(of: word.handle) != node {
            return "item \(word.handle) is in leaf \(node), not in \(nodes.home(of: word.handle))"
          }
          sums.add(
            count: word.isPlaceholder ? 0 : 1, depth: leaf.depths[slot], tops: word.isPlaceholder ? 0 : 1,
            hidden: leaf.hiddens[slot], shown: 1)
        }
      } else {
        for slot in 0..<count {
          let child = nodes.branch(inSlot: slot, of: node, parentHeight: branch.height)
          if nodes.parent(of: child.node) != node || nodes.slot(of: child.node) != slot {
            return "node \(child.node) does not know that it is in slot \(slot) of node \(node)"
          }
          let inner = nodes.pool.inner(node)
          if inner.starts[slot] != (0..<slot).reduce(0, { $0 + inner.rows(inSlot: $1) }) {
            return "slot \(slot) of node \(node) begins at row \(inner.starts[slot])"
          }
          if let violation = violation(in: child, isRoot: false, visited: &visited) { return violation }
          sums.add(
            count: child.count, depth: child.depth, tops: child.tops, hidden: child.hidden, shown: child.shown
          )
        }
      }
      if sums.depth != 0 || sums.hidden != 0 {
        return "node \(node) has smallest numbers \(sums.depth), \(sums.hidden)"
      }
      if sums.count != branch.count || sums.tops != branch.tops || sums.shown != branch.shown {
        return "node \(node) sums to \(sums), its slot says \(branch)"
      }
      return nil
    }

    /// Entries: depths, parents, placeholders, and who hides whom.
    private func violationInOrder() -> String? {
      var path: [TourEntry] = []
      var placeholders = 0
      var previous: TourEntry?
      var walk = withUnsafePointer(to: self) { pointer in
        var walker = TourEntryWalker(pointer)
        var entries: [TourEntry] = []
        while let entry = walker.nextEntry() { entries.append(entry) }
        return entries.makeIterator()
      }
      while let entry = walk.next() {
        if Int(entry.depth) > path.count { return "an entry of depth \(entry.depth) below \(path.count)" }
        path.removeLast(path.count - Int(entry.depth))
        let hidden = path.last.map { $0.hidden + ($0.word.isExpanded ? 0 : 1) } ?? 0
        if entry.hidden != hidden { return "an entry with \(entry.hidden) for \(hidden) collapsed ancestors" }
        if let parent = path.last {
          if parent.word.isPlaceholder { return "an entry below a placeholder" }
          if parent.word.expandability == .leaf { return "an entry below the leaf \(parent.word.handle)" }
          if parent.word.expandability == .unknown, !entry.word.isPlaceholder { return "a child not loaded" }
        }
        if let previous, previous.word.isPlaceholder, previous.depth == entry.depth {
          return "an entry behind a placeholder"
        }
        if let previous, previous.depth >= entry.depth, previous.word.expandability == .byChildren,
          !previous.word.isPlaceholder
        {
          return "item \(previous.word.handle) is a parent by children it has not"
        }
        if entry.word.isExpanded, entry.word.expandability == .leaf { return "an open leaf" }
        placeholders += entry.word.isPlaceholder ? 1 : 0
        path.append(entry)
        previous = entry
      }
      if placeholders != placeholderCount { return "\(placeholders) placeholders, not \(placeholderCount)" }
      return nil
    }
  }

  extension Branch {
    fileprivate mutating func add(count: Int32, depth: Int32, tops: Int32, hidden: Int32, shown: Int32) {
      self.count += count
      if depth < self.depth {
        self.depth = depth
        self.tops = 0
      }
      if depth == self.depth { self.tops += tops }
      if hidden < self.hidden {
        self.hidden = hidden
        self.shown = 0
      }
      if hidden == self.hidden { self.shown += shown }
    }
  }
#endif
