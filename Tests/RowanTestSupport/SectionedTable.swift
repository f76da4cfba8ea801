import Rowan

/// A table of sections that takes a sectioned change as strictly as `UITableView` does.
package struct SectionedTable<ID: Hashable> {
  /// A section: its header, and its rows.
  package struct Section: Equatable {
    package var header: ID
    package var rows: [ID]

    package init(header: ID, rows: [ID]) {
      self.header = header
      self.rows = rows
    }
  }

  /// The sections of flat rows in which those of level 0 are headers.
  package static func sections(of rows: [(id: ID, level: Int)]) -> [Section] {
    var sections: [Section] = []
    for row in rows {
      if row.level == 0 {
        sections.append(Section(header: row.id, rows: []))
      } else {
        sections[sections.count - 1].rows.append(row.id)
      }
    }
    return sections
  }

  /// What is wrong with a change from some sections to others, or `nil`.
  package static func violation(
    of changes: SectionedRowChanges, from old: [Section], to new: [Section]
  ) -> String? {
    let deleted = Set(changes.deletedSections.rows)
    let inserted = Set(changes.insertedSections.rows)
    let movedFrom = Dictionary(changes.sectionMoves.map { ($0.from, $0.to) }) { first, _ in first }
    let movedTo = Dictionary(changes.sectionMoves.map { ($0.to, $0.from) }) { first, _ in first }
    if movedFrom.count != changes.sectionMoves.count || movedTo.count != changes.sectionMoves.count {
      return "moves a section twice"
    }
    if !deleted.isDisjoint(with: movedFrom.keys) { return "moves and deletes a section" }
    if !inserted.isDisjoint(with: movedTo.keys) { return "moves a section to an inserted one" }
    func isClosedOld(_ section: Int) -> Bool { deleted.contains(section) || movedFrom[section] != nil }
    func isClosedNew(_ section: Int) -> Bool { inserted.contains(section) || movedTo[section] != nil }

    // Sections first: those that stay take the places that are left.
    var sources = [Int?](repeating: nil, count: new.count)
    for (to, from) in movedTo {
      guard old.indices.contains(from), new.indices.contains(to) else { return "section move out of range" }
      sources[to] = from
    }
    var staying = old.indices.filter { !isClosedOld($0) }.makeIterator()
    for section in new.indices where !isClosedNew(section) {
      guard let source = staying.next() else { return "section \(section) has no old one" }
      sources[section] = source
    }
    if staying.next() != nil { return "more sections stay than there are" }

    // Then rows: what stays keeps its order.
    var gone = Set<[Int]>()
    for rows in changes.removed {
      if isClosedOld(rows.section) { return "removes rows of the closed old section \(rows.section)" }
      for row in rows.rows where !gone.insert([rows.section, row]).inserted { return "removes a row twice" }
    }
    var arriving: [[Int]: ID] = [:]
    for move in changes.rowMoves {
      if isClosedOld(move.from.section) { return "cannot move a row out of section \(move.from.section)" }
      if isClosedNew(move.to.section) { return "cannot move a row into section \(move.to.section)" }
      if move.from.rows.count != move.to.rows.count { return "moves rows to more or less" }
      for (from, to) in zip(move.from.rows, move.to.rows) {
        if !gone.insert([move.from.section, from]).inserted { return "moves a row twice or removes it" }
        arriving[[move.to.section, to]] = old[move.from.section].rows[from]
      }
    }
    for rows in changes.inserted {
      if isClosedNew(rows.section) { return "inserts rows into the closed new section \(rows.section)" }
      for row in rows.rows {
        if arriving[[rows.section, row]] != nil { return "inserts where a row moves to" }
        arriving[[rows.section, row]] = new[rows.section].rows[row]
      }
    }
    for section in new.indices {
      guard let source = sources[section] else { continue }
      if old[source].header != new[section].header { return "section \(section) has another header" }
      var kept = old[source].rows.indices.filter { !gone.contains([source, $0]) }.makeIterator()
      var rows: [ID] = []
      for row in new[section].rows.indices {
        if let id = arriving[[section, row]] {
          rows.append(id)
        } else if let index = kept.next() {
          rows.append(old[source].rows[index])
        } else {
          return "section \(section) has no row \(row)"
        }
      }
      if kept.next() != nil { return "section \(section) keeps too many rows" }
      if rows != new[section].rows { return "section \(section) has rows \(rows), not \(new[section].rows)" }
    }
    return nil
  }
}
