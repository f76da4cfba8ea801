// MARK: From nested data

extension Outline {
  /// An outline of nested data, all closed.
  ///
  /// ```swift
  /// let outline = Outline(rootViews, children: \.subviews)
  /// ```
  ///
  /// An item without children is a leaf.
  ///
  /// - Parameters:
  ///   - roots: The items without a parent.
  ///   - children: Answers an item's children; asked once for each item that is taken over.
  ///   - problem: Is told of each item that is there already. It is left out with what is below it.
  /// - Complexity: O(n), and O(d log n) to report an item with d ancestors that comes again
  @inlinable
  public init(
    _ roots: some Sequence<Item>, children: (Item) -> [Item],
    problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    self.init(
      Array(roots), id: { $0 },
      nodeChildren: { node in
        let below = children(node)
        return below.isEmpty ? nil : (below, .byChildren)
      }, problem)
  }

  /// An outline of nested data, all closed, in which parents may be without children.
  ///
  /// - Parameters:
  ///   - roots: The items without a parent.
  ///   - children: Answers an item's children: `nil` for a leaf, none for an empty parent. An item with
  ///     children stays a parent when it loses the last one.
  ///   - problem: Is told of each item that is there already. It is left out with what is below it.
  /// - Complexity: O(n), and O(d log n) to report an item with d ancestors that comes again
  @inlinable
  public init(
    _ roots: some Sequence<Item>, children: (Item) -> [Item]?,
    problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    self.init(
      Array(roots), id: { $0 }, nodeChildren: { node in children(node).map { ($0, .declared) } }, problem)
  }

  /// An outline of the identities of nested data, all closed.
  ///
  /// For nodes that are not themselves items, because they hold content or are not hashable:
  ///
  /// ```swift
  /// let outline = Outline(folders, id: \.path, children: \.subfolders)
  /// ```
  ///
  /// - Parameters:
  ///   - roots: The nodes without a parent.
  ///   - id: Answers a node's identity, which becomes the item; may be asked again for the same node.
  ///   - children: Answers a node's children: `nil` for a leaf, none for an empty parent.
  ///   - problem: Is told of each item that is there already. It is left out with what is below it.
  /// - Complexity: O(n), and O(d log n) to report an item with d ancestors that comes again
  @inlinable
  public init<Node>(
    _ roots: some Sequence<Node>, id: (Node) -> Item, children: (Node) -> [Node]?,
    problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    self.init(
      Array(roots), id: id, nodeChildren: { node in children(node).map { ($0, .declared) } }, problem)
  }

  @inlinable
  init<Node>(
    _ roots: [Node], id: (Node) -> Item, nodeChildren: (Node) -> ([Node], Expandability)?,
    _ problem: (OutlineProblem<Item>) -> Void
  ) {
    var draft = OutlineDraft<Item>(minimumCapacity: roots.count)
    var duplicates = NestedDuplicates()
    var walk = NestedWalk(roots)
    var block = ItemBlock(in: draft.itemBox.table)
    let words = UnsafeMutablePointer<EntryWord>.allocate(capacity: ItemProbes.most)
    while walk.advance() {
      let number = walk.number
      if !draft.hasRoom(for: number) { draft.reserveCapacity(walk.expectedCount(of: draft.count)) }
      let (siblings, first) = (walk.siblings, walk.next)
      block.fill(number) { id(siblings[first &+ $0]) }
      var (index, taken) = (0, 0)
      var below: [Node] = []
      while index < block.count, below.isEmpty {
        let (isNew, handle) = block.take(index)
        if isNew {
          let children = nodeChildren(siblings[first &+ index])
          words[taken] = EntryWord(handle: handle, expandability: children?.1 ?? .leaf)
          taken &+= 1
          if let children { below = children.0 }
        } else {
          duplicates.note(
            handle, parent: walk.parent, index: first &+ index, walk.newPath(to: first &+ index))
        }
        index &+= 1
      }
      for index in index..<block.count { block.drop(index) }
      draft.tour.append(UnsafeBufferPointer(start: words, count: taken), depth: walk.level)
      walk.pass(index)
      if !below.isEmpty { walk.enter(below, of: words[taken &- 1].handle) }
    }
    words.deallocate()
    block.deallocate()
    self = draft.finished()
    duplicates.report(in: self, problem)
  }
}
