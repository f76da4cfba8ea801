/// The new rows as runs, in order: each was a run of old rows, or was not there.
///
/// Every change of rows can be written so. Which runs stay and which move is decided here alone, so that a
/// command, a diff and two changes put together answer the same for the same rows.
@usableFromInline
struct RowSegments {
  struct Segment {
    /// The first of the old rows, or `nil` for inserted ones.
    var old: Int?
    var count: Int
  }

  private(set) var segments: [Segment] = []

  /// Adds old rows behind what is there.
  @inline(__always)
  mutating func append(old: Int, count: Int) {
    guard count > 0 else { return }
    if let last = segments.last, let start = last.old, start + last.count == old {
      segments[segments.count - 1].count += count
    } else {
      segments.append(Segment(old: old, count: count))
    }
  }

  /// Adds rows that were not there.
  @inline(__always)
  mutating func append(inserted count: Int) {
    guard count > 0 else { return }
    if let last = segments.last, last.old == nil {
      segments[segments.count - 1].count += count
    } else {
      segments.append(Segment(old: nil, count: count))
    }
  }

  /// The change from the old rows to these.
  ///
  /// The rows that stay are a heaviest increasing subsequence, so as few rows move as can be.
  ///
  /// - Complexity: O(k log k) for k segments; O(k) when none moves.
  func changes(oldCount: Int, refreshed: RowRanges = RowRanges()) -> RowChanges {
    var changes = RowChanges(refreshed: refreshed, oldCount: oldCount, newCount: 0)
    let kept = segments.compactMap { segment in segment.old.map { (old: $0, count: segment.count) } }
    let order = IncreasingRuns(kept)
    var newRow = 0
    var index = 0
    for segment in segments {
      if let old = segment.old {
        if !order.stays(index) {
          changes.moves.append(RowChanges.Move(from: old..<old + segment.count, to: newRow))
        }
        index += 1
      } else {
        changes.inserted.append(newRow..<newRow + segment.count)
      }
      newRow += segment.count
    }
    changes.newCount = newRow
    var oldRow = 0
    for index in order.inOldOrder {
      changes.removed.append(oldRow..<max(oldRow, kept[index].old))
      oldRow = kept[index].old + kept[index].count
    }
    changes.removed.append(oldRow..<max(oldRow, oldCount))
    return changes
  }
}

extension RowSegments {
  /// The new rows of a change as runs of where they come from.
  init(_ changes: RowChanges) {
    var gone = RowRanges(changes.moves.map { $0.from } + Array(changes.removed)).makeIterator()
    var nextGone = gone.next()
    var oldRow = 0
    var newRow = 0

    func keep(upTo end: Int, into segments: inout RowSegments) {
      while newRow < end {
        if let range = nextGone, range.lowerBound == oldRow {
          oldRow = range.upperBound
          nextGone = gone.next()
          continue
        }
        let run = min(end - newRow, (nextGone?.lowerBound ?? Int.max) - oldRow)
        segments.append(old: oldRow, count: run)
        oldRow += run
        newRow += run
      }
    }

    var insertions = changes.inserted.makeIterator()
    var nextInsertion = insertions.next()
    var moves = changes.moves.makeIterator()
    var nextMove = moves.next()
    while nextInsertion != nil || nextMove != nil {
      if let range = nextInsertion, range.lowerBound < nextMove?.to ?? Int.max {
        keep(upTo: range.lowerBound, into: &self)
        append(inserted: range.count)
        newRow = range.upperBound
        nextInsertion = insertions.next()
      } else if let move = nextMove {
        keep(upTo: move.to, into: &self)
        append(old: move.from.lowerBound, count: move.from.count)
        newRow = move.destination.upperBound
        nextMove = moves.next()
      }
    }
    keep(upTo: changes.newCount, into: &self)
  }
}
