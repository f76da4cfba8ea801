import Rowan

/// Checks of the other forms a change comes in.
extension RowValidator {
  /// What is wrong with a change that was put together from two: it must be right, but a row may be removed and
  /// inserted, or refreshed in vain.
  package static func violation(
    ofComposition changes: RowChanges, from old: [NaiveTree.Row], to new: [NaiveTree.Row]
  ) -> String? {
    guard changes.oldCount == old.count, changes.newCount == new.count else { return "counts" }
    let oldIDs = old.map(\.row.id)
    let newIDs = new.map(\.row.id)
    if changes.applied(to: oldIDs, newElement: { newIDs[$0] }) != newIDs { return "other rows" }
    let inserted = Set(changes.insertedRows)
    let refreshed = Set(changes.refreshedRows)
    if !inserted.isDisjoint(with: refreshed) { return "refreshes an inserted row" }
    for oldRow in oldIDs.indices {
      guard let row = changes.newRow(of: oldRow) else {
        if !changes.removedRows.contains(oldRow) { return "old row \(oldRow) is nowhere" }
        continue
      }
      if newIDs[row] != oldIDs[oldRow] { return "old row \(oldRow) is not new row \(row)" }
      if new[row] != old[oldRow], !refreshed.contains(row) { return "row \(row) is not refreshed" }
    }
    return nil
  }

  /// What is wrong with the sectioned form of a change, or `nil`.
  package static func violation(
    ofSectioned changes: RowChanges, from old: [NaiveTree.Row], to new: [NaiveTree.Row]
  ) -> String? {
    typealias Table = SectionedTable<OutlineRow<Int>.Content>
    let oldTable = Table.sections(of: old.map { ($0.row.id, $0.row.level) })
    let newTable = Table.sections(of: new.map { ($0.row.id, $0.row.level) })
    let oldSections = RowSections(rowCounts: oldTable.map(\.rows.count))
    let newSections = RowSections(rowCounts: newTable.map(\.rows.count))
    let sectioned = changes.sectioned(from: oldSections, to: newSections)
    if let violation = Table.violation(of: sectioned, from: oldTable, to: newTable) { return violation }

    // Refreshed are the rows that are refreshed in the flat form and did not come in.
    var expected: [Int] = []
    let fresh = Set(sectioned.inserted.flatMap { rows in rows.rows.map { [rows.section, $0] } })
    for row in changes.refreshedRows {
      let place = newSections.position(ofRow: row)
      if sectioned.insertedSections.contains(place.section) { continue }
      if let rowInSection = place.row, fresh.contains([place.section, rowInSection]) { continue }
      expected.append(row)
    }
    var refreshed = sectioned.refreshedHeaders.rows.map { newSections.headerRow(ofSection: $0) }
    for rows in sectioned.refreshed {
      refreshed += rows.rows.compactMap { newSections.row($0, inSection: rows.section) }
    }
    if refreshed.sorted() != expected { return "refreshes \(refreshed.sorted()), not \(expected)" }

    // No row goes and comes back unless a section makes it.
    let oldOfNew = Dictionary(
      uniqueKeysWithValues: zip(new.map(\.row.id), newSections.positions(count: new.count)))
    for rows in sectioned.removed {
      for row in rows.rows {
        guard let place = oldOfNew[oldTable[rows.section].rows[row]] else { continue }
        let isInOpenSection = !sectioned.insertedSections.contains(place.section)
        if place.row != nil, isInOpenSection { return "row \(row) of section \(rows.section) goes in vain" }
      }
    }
    return nil
  }
}

extension RowSections {
  fileprivate func positions(count: Int) -> [(section: Int, row: Int?)] {
    (0..<count).map { position(ofRow: $0) }
  }
}
