import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Reordering, drag and drop, swipes.
@MainActor
struct MovingTests {
  private func makeScreen(_ sections: OutlineTableSections = .one) -> Screen {
    let screen = Screen(DrawingTests.shop, sections: sections)
    screen.source.allowsReordering = true
    screen.source.allowsDragging = true
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    return screen
  }

  // MARK: Reordering

  /// P122: a row that is put elsewhere is elsewhere in the data.
  @Test func caseP122ReorderingMovesTheItem() async {
    let screen = makeScreen()
    screen.table.setEditing(true, animated: false)
    let violations = recordingViolations {
      #expect(screen.table.simulateReordering(from: path(4), to: path(3)))
    }
    #expect(violations.isEmpty)
    #expect(screen.controller.outline.rootItems == ["Fruit", "Salt", "Bread"])
    await screen.caughtUp()
    screen.table.setEditing(false, animated: false)
    #expect(
      screen.drawing == """
          ▾ Fruit
            Apple
            ▸ Citrus
          Salt
          ▸ Bread
        """)
    #expect(recordingViolations { screen.table.verifyCells() }.isEmpty)
  }

  /// P005: an open parent takes what is below it along.
  @Test func caseP005AnOpenParentIsReordered() async {
    let screen = makeScreen()
    screen.table.setEditing(true, animated: false)
    let violations = recordingViolations { screen.table.simulateReordering(from: path(0), to: path(4)) }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    screen.table.setEditing(false, animated: false)
    #expect(
      screen.drawing == """
          ▸ Bread
          Salt
          ▾ Fruit
            Apple
            ▸ Citrus
        """)
  }

  @Test func whatIsNotAllowedStays() async {
    let screen = makeScreen()
    screen.controller.moveOptions.isMovable = { $0 != "Salt" }
    screen.table.setEditing(true, animated: false)
    #expect(!screen.table.simulateReordering(from: path(4), to: path(1)))
    screen.controller.setSortOrder { $0 < $1 }
    #expect(!screen.table.simulateReordering(from: path(0), to: path(4)))
    await screen.caughtUp()
    #expect(screen.controller.outline.rootItems == ["Bread", "Fruit", "Salt"])
  }

  @Test func rowsAreReorderedAcrossSections() async {
    let screen = makeScreen(.rootsCollapsible)
    screen.controller.expand("Bread")
    screen.table.setEditing(true, animated: false)
    let violations = recordingViolations {
      #expect(screen.table.simulateReordering(from: path(0, 0), to: path(1, 1)))
    }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    screen.table.setEditing(false, animated: false)
    #expect(
      screen.drawing == """
        # ▾ Fruit
          ▸ Citrus
        # ▾ Bread
          Rye
          Apple
        # Salt
        """)
  }

  /// P121: a row is dragged into a section that is closed.
  @Test func caseP121IntoAClosedSection() async {
    let screen = makeScreen(.rootsCollapsible)
    screen.table.setEditing(true, animated: false)
    let violations = recordingViolations {
      #expect(screen.table.simulateReordering(from: path(0, 0), to: path(0, 1)))
    }
    #expect(violations.isEmpty)
    await screen.caughtUp()
    screen.table.setEditing(false, animated: false)
    #expect(screen.controller.outline.children(of: "Bread") == ["Rye", "Apple"])
    #expect(
      screen.drawing == """
        # ▾ Fruit
          ▸ Citrus
        # ▸ Bread
        # Salt
        """)
  }

  // MARK: Drag and drop

  /// P118: a drop on a closed parent adds the item and leaves it closed.
  @Test func caseP118ADropOnAClosedParent() throws {
    let screen = makeScreen()
    let drag = try #require(screen.table.simulateDrag(from: path(4)))
    let proposal = drag.move(over: screen.table, to: path(3), fraction: 0.5)
    #expect(proposal?.intent == .insertIntoDestinationIndexPath)
    #expect(drag.drop())
    #expect(screen.controller.outline.children(of: "Bread") == ["Rye", "Salt"])
    #expect(
      screen.drawing == """
          ▾ Fruit
            Apple
            ▸ Citrus
          ▸ Bread
        """)
  }

  /// P116: between rows is another place than on one.
  @Test func caseP116ADropBetweenRows() throws {
    let screen = makeScreen()
    let drag = try #require(screen.table.simulateDrag(from: path(4)))
    let proposal = drag.move(over: screen.table, to: path(3), fraction: 0.1)
    #expect(proposal?.intent == .insertAtDestinationIndexPath)
    #expect(drag.drop())
    #expect(screen.controller.outline.rootItems == ["Fruit", "Salt", "Bread"])
  }

  /// P112: a parent does not go into what is below it.
  @Test func caseP112NotIntoItself() throws {
    let screen = makeScreen()
    let drag = try #require(screen.table.simulateDrag(from: path(0)))
    #expect(drag.move(over: screen.table, to: path(2), fraction: 0.5)?.operation == .forbidden)
    #expect(!drag.drop())
    #expect(screen.controller.outline.rootItems == ["Fruit", "Bread", "Salt"])
  }

  @Test func updatesArriveDuringADrag() throws {
    let screen = makeScreen()
    let drag = try #require(screen.table.simulateDrag(from: path(4)))
    drag.move(over: screen.table, to: path(3), fraction: 0.5)
    let violations = recordingViolations {
      screen.controller.collapse("Fruit")
      _ = try? screen.controller.insert(["Oil"], at: 0)
      // Bread is in row 2 now, Salt in row 3.
      drag.move(over: screen.table, to: path(2), fraction: 0.5)
      #expect(drag.drop())
    }
    #expect(violations.isEmpty)
    #expect(screen.controller.outline.children(of: "Bread") == ["Rye", "Salt"])
    #expect(screen.controller.outline.rootItems == ["Oil", "Fruit", "Bread"])
  }

  /// P120: a closed parent opens when a drag rests on it, and closes when the drop goes elsewhere.
  @Test func caseP120RestingOnAParentOpensIt() async throws {
    let screen = makeScreen()
    screen.controller.moveOptions.hoverDelay = 0.01
    let drag = try #require(screen.table.simulateDrag(from: path(4)))
    drag.move(over: screen.table, to: path(3), fraction: 0.5)
    for _ in 0..<1_000 where !screen.controller.outline.isExpanded("Bread") {
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(screen.controller.outline.isExpanded("Bread"))
    drag.cancel()
    #expect(!screen.controller.outline.isExpanded("Bread"))
    #expect(screen.source.hovering == nil)
  }

  @Test func aDropFromElsewhereIsGivenToTheApp() {
    let screen = makeScreen()
    var places: [OutlinePlace<String>] = []
    let drag = HeadlessDrag(items: [UIDragItem(itemProvider: NSItemProvider(object: "Oil"))])
    #expect(drag.move(over: screen.table, to: path(3), fraction: 0.5) == nil)
    screen.source.acceptDrop = { _, place in places.append(place) }
    drag.moveAway()
    #expect(drag.move(over: screen.table, to: path(3), fraction: 0.5)?.operation == .copy)
    #expect(drag.drop())
    #expect(places == [OutlinePlace(parent: "Bread", index: 1)])
  }

  // MARK: Swipes

  @Test func aSwipeActsOnTheItem() {
    let screen = makeScreen()
    screen.source.swipeActions = { item, edge in
      edge == .trailing && item != "Salt" ? [.delete(title: "Remove")] : []
    }
    #expect(screen.table.simulatedSwipeTitles(at: path(4)).isEmpty)
    #expect(screen.table.simulatedSwipeTitles(at: path(0), edge: .leading).isEmpty)
    #expect(screen.table.simulateSwipe(at: path(0), choosing: "Remove"))
    #expect(screen.controller.outline.rootItems == ["Bread", "Salt"])
    #expect(
      screen.drawing == """
          ▸ Bread
          Salt
        """)
  }
}
