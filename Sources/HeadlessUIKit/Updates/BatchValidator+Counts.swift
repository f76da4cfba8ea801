extension BatchValidator {
  // MARK: Sections that come, go or move

  func checkMovesAcrossSections(_ sections: SectionMapping) throws(UIKitViolation) {
    for move in batch.movedRows {
      if sections.new[move.from.section] == nil || sections.isReloaded(old: move.from.section) {
        throw UIKitViolation(
          .moveAcrossChangedSection,
          "cannot move \(words.aRow) out of a deleted section (\(move.from.section))")
      }
      if sections.isNew(move.to.section) {
        throw UIKitViolation(
          .moveAcrossChangedSection,
          "cannot move \(words.aRow) into a newly inserted section (\(move.to.section))")
      }
    }
  }

  func checkMovedSections(_ sections: SectionMapping) throws(UIKitViolation) {
    guard !batch.movedSections.isEmpty else { return }
    let origins = Set(batch.movedSections.map(\.from))
    let destinations = Set(batch.movedSections.map(\.to))
    let changedBefore =
      batch.deletedRows.map(\.place) + batch.reloadedRows.map(\.place) + batch.movedRows.map(\.from)
      + batch.reconfiguredRows
    let changedAfter = batch.insertedRows.map(\.place) + batch.movedRows.map(\.to)
    if let path = changedBefore.first(where: { origins.contains($0.section) }) {
      throw UIKitViolation(
        .changeInMovedSection,
        "attempt to move section \(path.section) and to change its \(words.row) \(path.row) "
          + "in the same update")
    }
    if let path = changedAfter.first(where: { destinations.contains($0.section) }) {
      throw UIKitViolation(
        .changeInMovedSection,
        "attempt to move a section to section \(path.section) and to place \(words.row) \(path.row) in it "
          + "in the same update")
    }
  }

  // MARK: Counts

  func checkSectionCount() throws(UIKitViolation) {
    let inserted = batch.insertedSections.count + batch.reloadedSections.count
    let deleted = batch.deletedSections.count + batch.reloadedSections.count
    guard after.count != before.count + inserted - deleted else { return }
    throw UIKitViolation(
      .sectionCount,
      "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) "
        + "after the update (\(after.count)) must be equal to the number of sections contained in the "
        + "\(words.list) before the update (\(before.count)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  func checkRowCounts(_ sections: SectionMapping) throws(UIKitViolation) {
    var inserted = [Int](repeating: 0, count: after.count)
    var deleted = [Int](repeating: 0, count: before.count)
    var reloaded = [Int](repeating: 0, count: before.count)
    var movedIn = [Int](repeating: 0, count: after.count)
    var movedOut = [Int](repeating: 0, count: before.count)
    for path in batch.insertedRows.map(\.place) { inserted[path.section] += 1 }
    for path in batch.deletedRows.map(\.place) { deleted[path.section] += 1 }
    for path in batch.reloadedRows.map(\.place) { reloaded[path.section] += 1 }
    for move in batch.movedRows {
      movedOut[move.from.section] += 1
      movedIn[move.to.section] += 1
    }
    for (new, old) in sections.old.enumerated() {
      guard let old, !sections.isReloaded(old: old) else { continue }
      let insertions = inserted[new] + reloaded[old]
      let deletions = deleted[old] + reloaded[old]
      let expected = before[old] + insertions - deletions + movedIn[new] - movedOut[old]
      guard after[new] != expected else { continue }
      throw UIKitViolation(
        .rowCount,
        Self.invalidCount(
          words, section: new, after: after[new], before: before[old], inserted: insertions,
          deleted: deletions,
          movedIn: movedIn[new], movedOut: movedOut[old]))
    }
  }

  static func invalidCount(
    _ words: ListWords, section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int
  ) -> String {
    "Invalid update: invalid number of \(words.rows) in section \(section). The number of \(words.rows) "
      + "contained in an existing section after the update (\(after)) must be equal to the number of "
      + "\(words.rows) contained in that section before the update (\(before)), plus or minus the number of "
      + "\(words.rows) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
      + "plus or minus the number of \(words.rows) moved into or out of that section (\(movedIn) moved in, "
      + "\(movedOut) moved out)."
  }

  // MARK: Single requirements

  func requireSectionBefore(_ section: Int) throws(UIKitViolation) {
    guard before.indices.contains(section) else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to delete section \(section), but there are only \(before.count) sections before the update")
    }
  }

  func requireRowBefore(_ path: IndexPath) throws(UIKitViolation) {
    guard before.indices.contains(path.section) else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to delete \(words.row) \(path.row) from section \(path.section), but there are only "
          + "\(before.count) sections before the update")
    }
    guard path.row < before[path.section] else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains "
          + "\(before[path.section]) \(words.rows) before the update")
    }
  }

  func requireRowAfter(_ path: IndexPath) throws(UIKitViolation) {
    guard after.indices.contains(path.section) else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only "
          + "\(after.count) sections after the update")
    }
    guard path.row < after[path.section] else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only "
          + "\(after[path.section]) \(words.rows) in section \(path.section) after the update")
    }
  }

  func requireMove(_ move: BatchUpdate.Move<IndexPath>) throws(UIKitViolation) {
    let (from, to) = (move.from.exceptionDescription, move.to.exceptionDescription)
    guard before.indices.contains(move.from.section) else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to move index path (\(from)) from a section that does not exist - there are only "
          + "\(before.count) sections before the update")
    }
    guard move.from.row < before[move.from.section] else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to move index path (\(from)) that does not exist - there are only "
          + "\(before[move.from.section]) \(words.rows) in section \(move.from.section) before the update")
    }
    guard after.indices.contains(move.to.section) else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to move index path (\(from)) to index path (\(to)) in section that does not exist - there "
          + "are only \(after.count) sections after the update")
    }
    guard move.to.row < after[move.to.section] else {
      throw UIKitViolation(
        .unknownIndexPath,
        "attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only "
          + "\(after[move.to.section]) \(words.rows) in section \(move.to.section) after the update")
    }
  }

  func requireUnique<Place: Hashable>(
    _ places: [Place], message: (Place) -> String
  ) throws(UIKitViolation) {
    var seen = Set<Place>()
    for place in places where !seen.insert(place).inserted {
      throw UIKitViolation(.duplicateOperation, message(place))
    }
  }

  func deleteAndReload(_ path: IndexPath) -> String {
    "attempt to delete and reload the same index path (\(path.exceptionDescription))"
  }

  func deleteAndMove(_ path: IndexPath) -> String {
    "attempt to perform a delete and a move from the same index path (\(path.exceptionDescription))"
  }

  func deleteAndMove(section: Int) -> String {
    "attempt to perform a delete and a move from the same section (\(section))"
  }
}
