/// A row as a diff sees it.
@usableFromInline
struct DiffRow {
  /// What the row is: an item by its handle; a placeholder by ``key(ofPlaceholderOf:)``; ``unmatched`` for
  /// what the old rows have no handle for.
  @usableFromInline var key: Int32
  /// The raw value of the entry's ``EntryWord``.
  @usableFromInline var word: Int32
  @usableFromInline var level: Int32

  @usableFromInline static let unmatched = Int32.min

  /// The key of a placeholder from its parent's handle, -1 for the roots' level; and back, by the same sum.
  @usableFromInline
  static func key(ofPlaceholderOf parent: Int32) -> Int32 { -2 - parent }

  /// Whether two rows that are the same one show the same disclosure.
  func looksSame(as other: DiffRow) -> Bool {
    key < 0 || EntryWord(raw: word).looksSame(as: EntryWord(raw: other.word))
  }

  /// Whether two rows are the same one: the same item, or the same kind of placeholder of the same parent.
  func isSame(as other: DiffRow) -> Bool {
    key == other.key && (key >= 0 || word == other.word && key != Self.unmatched)
  }
}

extension ContiguousArray<DiffRow> {
  /// By handle: the row of the item, -1 for those without one.
  @usableFromInline
  func rowsByHandle(capacity: Int) -> ContiguousArray<Int32> {
    var rows = ContiguousArray<Int32>(repeating: -1, count: capacity)
    for row in indices where self[row].key >= 0 { rows[Int(self[row].key)] = Int32(truncatingIfNeeded: row) }
    return rows
  }
}

/// The difference of two lists of rows.
struct RowDiff {
  /// Where each new row was.
  private(set) var segments = RowSegments()
  /// The new rows that stay or move, and look different.
  private(set) var refreshed = RowRanges()

  /// - Parameters:
  ///   - old: The old rows.
  ///   - new: The new rows, their keys in terms of the old ones' handles.
  ///   - handleCapacity: Above all handles of the old rows.
  ///   - contentChanged: Whether the content of an old and a new row of the same item differs.
  /// - Complexity: O(r) for r rows, with no look-up of rows that both lists begin or end with.
  init(
    from old: ContiguousArray<DiffRow>, to new: ContiguousArray<DiffRow>, handleCapacity: Int,
    contentChanged: ((_ oldRow: Int, _ newRow: Int) -> Bool)?
  ) {
    let common = min(old.count, new.count)
    var head = 0
    // Whether any of the rows that both begin with looks different.
    var headDiffers = contentChanged != nil
    while head < common, old[head].isSame(as: new[head]), old[head].level == new[head].level {
      if !old[head].looksSame(as: new[head]) { headDiffers = true }
      head += 1
    }
    var tail = 0
    while tail < common - head {
      let (last, newLast) = (old[old.count - 1 - tail], new[new.count - 1 - tail])
      guard last.isSame(as: newLast), last.level == newLast.level else { break }
      tail += 1
    }
    let oldMiddle = head..<old.count - tail
    let newMiddle = head..<new.count - tail

    var matches = RowMatches(old: old, oldMiddle, handleCapacity: handleCapacity)
    let edges = SiblingEdges.changes(old: old, oldMiddle, new: new, newMiddle)
    segments.append(old: 0, count: head)
    for row in (headDiffers ? 0 : edges?.start ?? head)..<new.count {
      let oldRow: Int
      if row < newMiddle.lowerBound {
        oldRow = row
      } else if row >= newMiddle.upperBound {
        oldRow = row - new.count + old.count
      } else if let match = matches.oldRow(of: new[row]) {
        oldRow = match
        segments.append(old: match, count: 1)
      } else {
        segments.append(inserted: 1)
        continue
      }
      if !old[oldRow].looksSame(as: new[row]) || old[oldRow].level != new[row].level
        || edges?.differ(oldRow, row) ?? false || contentChanged?(oldRow, row) ?? false
      {
        refreshed.append(row: row)
      }
    }
    segments.append(old: oldMiddle.upperBound, count: tail)
  }

  /// The change of all rows when these are the rows from `firstRow` on.
  func changes(firstRow: Int, oldCount: Int, of count: Int) -> RowChanges {
    var all = RowSegments()
    all.append(old: 0, count: firstRow)
    for segment in segments.segments {
      if let old = segment.old {
        all.append(old: firstRow + old, count: segment.count)
      } else {
        all.append(inserted: segment.count)
      }
    }
    all.append(old: firstRow + count, count: oldCount - firstRow - count)
    let refreshed = RowRanges(refreshed.map { $0.lowerBound + firstRow..<$0.upperBound + firstRow })
    return all.changes(oldCount: oldCount, refreshed: refreshed)
  }
}

/// Finds the old row of a new one.
private struct RowMatches {
  private let old: ContiguousArray<DiffRow>
  private let middle: Range<Int>
  /// By handle, -1 for those without an old row in the middle.
  private var rows: ContiguousArray<Int32> = []
  private var placeholders: [Int32: Int] = [:]
  /// The row behind the last match: most often the next match.
  private var expected: Int

  init(old: ContiguousArray<DiffRow>, _ middle: Range<Int>, handleCapacity: Int) {
    self.old = old
    self.middle = middle
    expected = middle.lowerBound
    guard !middle.isEmpty else { return }
    rows = ContiguousArray(repeating: -1, count: handleCapacity)
    for row in middle {
      let key = old[row].key
      if key >= 0 { rows[Int(key)] = Int32(truncatingIfNeeded: row) } else { placeholders[key] = row }
    }
  }

  mutating func oldRow(of new: DiffRow) -> Int? {
    guard !middle.isEmpty else { return nil }
    if expected < middle.upperBound, old[expected].isSame(as: new) {
      expected += 1
      return expected - 1
    }
    let row: Int
    if new.key >= 0 {
      row = Int(rows[Int(new.key)])
    } else {
      row = placeholders[new.key] ?? -1
    }
    guard row >= 0, old[row].isSame(as: new) else { return nil }
    expected = row + 1
    return row
  }
}

/// Which rows are first or last of their siblings, before and after.
///
/// The rows both lists begin with have the same neighbours in both, except the ancestors of the last of them:
/// whether those are last is decided behind. So only the rows from there on are looked at.
private struct SiblingEdges {
  private let oldEdges: [UInt8]
  private let newEdges: [UInt8]
  /// The first of the rows that are looked at.
  let start: Int

  static func changes(
    old: ContiguousArray<DiffRow>, _ oldMiddle: Range<Int>, new: ContiguousArray<DiffRow>,
    _ newMiddle: Range<Int>
  ) -> SiblingEdges? {
    guard !oldMiddle.isEmpty || !newMiddle.isEmpty else { return nil }
    var least = Int32.max
    for row in oldMiddle { least = min(least, old[row].level) }
    for row in newMiddle { least = min(least, new[row].level) }
    var start = oldMiddle.lowerBound
    while start > 0 {
      start -= 1
      if old[start].level <= least { break }
    }
    return SiblingEdges(
      oldEdges: edges(of: old, from: start, through: oldMiddle.upperBound, least: least),
      newEdges: edges(of: new, from: start, through: newMiddle.upperBound, least: least), start: start)
  }

  func differ(_ oldRow: Int, _ newRow: Int) -> Bool {
    let (oldIndex, newIndex) = (oldRow - start, newRow - start)
    guard oldIndex >= 0, newIndex >= 0, oldIndex < oldEdges.count, newIndex < newEdges.count else {
      return false
    }
    return oldEdges[oldIndex] != newEdges[newIndex]
  }

  private static let first: UInt8 = 1
  private static let last: UInt8 = 2

  /// The edges of the rows from `start` through `end`, the latter the first row that both lists end with.
  private static func edges(
    of rows: ContiguousArray<DiffRow>, from start: Int, through end: Int, least: Int32
  ) -> [UInt8] {
    guard start < rows.count else { return [] }
    let stored = start..<min(end + 1, rows.count)
    var edges = [UInt8](repeating: last, count: stored.count)
    // By level: the last row seen there whose next sibling may still come.
    var open: [Int] = []
    let leastOpen = Int(rows[start].level)
    var row = start
    while row < rows.count {
      let level = Int(rows[row].level)
      let isItem = rows[row].key >= 0 || rows[row].key == DiffRow.unmatched && rows[row].word >= 0
      if level < leastOpen { break }
      let index = level - leastOpen
      var isFirst = true
      if index < open.count {
        open.removeLast(open.count - index - 1)
        if open[index] >= 0 {
          isFirst = false
          if isItem, open[index] < stored.upperBound { edges[open[index] - start] &= ~last }
        }
      }
      while open.count < index { open.append(-1) }
      if isItem {
        if index < open.count { open[index] = row } else { open.append(row) }
        if stored.contains(row), isFirst { edges[row - start] |= first }
      }
      if row >= end, level <= least { break }
      row += 1
    }
    return edges
  }
}
