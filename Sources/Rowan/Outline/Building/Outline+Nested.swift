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
      if !block.hasRoom(for: number) { draft.reserveCapacity(walk.expectedCount(of: draft.count)) }
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

/// Where a walk through nested data is: some siblings, and on each level above them those that are left there.
///
/// What is below an item comes before its next sibling, and whether there is something is known only when the
/// item was taken over. So one looks ahead only behind a leaf, farther with every leaf more, and among the next
/// siblings on that level as far again.
@usableFromInline
struct NestedWalk<Node> {
  @usableFromInline var siblings: [Node]
  /// Which of the siblings comes next.
  @usableFromInline var next = 0
  /// The handle of the siblings' parent, or ``Tour/none``.
  @usableFromInline var parent: Int32 = Tour.none
  @usableFromInline var above: [(siblings: [Node], next: Int, parent: Int32)] = []
  /// How many siblings to look up together where there are as many, and how many it were last on each level.
  @usableFromInline var ahead = 1
  @usableFromInline var aheads: [Int] = [1]
  /// On how many levels the walk is below the same items as when a place was asked for.
  @usableFromInline var keptLevels = 0

  @inlinable
  init(_ roots: [Node]) {
    siblings = roots
  }

  @inlinable var level: Int { above.count }

  /// How many siblings to look up together now.
  @inlinable var number: Int { Swift.min(ahead, siblings.count &- next) }

  /// Goes on to the next item, and says whether there is one.
  @inlinable
  mutating func advance() -> Bool {
    while next == siblings.count {
      guard let last = above.popLast() else { return false }
      aheads[above.count &+ 1] = ahead
      (siblings, next, parent) = last
      ahead = 1
      keptLevels = Swift.min(keptLevels, level)
    }
    return true
  }

  /// Goes past some siblings.
  @inlinable
  mutating func pass(_ count: Int) {
    next &+= count
    ahead = Swift.min(ahead &* 2, ItemProbes.most)
  }

  /// Goes to the children of the item passed last.
  @inlinable
  mutating func enter(_ children: [Node], of handle: Int32) {
    above.append((siblings, next, parent))
    (siblings, next, parent) = (children, 0, handle)
    if level == aheads.count { aheads.append(1) }
    ahead = aheads[level]
  }

  /// The place of a sibling in the data, a number for each level: the last ones of them, from the first level
  /// where it is not that of the place asked for before.
  @inlinable
  mutating func newPath(to index: Int) -> (level: Int, path: [Int]) {
    defer { keptLevels = level }
    let kept = Swift.min(keptLevels, level)
    return (kept, above[kept...].map { $0.next &- 1 } + [index])
  }

  /// How many items there will be, were the rest of each list like the part of it that was passed; but two to
  /// four times as many as there are.
  ///
  /// - Complexity: O(levels)
  @inlinable
  func expectedCount(of count: Int) -> Int {
    var passed = 0.0
    var share = 1.0
    for list in above {
      share /= Double(list.siblings.count)
      passed += share * Double(list.next &- 1)
    }
    passed += share * Double(next) / Double(siblings.count)
    let times = passed > 0 ? Swift.min(Swift.max(1.0625 / passed, 2), 4) : 2
    return Swift.max(Int(Double(count) * times), count &+ ahead)
  }
}

/// The items of nested data that were there already.
///
/// Their places are kept as what is new in each, so that many of them far down take no more than the data.
@usableFromInline
struct NestedDuplicates {
  @usableFromInline
  struct Duplicate {
    @usableFromInline let handle: Int32
    /// The handle of the parent below which it was left out.
    @usableFromInline let parent: Int32
    @usableFromInline let index: Int
    /// How much of the place before stays, and where in `places` the rest ends.
    @usableFromInline let level: Int
    @usableFromInline let placeEnd: Int

    @inlinable
    init(handle: Int32, parent: Int32, index: Int, level: Int, placeEnd: Int) {
      (self.handle, self.parent, self.index) = (handle, parent, index)
      (self.level, self.placeEnd) = (level, placeEnd)
    }
  }

  @usableFromInline var found: [Duplicate] = []
  @usableFromInline var places: [Int] = []

  @inlinable
  init() {}

  @inlinable
  mutating func note(_ handle: Int32, parent: Int32, index: Int, _ place: (level: Int, path: [Int])) {
    places += place.path
    found.append(
      Duplicate(handle: handle, parent: parent, index: index, level: place.level, placeEnd: places.count))
  }

  /// Reports each with both places in the data.
  ///
  /// - Complexity: O(m) for what was noted, and O(d log n) for each whose first place has d ancestors
  @inlinable
  func report<Item>(in outline: Outline<Item>, _ problem: (OutlineProblem<Item>) -> Void) {
    guard !found.isEmpty else { return }
    var leftOut: [Int32: [Int]] = [:]
    for duplicate in found { leftOut[duplicate.parent, default: []].append(duplicate.index) }
    var again: [Int] = []
    var placeStart = 0
    for duplicate in found {
      again.removeLast(again.count - duplicate.level)
      again += places[placeStart..<duplicate.placeEnd]
      placeStart = duplicate.placeEnd
      // The path in the outline, and what was left out before it on each level.
      var first: [Int] = []
      var handle = duplicate.handle
      while handle != Tour.none {
        let index = outline.tour.pointee.siblings(of: handle).before
        let parent = outline.tour.pointee.parent(of: handle)
        first.append(leftOut[parent]?.position(ofKept: index) ?? index)
        handle = parent
      }
      first.reverse()
      problem(.duplicate(outline.item(duplicate.handle), first: first, again: again))
    }
  }
}
