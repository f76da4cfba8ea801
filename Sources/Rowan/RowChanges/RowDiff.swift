/// The difference of two lists of rows.
struct RowDiff {
  /// Where each new row was.
  let segments: RowSegments
  /// The new rows that stay or move, and look different.
  let refreshed: RowRanges

  /// - Parameters:
  ///   - segments: Where each new row was.
  ///   - contentChanged: Whether the content of an old and a new row of the same item differs.
  /// - Complexity: O(r) for r rows
  init(
    from old: DiffRows, to new: DiffRows, _ segments: RowSegments,
    contentChanged: ((_ oldRow: Int, _ newRow: Int) -> Bool)?
  ) {
    self.segments = segments
    var refreshes = RowRefreshes(from: old, to: new)
    var row = 0
    for segment in segments.segments {
      if let oldRow = segment.old {
        refreshes.add(oldRow, row, segment.count)
        if let contentChanged {
          for index in 0..<segment.count where contentChanged(oldRow + index, row + index) {
            refreshes.add(row + index)
          }
        }
      }
      row += segment.count
    }
    refreshed = refreshes.ranges
  }

  /// The difference of rows that use the same handles.
  init(
    from old: DiffRows, to new: DiffRows, handleCapacity: Int,
    contentChanged: ((_ oldRow: Int, _ newRow: Int) -> Bool)?
  ) {
    let segments = RowMatching.segments(from: old, to: new, handleCapacity: handleCapacity)
    self.init(from: old, to: new, segments, contentChanged: contentChanged)
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

extension RowMatching {
  /// Where each new row was, of rows that use the same handles.
  @usableFromInline
  static func segments(from old: DiffRows, to new: DiffRows, handleCapacity: Int) -> RowSegments {
    segments(
      from: old, to: new, handleCapacity: handleCapacity, isSame: { $0 == $1 }, find: { $0 })
  }
}
