/// Where rows are, in the units of a screen: points, lines of a terminal, or rows.
///
/// Rows follow each other from 0 on. A toolkit that knows where each row is passes that on, and is asked for
/// few of them; for rows of one height nothing is asked at all:
///
/// ```swift
/// let ofTable = RowMetrics(count: outline.rows.count, end: table.contentHeight) { row in
///   table.top(ofRow: row)
/// }
/// let ofTerminal = RowMetrics(count: outline.rows.count, height: 1)
/// ```
public struct RowMetrics {
  /// The number of rows.
  public let count: Int
  /// The lower edge of the last row.
  public let end: Double
  /// The height of each row, if all have the same.
  private let height: Double?
  private let topOfRow: (Int) -> Double

  /// Rows of any height.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - end: The lower edge of the last row.
  ///   - top: The upper edge of a row; never less than that of a row before.
  public init(count: Int, end: Double, top: @escaping (Int) -> Double) {
    self.count = max(count, 0)
    self.end = end
    height = nil
    topOfRow = top
  }

  /// Rows of one height.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - height: The height of each.
  public init(count: Int, height: Double) {
    self.count = max(count, 0)
    self.height = height
    end = Double(self.count) * height
    topOfRow = { Double($0) * height }
  }

  /// Rows of given heights.
  ///
  /// - Complexity: O(r) for r rows
  public init(heights: some Sequence<Double>) {
    var tops = [0.0]
    for height in heights { tops.append(tops[tops.count - 1] + height) }
    self.init(count: tops.count - 1, end: tops[tops.count - 1]) { tops[$0] }
  }

  /// The upper edge of a row; behind the last row, its lower edge.
  ///
  /// - Parameter row: The row; a negative one counts as the first.
  public func top(ofRow row: Int) -> Double {
    row < count ? topOfRow(max(row, 0)) : end
  }

  /// The lower edge of a row.
  public func bottom(ofRow row: Int) -> Double {
    top(ofRow: row + 1)
  }

  /// The row that covers a position; its upper edge belongs to it, its lower to the next.
  ///
  /// - Returns: `nil` above the first row and below the last.
  /// - Complexity: O(log r) questions for r rows, none for rows of one height
  public func row(at position: Double) -> Int? {
    guard position >= top(ofRow: 0), position < end else { return nil }
    // The row that is looked for begins at or above the position, and `high` below it.
    var low = 0
    var high = count
    if let height {
      let guess = Int(position / height)
      low = max(guess - 1, 0)
      high = min(guess + 2, count)
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if top(ofRow: middle) <= position { low = middle } else { high = middle }
    }
    return low
  }
}
