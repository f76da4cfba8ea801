/// How large the nodes of a tour are.
///
/// A node holds `6 × fanout` words in columns: a leaf three words for each of `2 × fanout` entries, an inner
/// node six words for each of `fanout` children. One size for both lets one pool hold them.
struct TourLayout: Equatable, Sendable {
  /// The most children of an inner node; at least 4.
  let fanout: Int

  init(fanout: Int) {
    precondition(fanout >= 4, "a fan-out of \(fanout) leaves nothing to split; the least is 4")
    self.fanout = fanout
  }

  /// Leaves of 64 entries, which measured best.
  static let standard = TourLayout(fanout: 32)
  /// The smallest nodes: splits and merges happen at ten items.
  static let tiny = TourLayout(fanout: 4)

  var leafCapacity: Int { 2 * fanout }

  /// The words of one node: how many slots are used, the node above, and the columns.
  var stride: Int { 2 + 6 * fanout }

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
}
