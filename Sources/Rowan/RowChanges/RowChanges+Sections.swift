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
  /// The rows of all new sections, from the first to the last.
  private var pieces: ContiguousArray<Piece> = []
  /// By new section, its first piece; and behind the last, the number of all pieces.
  private var firstPieces: ContiguousArray<Int> = []
  private var fates: [Fate]

  init(_ old: RowSections, _ new: RowSections) {
    self.old = old
    self.new = new
    matches = Array(repeating: nil, count: new.count)
    fates = Array(repeating: .inserted, count: new.count)
  }

  private func pieces(of section: Int) -> ArraySlice<Piece> {
    pieces[firstPieces[section]..<firstPieces[section + 1]]
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
    firstPieces.append(pieces.count)
  }

  /// - Returns: How many rows the piece has.
  private mutating func cutPiece(at row: Int, _ segment: RowSegments.Segment) -> Int {
    let oldPlace = segment.old.map { old.position(ofRow: $0) }
    // Every section begins with its header, and so the last that began is the one the row is in.
    let isHeader = firstPieces.count < new.count && new.headerRow(ofSection: firstPieces.count) == row
    if isHeader {
      // One that was a row before has no section to match.
      if let oldPlace, oldPlace.row == nil { matches[firstPieces.count] = oldPlace.section }
      firstPieces.append(pieces.count)
      return 1
    }
    let section = firstPieces.count - 1
    let first = row - new.headerRow(ofSection: section) - 1
    var count = min(segment.count, new.rowCount(inSection: section) - first)
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
    pieces.append(Piece(rows: first..<first + count, old: origin))
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
      && pieces(of: section).allSatisfy { $0.old == Rows(section: oldSection, rows: $0.rows) }
  }

  // MARK: Rows

  func changes() -> SectionedRowChanges {
    var changes = SectionedRowChanges()
    // By old section.
    var stays = ContiguousArray(repeating: false, count: old.count)
    var survives = stays
    for (section, fate) in fates.enumerated() {
      switch fate {
      case .inserted: changes.insertedSections.append(row: section)
      case .moves(let from):
        survives[from] = true
        changes.sectionMoves.append(.init(from: from, to: section))
      case .stays(let from):
        survives[from] = true
        stays[from] = true
      }
    }
    let kept = addRows(stays, to: &changes)
    for section in survives.indices where !survives[section] { changes.deletedSections.append(row: section) }
    addRemoved(stays, kept, to: &changes)
    return changes
  }

  /// Adds what is inserted and what moves.
  ///
  /// Sections that stay are in the order they had, and so all their rows can be asked together which of them
  /// stay: the answer for each section is its own. Rows from another section never do, and have no weight.
  ///
  /// - Returns: The rows that stay or move, as they were and in their old order.
  private func addRows(
    _ stays: ContiguousArray<Bool>, to changes: inout SectionedRowChanges
  ) -> ContiguousArray<Rows> {
    var origins: ContiguousArray<Rows> = []
    var runs: [(old: Int, count: Int)] = []
    forEachPieceThatStays { section, oldSection, piece in
      guard let origin = piece.old, stays[origin.section] else { return }
      origins.append(origin)
      let oldRow = old.headerRow(ofSection: origin.section) + 1 + origin.rows.lowerBound
      runs.append((oldRow, origin.section == oldSection ? origin.rows.count : 0))
    }
    let order = IncreasingRuns(runs)
    var index = 0
    forEachPieceThatStays { section, oldSection, piece in
      let rows = Rows(section: section, rows: piece.rows)
      guard let origin = piece.old, stays[origin.section] else { return changes.appendInserted(rows) }
      if origin.section != oldSection || !order.stays(index) {
        changes.rowMoves.append(.init(from: origin, to: rows))
      }
      index += 1
    }
    return ContiguousArray(order.inOldOrder.map { origins[$0] })
  }

  /// Calls a function with each piece of each section that stays.
  private func forEachPieceThatStays(_ body: (_ section: Int, _ oldSection: Int, _ piece: Piece) -> Void) {
    for section in fates.indices {
      guard case .stays(let oldSection) = fates[section] else { continue }
      for index in firstPieces[section]..<firstPieces[section + 1] {
        body(section, oldSection, pieces[index])
      }
    }
  }

  private func addRemoved(
    _ stays: ContiguousArray<Bool>, _ kept: ContiguousArray<Rows>, to changes: inout SectionedRowChanges
  ) {
    var next = 0
    for section in stays.indices where stays[section] {
      var row = 0
      while next < kept.count, kept[next].section == section {
        changes.appendRemoved(Rows(section: section, rows: row..<kept[next].rows.lowerBound))
        row = kept[next].rows.upperBound
        next += 1
      }
      changes.appendRemoved(Rows(section: section, rows: row..<old.rowCount(inSection: section)))
    }
  }

  // MARK: Refreshed rows

  func addRefreshed(_ refreshed: RowRanges, to changes: inout SectionedRowChanges) {
    var inserted = RowRanges()
    for rows in changes.inserted {
      let first = new.headerRow(ofSection: rows.section) + 1
      inserted.append(first + rows.rows.lowerBound..<first + rows.rows.upperBound)
    }
    var section = 0
    for range in refreshed.subtracting(inserted) {
      var row = range.lowerBound
      while row < range.upperBound {
        while row > new.headerRow(ofSection: section) + new.rowCount(inSection: section) { section += 1 }
        let header = new.headerRow(ofSection: section)
        let end = min(range.upperBound, header + 1 + new.rowCount(inSection: section))
        defer { row = end }
        if case .inserted = fates[section] { continue }
        if row == header {
          changes.refreshedHeaders.append(row: section)
          row += 1
        }
        if row < end {
          changes.refreshed.append(Rows(section: section, rows: row - header - 1..<end - header - 1))
        }
      }
    }
  }
}

extension SectionedRowChanges {
  fileprivate mutating func appendInserted(_ rows: Rows) {
    if let last = inserted.last, last.section == rows.section, last.rows.upperBound == rows.rows.lowerBound {
      inserted[inserted.count - 1].rows = last.rows.lowerBound..<rows.rows.upperBound
    } else {
      inserted.append(rows)
    }
  }

  fileprivate mutating func appendRemoved(_ rows: Rows) {
    if !rows.rows.isEmpty { removed.append(rows) }
  }
}
