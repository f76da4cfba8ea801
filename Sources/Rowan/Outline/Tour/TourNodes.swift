/// The nodes of a tour, and where each item's entry is.
///
/// Everything that keeps nodes well formed is here and in the extensions beside it: sums, splits, joins and
/// builds of ``Branch``es. What the entries mean is ``Tour``'s matter.
struct TourNodes {
  var pool: NodePool
  /// Where each item's entry is; several copies may have them together, see ``TourBox``.
  var homes: UnsafeMutablePointer<HomeTable>

  init(layout: TourLayout, handleCapacity: Int = 0, nodes: Int = 0) {
    pool = NodePool(layout: layout, nodes: nodes)
    homes = .allocate(capacity: 1)
    homes.initialize(to: HomeTable(capacity: handleCapacity))
  }

  /// A copy, but for the homes.
  init(copying other: TourNodes) {
    pool = NodePool(copying: other.pool)
    homes = other.homes
  }

  var layout: TourLayout { pool.layout }

  /// How many handles the homes have room for.
  var handleCapacity: Int { homes.pointee.capacity }

  /// Makes room for handles below `count`.
  func reserveHandles(_ count: Int) {
    homes.pointee.reserve(count)
  }

  /// The leaf of an item's entry, 0 when it has none.
  @inline(__always)
  func home(of handle: Int32) -> Int32 {
    Int(handle) < handleCapacity ? homes.pointee[handle] : 0
  }

  @inline(__always)
  func setHome(ofWord raw: Int32, to leaf: Int32) {
    let word = EntryWord(raw: raw)
    if !word.isPlaceholder { homes.pointee[word.handle] = leaf }
  }

  // MARK: Nodes of either kind

  @inline(__always)
  func count(of node: Int32) -> Int {
    pool.leaf(node).count
  }

  /// The node above, or 0 for a root.
  @inline(__always)
  func parent(of node: Int32) -> Int32 {
    pool.leaf(node).base[1]
  }

  /// The slot of a node in the one above.
  @inline(__always)
  func slot(of node: Int32) -> Int {
    Int(pool.leaf(node).base[2])
  }

  @inline(__always)
  func setParent(of node: Int32, to parent: Int32, slot: Int) {
    let base = pool.leaf(node).base
    base[1] = parent
    base[2] = Int32(truncatingIfNeeded: slot)
  }

  /// Moves a run of slots between two nodes of one height, or within one, and tells what was moved where it is.
  ///
  /// The rows before each slot of an inner node are left to ``resum(_:height:)``.
  ///
  /// - Parameters:
  ///   - depth: Added to each moved depth, because the two nodes count from different ones.
  ///   - hidden: Added to each moved number of collapsed ancestors, likewise.
  @inline(never)
  func moveSlots(
    _ range: Range<Int>, of source: Int32, to target: Int32, at start: Int, height: Int,
    depth: Int32 = 0, hidden: Int32 = 0
  ) {
    guard !range.isEmpty else { return }
    if height == 0 {
      let from = pool.leaf(source)
      let to = pool.leaf(target)
      shift(from.words, range, to.words, start)
      shift(from.depths, range, to.depths, start)
      shift(from.hiddens, range, to.hiddens, start)
      guard source != target else { return }
      for slot in start..<start + range.count {
        to.depths[slot] &+= depth
        to.hiddens[slot] &+= hidden
        setHome(ofWord: to.words[slot], to: target)
      }
    } else {
      let from = pool.inner(source)
      let to = pool.inner(target)
      shift(from.children, range, to.children, start)
      shift(from.counts, range, to.counts, start)
      shift(from.depths, range, to.depths, start)
      shift(from.tops, range, to.tops, start)
      shift(from.hiddens, range, to.hiddens, start)
      shift(from.showns, range, to.showns, start)
      for slot in start..<start + range.count {
        to.depths[slot] &+= depth
        to.hiddens[slot] &+= hidden
        setParent(of: to.children[slot], to: target, slot: slot)
      }
    }
  }

  @inline(__always)
  private func shift(
    _ source: UnsafeMutablePointer<Int32>, _ range: Range<Int>, _ target: UnsafeMutablePointer<Int32>,
    _ start: Int
  ) {
    (target + start).update(from: source + range.lowerBound, count: range.count)
  }

  /// Writes the sums of a child into a slot; its depth and hidden numbers are the parent's.
  @inline(never)
  func setSlot(_ slot: Int, of parent: Int32, to branch: Branch) {
    let inner = pool.inner(parent)
    inner.children[slot] = branch.node
    inner.counts[slot] = branch.count
    inner.depths[slot] = branch.depth
    inner.tops[slot] = branch.tops
    inner.hiddens[slot] = branch.hidden
    inner.showns[slot] = branch.shown
    setParent(of: branch.node, to: parent, slot: slot)
  }

  /// The child in a slot as a branch of its own, its numbers relative to the parent.
  func branch(inSlot slot: Int, of parent: Int32, parentHeight: Int) -> Branch {
    let inner = pool.inner(parent)
    return Branch(
      node: inner.children[slot], height: parentHeight - 1, count: inner.counts[slot],
      depth: inner.depths[slot], tops: inner.tops[slot], hidden: inner.hiddens[slot],
      shown: inner.showns[slot])
  }

  /// Frees every node of a branch, and takes its items out of the tour.
  ///
  /// - Parameter drop: Gets the handle of each item.
  /// - Returns: The number of placeholders among its entries.
  /// - Complexity: O(entries)
  @inline(never)
  mutating func discard(_ branch: Branch, _ drop: (Int32) -> Void) -> Int {
    guard !branch.isEmpty else { return 0 }
    var placeholders = 0
    if branch.height == 0 {
      let leaf = pool.leaf(branch.node)
      for slot in 0..<leaf.count {
        let word = EntryWord(raw: leaf.words[slot])
        if word.isPlaceholder {
          placeholders += 1
        } else {
          homes.pointee[word.handle] = 0
          drop(word.handle)
        }
      }
    } else {
      for slot in 0..<count(of: branch.node) {
        let child = self.branch(inSlot: slot, of: branch.node, parentHeight: branch.height)
        placeholders += discard(child, drop)
      }
    }
    pool.returnNode(branch.node)
    return placeholders
  }
}
