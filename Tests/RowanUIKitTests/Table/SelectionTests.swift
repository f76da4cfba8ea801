import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Taps, and the selection a table shows.
@MainActor
struct SelectionTests {
  private func makeScreen(_ tap: OutlineTap, _ mode: SelectionMode = .multiple) -> Screen {
    let screen = Screen(DrawingTests.shop)
    screen.source.tap = tap
    screen.controller.selectionOptions.mode = mode
    return screen
  }

  @Test func aTapThatTogglesSelectsNothing() {
    let screen = makeScreen(.toggle)
    screen.table.simulateTap(at: path(3))
    #expect(screen.controller.outline.isExpanded("Bread"))
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.controller.selection.selectedItems.isEmpty)
  }

  @Test func aTapThatSelectsTogglesNothing() {
    let screen = makeScreen(.select)
    screen.table.simulateTap(at: path(3))
    screen.table.simulateTap(at: path(1))
    #expect(screen.controller.selection.selectedItems == ["Bread", "Apple"])
    #expect(!screen.controller.outline.isExpanded("Bread"))
    screen.table.simulateTap(at: path(3))
    #expect(screen.controller.selection.selectedItems == ["Apple"])
    #expect(screen.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func oneIsSelectedInSingleMode() {
    let screen = makeScreen(.select, .single)
    screen.table.simulateTap(at: path(3))
    screen.table.simulateTap(at: path(1))
    #expect(screen.controller.selection.selectedItems == ["Apple"])
    #expect(screen.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func parentsToggleAndLeavesAreSelected() {
    let screen = makeScreen(.toggleParentsSelectLeaves)
    screen.table.simulateTap(at: path(3))
    screen.table.simulateTap(at: path(4))
    #expect(screen.controller.outline.isExpanded("Bread"))
    #expect(screen.controller.selection.selectedItems == ["Rye"])
  }

  @Test func aTapCanDoBoth() {
    let screen = makeScreen(.selectAndToggle)
    screen.table.simulateTap(at: path(3))
    #expect(screen.controller.outline.isExpanded("Bread"))
    #expect(screen.table.indexPathsForSelectedRows == [path(3)])
  }

  @Test func theSelectionFollowsItsItems() {
    let screen = makeScreen(.select)
    screen.controller.select(["Apple", "Salt"])
    #expect(screen.table.indexPathsForSelectedRows == [path(1), path(4)])
    screen.controller.collapse("Fruit")
    #expect(screen.table.indexPathsForSelectedRows == [path(2)])
    screen.controller.expand("Fruit")
    #expect(Set(screen.table.indexPathsForSelectedRows ?? []) == [path(1), path(4)])
    screen.table.reloadData()
    screen.controller.expand("Bread")
    #expect(Set(screen.table.indexPathsForSelectedRows ?? []) == [path(1), path(5)])
  }

  /// P109: select A, close its section, select B, open it again: only B is selected.
  @Test func caseP109OnlyTheLastIsSelectedInSingleMode() {
    let screen = makeScreen(.select, .single)
    screen.table.simulateTap(at: path(1))
    screen.controller.collapse("Fruit")
    screen.table.simulateTap(at: path(2))
    screen.controller.expand("Fruit")
    #expect(screen.table.indexPathsForSelectedRows == [path(4)])
    #expect(screen.controller.selection.selectedItems == ["Salt"])
  }

  /// P104: a parent is selected without being opened.
  @Test func caseP104AParentIsSelectedAlone() {
    let screen = makeScreen(.select)
    screen.controller.select("Bread")
    #expect(screen.table.indexPathsForSelectedRows == [path(3)])
    #expect(!screen.controller.outline.isExpanded("Bread"))
  }

  /// P110: what is selected by code is shown.
  @Test func caseP110SelectingRevealsAndScrolls() {
    let screen = Screen(
      "- Many\n" + (0..<60).map { "  · \($0)" }.joined(separator: "\n") + "\n+ Last\n  · End")
    screen.source.tap = .select
    screen.controller.select("End", reveal: true)
    screen.table.layoutIfNeeded()
    #expect(screen.table.indexPathsForSelectedRows == [path(62)])
    #expect(screen.table.indexPathsForVisibleRows?.contains(path(62)) == true)
  }

  /// P034: a saved selection that is not there any more, or hidden, is passed over.
  @Test func caseP034RestoringASelectionThatIsGone() {
    let screen = makeScreen(.select)
    let violations = recordingViolations {
      screen.source.restore(
        OutlineTableState(outline: OutlineState(), selectedItems: ["Gone", "Lemon"], firstItem: "Gone"))
    }
    #expect(violations.isEmpty)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.controller.selection.selectedItems == ["Lemon"])
  }

  @Test func selectionIsTheAppsWhereTapsAre() {
    let screen = makeScreen(.nothing)
    screen.table.simulateTap(at: path(3))
    #expect(screen.table.indexPathsForSelectedRows == [path(3)])
    screen.controller.expand("Bread")
    #expect(screen.table.indexPathsForSelectedRows == [path(3)])
  }
}
