/// For each row, whether it is the last of its siblings.
///
/// A row is not the last when a row of its level follows before one of a lesser level. That is known from the
/// rows behind it, so they are looked at once, from the last to the first; a bit each is kept.
struct LastSiblings {
  private var words: [UInt64]

  /// - Parameter levels: the levels of all rows.
  /// - Complexity: O(*n*)
  init(levels: [UInt32]) {
    words = Array(repeating: 0, count: (levels.count + 63) / 64)
    // By level, whether a sibling follows.
    var hasNext: [Bool] = []
    for row in levels.indices.reversed() {
      let level = Int(levels[row])
      if hasNext.count > level {
        hasNext.removeLast(hasNext.count - level - 1)
      } else {
        hasNext.append(contentsOf: repeatElement(false, count: level + 1 - hasNext.count))
      }
      if !hasNext[level] { words[row >> 6] |= 1 << UInt64(row & 63) }
      hasNext[level] = true
    }
  }

  subscript(row: Int) -> Bool {
    words[row >> 6] >> UInt64(row & 63) & 1 == 1
  }
}
