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
  /// - Complexity: O(n)
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
  /// - Complexity: O(n)
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
  ///   - id: Answers a node's identity, which becomes the item.
  ///   - children: Answers a node's children: `nil` for a leaf, none for an empty parent.
  ///   - problem: Is told of each item that is there already. It is left out with what is below it.
  /// - Complexity: O(n)
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
    var ancestors: [Int32] = []
    var siblings = SiblingsAhead<Item>()
    // One frame a level: what is left of the children there.
    var frames: [(nodes: [Node], next: Int)] = [(roots, 0)]
    while let level = frames.indices.last {
      let index = frames[level].next
      guard index < frames[level].nodes.count else {
        frames.removeLast()
        if level > 0 { ancestors.removeLast() }
        siblings.removeAll()
        continue
      }
      let node = frames[level].nodes[index]
      frames[level].next = index &+ 1
      let (item, probe) = siblings.next(in: draft.itemBox.table, index..<frames[level].nodes.count) {
        id(frames[level].nodes[$0])
      }
      let (isNew, handle) = draft.itemBox.table.pointee.insert(item, probe)
      guard isNew else {
        duplicates.note(handle, parent: ancestors.last ?? Tour.none, path: frames.map { $0.next - 1 })
        continue
      }
      let below = nodeChildren(node)
      draft.tour.append(EntryWord(handle: handle, expandability: below?.1 ?? .leaf), depth: level)
      if let below, !below.0.isEmpty {
        frames.append((below.0, 0))
        ancestors.append(handle)
        siblings.removeAll()
      }
    }
    self = draft.finished()
    duplicates.report(in: self, problem)
  }
}

/// The next siblings in nested data, whose look-ups are begun together.
///
/// What is below an item is inserted before its next sibling, and that is begun anew then. So only behind a
/// leaf one looks ahead, and farther with every leaf more.
@usableFromInline
struct SiblingsAhead<Item: Hashable> {
  @usableFromInline var items: ContiguousArray<Item> = []
  @usableFromInline var probes = ItemProbes()
  @usableFromInline var index = 0

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    index = 0
  }

  /// - Parameters:
  ///   - table: Where the item is inserted before the next is asked for.
  ///   - rest: The numbers of the sibling asked for and those behind it.
  ///   - item: Answers a sibling's item.
  @inlinable
  mutating func next(
    in table: UnsafeMutablePointer<ItemTable<Item>>, _ rest: Range<Int>, _ item: (Int) -> Item
  ) -> (Item, ItemProbes.Probe) {
    if index == items.count {
      let count = Swift.min(Swift.max(items.count &* 2, 1), ItemProbes.most, rest.count)
      removeAll()
      probes.removeAll()
      for number in rest.prefix(count) {
        items.append(item(number))
        probes.append(items[items.count &- 1])
      }
      table.pointee.reserveSlots(count)
      probes.begin(in: table.pointee)
    }
    index &+= 1
    return (items[index &- 1], probes[index &- 1])
  }
}

/// The items of nested data that were there already.
@usableFromInline
struct NestedDuplicates {
  @usableFromInline var found: [(handle: Int32, parent: Int32, path: [Int])] = []

  @inlinable
  init() {}

  @inlinable
  mutating func note(_ handle: Int32, parent: Int32, path: [Int]) {
    found.append((handle, parent, path))
  }

  /// Reports each with both places in the data.
  @inlinable
  func report<Item>(in outline: Outline<Item>, _ problem: (OutlineProblem<Item>) -> Void) {
    guard !found.isEmpty else { return }
    var leftOut: [Int32: [Int]] = [:]
    for duplicate in found { leftOut[duplicate.parent, default: []].append(duplicate.path.last ?? 0) }
    for duplicate in found {
      // The path in the outline, and what was left out before it on each level.
      var first: [Int] = []
      var handle = duplicate.handle
      while handle != Tour.none {
        var index = outline.tour.pointee.siblings(of: handle).before
        let parent = outline.tour.pointee.parent(of: handle)
        for gap in leftOut[parent] ?? [] where gap <= index { index += 1 }
        first.append(index)
        handle = parent
      }
      first.reverse()
      problem(.duplicate(outline.item(duplicate.handle), first: first, again: duplicate.path))
    }
  }
}
