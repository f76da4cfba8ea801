/// The children of all parents in one list, those of each parent side by side.
///
/// Unlike chains from sibling to sibling, which are a wait for memory at every step, lists let a processor see
/// far ahead, in whichever order the children lie in memory.
@usableFromInline
struct ChildLists {
  @usableFromInline var children: ContiguousArray<Int32>
  /// By parent plus one, the roots' level first: where its children begin, which is where those of the one before
  /// end.
  private var starts: ContiguousArray<Int32>

  /// - Parameters:
  ///   - parents: By child, ``Tour/none`` for a root.
  ///   - order: The children that are there; those of one parent get the order they have here.
  init(parents: ContiguousArray<Int32>, order: some BidirectionalCollection<Int32>) {
    starts = ContiguousArray(repeating: 0, count: parents.count + 2)
    for child in order { starts[Int(parents[Int(child)]) + 1] &+= 1 }
    for index in 1..<starts.count { starts[index] &+= starts[index - 1] }
    children = ContiguousArray(repeating: 0, count: order.count)
    // Filled from the ends, which become the starts.
    for child in order.reversed() {
      let parent = Int(parents[Int(child)]) + 1
      starts[parent] &-= 1
      children[Int(starts[parent])] = child
    }
  }

  /// Where the children of a parent, or of the roots' level for ``Tour/none``, are in ``children``.
  func range(of parent: Int32) -> Range<Int> {
    Int(starts[Int(parent) + 1])..<Int(starts[Int(parent) + 2])
  }

  /// Visits all that hang together with the roots' level, in preorder.
  @inline(__always)
  func walk(_ visit: (_ child: Int32, _ depth: Int) -> Void) {
    // What is left of the children on the levels above.
    var above: ContiguousArray<Range<Int>> = []
    var left = range(of: Tour.none)
    while true {
      guard !left.isEmpty else {
        guard let next = above.popLast() else { return }
        left = next
        continue
      }
      let child = children[left.lowerBound]
      left = left.lowerBound &+ 1..<left.upperBound
      visit(child, above.count)
      let below = range(of: child)
      if !below.isEmpty {
        above.append(left)
        left = below
      }
    }
  }
}
