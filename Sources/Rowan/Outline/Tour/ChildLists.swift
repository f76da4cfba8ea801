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
  /// A bit for each that has children: most have none, and bits stay near the processor where `starts` would not.
  private var parentBits: ContiguousArray<UInt64>

  /// - Parameters:
  ///   - parents: By child, ``Tour/none`` for a root.
  ///   - order: The children that are there; those of one parent get the order they have here.
  init(parents: ContiguousArray<Int32>, order: some BidirectionalCollection<Int32>) {
    starts = ContiguousArray(repeating: 0, count: parents.count + 2)
    parentBits = ContiguousArray(repeating: 0, count: parents.count / 64 + 1)
    for child in order {
      let parent = Int(parents[Int(child)])
      starts[parent + 1] &+= 1
      if parent >= 0 { parentBits[parent / 64] |= 1 &<< UInt64(parent % 64) }
    }
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
  ///
  /// - Parameter visit: Gets where each is in ``children``, and its depth.
  @inline(__always)
  func walk(_ visit: (_ index: Int, _ depth: Int) -> Void) {
    // What is left of the children on the levels above.
    var above: ContiguousArray<Range<Int>> = []
    var left = range(of: Tour.none)
    while true {
      guard !left.isEmpty else {
        guard let next = above.popLast() else { return }
        left = next
        continue
      }
      let child = Int(children[left.lowerBound])
      visit(left.lowerBound, above.count)
      left = left.lowerBound &+ 1..<left.upperBound
      if parentBits[child / 64] & 1 &<< UInt64(child % 64) != 0 {
        above.append(left)
        left = range(of: Int32(truncatingIfNeeded: child))
      }
    }
  }
}
