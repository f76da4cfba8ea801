/// How large the nodes of a tour are.
///
/// A node holds `7 × fanout` words in columns: an inner node seven words for each of `fanout` children, a leaf
/// three words for each of its entries. One size for both lets one pool hold them.
struct TourLayout: Equatable, Sendable {
  /// The most children of an inner node; at least 4.
  let fanout: Int

  init(fanout: Int) {
    precondition(fanout >= 4, "a fan-out of \(fanout) leaves nothing to split; the least is 4")
    self.fanout = fanout
  }

  /// Leaves of 65 entries; half as many, or twice as many, measured worse.
  static let standard = TourLayout(fanout: 28)
  /// The smallest nodes: splits and merges happen at ten items.
  static let tiny = TourLayout(fanout: 4)

  var leafCapacity: Int { 7 * fanout / 3 }

  /// The words of one node: how many slots are used, the node above, the slot there, and the columns.
  var stride: Int { 3 + 7 * fanout }

  /// The most slots of a node at `height`.
  func capacity(atHeight height: Int) -> Int {
    height == 0 ? leafCapacity : fanout
  }

  /// The fewest slots of a node that is not the root.
  ///
  /// A quarter, not a half: after a split or a merge, many edits pass before the next one.
  func minimum(atHeight height: Int) -> Int {
    max(2, capacity(atHeight: height) / 4)
  }

  /// How full a node is built: room for a few insertions before the first split.
  func fill(atHeight height: Int) -> Int {
    capacity(atHeight: height) * 7 / 8
  }

  /// About how many nodes hold a number of entries as they are built.
  func nodeCount(forEntries entries: Int) -> Int {
    let leaves = entries / max(fill(atHeight: 0), 1)
    return leaves + leaves / 16
  }
}
