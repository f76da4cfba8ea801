/// Finds the rows that stay or move, and look different.
///
/// Rows that come together from one place have the neighbours that they had. So a row in them is first or last
/// of other siblings than before only where they begin, or on the way up from where they end.
struct RowRefreshes {
  private let old: DiffRows
  private let new: DiffRows
  private var oldEdges: SiblingEdges
  private var newEdges: SiblingEdges
  /// In the order they were found.
  private var rows: ContiguousArray<Int> = []

  init(from old: DiffRows, to new: DiffRows) {
    self.old = old
    self.new = new
    oldEdges = SiblingEdges(old)
    newEdges = SiblingEdges(new)
  }

  var ranges: RowRanges {
    var ranges = RowRanges()
    for row in rows.sorted() { ranges.append(row: row) }
    return ranges
  }

  /// Adds a row that looks different.
  mutating func add(_ row: Int) {
    rows.append(row)
  }

  /// Adds those that look different of some rows that were together before.
  mutating func add(_ oldRow: Int, _ row: Int, _ count: Int) {
    // The first row behind the last one that has another level: from there on, neighbours are as they were.
    var start = 0
    var block = 0
    while block < count {
      let end = min(block + 64, count)
      if differ(oldRow + block, row + block, end - block) {
        for index in block..<end {
          if old.levels[oldRow + index] != new.levels[row + index] {
            rows.append(row + index)
            addEdges(oldRow + start, row + start, index - start)
            start = index + 1
          } else if !looksSame(oldRow + index, row + index) {
            rows.append(row + index)
          }
        }
      }
      block = end
    }
    addEdges(oldRow + start, row + start, count - start)
  }

  private func looksSame(_ oldRow: Int, _ row: Int) -> Bool {
    old.words[oldRow] < 0
      || EntryWord(raw: old.words[oldRow]).looksSame(as: EntryWord(raw: new.words[row]))
  }

  private func differ(_ oldRow: Int, _ row: Int, _ count: Int) -> Bool {
    old.words.differ(oldRow, new.words, row, count, mask: ~EntryWord.handleMask)
      || old.levels.differ(oldRow, new.levels, row, count, mask: ~0)
  }

  /// Adds the rows that are first or last of their siblings now and were not, or the other way round, of rows
  /// that were together before and have the levels that they had.
  private mutating func addEdges(_ oldRow: Int, _ row: Int, _ count: Int) {
    guard count > 0 else { return }
    if new.words[row] >= 0, oldEdges.isFirst(oldRow) != newEdges.isFirst(row) { rows.append(row) }
    var level = Int32.max
    var index = count
    while index > 0, level > new.levels[0] {
      index -= 1
      guard new.levels[row + index] < level else { continue }
      level = new.levels[row + index]
      if new.words[row + index] >= 0, oldEdges.isLast(oldRow + index) != newEdges.isLast(row + index) {
        rows.append(row + index)
      }
    }
  }
}

extension ContiguousArray<Int32> {
  /// Whether anything but what is masked differs in some words of two columns; no branch, so that the compiler
  /// makes this take several words at once.
  fileprivate func differ(_ start: Int, _ other: Self, _ otherStart: Int, _ count: Int, mask: Int32) -> Bool {
    withUnsafeBufferPointer { words in
      other.withUnsafeBufferPointer { others in
        var differences: Int32 = 0
        for index in 0..<count { differences |= words[start &+ index] ^ others[otherStart &+ index] }
        return differences & mask != 0
      }
    }
  }
}
