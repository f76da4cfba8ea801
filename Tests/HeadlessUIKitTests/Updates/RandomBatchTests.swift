import HeadlessUIKit
import Testing

/// Updates that are right by construction are carried out; with one thing wrong they are not.
@MainActor struct RandomBatchTests {
  private func texts(_ rows: [[RandomBatch.Row]]) -> [[String]] { rows.map { $0.map(\.text) } }

  private func perform(_ operations: [RandomBatch.Operation], on fixture: LettersTable, to after: [[String]])
  {
    fixture.update(to: after) { table in
      for (index, operation) in operations.enumerated() {
        // Nested calls count as one update: UITableView.beginUpdates.
        if index.isMultiple(of: 3) { table.beginUpdates() }
        operation.perform(on: table)
        if index.isMultiple(of: 3) { table.endUpdates() }
      }
    }
  }

  @Test(arguments: 0..<10) func legalUpdateIsCarriedOut(block: Int) {
    for seed in 0..<100 { legalUpdateIsCarriedOut(seed: UInt64(block * 100 + seed)) }
  }

  private func legalUpdateIsCarriedOut(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let batch = RandomBatch(using: &random)
    let fixture = LettersTable(texts(batch.before), rowsOnScreen: Int.random(in: 1...12, using: &random))
    fixture.table.allowsMultipleSelection = true
    fixture.table.keepsCellsOffScreen = random.chance(30)
    fixture.table.preparationDistance = CGFloat(44 * Int.random(in: 0...2, using: &random))
    fixture.table.simulateScroll(by: CGFloat(44 * Int.random(in: 0...9, using: &random)))
    var cells: [IndexPath: UITableViewCell] = [:]
    for path in fixture.table.indexPathsForVisibleRows ?? [] {
      cells[path] = fixture.table.cellForRow(at: path)
    }
    var selected: Set<IndexPath> = []
    for (section, rows) in batch.before.enumerated() {
      for row in rows.indices where random.chance(30) {
        selected.insert(IndexPath(section, row))
        fixture.table.selectRow(at: IndexPath(section, row), animated: false, scrollPosition: .none)
      }
    }
    let violations = recordingViolations {
      perform(batch.operations, on: fixture, to: texts(batch.after))
      fixture.table.verifyCells()
    }
    #expect(violations == [], "seed \(seed): \(batch.operations)")
    #expect(fixture.shown == fixture.expected, "seed \(seed)")
    // Rows that stay or move keep their cells and their selection; others have neither.
    let keptSelection = batch.kept.filter { selected.contains($0.old) }.map(\.new)
    #expect(Set(fixture.table.indexPathsForSelectedRows ?? []) == Set(keptSelection), "seed \(seed)")
    for (old, new) in batch.kept {
      guard let cell = cells[old], fixture.table.indexPathsForVisibleRows?.contains(new) == true else {
        continue
      }
      #expect(fixture.table.cellForRow(at: new) === cell, "seed \(seed), row \(old) to \(new)")
    }
  }

  @Test(arguments: 0..<10) func updateWithOneThingWrongIsRefused(block: Int) {
    for seed in 0..<100 { updateWithOneThingWrongIsRefused(seed: UInt64(block * 100 + seed)) }
  }

  private func updateWithOneThingWrongIsRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 7_919)
    let batch = RandomBatch(using: &random)
    for corruption in Corruption.allCases {
      guard let (operations, rules) = corruption.apply(to: batch, using: &random) else { continue }
      let fixture = LettersTable(texts(batch.before))
      let violations = recordingViolations { perform(operations, on: fixture, to: texts(batch.after)) }
      #expect(violations.count == 1, "seed \(seed), \(corruption): \(operations) gives \(violations)")
      #expect(
        violations.allSatisfy { rules.contains($0.rule) }, "seed \(seed), \(corruption) gives \(violations)")
      #expect(fixture.shown == fixture.expected, "seed \(seed), \(corruption)")
    }
  }

  /// Guards the test above: each thing that can be wrong comes up, and often.
  @Test func everyCorruptionComesUp() {
    var occasions: [Corruption: Int] = [:]
    for seed in UInt64(0)..<1_000 {
      var random = SeededGenerator(seed: seed &* 7_919)
      let batch = RandomBatch(using: &random)
      for corruption in Corruption.allCases where corruption.apply(to: batch, using: &random) != nil {
        occasions[corruption, default: 0] += 1
      }
    }
    for corruption in Corruption.allCases { #expect(occasions[corruption, default: 0] > 50, "\(corruption)") }
  }

  /// A move that is forgotten within a section leaves the counts right and the cells wrong, which UIKit does not
  /// notice; `verifyCells` does.
  @Test func forgottenMoveLeavesStaleCells() {
    let fixture = LettersTable([["a", "b", "c"]])
    let violations = recordingViolations { fixture.update(to: [["b", "c", "a"]]) { _ in } }
    #expect(violations == [])
    let stale = recordingViolations { fixture.table.verifyCells() }
    #expect(stale.map(\.rule) == [.staleCell, .staleCell, .staleCell])
  }
}

extension LettersTable {
  /// The texts that the table should be showing where it is scrolled to.
  fileprivate var expected: [String] {
    let height = Int(table.bounds.height) / 44
    let first = Int(table.contentOffset.y) / 44
    return Array(letters.sections.joined().dropFirst(first).prefix(height))
  }
}
