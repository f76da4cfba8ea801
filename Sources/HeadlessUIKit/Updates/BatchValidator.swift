/// Decides whether an update is one that UIKit carries out.
///
/// The checks come in UIKit's order, and the first that fails is the message: first what the operations say
/// of each other and of the rows that exist, then the number of sections, then the number of rows. That is why
/// inserting row 8 without touching the data complains of row 8 when the section has eight rows, and of
/// the number of rows when it has nine.
///
/// UIKit carries a reload out as a deletion and an insertion, so the messages call it that.
///
/// Four rules are stricter than UIKit, which answers these requests with corruption instead of an exception:
/// naming a row or section twice in one kind of operation, moving a row out of a section that goes, changing
/// rows of a section that moves, and reconfiguring a row that the same update touches otherwise.
struct BatchValidator {
  let batch: BatchUpdate
  /// The number of rows in each section before the update.
  let before: [Int]
  /// The number of rows in each section after the update.
  let after: [Int]
  let words: ListWords

  func validate() throws(UIKitViolation) {
    try checkReloads()
    try checkDeletions()
    try checkInsertions()
    try checkMoves()
    try checkReconfigurations()
    try checkSectionCount()
    let sections = SectionMapping(batch, sectionsBefore: before.count, sectionsAfter: after.count)
    try checkMovesAcrossSections(sections)
    try checkMovedSections(sections)
    try checkRowCounts(sections)
  }

  // MARK: What the operations say of each other and of the rows that exist

  private func checkReloads() throws(UIKitViolation) {
    let deletedSections = Set(batch.deletedSections.map(\.place))
    for section in batch.reloadedSections.map(\.place) {
      try requireSectionBefore(section)
      if deletedSections.contains(section) {
        throw UIKitViolation(
          .conflictingOperations, deleteAndReload(IndexPath(indexes: [section, NSNotFound])))
      }
      if batch.movedSections.contains(where: { $0.from == section }) {
        throw UIKitViolation(.conflictingOperations, deleteAndMove(section: section))
      }
    }
    try requireUnique(batch.reloadedSections.map(\.place)) { "attempt to reload section \($0) twice" }

    let deletedRows = Set(batch.deletedRows.map(\.place))
    let movedFrom = Set(batch.movedRows.map(\.from))
    let movedTo = Set(batch.movedRows.map(\.to))
    for path in batch.reloadedRows.map(\.place) {
      try requireRowBefore(path)
      if deletedRows.contains(path) || deletedSections.contains(path.section) {
        throw UIKitViolation(.conflictingOperations, deleteAndReload(path))
      }
      if movedFrom.contains(path) {
        throw UIKitViolation(.conflictingOperations, deleteAndMove(path))
      }
      if movedTo.contains(path) {
        throw UIKitViolation(.conflictingOperations, "Attempt to create two animations for cell")
      }
    }
    try requireUnique(batch.reloadedRows.map(\.place)) {
      "attempt to reload \(words.row) \($0.row) in section \($0.section) twice"
    }
  }

  private func checkDeletions() throws(UIKitViolation) {
    for section in batch.deletedSections.map(\.place) {
      try requireSectionBefore(section)
      if batch.movedSections.contains(where: { $0.from == section }) {
        throw UIKitViolation(.conflictingOperations, deleteAndMove(section: section))
      }
    }
    try requireUnique(batch.deletedSections.map(\.place)) { "attempt to delete section \($0) twice" }

    let movedFrom = Set(batch.movedRows.map(\.from))
    for path in batch.deletedRows.map(\.place) {
      try requireRowBefore(path)
      if movedFrom.contains(path) {
        throw UIKitViolation(.conflictingOperations, deleteAndMove(path))
      }
    }
    try requireUnique(batch.deletedRows.map(\.place)) {
      "attempt to delete \(words.row) \($0.row) from section \($0.section) twice"
    }
  }

  private func checkInsertions() throws(UIKitViolation) {
    for section in batch.insertedSections.map(\.place) {
      guard after.indices.contains(section) else {
        throw UIKitViolation(
          .unknownIndexPath,
          "attempt to insert section \(section) but there are only \(after.count) sections after the update")
      }
      if batch.movedSections.contains(where: { $0.to == section }) {
        throw UIKitViolation(
          .conflictingOperations, "attempt to perform an insert and a move to the same section (\(section))")
      }
      if batch.movedRows.contains(where: { $0.to.section == section }) {
        throw UIKitViolation(
          .moveAcrossChangedSection, "cannot move \(words.aRow) into a newly inserted section (\(section))")
      }
    }
    try requireUnique(batch.insertedSections.map(\.place)) { "attempt to insert section \($0) twice" }

    let movedTo = Set(batch.movedRows.map(\.to))
    for path in batch.insertedRows.map(\.place) {
      try requireRowAfter(path)
      if movedTo.contains(path) {
        throw UIKitViolation(
          .conflictingOperations,
          "attempt to perform an insert and a move to the same index path (\(path.exceptionDescription))")
      }
    }
    try requireUnique(batch.insertedRows.map(\.place)) {
      "attempt to insert \(words.row) \($0.row) into section \($0.section) twice"
    }
  }

  private func checkMoves() throws(UIKitViolation) {
    var sources: [Int: Int] = [:]
    var destinations: [Int: Int] = [:]
    for move in batch.movedSections {
      guard before.indices.contains(move.from) else {
        throw UIKitViolation(
          .unknownIndexPath,
          "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
        )
      }
      guard after.indices.contains(move.to) else {
        throw UIKitViolation(
          .unknownIndexPath,
          "attempt to move section \(move.from) to section \(move.to), but there are only "
            + "\(after.count) sections after the update")
      }
      if let other = sources.updateValue(move.to, forKey: move.from) {
        throw UIKitViolation(
          .duplicateOperation,
          "attempt to move section \(move.from) to both section \(other) and section \(move.to)")
      }
      if let other = destinations.updateValue(move.from, forKey: move.to) {
        throw UIKitViolation(
          .duplicateOperation,
          "attempt to move both section \(other) and section \(move.from) to section \(move.to)")
      }
    }
    try checkRowMoves()
  }

  private func checkRowMoves() throws(UIKitViolation) {
    var sources: [IndexPath: IndexPath] = [:]
    var destinations: [IndexPath: IndexPath] = [:]
    for move in batch.movedRows {
      try requireMove(move)
      let (from, to) = (move.from.exceptionDescription, move.to.exceptionDescription)
      if let other = sources.updateValue(move.to, forKey: move.from) {
        throw UIKitViolation(
          .duplicateOperation,
          "attempt to move \(words.row) at index path \(from) to both \(other.exceptionDescription) and \(to)"
        )
      }
      if let other = destinations.updateValue(move.from, forKey: move.to) {
        throw UIKitViolation(
          .duplicateOperation,
          "attempt to move both \(words.row) at index path \(other.exceptionDescription) and \(from) to \(to)"
        )
      }
    }
  }

  private func checkReconfigurations() throws(UIKitViolation) {
    let touched = Set(
      batch.deletedRows.map(\.place) + batch.reloadedRows.map(\.place) + batch.movedRows.map(\.from))
    let gone = Set(batch.deletedSections.map(\.place) + batch.reloadedSections.map(\.place))
    for path in batch.reconfiguredRows {
      guard before.indices.contains(path.section), (0..<before[path.section]).contains(path.row) else {
        throw UIKitViolation(
          .unknownIndexPath,
          "attempt to reconfigure \(words.row) at index path (\(path.exceptionDescription)) that does not exist"
        )
      }
      if touched.contains(path) || gone.contains(path.section) {
        throw UIKitViolation(
          .conflictingOperations,
          "attempt to reconfigure \(words.row) at index path (\(path.exceptionDescription)) and to delete, "
            + "reload or move it in the same update")
      }
    }
  }
}
