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
    var block: ContiguousArray<(Item, Item?)> = []
    block.reserveCapacity(ItemProbes.most)
    for pair in pairs {
      block.append(pair)
      if block.count == ItemProbes.most {
        draft.add(block, problem)
        block.removeAll(keepingCapacity: true)
      }
    }
    draft.add(block, problem)
    self = draft.finish(problem)
  }
}

/// An outline that is being built from items that know their parents.
@usableFromInline
struct PairsDraft<Item: Hashable> {
  @usableFromInline let itemBox: ItemBox<Item>
  @usableFromInline var links: ParentLinks
  /// How many pairs were added.
  @usableFromInline var position = 0
  @usableFromInline var probes = ItemProbes()
  @usableFromInline var parentProbes = ItemProbes()
  /// The parent that was named last, which is most often named again.
  @usableFromInline var lastParent: Int32 = Tour.none

  @inlinable
  init(minimumCapacity: Int) {
    itemBox = ItemBox(minimumCapacity: minimumCapacity)
    links = ParentLinks(minimumCapacity: minimumCapacity)
  }

  /// Adds some pairs, at most ``ItemProbes/most``.
  @inlinable
  mutating func add(_ pairs: ContiguousArray<(Item, Item?)>, _ problem: (OutlineProblem<Item>) -> Void) {
    let table = itemBox.table
    probes.removeAll()
    parentProbes.removeAll()
    var last = lastParent == Tour.none ? nil : table.pointee.items[Int(lastParent)]
    for (item, parent) in pairs {
      probes.append(item)
      if let parent, parent != last {
        parentProbes.append(parent)
        last = parent
      }
    }
    table.pointee.reserveSlots(pairs.count &* 2)
    probes.begin(in: table.pointee)
    parentProbes.begin(in: table.pointee)
    var parentIndex = 0
    for (index, (item, parent)) in pairs.enumerated() {
      let handle = table.pointee.insert(item, probes[index]).handle
      if let parent, lastParent == Tour.none || parent != table.pointee.items[Int(lastParent)] {
        lastParent = table.pointee.insert(parent, parentProbes[parentIndex]).handle
        parentIndex &+= 1
      }
      let first = links.position(of: handle)
      if first >= 0 {
        problem(.duplicate(item, first: [first], again: [position]))
      } else {
        links.define(handle, parent: parent == nil ? Tour.none : lastParent, position: position)
      }
      position &+= 1
    }
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
    var draft = TourDraft(handleCapacity: parents.count)
    let lists = ChildLists(parents: parents, order: order)
    lists.walk { index, depth in draft.append(EntryWord(handle: lists.children[index]), depth: depth) }
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
