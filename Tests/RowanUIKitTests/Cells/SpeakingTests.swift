import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// What assistive technology says of rows, and does with them.
@MainActor
struct SpeakingTests {
  @Test func stateLevelPlaceHintAndActionsAreSpoken() {
    let screen = Screen(DrawingTests.shop)
    #expect(
      screen.spoken == """
        Fruit, level 1, 1 of 3, expanded; Hides what is below. {Collapse}
        Apple, level 2, 1 of 2
        Citrus, level 2, 2 of 2, collapsed; Shows what is below. {Expand}
        Bread, level 1, 2 of 3, collapsed; Shows what is below. {Expand}
        Salt, level 1, 3 of 3
        """)
  }

  @Test func whatIsSpokenFollowsTheSiblings() throws {
    let screen = Screen(DrawingTests.shop)
    try screen.controller.append(["Pepper"])
    #expect(screen.spoken.contains("Fruit, level 1, 1 of 4"))
  }

  /// P150: a header says that it is one, its state and the right hint.
  @Test func caseP150HeadersSpeakTheirState() throws {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    let header = try #require(screen.table.headerView(forSection: 1))
    #expect(header.accessibilityTraits.isSuperset(of: [.header, .button]))
    #expect(header.accessibilityLabel == "Bread")
    #expect(header.accessibilityExpandedStatus == .collapsed)
    #expect(header.accessibilityHint == "Shows what is below.")
    #expect(header.accessibilityActivate())
    #expect(header.accessibilityExpandedStatus == .expanded)
    #expect(header.accessibilityHint == "Hides what is below.")
  }

  @Test func actionsActOnTheItem() throws {
    let screen = Screen(DrawingTests.shop)
    screen.controller.offeredActions.formUnion(Set<OutlineRowAction>.moves)
    #expect(screen.table.simulateAccessibilityAction(named: "Expand", at: path(3)))
    #expect(screen.controller.outline.isExpanded("Bread"))
    let name = try #require(screen.source.texts.actions[.moveDown])
    #expect(screen.table.simulateAccessibilityAction(named: name, at: path(3)))
    #expect(screen.controller.outline.rootItems == ["Fruit", "Salt", "Bread"])
  }
}
