extension RowChanges: CustomStringConvertible {
  /// The change in short: `3-2` two rows removed at old row 3, `3+2` two inserted at new row 3, `3~2>7` two
  /// moved from old row 3 to new row 7, `3!` new row 3 refreshed.
  public var description: String {
    var parts: [String] = []
    for range in removed { parts.append("\(range.lowerBound)-\(range.count)") }
    for range in inserted { parts.append("\(range.lowerBound)+\(range.count)") }
    for move in moves { parts.append("\(move.from.lowerBound)~\(move.from.count)>\(move.to)") }
    for range in refreshed {
      parts.append(range.count == 1 ? "\(range.lowerBound)!" : "\(range.lowerBound)!\(range.count)")
    }
    return parts.joined(separator: " ")
  }
}
