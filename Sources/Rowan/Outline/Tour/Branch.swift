/// A tree of nodes, whole or cut out of a tour, and the sums over it.
///
/// `depth` and `hidden` are what its root node's numbers are relative to.
struct Branch {
  /// The root node; 0 when the branch is empty.
  var node: Int32 = 0
  /// Levels of inner nodes above the leaves.
  var height = 0
  /// Items, placeholders not counted.
  var count: Int32 = 0
  /// The smallest depth.
  var depth: Int32 = 0
  /// Items of the smallest depth.
  var tops: Int32 = 0
  /// The smallest number of collapsed ancestors.
  var hidden: Int32 = 0
  /// Entries with that smallest number.
  var shown: Int32 = 0

  var isEmpty: Bool { node == 0 }

  /// The rows of the branch, were it all there is.
  var rowCount: Int { hidden == 0 ? Int(shown) : 0 }

  /// Adds what the numbers were relative to.
  mutating func rebase(depth: Int32, hidden: Int32) {
    self.depth &+= depth
    self.hidden &+= hidden
  }

  func rebased(depth: Int32, hidden: Int32) -> Branch {
    var copy = self
    copy.rebase(depth: depth, hidden: hidden)
    return copy
  }
}
