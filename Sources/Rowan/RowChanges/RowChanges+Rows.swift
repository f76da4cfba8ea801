/// The change as plain lists of rows, for tables that take nothing else.
extension RowChanges {
  /// The **old** rows to remove, ascending; without those that move.
  ///
  /// - Complexity: O(rows)
  public var removedRows: [Int] { Array(removed.rows) }

  /// The **new** rows to insert, ascending; without those that move.
  ///
  /// - Complexity: O(rows)
  public var insertedRows: [Int] { Array(inserted.rows) }

  /// The rows that move, each from an **old** row to a **new** one, ascending by the new one.
  ///
  /// - Complexity: O(rows)
  public var movedRows: [(from: Int, to: Int)] {
    moves.flatMap { move in zip(move.from, move.destination).map { (from: $0, to: $1) } }
  }

  /// The **new** rows to refresh, ascending.
  ///
  /// - Complexity: O(rows)
  public var refreshedRows: [Int] { Array(refreshed.rows) }

  /// The new row of an old one, or `nil` for a row that is removed.
  ///
  /// - Complexity: O(k) for k ranges
  public func newRow(of oldRow: Int) -> Int? {
    guard oldRow >= 0, oldRow < oldCount, !removed.contains(oldRow) else { return nil }
    for move in moves where move.from.contains(oldRow) { return oldRow - move.from.lowerBound + move.to }
    // Among the rows that stay, this one's place; and then the same place among the new rows that stayed.
    let gone = RowRanges(moves.map { $0.from } + Array(removed))
    var newRow = oldRow - gone.rowCount(below: oldRow)
    for range in RowRanges(moves.map { $0.destination } + Array(inserted)) where range.lowerBound <= newRow {
      newRow += range.count
    }
    return newRow
  }

  /// The old row of a new one, or `nil` for a row that is inserted.
  ///
  /// - Complexity: O(k log k) for k ranges
  public func oldRow(of newRow: Int) -> Int? {
    guard newRow >= 0, newRow < newCount, !inserted.contains(newRow) else { return nil }
    for move in moves where move.destination.contains(newRow) {
      return newRow - move.to + move.from.lowerBound
    }
    let came = RowRanges(moves.map { $0.destination } + Array(inserted))
    var oldRow = newRow - came.rowCount(below: newRow)
    for range in RowRanges(moves.map { $0.from } + Array(removed)) where range.lowerBound <= oldRow {
      oldRow += range.count
    }
    return oldRow
  }

  /// Applies the change to a list of rows.
  ///
  /// - Parameters:
  ///   - rows: The list with the old rows.
  ///   - newElement: Answers what a **new** row shows; asked for those that are inserted or refreshed.
  /// - Returns: The list with the new rows.
  /// - Complexity: O(rows)
  public func applied<Element, Failure: Error>(
    to rows: [Element], newElement: (Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(newCount)
    for segment in RowSegments(self).segments {
      if let old = segment.old {
        result.append(contentsOf: rows[old..<old + segment.count])
      } else {
        for row in result.count..<result.count + segment.count { result.append(try newElement(row)) }
      }
    }
    for row in refreshed.rows { result[row] = try newElement(row) }
    return result
  }
}

extension RowRanges {
  func rowCount(below row: Int) -> Int {
    reduce(0) { $0 + Swift.max(0, Swift.min($1.upperBound, row) - $1.lowerBound) }
  }
}
