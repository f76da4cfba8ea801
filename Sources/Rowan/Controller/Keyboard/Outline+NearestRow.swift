extension Outline {
  /// The row that a focus is on, or the nearest to where it was; `nil` when there is no row or no trace of it.
  ///
  /// - An item that is hidden gives the row of the ancestor that hides it.
  /// - A placeholder that has gone gives the one that took its place; else the former row as far as it is below
  ///   the parent, since the children waited for stand there now; else the row of the parent.
  /// - An item that has gone gives the former row, or the last one if there are fewer.
  ///
  /// - Parameters:
  ///   - content: What has the focus.
  ///   - formerRow: The row where it was last.
  /// - Complexity: O(log n), for a hidden item O(d log n) with d ancestors
  public func row(nearestTo content: OutlineRow<Item>.Content, formerly formerRow: Int? = nil) -> Int? {
    switch content {
    case .item(let item):
      return visibleRow(of: item) ?? clamped(formerRow)
    case .placeholder(_, let parent):
      if let row = row(ofPlaceholderIn: parent) { return row }
      guard let parent else { return clamped(formerRow) }
      guard let below = rowsBelow(parent) else { return visibleRow(of: parent) ?? clamped(formerRow) }
      if below.isEmpty { return below.lowerBound - 1 }
      return min(max(formerRow ?? below.upperBound, below.lowerBound), below.upperBound - 1)
    }
  }

  private func visibleRow(of item: Item) -> Int? {
    nearestVisible(to: item).flatMap { row(of: $0) }
  }

  private func clamped(_ row: Int?) -> Int? {
    rows.isEmpty ? nil : row.map { min(max($0, 0), rows.count - 1) }
  }
}
