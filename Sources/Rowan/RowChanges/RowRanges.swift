/// A set of row numbers, as ascending ranges that neither overlap nor touch.
///
/// ```swift
/// let rows: RowRanges = [3..<5, 9..<10]
/// print(rows.rowCount)         // 3
/// print(rows.contains(4))      // true
/// print(Array(rows.rows))      // [3, 4, 9]
/// ```
///
/// A set of one range, which is what most commands answer, needs no memory of its own.
public struct RowRanges: Hashable, Sendable {
  private var first: Range<Int>
  private var rest: [Range<Int>]

  /// An empty set.
  public init() {
    first = 0..<0
    rest = []
  }

  /// The rows of one range.
  public init(_ range: Range<Int>) {
    first = range.isEmpty ? 0..<0 : range
    rest = []
  }

  /// The rows of ranges in any order, which may overlap; empty ones are passed over.
  ///
  /// - Complexity: O(k log k) for k ranges
  public init(_ ranges: some Sequence<Range<Int>>) {
    self.init()
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// The rows of a sequence of row numbers, in any order.
  ///
  /// - Complexity: O(k log k) for k rows
  public init(rows: some Sequence<Int>) {
    self.init(rows.map { $0..<$0 + 1 })
  }

  /// The number of rows in all ranges.
  ///
  /// - Complexity: O(k) for k ranges
  public var rowCount: Int {
    rest.reduce(first.count) { $0 + $1.count }
  }

  /// Every row, ascending.
  public var rows: some Sequence<Int> {
    lazy.flatMap { $0 }
  }

  /// Whether a row is in the set.
  ///
  /// - Complexity: O(log k) for k ranges
  public func contains(_ row: Int) -> Bool {
    if first.contains(row) { return true }
    var low = 0
    var high = rest.count
    while low < high {
      let middle = (low + high) / 2
      if rest[middle].upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low < rest.count && rest[low].contains(row)
  }

  /// Adds a range that starts at or after the start of the last one.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if first.isEmpty {
      first = range
    } else if rest.isEmpty {
      if range.lowerBound <= first.upperBound {
        first = first.lowerBound..<Swift.max(first.upperBound, range.upperBound)
      } else {
        rest.append(range)
      }
    } else if range.lowerBound <= rest[rest.count - 1].upperBound {
      let last = rest[rest.count - 1]
      rest[rest.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
    } else {
      rest.append(range)
    }
  }

  /// Adds one row, not before the start of the last range.
  mutating func append(row: Int) {
    append(row..<row + 1)
  }
}

extension RowRanges: RandomAccessCollection {
  /// The position of the first range.
  public var startIndex: Int { 0 }

  /// The number of ranges.
  public var endIndex: Int { first.isEmpty ? 0 : rest.count + 1 }

  /// A range, in ascending order.
  public subscript(position: Int) -> Range<Int> {
    position == 0 ? first : rest[position - 1]
  }
}

extension RowRanges: ExpressibleByArrayLiteral {
  /// The rows of ranges in any order.
  public init(arrayLiteral elements: Range<Int>...) {
    self.init(elements)
  }
}
