extension RowChanges {
  /// The change for a table that shows each root as a section.
  ///
  /// - Parameters:
  ///   - old: The sections before: those the table shows.
  ///   - new: The sections after: ``Outline/sections`` of the outline that answered the change.
  /// - Complexity: O(s + k log k) for s sections and k ranges
  public func sectioned(from old: RowSections, to new: RowSections) -> SectionedRowChanges {
    precondition(
      old.totalRowCount == oldCount && new.totalRowCount == newCount,
      "Sections of \(old.totalRowCount) and \(new.totalRowCount) rows, a change of \(oldCount) to \(newCount)."
    )
    if isEmpty { return SectionedRowChanges() }
    var matching = SectionMatching(old, new)
    matching.cut(RowSegments(self))
    matching.decideSections()
    var changes = matching.changes()
    matching.addRefreshed(refreshed, to: &changes)
    return changes
  }
}

/// Finds out what becomes of each section, and then of each row.
private struct SectionMatching {
  private typealias Rows = SectionedRowChanges.Rows

  /// New rows of one section that were rows of one old section, or were not there.
  private struct Piece {
    var rows: Range<Int>
    var old: Rows?
  }

  private enum Fate {
    case inserted
    case moves(from: Int)
    case stays(from: Int)
  }

  private let old: RowSections
  private let new: RowSections
  /// By new section: the old one with the same header.
  private var matches: [Int?]
  /// By new section: its rows from the first to the last.
  private var pieces: [[Piece]]
  private var fates: [Fate]

  init(_ old: RowSections, _ new: RowSections) {
    self.old = old
    self.new = new
    matches = Array(repeating: nil, count: new.count)
    pieces = Array(repeating: [], count: new.count)
    fates = Array(repeating: .inserted, count: new.count)
  }

  // MARK: Sections

  /// Cuts the rows where a section begins, before or after.
  mutating func cut(_ segments: RowSegments) {
    var row = 0
    for segment in segments.segments {
      var rest = segment
      while rest.count > 0 {
        let count = cutPiece(at: row, rest)
        row += count
        rest.count -= count
        rest.old = rest.old.map { $0 + count }
      }
    }
  }

  /// - Returns: How many rows the piece has.
  private mutating func cutPiece(at row: Int, _ segment: RowSegments.Segment) -> Int {
    let place = new.position(ofRow: row)
    let oldPlace = segment.old.map { old.position(ofRow: $0) }
    guard let first = place.row else {
      // A header; one that was a row before has no section to match.
      if let oldPlace, oldPlace.row == nil { matches[place.section] = oldPlace.section }
      return 1
    }
    var count = min(segment.count, new.rowCount(inSection: place.section) - first)
    var origin: Rows?
    if let oldPlace {
      if let oldFirst = oldPlace.row {
        count = min(count, old.rowCount(inSection: oldPlace.section) - oldFirst)
        origin = Rows(section: oldPlace.section, rows: oldFirst..<oldFirst + count)
      } else {
        // A header that became a row is new as a row.
        count = 1
      }
    }
    pieces[place.section].append(Piece(rows: first..<first + count, old: origin))
    return count
  }

  /// Lets as few sections move as can be; one that moves and changes is a new one.
  mutating func decideSections() {
    let matched = matches.indices.filter { matches[$0] != nil }
    let order = IncreasingRuns(
      matched.map { (old: matches[$0] ?? 0, count: new.rowCount(inSection: $0) + 1) })
    for (index, section) in matched.enumerated() {
      guard let oldSection = matches[section] else { continue }
      if order.stays(index) {
        fates[section] = .stays(from: oldSection)
      } else if isUnchanged(section, from: oldSection) {
        fates[section] = .moves(from: oldSection)
      }
    }
  }

  private func isUnchanged(_ section: Int, from oldSection: Int) -> Bool {
    old.rowCount(inSection: oldSection) == new.rowCount(inSection: section)
      && pieces[section].allSatisfy { $0.old == Rows(section: oldSection, rows: $0.rows) }
  }

  // MARK: Rows

  func changes() -> SectionedRowChanges {
    var changes = SectionedRowChanges()
    // By old section that stays: its rows that are still rows somewhere.
    var remaining: [Int: [Range<Int>]] = [:]
    var survivors: Set<Int> = []
    for fate in fates {
      switch fate {
      case .stays(let from):
        survivors.insert(from)
        remaining[from] = []
      case .moves(let from): survivors.insert(from)
      case .inserted: break
      }
    }
    for section in fates.indices {
      switch fates[section] {
      case .inserted: changes.insertedSections.append(row: section)
      case .moves(let from): changes.sectionMoves.append(.init(from: from, to: section))
      case .stays(let from): addRows(of: section, from: from, &remaining, to: &changes)
      }
    }
    for section in 0..<old.count {
      if !survivors.contains(section) { changes.deletedSections.append(row: section) }
      guard let kept = remaining[section] else { continue }
      let all = RowRanges(0..<old.rowCount(inSection: section))
      for rows in all.subtracting(RowRanges(kept)) {
        changes.removed.append(Rows(section: section, rows: rows))
      }
    }
    return changes
  }

  private func addRows(
    of section: Int, from oldSection: Int, _ remaining: inout [Int: [Range<Int>]],
    to changes: inout SectionedRowChanges
  ) {
    let own = pieces[section].compactMap { $0.old?.section == oldSection ? $0.old?.rows : nil }
    let order = IncreasingRuns(own.map { (old: $0.lowerBound, count: $0.count) })
    var ownIndex = 0
    var inserted = RowRanges()
    for piece in pieces[section] {
      guard let origin = piece.old, remaining[origin.section] != nil else {
        inserted.append(piece.rows)
        continue
      }
      remaining[origin.section]?.append(origin.rows)
      var stays = false
      if origin.section == oldSection {
        stays = order.stays(ownIndex)
        ownIndex += 1
      }
      if !stays {
        changes.rowMoves.append(.init(from: origin, to: Rows(section: section, rows: piece.rows)))
      }
    }
    changes.inserted += inserted.map { Rows(section: section, rows: $0) }
  }

  func addRefreshed(_ refreshed: RowRanges, to changes: inout SectionedRowChanges) {
    var inserted: [Int: RowRanges] = [:]
    for rows in changes.inserted { inserted[rows.section, default: []].append(rows.rows) }
    for range in refreshed {
      var row = range.lowerBound
      while row < range.upperBound {
        let place = new.position(ofRow: row)
        var count = 1
        defer { row += count }
        if case .inserted = fates[place.section] {
          count = new.rowCount(inSection: place.section) - (place.row ?? -1)
          continue
        }
        guard let first = place.row else {
          changes.refreshedHeaders.append(row: place.section)
          continue
        }
        count = min(range.upperBound - row, new.rowCount(inSection: place.section) - first)
        let rows = RowRanges(first..<first + count).subtracting(inserted[place.section] ?? [])
        changes.refreshed += rows.map { Rows(section: place.section, rows: $0) }
      }
    }
  }
}
