import HeadlessUIKit

/// One thing wrong with an update that is otherwise right.
enum Corruption: CaseIterable {
  case forgetInsertion
  case forgetDeletion
  case forgetMoveToOtherSection
  case forgetSection
  case deleteUntouchedRow
  case insertBeyondEnd
  case deleteBeyondEnd
  case repeatOperation
  case deleteMovedRow
  case reloadDeletedRow
  case reloadMovedRow
  case insertAtDestination
  case moveIntoInsertedSection
  case moveOutOfDeletedSection
  case changeMovedSection
  case reconfigureDeletedRow

  /// The operations with this wrong, and the rules that this breaks; nil where the update has no occasion.
  func apply(
    to batch: RandomBatch, using random: inout SeededGenerator
  ) -> (operations: [RandomBatch.Operation], rules: Set<UIKitViolation.Rule>)? {
    var operations = batch.operations
    let stable = Set(batch.ordinary.map(\.old))
    let stableAfter = Set(batch.ordinary.map(\.new))
    let moves = operations.compactMap { if case .moveRow(let from, let to) = $0 { (from, to) } else { nil } }

    func remove(_ isCandidate: (RandomBatch.Operation) -> Bool) -> Bool {
      guard
        let index = operations.indices.filter({ isCandidate(operations[$0]) }).randomElement(using: &random)
      else { return false }
      operations.remove(at: index)
      return true
    }

    switch self {
    case .forgetInsertion:
      guard
        remove({
          if case .insertRow(let path) = $0 { stableAfter.contains(path.section) } else { false }
        })
      else { return nil }
      return (operations, [.rowCount])
    case .forgetDeletion:
      guard
        remove({
          if case .deleteRow(let path) = $0 { stable.contains(path.section) } else { false }
        })
      else { return nil }
      return (operations, [.rowCount])
    case .forgetMoveToOtherSection:
      let destination = Dictionary(uniqueKeysWithValues: batch.ordinary)
      guard
        remove({
          if case .moveRow(let from, let to) = $0 { destination[from.section] != to.section } else { false }
        })
      else { return nil }
      return (operations, [.rowCount])
    case .forgetSection:
      guard
        remove({
          switch $0 {
          case .insertSection, .deleteSection: true
          default: false
          }
        })
      else { return nil }
      return (operations, [.sectionCount, .unknownIndexPath])
    case .deleteUntouchedRow:
      let touched = Set(operations.flatMap(\.rowsBefore))
      let candidates = batch.ordinary.flatMap { section in
        batch.before[section.old].indices.map { IndexPath(section.old, $0) }
      }
      guard let path = candidates.filter({ !touched.contains($0) }).randomElement(using: &random) else {
        return nil
      }
      return (operations + [.deleteRow(path)], [.rowCount])
    case .insertBeyondEnd:
      guard let section = batch.after.indices.randomElement(using: &random) else { return nil }
      return (operations + [.insertRow(IndexPath(section, batch.after[section].count))], [.unknownIndexPath])
    case .deleteBeyondEnd:
      guard let section = batch.before.indices.randomElement(using: &random) else { return nil }
      return (operations + [.deleteRow(IndexPath(section, batch.before[section].count))], [.unknownIndexPath])
    case .repeatOperation:
      let candidates = operations.filter { if case .reconfigureRow = $0 { false } else { true } }
      guard let operation = candidates.randomElement(using: &random) else { return nil }
      return (operations + [operation], [.duplicateOperation])
    case .deleteMovedRow:
      guard let move = moves.randomElement(using: &random) else { return nil }
      return (operations + [.deleteRow(move.0)], [.conflictingOperations])
    case .reloadMovedRow:
      guard let move = moves.randomElement(using: &random) else { return nil }
      return (operations + [.reloadRow(move.0)], [.conflictingOperations])
    case .insertAtDestination:
      guard let move = moves.randomElement(using: &random) else { return nil }
      return (operations + [.insertRow(move.1)], [.conflictingOperations])
    case .reloadDeletedRow:
      let deleted = operations.compactMap { if case .deleteRow(let path) = $0 { path } else { nil } }
      guard let path = deleted.randomElement(using: &random) else { return nil }
      return (operations + [.reloadRow(path)], [.conflictingOperations])
    case .reconfigureDeletedRow:
      let deleted = operations.compactMap { if case .deleteRow(let path) = $0 { path } else { nil } }
      guard let path = deleted.randomElement(using: &random) else { return nil }
      return (operations + [.reconfigureRow(path)], [.conflictingOperations])
    case .moveIntoInsertedSection:
      let inserted = operations.compactMap {
        if case .insertSection(let section) = $0 { section } else { nil }
      }
      guard let target = inserted.filter({ !batch.after[$0].isEmpty }).randomElement(using: &random),
        let origin = batch.before.indices.filter({ stable.contains($0) && !batch.before[$0].isEmpty })
          .randomElement(using: &random)
      else { return nil }
      // The row may be one that is deleted or moved already, which is found out first.
      return (
        operations + [.moveRow(IndexPath(origin, 0), IndexPath(target, 0))],
        [.moveAcrossChangedSection, .conflictingOperations, .duplicateOperation]
      )
    case .moveOutOfDeletedSection:
      let deleted = operations.compactMap {
        if case .deleteSection(let section) = $0 { section } else { nil }
      }
      guard let origin = deleted.filter({ !batch.before[$0].isEmpty }).randomElement(using: &random),
        let target = batch.ordinary.map(\.new).filter({ !batch.after[$0].isEmpty }).randomElement(
          using: &random)
      else { return nil }
      return (
        operations + [.moveRow(IndexPath(origin, 0), IndexPath(target, 0))],
        [.moveAcrossChangedSection, .conflictingOperations, .duplicateOperation]
      )
    case .changeMovedSection:
      let moved = operations.compactMap { if case .moveSection(let from, _) = $0 { from } else { nil } }
      guard let section = moved.filter({ !batch.before[$0].isEmpty }).randomElement(using: &random) else {
        return nil
      }
      return (
        operations + [.reloadRow(IndexPath(section, 0))], [.changeInMovedSection, .conflictingOperations]
      )
    }
  }
}

extension RandomBatch.Operation {
  /// The rows before the update that the operation names.
  fileprivate var rowsBefore: [IndexPath] {
    switch self {
    case .deleteRow(let path), .reloadRow(let path), .reconfigureRow(let path), .moveRow(let path, _): [path]
    case .insertRow, .deleteSection, .insertSection, .reloadSection, .moveSection: []
    }
  }
}
