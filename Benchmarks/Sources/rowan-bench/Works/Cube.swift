import Rowan

/// A tree with three levels and as many children everywhere: with 100, the "cube" of 1,010,100 items.
struct Cube {
  /// The number of children of each parent, and of roots.
  let edge: Int

  /// The largest cube with about `size` items.
  init(size: Int) {
    var edge = 1
    while (edge + 1) * (edge + 1) * (edge + 1) <= size { edge += 1 }
    self.edge = edge
  }

  var count: Int { edge + edge * edge + edge * edge * edge }

  /// The items in preorder, numbered so.
  var levels: [(Int, Int)] {
    var levels: [(Int, Int)] = []
    levels.reserveCapacity(count)
    for _ in 0..<edge {
      levels.append((0, levels.count))
      for _ in 0..<edge {
        levels.append((1, levels.count))
        for _ in 0..<edge { levels.append((2, levels.count)) }
      }
    }
    return levels
  }

  /// Each item with its parent.
  var pairs: [(Int, Int?)] {
    var pairs: [(Int, Int?)] = []
    var way: [Int] = []
    for (level, item) in levels {
      way.removeLast(way.count - level)
      pairs.append((item, way.last))
      way.append(item)
    }
    return pairs
  }

  var outline: Outline<Int> { Outline(levels: levels) }

  var openOutline: Outline<Int> {
    var outline = outline
    outline.expandAll()
    return outline
  }
}

/// Random numbers that come again for the same seed.
struct Random: RandomNumberGenerator {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Numbers below a bound, checked to be as different as they should be.
  mutating func numbers(_ count: Int, below bound: Int) -> [Int] {
    let numbers = (0..<count).map { _ in Int.random(in: 0..<bound, using: &self) }
    precondition(Set(numbers).count > min(count, bound) / 4, "random numbers that do not differ")
    return numbers
  }
}
