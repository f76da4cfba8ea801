import Rowan

/// A tree with three levels and as many children everywhere: with 100, the "cube" of 1,010,100 items.
///
/// Items are numbered in preorder, so that with everything open each is in the row of its number.
struct Cube {
  /// The number of children of each parent, and of roots.
  let edge: Int

  /// The largest cube with about `size` items.
  init(size: Int) {
    var edge = 1
    while (edge + 1) * (edge + 1) * (edge + 1) <= size { edge += 1 }
    self.edge = edge
  }

  var count: Int { edge * rootStride }

  /// How many items a root and what is below it are.
  var rootStride: Int { 1 + edge * parentStride }

  /// How many items a child of a root and what is below it are.
  var parentStride: Int { 1 + edge }

  func root(_ index: Int) -> Int { index * rootStride }

  func parent(_ index: Int, ofRoot root: Int) -> Int { self.root(root) + 1 + index * parentStride }

  var roots: [Int] { (0..<edge).map(root) }

  /// The items of the middle level.
  var parents: [Int] { (0..<edge).flatMap { root in (0..<edge).map { parent($0, ofRoot: root) } } }

  func level(of item: Int) -> Int {
    let inRoot = item % rootStride
    return inRoot == 0 ? 0 : (inRoot - 1) % parentStride == 0 ? 1 : 2
  }

  func children(of item: Int) -> [Int] {
    switch level(of: item) {
    case 0: (0..<edge).map { item + 1 + $0 * parentStride }
    case 1: (0..<edge).map { item + 1 + $0 }
    default: []
    }
  }

  /// The items in preorder with their levels, without a list of them.
  var lazyLevels: LazyMapSequence<Range<Int>, (Int, Int)> {
    (0..<count).lazy.map { (level(of: $0), $0) }
  }

  /// Each item with its parent.
  var pairs: [(Int, Int?)] {
    var pairs: [(Int, Int?)] = []
    pairs.reserveCapacity(count)
    var way: [Int] = []
    for (level, item) in lazyLevels {
      way.removeLast(way.count - level)
      pairs.append((item, way.last))
      way.append(item)
    }
    return pairs
  }

  var outline: Outline<Int> { Outline(levels: lazyLevels) }

  var openOutline: Outline<Int> {
    var outline = outline
    outline.expandAll()
    return outline
  }
}
