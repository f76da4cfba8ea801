extension RowChanges {
  /// This change and one that follows it, as one change from the rows before the first to those after the
  /// second.
  ///
  /// Rows that come with the first and go with the second are in neither list. A row that goes with the first
  /// and comes back with the second is removed and inserted: row numbers alone cannot tell that it is the
  /// same.
  ///
  /// - Parameter next: A change whose old rows are this one's new rows.
  /// - Complexity: O(k log k) for k ranges in both.
  public func followed(by next: RowChanges) -> RowChanges {
    precondition(
      next.oldCount == newCount,
      "A change of \(next.oldCount) rows cannot follow one that leaves \(newCount) rows.")
    if isEmpty { return next }
    if next.isEmpty { return self }
    let first = RowSegments(self).segments
    var starts: [Int] = []
    starts.reserveCapacity(first.count)
    var row = 0
    for segment in first {
      starts.append(row)
      row += segment.count
    }
    var both = RowSegments()
    var destinations: [Move] = []
    row = 0
    for segment in RowSegments(next).segments {
      if let middle = segment.old {
        destinations.append(Move(from: middle..<middle + segment.count, to: row))
        both.append(rows: middle..<middle + segment.count, of: first, starts: starts)
      } else {
        both.append(inserted: segment.count)
      }
      row += segment.count
    }
    var changes = both.changes(oldCount: oldCount)
    let ofFirst = refreshed.mapped(through: destinations)
    changes.refreshed = RowRanges(Array(ofFirst) + Array(next.refreshed)).subtracting(changes.inserted)
    return changes
  }
}

extension RowSegments {
  /// Adds what some middle rows come from.
  fileprivate mutating func append(rows: Range<Int>, of first: [Segment], starts: [Int]) {
    var low = 0
    var high = first.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + first[middle].count <= rows.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < first.count, starts[low] < rows.upperBound {
      let part = rows.clamped(to: starts[low]..<starts[low] + first[low].count)
      if let old = first[low].old {
        append(old: old + part.lowerBound - starts[low], count: part.count)
      } else {
        append(inserted: part.count)
      }
      low += 1
    }
  }
}

extension RowRanges {
  /// Where these rows are after each range of `moves` has gone to its destination; those in none are left out.
  fileprivate func mapped(through moves: [RowChanges.Move]) -> RowRanges {
    var parts: [Range<Int>] = []
    var ranges = makeIterator()
    var range = ranges.next()
    for move in moves.sorted(by: { $0.from.lowerBound < $1.from.lowerBound }) {
      while let rows = range, rows.upperBound <= move.from.lowerBound { range = ranges.next() }
      while let rows = range, rows.lowerBound < move.from.upperBound {
        let part = rows.clamped(to: move.from)
        let start = part.lowerBound - move.from.lowerBound + move.to
        parts.append(start..<start + part.count)
        if rows.upperBound > move.from.upperBound { break }
        range = ranges.next()
      }
    }
    return RowRanges(parts)
  }

  /// The rows that are not in another set.
  func subtracting(_ other: RowRanges) -> RowRanges {
    if other.isEmpty || isEmpty { return self }
    var result = RowRanges()
    var others = other.makeIterator()
    var hole = others.next()
    for range in self {
      var start = range.lowerBound
      while let current = hole, current.upperBound <= start { hole = others.next() }
      while let current = hole, current.lowerBound < range.upperBound {
        result.append(start..<Swift.max(start, current.lowerBound))
        start = Swift.max(start, current.upperBound)
        if current.upperBound > range.upperBound { break }
        hole = others.next()
      }
      result.append(Swift.min(start, range.upperBound)..<range.upperBound)
    }
    return result
  }
}
