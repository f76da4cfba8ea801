/// Builds a branch from entries in preorder, as full as the layout says, in O(1) an entry.
struct TourBuilder {
  private var leaf: Int32 = 0
  private var slot = 0
  private let fill: Int
  private var leaves: [Branch] = []

  init(layout: TourLayout) {
    fill = layout.fill(atHeight: 0)
  }

  /// Appends an entry.
  ///
  /// `nodes` is the same at every call.
  @inline(__always)
  mutating func append(_ entry: TourEntry, to nodes: inout TourNodes) {
    if slot == fill || leaf == 0 { startLeaf(in: &nodes) }
    let view = nodes.pool.leaf(leaf)
    view.words[slot] = entry.word.raw
    view.depths[slot] = entry.depth
    view.hiddens[slot] = entry.hidden
    slot &+= 1
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
