/// The identity of a node in an outline: its number in a document, or in a tree of folders.
struct NodeID: Hashable, Comparable, Sendable {
  var number: UInt32

  init(_ number: Int) {
    self.number = UInt32(truncatingIfNeeded: number)
  }

  var index: Int {
    Int(number)
  }

  static func < (left: NodeID, right: NodeID) -> Bool {
    left.number < right.number
  }
}
