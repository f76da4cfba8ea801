/// Builds a branch from entries in preorder, as full as the layout says, in O(1) an entry.
struct TourBuilder {
  private var leaf: Int32 = 0
  private var slot = 0
  private let fill: Int
  private var leaves: [Branch] = []

  init(layout: TourLayout) {
    fill = layout.fill(atHeight: 0)
  }

  /// Appends entries of one depth, with as many collapsed ancestors.
  ///
  /// `nodes` is the same at every call.
  ///
  /// - Parameter word: Answers the raw word of each entry by its number from 0.
  @inline(__always)
  mutating func append(
    _ count: Int, depth: Int32, hidden: Int32, to nodes: inout TourNodes, word: (Int) -> Int32
  ) {
    var done = 0
    while done < count {
      if slot == fill || leaf == 0 { startLeaf(in: &nodes) }
      let view = nodes.pool.leaf(leaf)
      let part = min(count &- done, fill &- slot)
      for index in 0..<part {
        view.words[slot &+ index] = word(done &+ index)
        view.depths[slot &+ index] = depth
        view.hiddens[slot &+ index] = hidden
      }
      slot &+= part
      done &+= part
    }
  }

  /// The word of the entry appended last, still open to change; `nil` before the first.
  @inline(__always)
  func last(in nodes: TourNodes) -> UnsafeMutablePointer<Int32>? {
    leaf == 0 ? nil : nodes.pool.leaf(leaf).words + (slot &- 1)
  }

  private mutating func startLeaf(in nodes: inout TourNodes) {
    finishLeaf(in: &nodes)
    leaf = nodes.pool.takeNode()
    slot = 0
  }

  private mutating func finishLeaf(in nodes: inout TourNodes) {
    guard leaf != 0 else { return }
    let view = nodes.pool.leaf(leaf)
    view.count = slot
    for index in 0..<slot { nodes.setHome(ofWord: view.words[index], to: leaf) }
    leaves.append(nodes.resum(leaf, height: 0))
  }

  /// The branch of everything appended; the builder is used up.
  mutating func finish(in nodes: inout TourNodes) -> Branch {
    finishLeaf(in: &nodes)
    leaf = 0
    return nodes.branch(over: leaves)
  }
}

extension TourNodes {
  /// Joins neighbours of one height, of which all but the last are well filled, under inner nodes.
  mutating func branch(over branches: [Branch]) -> Branch {
    var branches = branches
    while branches.count > 1 {
      evenOutEnd(of: &branches)
      if branches.count == 1 { break }
      let height = branches[0].height + 1
      let fill = layout.fill(atHeight: height)
      let nodeCount = (branches.count + fill - 1) / fill
      var parents: [Branch] = []
      parents.reserveCapacity(nodeCount)
      for index in 0..<nodeCount {
        let children =
          branches.count * index / nodeCount..<branches.count * (index + 1) / nodeCount
        let node = pool.takeNode()
        pool.inner(node).count = children.count
        for child in children { setSlot(child - children.lowerBound, of: node, to: branches[child]) }
        parents.append(resum(node, height: height))
      }
      branches = parents
    }
    return branches.first ?? Branch()
  }

  private mutating func evenOutEnd(of branches: inout [Branch]) {
    let last = branches.count - 1
    guard count(of: branches[last].node) < layout.minimum(atHeight: branches[last].height) else { return }
    var (left, right) = (branches[last - 1], branches[last])
    if evenOut(&left, &right) { branches[last] = right } else { branches.removeLast() }
    branches[last - 1] = left
  }
}
