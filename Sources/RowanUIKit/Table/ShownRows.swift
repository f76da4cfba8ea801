/// The rows that a table has been told of: what it is answered until it is told of others.
///
/// A table learns counts once and trusts them until an update. So it is never answered from the outline, which may
/// be a command ahead, but from here; both change in the same moment, within the batch.
enum ShownRows: Hashable {
  /// All rows in one section.
  case flat(Int)
  /// Each root a section.
  case roots(RowSections)

  /// The number of sections.
  var sectionCount: Int {
    switch self {
    case .flat: 1
    case .roots(let sections): sections.count
    }
  }

  /// The number of rows in a section; none in one that is not there.
  func rowCount(inSection section: Int) -> Int {
    guard section >= 0, section < sectionCount else { return 0 }
    return switch self {
    case .flat(let count): count
    case .roots(let sections): sections.rowCount(inSection: section)
    }
  }

  /// The outline's row of an index path; `nil` when there is none.
  func row(at path: IndexPath) -> Int? {
    guard path.count == 2 else { return nil }
    switch self {
    case .flat(let count):
      return path.section == 0 && path.row >= 0 && path.row < count ? path.row : nil
    case .roots(let sections): return sections.row(path.row, inSection: path.section)
    }
  }

  /// The outline's row of a section's header; `nil` when sections are not roots.
  func headerRow(ofSection section: Int) -> Int? {
    guard case .roots(let sections) = self, section >= 0, section < sections.count else { return nil }
    return sections.headerRow(ofSection: section)
  }

  /// Where one of the outline's rows is; `nil` for a header and for a row that is not there.
  func indexPath(ofRow row: Int) -> IndexPath? {
    switch self {
    case .flat(let count):
      return row >= 0 && row < count ? IndexPath(row: row, section: 0) : nil
    case .roots(let sections):
      guard row >= 0, row < sections.totalRowCount else { return nil }
      let place = sections.position(ofRow: row)
      return place.row.map { IndexPath(row: $0, section: place.section) }
    }
  }

  /// The section whose header shows one of the outline's rows.
  func section(ofHeaderRow row: Int) -> Int? {
    guard case .roots(let sections) = self, row >= 0, row < sections.totalRowCount else { return nil }
    let place = sections.position(ofRow: row)
    return place.row == nil ? place.section : nil
  }

  /// What the table has after it moved a row by itself, and the change that takes that back; `nil` when there are
  /// no such places.
  func moving(_ from: IndexPath, to: IndexPath) -> (rows: ShownRows, takingBack: RowChanges)? {
    guard let oldRow = row(at: from) else { return nil }
    var moved = self
    if case .roots(let sections) = self {
      var counts = (0..<sections.count).map(sections.rowCount(inSection:))
      guard counts.indices.contains(to.section) else { return nil }
      counts[from.section] -= 1
      counts[to.section] += 1
      moved = .roots(RowSections(rowCounts: counts))
    }
    guard let newRow = moved.row(at: to) else { return nil }
    let count = moved.outlineRowCount
    let back = RowChanges.Move(from: newRow..<newRow + 1, to: oldRow)
    return (moved, RowChanges(moves: newRow == oldRow ? [] : [back], oldCount: count, newCount: count))
  }

  /// The number of the outline's rows.
  private var outlineRowCount: Int {
    switch self {
    case .flat(let count): count
    case .roots(let sections): sections.totalRowCount
    }
  }
}
