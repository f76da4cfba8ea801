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

  /// What is announced while something is done.
  private func announced(during body: () async throws -> Void) async rethrows -> [String] {
    let heard = Announcements()
    try await UIAccessibility.$listener.withValue({ notification, argument in
      if notification == .announcement, let text = argument as? String { heard.texts.append(text) }
    }) { try await body() }
    return heard.texts
  }

  @Test func openingAndClosingAreAnnounced() async {
    let screen = Screen(DrawingTests.shop)
    let heard = await announced {
      screen.table.simulateTap(at: path(3))
      screen.table.simulateTap(at: path(0))
      screen.controller.expand("Fruit")  // by the program
      screen.source.announcesChanges = false
      screen.table.simulateTap(at: path(0))
    }
    #expect(heard == ["Bread expanded, 1 row", "Fruit collapsed"])
  }

  @Test func loadingIsAnnouncedWhenItEnds() async {
    struct Unreachable: Error {}
    let screen = Screen("? Slow\n? Broken")
    screen.controller.loadingOptions.message = { _ in "unreachable" }
    screen.controller.loader = { parent, _ in
      if parent == "Broken" { throw Unreachable() }
      return LoadedChildren(["One", "Two"])
    }
    let heard = await announced {
      for item in ["Slow", "Broken"] {
        guard let place = screen.source.indexPath(of: item) else { return }
        screen.table.simulateTap(at: place)
        await screen.controller.loaded(item)
      }
    }
    #expect(heard == ["Slow: 2 items loaded", "Broken could not be loaded: unreachable"])
  }

  @Test func movesByActionAreAnnounced() async throws {
    let screen = Screen(DrawingTests.shop)
    screen.controller.offeredActions.formUnion(Set<OutlineRowAction>.moves)
    let down = try #require(screen.source.texts.actions[.moveDown])
    let heard = await announced {
      screen.table.simulateAccessibilityAction(named: down, at: path(0))
    }
    #expect(heard == ["Fruit moved, 2 of 3"])
  }
}

@MainActor private final class Announcements {
  var texts: [String] = []
}
