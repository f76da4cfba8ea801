/// The memory of a tour: nodes of equal size, numbered from 1, in one piece.
///
/// Raw memory, not an array: bulk work is faster by half, and a copy is one `memcpy`. The owner calls
/// ``deallocate()``.
struct NodePool {
  let layout: TourLayout
  private(set) var words: UnsafeMutablePointer<Int32>
  /// How many nodes fit in `words`, number 0 (no node) included.
  private var capacity: Int
  /// How many nodes were ever taken, number 0 included.
  private var taken = 1
  /// The first node of the chain of returned ones.
  private var firstFree: Int32 = 0
  private let stride: Int
  #if DEBUG
    /// Counts each look at a node, for tests of complexity.
    var visits: UnsafeMutablePointer<Int>?
  #endif

  init(layout: TourLayout, nodes: Int = 0) {
    self.layout = layout
    stride = layout.stride
    capacity = nodes + 2
    words = .allocate(capacity: capacity * stride)
    words.initialize(repeating: 0, count: stride)
  }

  init(copying other: NodePool) {
    layout = other.layout
    stride = other.stride
    capacity = other.taken + 8
    taken = other.taken
    firstFree = other.firstFree
    words = .allocate(capacity: capacity * stride)
    words.update(from: other.words, count: taken * stride)
  }

  func deallocate() {
    words.deallocate()
  }

  /// Takes a node, with no slots used and no node above it.
  mutating func takeNode() -> Int32 {
    let node: Int32
    if firstFree != 0 {
      node = firstFree
      firstFree = words[Int(node) * stride + 1]
    } else {
      if taken == capacity { grow(to: capacity * 2) }
      node = Int32(taken)
      taken += 1
    }
    let base = words + Int(node) * stride
    base[0] = 0
    base[1] = 0
    base[2] = 0
    return node
  }

  mutating func returnNode(_ node: Int32) {
    words[Int(node) * stride + 1] = firstFree
    firstFree = node
  }

  /// Makes room for a number of nodes in all.
  mutating func reserveCapacity(_ nodes: Int) {
    if nodes + 2 > capacity { grow(to: nodes + 2) }
  }

  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: newCapacity * stride)
    larger.update(from: words, count: taken * stride)
    words.deallocate()
    words = larger
    capacity = newCapacity
  }

  /// How many nodes are in use.
  var nodesInUse: Int {
    var free = 0
    var node = firstFree
    while node != 0 {
      free += 1
      node = words[Int(node) * stride + 1]
    }
    return taken - 1 - free
  }

  @inline(__always)
  private func countVisit() {
    #if DEBUG
      visits?.pointee += 1
    #endif
  }

  @inline(__always)
  func leaf(_ node: Int32) -> LeafNode {
    countVisit()
    return LeafNode(base: words + Int(node) &* stride, capacity: layout.leafCapacity)
  }

  @inline(__always)
  func inner(_ node: Int32) -> InnerNode {
    countVisit()
    return InnerNode(base: words + Int(node) &* stride, fanout: layout.fanout)
  }
}

/// A view of a node that holds entries, in the order of the rows.
///
/// An entry's depth and its number of collapsed ancestors are relative to the leaf: the smallest of each is 0,
/// and the rest stands in the nodes above.
struct LeafNode {
  let base: UnsafeMutablePointer<Int32>
  let capacity: Int

  @inline(__always) var count: Int {
    get { Int(base[0]) }
    nonmutating set { base[0] = Int32(truncatingIfNeeded: newValue) }
  }
  /// What each entry is: the raw value of an ``EntryWord``.
  @inline(__always) var words: UnsafeMutablePointer<Int32> { base + 3 }
  @inline(__always) var depths: UnsafeMutablePointer<Int32> { base + 3 + capacity }
  /// How many of an entry's ancestors are collapsed.
  @inline(__always) var hiddens: UnsafeMutablePointer<Int32> { base + 3 + 2 &* capacity }
}

/// A view of a node that holds nodes, and sums over each of them.
struct InnerNode {
  let base: UnsafeMutablePointer<Int32>
  let fanout: Int

  @inline(__always) var count: Int {
    get { Int(base[0]) }
    nonmutating set { base[0] = Int32(truncatingIfNeeded: newValue) }
  }
  @inline(__always) var children: UnsafeMutablePointer<Int32> { base + 3 }
  /// Items below each child, placeholders not counted.
  @inline(__always) var counts: UnsafeMutablePointer<Int32> { base + 3 + fanout }
  /// The smallest depth below each child.
  @inline(__always) var depths: UnsafeMutablePointer<Int32> { base + 3 + 2 &* fanout }
  /// Items of that smallest depth, placeholders not counted.
  @inline(__always) var tops: UnsafeMutablePointer<Int32> { base + 3 + 3 &* fanout }
  /// The smallest number of collapsed ancestors below each child.
  @inline(__always) var hiddens: UnsafeMutablePointer<Int32> { base + 3 + 4 &* fanout }
  /// Entries with that smallest number, placeholders counted: where it is 0 all the way up, these are rows.
  @inline(__always) var showns: UnsafeMutablePointer<Int32> { base + 3 + 5 &* fanout }
  /// The rows of the children before each one, were this node's own hidden number 0.
  @inline(__always) var starts: UnsafeMutablePointer<Int32> { base + 3 + 6 &* fanout }

  /// The rows of a child, were this node's own hidden number 0.
  @inline(__always)
  func rows(inSlot slot: Int) -> Int32 {
    hiddens[slot] == 0 ? showns[slot] : 0
  }
}
