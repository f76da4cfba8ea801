// MARK: From pairs

extension Outline {
  /// An outline of items that each know their parent, in any order, all closed.
  ///
  /// ```swift
  /// let outline = Outline(pairs: [("Apple", "Fruit"), ("Fruit", nil), ("Pear", "Fruit")])
  /// ```
  ///
  /// A parent may come after its children. Siblings are in the order they come.
  ///
  /// - Parameters:
  ///   - pairs: Each item with its parent, `nil` for a root.
  ///   - problem: Is told of items that come again (the first pair counts), of items whose parent is nowhere
  ///     or was left out, and of items that are their own ancestors. All of them are left out.
  /// - Complexity: O(n)
  @inlinable
  public init(
    pairs: some Sequence<(Item, Item?)>, problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) {
    var draft = PairsDraft<Item>(minimumCapacity: pairs.underestimatedCount)
    for (position, (item, parent)) in pairs.enumerated() {
      draft.add(item, parent: parent, position: position, problem)
    }
    self = draft.finish(problem)
  }
}

/// An outline that is being built from items that know their parents.
@usableFromInline
struct PairsDraft<Item: Hashable> {
  @usableFromInline let itemBox: ItemBox<Item>
  @usableFromInline var links: ParentLinks

  @inlinable
  init(minimumCapacity: Int) {
    itemBox = ItemBox(minimumCapacity: minimumCapacity)
    links = ParentLinks(minimumCapacity: minimumCapacity)
  }

  @inlinable
  mutating func add(
    _ item: Item, parent: Item?, position: Int, _ problem: (OutlineProblem<Item>) -> Void
  ) {
    let handle = itemBox.table.pointee.insert(item).handle
    let first = links.position(of: handle)
    if first >= 0 {
      problem(.duplicate(item, first: [first], again: [position]))
      return
    }
    let parentHandle = parent.map { itemBox.table.pointee.insert($0).handle } ?? Tour.none
    links.define(handle, parent: parentHandle, position: position)
  }

  @inlinable
  mutating func finish(_ problem: (OutlineProblem<Item>) -> Void) -> Outline<Item> {
    let tourBox = links.makeTour()
    let outline = Outline(itemBox, tourBox)
    guard outline.count < outline.table.pointee.count else { return outline }
    for loose in links.looseEnds(of: tourBox) {
      let (item, parent) = (outline.item(loose.handle), outline.item(loose.parent))
      problem(
        loose.isOnCycle
          ? .cycle(item, parent: parent, at: [loose.position])
          : .missingParent(item, parent: parent, at: [loose.position]))
    }
    for handle in 0..<outline.table.pointee.handleCount where !tourBox.tour.pointee.contains(handle) {
      outline.table.pointee.remove(handle)
    }
    return outline
  }
}

/// Who is below whom, by handles.
@usableFromInline
struct ParentLinks {
  /// By handle: the parent; `undefined` for an item that is only known as a parent.
  private var parents: ContiguousArray<Int32> = []
  /// By handle: where the item was defined.
  private var positions: ContiguousArray<Int32> = []
  /// The handles in the order they were defined.
  private var order: ContiguousArray<Int32> = []
  private static let undefined: Int32 = -2

  @usableFromInline
  init(minimumCapacity: Int) {
    parents.reserveCapacity(minimumCapacity)
    positions.reserveCapacity(minimumCapacity)
    order.reserveCapacity(minimumCapacity)
  }

  /// Where an item was defined; -1 if it was not yet.
  @usableFromInline
  func position(of handle: Int32) -> Int {
    Int(handle) < positions.count ? Int(positions[Int(handle)]) : -1
  }

  /// Says what an item's parent is, an item or ``Tour/none``.
  @usableFromInline
  mutating func define(_ handle: Int32, parent: Int32, position: Int) {
    while parents.count <= Int(max(handle, parent)) {
      parents.append(Self.undefined)
      positions.append(-1)
    }
    parents[Int(handle)] = parent
    positions[Int(handle)] = Int32(truncatingIfNeeded: position)
    order.append(handle)
  }

  /// The tour of all items that hang together with a root.
  @usableFromInline
  func makeTour() -> TourBox {
    // Children as chains, written from the last one to the first so that they come in order.
    var firstChildren = ContiguousArray<Int32>(repeating: Tour.none, count: parents.count)
    var nextSiblings = ContiguousArray<Int32>(repeating: Tour.none, count: parents.count)
    var firstRoot = Tour.none
    for handle in order.reversed() {
      let parent = parents[Int(handle)]
      if parent == Tour.none {
        nextSiblings[Int(handle)] = firstRoot
        firstRoot = handle
      } else {
        nextSiblings[Int(handle)] = firstChildren[Int(parent)]
        firstChildren[Int(parent)] = handle
      }
    }
    var draft = TourDraft(handleCapacity: parents.count)
    var handle = firstRoot
    var depth = 0
    while handle != Tour.none {
      draft.append(EntryWord(handle: handle), depth: depth)
      if firstChildren[Int(handle)] != Tour.none {
        handle = firstChildren[Int(handle)]
        depth += 1
        continue
      }
      while handle != Tour.none, nextSiblings[Int(handle)] == Tour.none {
        handle = parents[Int(handle)]
        depth -= 1
      }
      if handle != Tour.none { handle = nextSiblings[Int(handle)] }
    }
    return draft.finished()
  }

  /// The items that hang together with no root, in the order they were defined.
  @usableFromInline
  func looseEnds(
    of box: TourBox
  ) -> [(handle: Int32, parent: Int32, position: Int, isOnCycle: Bool)] {
    let loose = order.filter { !box.tour.pointee.contains($0) }
    // Each walk upward leaves its number; one that comes back to its own number has gone round a cycle.
    var walks: [Int32: Int] = [:]
    var onCycle: Set<Int32> = []
    for (walk, start) in loose.enumerated() {
      var handle = start
      while parents[Int(handle)] != Self.undefined, walks[handle] == nil {
        walks[handle] = walk
        handle = parents[Int(handle)]
      }
      if walks[handle] == walk, !onCycle.contains(handle) {
        repeat {
          onCycle.insert(handle)
          handle = parents[Int(handle)]
        } while !onCycle.contains(handle)
      }
    }
    return loose.map {
      ($0, parents[Int($0)], Int(positions[Int($0)]), onCycle.contains($0))
    }
  }
}
