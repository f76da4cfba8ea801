import Rowan
import RowanTestSupport
import Testing

/// Drops, steps and hovering as a controller carries them out.
@MainActor
struct ControllerMoveTests {
  @Test func caseP122ADropIsValidatedThenCommittedAsOneChange() throws {
    let controller = ControllerCases.controller()
    var data: [OutlineMove<String>] = []
    var told: [String] = []
    controller.moveOptions.didMove = { move in
      // The app's data change before the table asks for rows.
      #expect(told.isEmpty)
      data.append(move)
    }
    var undo: [OutlineEdit<String>] = []
    controller.undoable = { undo = $0 }
    let observation = controller.observe { told.append($0.changes.description) }
    let before = controller.outline
    try controller.drop(["a2", "c"], at: .between(parent: nil, index: 0))
    #expect(controller.outline.description == "· a2\n· c\n- a\n  + a1\n+ b")
    #expect(data == [OutlineMove(items: ["a2", "c"], place: OutlinePlace(parent: nil, index: 0))])
    #expect(told.count == 1)
    try controller.perform(undo)
    #expect(controller.outline == before)
    _ = observation
  }

  @Test func caseP112ADropIsRefusedWithItsReason() {
    let controller = ControllerCases.controller()
    controller.moveOptions.isMovable = { $0 != "c" }
    controller.moveOptions.shouldMove = { $0.place.parent != "b" }
    func refusal(_ items: [String], _ target: OutlineDropTarget<String>) -> OutlineDropRefusal<String>? {
      do throws(OutlineDropRefusal<String>) {
        try controller.drop(items, at: target)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(["a"], .on("a1")) == .intoOwnSubtree("a", target: "a1"))
    #expect(refusal(["c"], .on("a")) == .notMovable("c"))
    #expect(refusal(["x"], .on("b")) == .notAllowed)
    controller.setSortOrder(>)
    #expect(refusal(["a1"], .between(parent: "a", index: 0)) == .sorted)
    #expect(refusal(["b1"], .on("a")) == nil)
    #expect(controller.outline.children(of: "a") == ["b1", "a2", "a1"])
  }

  @Test func caseP118ADropOnAClosedParentLeavesItClosed() throws {
    let controller = ControllerCases.controller()
    #expect(try controller.drop(["c"], at: .on("b"))?.description == "4-1 3!")
    #expect(controller.outline.description == "- a\n  + a1\n  · a2\n+ b")
    #expect(controller.outline.children(of: "b") == ["b1", "c"])
  }

  @Test func aDropThatWaitsIsJudgedWhenItsTurnComes() {
    let controller = ControllerCases.controller()
    var refused: [OutlineDropRefusal<String>] = []
    controller.moveOptions.refused = { refused.append($0) }
    let observation = controller.observe { update in
      guard update.origin == .data else { return }
      #expect(throws: Never.self) { try controller.drop(["c"], at: .on("c")) }
      #expect(throws: Never.self) { try controller.drop(["c"], at: .on("b")) }
    }
    controller.refresh(["a"])
    #expect(refused == [.intoOwnSubtree("c", target: "c")])
    #expect(controller.outline.children(of: "b") == ["b1", "c"])
    _ = observation
  }

  @Test func caseP120HoveringLoadsAndClosesAgainWhenTheDropGoesElsewhere() async throws {
    let (controller, source) = LoadingTests.controller(["a/", "b/", "c"])
    #expect(controller.hover(over: "a/", at: 10) == 10.8)
    #expect(!controller.outline.isExpanded("a/"))
    controller.hover(over: "a/", at: 10.9)
    #expect(controller.outline.description == "- a/\n  (loading)\n? b/\n· c")
    await source.expectQuestions(1)
    await source.answer("a/", ["x/"])
    controller.hover(over: "b/", at: 11)
    controller.hover(over: "b/", at: 12)
    await source.expectQuestions(2)
    await source.answer("b/", ["y"])
    var told: [String] = []
    let observation = controller.observe { told.append($0.changes.description) }
    try controller.drop(["c"], at: .on("a/"))
    #expect(controller.outline.description == "- a/\n  ? x/\n  · c\n+ b/")
    #expect(told.count == 1)
    // A drag that ends elsewhere leaves nothing open, and nothing of it is saved.
    controller.hover(over: "b/", at: 20)
    controller.hover(over: "b/", at: 21)
    #expect(controller.outline.isExpanded("b/"))
    controller.endHover()
    #expect(!controller.outline.isExpanded("b/"))
    #expect(controller.state.isEmpty)
    controller.expansion.canToggle = { $0 != "b/" }
    #expect(controller.hover(over: "b/", at: 30) == nil)
    _ = observation
    source.finish()
  }

  @Test func itemsMoveByStepsWithoutDragging() throws {
    let controller = ControllerCases.controller()
    controller.offeredActions.formUnion(Set.moves)
    #expect(controller.accessibility(ofRow: 2)?.actions == [.moveUp, .moveOut, .moveIn])
    try controller.perform(.moveOut, atRow: 2)
    #expect(controller.outline.rootItems == ["a", "a2", "b", "c"])
    try controller.move("a2", .down)
    #expect(controller.outline.rootItems == ["a", "b", "a2", "c"])
    #expect(throws: OutlineDropRefusal<String>.nothingChanges) { try controller.move("a", .up) }
    #expect(throws: OutlineDropRefusal<String>.unknownItem("z")) { try controller.move("z", .up) }
    controller.moveOptions.isMovable = { $0 != "c" }
    #expect(controller.accessibility(ofRow: 4)?.actions == [])
    #expect(try controller.insertionPlace(at: .on("b")) == OutlinePlace(parent: "b", index: 1))
  }

  @Test func marksMoveAlong() throws {
    let controller = ControllerCases.controller()
    controller.setChecked(true, of: "b")
    controller.select("b1")
    try controller.drop(["b1"], at: .on("a"))
    #expect(controller.checks.state(of: "b1") == .on)
    #expect(controller.checks.state(of: "a") == .mixed)
    #expect(controller.selection.selectedItems == ["b1"])
  }
}
