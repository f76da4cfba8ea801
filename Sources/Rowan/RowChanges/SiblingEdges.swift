/// Which rows are first or last of their siblings.
struct SiblingEdges {
  private let rows: DiffRows
  /// By row, whether a sibling follows; empty until it is asked for.
  private var isFollowed: ContiguousArray<Bool> = []

  init(_ rows: DiffRows) {
    self.rows = rows
  }

  /// A placeholder is behind all its siblings, so no item comes behind one.
  func isFirst(_ row: Int) -> Bool {
    row == 0 || rows.levels[row - 1] < rows.levels[row]
  }

  /// - Complexity: O(1); O(r) once for r rows, if rows below the one asked for follow it.
  mutating func isLast(_ row: Int) -> Bool {
    let next = row + 1
    if next == rows.levels.count || rows.levels[next] < rows.levels[row] { return true }
    if rows.levels[next] == rows.levels[row] { return rows.words[next] < 0 }
    if isFollowed.isEmpty { isFollowed = rows.followedBySibling() }
    return !isFollowed[row]
  }
}

extension DiffRows {
  /// By row: whether a sibling follows that is an item.
  fileprivate func followedBySibling() -> ContiguousArray<Bool> {
    var isFollowed = ContiguousArray(repeating: false, count: words.count)
    let (least, deepest) = levelBounds()
    // By level: whether an item of that level was seen since the last row above that level. From the end on,
    // levels rise by any number and fall by one.
    var isSeen = ContiguousArray(repeating: false, count: Int(deepest - least) + 1)
    isFollowed.withUnsafeMutableBufferPointer { isFollowed in
      isSeen.withUnsafeMutableBufferPointer { isSeen in
        var lastLevel = -1
        for row in words.indices.reversed() {
          let level = Int(levels[row] &- least)
          while lastLevel < level {
            lastLevel &+= 1
            isSeen[lastLevel] = false
          }
          lastLevel = level
          guard words[row] >= 0 else { continue }
          isFollowed[row] = isSeen[level]
          isSeen[level] = true
        }
      }
    }
    return isFollowed
  }

  private func levelBounds() -> (least: Int32, deepest: Int32) {
    levels.withUnsafeBufferPointer { levels in
      var (least, deepest) = (levels[0], levels[0])
      for level in levels {
        least = min(least, level)
        deepest = max(deepest, level)
      }
      return (least, deepest)
    }
  }
}
