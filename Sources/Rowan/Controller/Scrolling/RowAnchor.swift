/// A row that stays where it is on the screen while rows around it change.
public struct RowAnchor: Hashable, Sendable {
  /// The row before the change.
  public var oldRow: Int
  /// The row after the change.
  public var newRow: Int
  /// Whether the row was in sight before the change.
  public var isInSight: Bool

  /// An anchor.
  public init(oldRow: Int, newRow: Int, isInSight: Bool) {
    self.oldRow = oldRow
    self.newRow = newRow
    self.isInSight = isInSight
  }
}

extension RowChanges {
  /// The row to hold on to while this change is shown, so that nothing jumps.
  ///
  /// The first of these there is:
  ///
  /// 1. the preferred row, the one that was tapped say, if it is in sight and remains
  /// 2. the first row in sight that remains and does not move
  /// 3. the nearest row above that remains and does not move: when everything in sight goes with a parent that
  ///    closes, that is the parent
  /// 4. the nearest row below that remains and does not move
  /// 5. the first row in sight that moves, then the nearest that does
  ///
  /// - Parameters:
  ///   - visible: The **old** rows in sight.
  ///   - preferred: An **old** row that should stay.
  /// - Returns: `nil` if no row remains.
  /// - Complexity: O(k log k) for k ranges in the change
  public func anchor(visible: Range<Int>, preferring preferred: Int? = nil) -> RowAnchor? {
    let visible = visible.clamped(to: 0..<oldCount)
    let gone = RowRanges(moves.map { $0.from } + Array(removed))
    let row =
      preferred.flatMap { visible.contains($0) && !removed.contains($0) ? $0 : nil }
      ?? gone.firstRowOutside(in: visible)
      ?? gone.lastRowOutside(in: 0..<visible.lowerBound)
      ?? gone.firstRowOutside(in: visible.upperBound..<oldCount)
      ?? removed.firstRowOutside(in: visible)
      ?? removed.lastRowOutside(in: 0..<visible.lowerBound)
      ?? removed.firstRowOutside(in: visible.upperBound..<oldCount)
    return row.flatMap { row in
      newRow(of: row).map { RowAnchor(oldRow: row, newRow: $0, isInSight: visible.contains(row)) }
    }
  }
}

extension RowRanges {
  fileprivate func firstRowOutside(in rows: Range<Int>) -> Int? {
    var row = rows.lowerBound
    for range in self where range.upperBound > row {
      if range.lowerBound > row { break }
      row = range.upperBound
    }
    return row < rows.upperBound ? row : nil
  }

  fileprivate func lastRowOutside(in rows: Range<Int>) -> Int? {
    var row = rows.upperBound - 1
    for range in reversed() where range.lowerBound <= row {
      if range.upperBound <= row { break }
      row = range.lowerBound - 1
    }
    return row >= rows.lowerBound ? row : nil
  }
}
