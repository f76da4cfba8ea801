/// How the rows of an outline fall into sections: each root begins one, and is its header.
///
/// A table that shows roots as sections asks for "row 3 of section 2", which is the outline's row
/// `sections.row(3, inSection: 2)`. A placeholder behind the roots is a section without rows.
public struct RowSections: Hashable, Sendable {
  /// By section, the outline's row of the header; and behind the last, the number of all rows.
  private var headers: [Int]

  /// Sections with that many rows each, headers not counted.
  ///
  /// - Complexity: O(k) for k sections
  public init(rowCounts: some Sequence<Int>) {
    headers = [0]
    for count in rowCounts { headers.append(headers[headers.count - 1] + 1 + count) }
  }

  /// - Parameter headers: By section, the row of its header; and the number of all rows.
  @usableFromInline
  init(headers: [Int]) {
    self.headers = headers
  }

  /// The number of sections.
  public var count: Int { headers.count - 1 }

  /// The number of the outline's rows, headers counted.
  public var totalRowCount: Int { headers[headers.count - 1] }

  /// The number of rows in a section, its header not counted.
  ///
  /// - Complexity: O(1)
  public func rowCount(inSection section: Int) -> Int {
    headers[section + 1] - headers[section] - 1
  }

  /// The outline's row of a section's header.
  ///
  /// - Complexity: O(1)
  public func headerRow(ofSection section: Int) -> Int {
    headers[section]
  }

  /// The outline's row of a row in a section; `nil` when there is no such section or row.
  ///
  /// - Complexity: O(1)
  public func row(_ row: Int, inSection section: Int) -> Int? {
    guard section >= 0, section < count, row >= 0, row < rowCount(inSection: section) else { return nil }
    return headers[section] + 1 + row
  }

  /// Where one of the outline's rows is: its section, and its row there, `nil` for the header.
  ///
  /// - Parameter row: At least 0, and less than ``totalRowCount``.
  /// - Complexity: O(log k) for k sections
  public func position(ofRow row: Int) -> (section: Int, row: Int?) {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if headers[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return (low, row == headers[low] ? nil : row - headers[low] - 1)
  }
}

extension Outline {
  /// The sections that the rows fall into when each root is a section.
  ///
  /// - Complexity: O(k log n) for k roots
  @inlinable public var sections: RowSections {
    let rowCount = tour.pointee.rowCount
    var headers: [Int] = []
    var root = tour.pointee.child(at: 0, of: Tour.none)
    while root != Tour.none {
      headers.append(tour.pointee.row(of: root) ?? rowCount)
      root = tour.pointee.nextSibling(of: root)
    }
    if placeholder(in: nil) != nil { headers.append(rowCount - 1) }
    headers.append(rowCount)
    return RowSections(headers: headers)
  }
}
