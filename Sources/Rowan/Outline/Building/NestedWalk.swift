/// Where a walk through nested data is: some siblings, and on each level above them those that are left there.
///
/// What is below an item comes before its next sibling, and whether there is something is known only when the
/// item was taken over. So one looks ahead only behind a leaf, farther with every leaf more, and among the next
/// siblings on that level as far again.
@usableFromInline
struct NestedWalk<Node> {
  @usableFromInline var siblings: [Node]
  /// Which of the siblings comes next.
  @usableFromInline var next = 0
  /// The handle of the siblings' parent, or ``Tour/none``.
  @usableFromInline var parent: Int32 = Tour.none
  @usableFromInline var above: [(siblings: [Node], next: Int, parent: Int32)] = []
  /// How many siblings to look up together where there are as many, and how many it were last on each level.
  @usableFromInline var ahead = 1
  @usableFromInline var aheads: [Int] = [1]
  /// On how many levels the walk is below the same items as when a place was asked for.
  @usableFromInline var keptLevels = 0

  @inlinable
  init(_ roots: [Node]) {
    siblings = roots
  }

  @inlinable var level: Int { above.count }

  /// How many siblings to look up together now.
  @inlinable var number: Int { Swift.min(ahead, siblings.count &- next) }

  /// Goes on to the next item, and says whether there is one.
  @inlinable
  mutating func advance() -> Bool {
    while next == siblings.count {
      guard let last = above.popLast() else { return false }
      aheads[above.count &+ 1] = ahead
      (siblings, next, parent) = last
      ahead = 1
      keptLevels = Swift.min(keptLevels, level)
    }
    return true
  }

  /// Goes past some siblings.
  @inlinable
  mutating func pass(_ count: Int) {
    next &+= count
    ahead = Swift.min(ahead &* 2, ItemProbes.most)
  }

  /// Goes to the children of the item passed last.
  @inlinable
  mutating func enter(_ children: [Node], of handle: Int32) {
    above.append((siblings, next, parent))
    (siblings, next, parent) = (children, 0, handle)
    if level == aheads.count { aheads.append(1) }
    ahead = aheads[level]
  }

  /// The place of a sibling in the data, a number for each level: the last ones of them, from the first level
  /// where it is not that of the place asked for before.
  @inlinable
  mutating func newPath(to index: Int) -> (level: Int, path: [Int]) {
    defer { keptLevels = level }
    let kept = Swift.min(keptLevels, level)
    return (kept, above[kept...].map { $0.next &- 1 } + [index])
  }

  /// How many items there will be, were the rest of each list like the part of it that was passed; but two to
  /// four times as many as there are.
  ///
  /// - Complexity: O(levels)
  @inlinable
  func expectedCount(of count: Int) -> Int {
    var passed = 0.0
    var share = 1.0
    for list in above {
      share /= Double(list.siblings.count)
      passed += share * Double(list.next &- 1)
    }
    passed += share * Double(next) / Double(siblings.count)
    let times = passed > 0 ? Swift.min(Swift.max(1.0625 / passed, 2), 4) : 2
    return Swift.max(Int(Double(count) * times), count &+ ahead)
  }
}
