import HeadlessUIKit
import Testing

/// `verifyCells` finds every cell that is not what the data source would give afresh.
@MainActor struct VerificationTests {
  private let fixture = LettersTable([letters(20)], rowsOnScreen: 4)
  private var table: UITableView { fixture.table }

  private func staleness(_ change: (UITableViewCell) -> Void) -> [UIKitViolation.Rule] {
    if let cell = table.cellForRow(at: IndexPath(0, 1)) { change(cell) }
    return recordingViolations { table.verifyCells() }.map(\.rule)
  }

  @Test func trueCellsPass() {
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    #expect(staleness { _ in } == [])
    table.isEditing = true
    #expect(staleness { _ in } == [])
  }

  @Test func verificationTouchesNothing() {
    let cells = table.visibleCells
    #expect(staleness { _ in } == [])
    #expect(table.visibleCells.elementsEqual(cells) { $0 === $1 })
    #expect(fixture.letters.takeLog() == ["cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3"])
  }

  @Test func changedTextIsFound() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(0, 1)))
    cell.textLabel?.text = "other"
    let violation = try #require(recordingViolations { table.verifyCells() }.first)
    #expect(violation.rule == .staleCell)
    #expect(violation.message.contains("path = 0 - 1"))
    #expect(violation.message.contains("\"other\""))
    #expect(violation.message.contains("\"r1\""))
  }

  @Test func everythingThatCanBeSeenOrHeardCounts() {
    #expect(staleness { $0.accessoryType = .checkmark } == [.staleCell])
    #expect(staleness { $0.accessoryType = .none } == [])
    #expect(staleness { $0.indentationLevel = 2 } == [.staleCell])
    #expect(staleness { $0.indentationLevel = 0 } == [])
    #expect(staleness { $0.accessibilityValue = "open" } == [.staleCell])
    #expect(staleness { $0.accessibilityValue = nil } == [])
    #expect(staleness { $0.accessibilityExpandedStatus = .expanded } == [.staleCell])
    #expect(staleness { $0.accessibilityExpandedStatus = .unsupported } == [])
    #expect(staleness { $0.isSelected = true } == [.staleCell])
    #expect(staleness { $0.isSelected = false } == [])
    #expect(staleness { $0.contentView.alpha = 0.5 } == [.staleCell])
    #expect(staleness { $0.contentView.alpha = 1 } == [])
    #expect(staleness { $0.contentView.transform = CGAffineTransform(rotationAngle: 1) } == [.staleCell])
    #expect(staleness { $0.contentView.transform = .identity } == [])
    #expect(
      staleness { $0.contentView.addSubview(UIImageView(image: UIImage(systemName: "star"))) } == [.staleCell]
    )
  }

  @Test func contentConfigurationCounts() {
    let fixture = LettersTable([["a"]])
    let violations = recordingViolations {
      fixture.table.verifyCells()
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      fixture.table.cellForRow(at: IndexPath(0, 0))?.contentConfiguration = content
      fixture.table.verifyCells()
    }
    #expect(violations.map(\.rule) == [.staleCell])
  }

  /// Data that changed without a word is found too.
  @Test func changedCountsAreFound() {
    fixture.letters.sections[0].append("more")
    #expect(staleness { _ in } == [.unstableDataSource])
  }

  @Test func keptCellsOffTheScreenAreVerifiedToo() {
    table.keepsCellsOffScreen = true
    table.simulateScroll(by: 200)
    #expect(staleness { $0.textLabel?.text = "other" } == [.staleCell])
  }

  @Test func tableThatKnowsNothingPasses() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(recordingViolations { table.verifyCells() } == [])
  }
}
