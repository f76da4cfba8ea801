import Dispatch
import RowanTestSupport
import Testing

@testable import Rowan

/// Edits as values, and what undoes them.
@MainActor
struct EditTests {
  @Test func undoAndRedo() throws {
    let controller = OutlineController(Outline(picture: "- a\n  · 1\n  - 2\n    · x\n· b"))
    var undo: [[OutlineEdit<String>]] = []
    controller.undoable = { undo.append($0) }
    let before = controller.outline
    try controller.delete(["2", "x"])
    #expect(controller.outline.description == "- a\n  · 1\n· b")
    try controller.perform(undo.removeLast())
    #expect(controller.outline == before)
    try controller.perform(undo.removeLast())
    #expect(controller.outline.description == "- a\n  · 1\n· b")
  }

  @Test func undoingTheLastChildOpensItsParentAgain() throws {
    let controller = OutlineController(Outline(picture: "- a\n  · 1\n· b"))
    var undo: [[OutlineEdit<String>]] = []
    controller.undoable = { undo.append($0) }
    let before = controller.outline
    try controller.move(["1"], to: "b")
    #expect(controller.outline.description == "· a\n+ b")
    try controller.perform(undo.removeLast())
    #expect(controller.outline == before)
    try controller.delete(["1"])
    try controller.perform(undo.removeLast())
    #expect(controller.outline == before)
  }

  @Test func whatIsUndoneUnderASortOrderIsAsOpenAsItWasShown() throws {
    let controller = OutlineController(Outline(picture: "- a\n  + 1\n    · x\n  - 2\n    · y\n· b"))
    var undo: [[OutlineEdit<String>]] = []
    controller.undoable = { undo.append($0) }
    controller.setSortOrder(>)
    controller.expand("1")
    controller.collapse("2")
    let before = controller.outline
    try controller.delete(["a"])
    #expect(controller.outline.description == "· b")
    try controller.perform(undo.removeLast())
    #expect(controller.outline == before)
    controller.setSortOrder(nil)
    #expect(controller.outline.description == "- a\n  - 1\n    · x\n  + 2\n· b")
  }

  @Test func aSortedTreeIsNotCopiedForAnEdit() throws {
    let controller = OutlineController(Outline(picture: "· b\n· a"))
    controller.undoable = { _ in }
    controller.setSortOrder(<)
    // The first edit parts it from what it was sorted from.
    try controller.append(["c"])
    let given = ObjectIdentifier(controller.tree.inGivenOrder.tourBox)
    let shown = ObjectIdentifier(controller.tree.shown.tourBox)
    try controller.append(["e", "d"])
    try controller.move(["b"], to: "a")
    try controller.delete(["c"])
    #expect(controller.outline.description == "+ a\n· d\n· e")
    #expect(ObjectIdentifier(controller.tree.inGivenOrder.tourBox) == given)
    #expect(ObjectIdentifier(controller.tree.shown.tourBox) == shown)
  }

  @Test(arguments: 0..<60)
  func whatUndoesAnEditGivesTheTreeBack(seed: Int) throws {
    var random = RandomCommands(seed: UInt64(seed), size: 30)
    let run = ControllerRun()
    let controller = run.controller
    var generator = SeededGenerator(seed: UInt64(seed))
    var undo: [OutlineEdit<Int>]?
    controller.undoable = { undo = $0 }
    for _ in 0..<120 {
      let command = random.next(for: run.controller.unfilteredOutline.naiveTree)
      if Int.random(in: 0..<15, using: &generator) == 0 {
        controller.setSortOrder([nil, { $0 > $1 }].randomElement(using: &generator)!)
      }
      let before = controller.outline
      undo = nil
      run.apply(ignoringErrors: command)
      guard let edits = undo, Bool.random(using: &generator) else { continue }
      let after = controller.outline
      undo = nil
      try controller.perform(edits)
      #expect(controller.outline == before, "undo of \(command) by \(edits)")
      let redo = try #require(undo)
      try controller.perform(redo)
      #expect(controller.outline == after, "redo of \(command)")
    }
  }

  @Test func aRefusedEditAmongSeveralKeepsThoseBeforeIt() throws {
    let controller = OutlineController(Outline(picture: "· a\n· b"))
    var told: [String] = []
    let observation = controller.observe { told.append($0.changes.description) }
    #expect(throws: OutlineError<String>.unknownItem("x")) {
      try controller.perform([.delete(["a"]), .delete(["x"]), .delete(["b"])])
    }
    #expect(controller.outline.description == "· b")
    #expect(told == ["0-1 0!"])
    _ = observation
  }

  @Test func sortedTreesTakeItemsWhereTheyBelong() throws {
    let controller = OutlineController(Outline(picture: "· d\n· b\n- c\n  · z\n  · y"))
    controller.setSortOrder(<)
    #expect(controller.outline.description == "· b\n- c\n  · y\n  · z\n· d")
    #expect(try controller.append(["a"])?.description == "0+1 1!")
    #expect(try controller.insert(["x"], at: 0, in: "c")?.description == "3+1 4!")
    try controller.move(["d"], to: "c", at: 0)
    #expect(controller.outline.description == "· a\n· b\n- c\n  · d\n  · x\n  · y\n  · z")
    controller.setSortOrder(nil)
    #expect(controller.outline.description == "· b\n- c\n  · d\n  · x\n  · z\n  · y\n· a")
  }

  struct File: Hashable, Sendable {
    var name: String
    var size = 0
    static func == (left: File, right: File) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test func refreshedItemsMoveToWhereTheyBelong() {
    let controller = OutlineController(
      Outline(
        [File(name: "a", size: 3), File(name: "b", size: 2), File(name: "c", size: 1)], children: { _ in [] })
    )
    controller.setSortOrder { $0.size < $1.size }
    let changes = controller.refresh([File(name: "c", size: 9)])
    #expect(controller.outline.rows.map { $0.item?.name } == ["b", "a", "c"])
    #expect(changes?.moves.count == 1)
    #expect(changes?.refreshed.contains(2) == true)
  }

  @Test func caseP069SortingDoesNotConfuseCommands() {
    let controller = OutlineController(Outline(picture: "- a\n  · 1\n- b\n  · 2\n- c\n  · 3"))
    controller.setSortOrder(>)
    #expect(controller.outline.rootItems == ["c", "b", "a"])
    #expect(controller.toggle("a")?.description == "5-1 4!")
    controller.setSortOrder(nil)
    #expect(controller.outline.description == "+ a\n- b\n  · 2\n- c\n  · 3")
  }

  // MARK: Away from the main actor

  @Test func largeReplacementsAreComparedElsewhere() async {
    let controller = OutlineController(Outline(levels: (0..<2_000).map { ($0 % 10 == 0 ? 0 : 1, $0) }))
    controller.expand(500)
    var told: [ChangeOrigin] = []
    let observation = controller.observe { told.append($0.origin) }
    // The groups of ten in the other order.
    let reversed = (0..<200).reversed().flatMap { group in (0..<10).map { ($0 == 0 ? 0 : 1, group * 10 + $0) }
    }
    let replaced = await controller.replaceDescendants(with: Outline(levels: reversed))
    #expect(replaced)
    #expect(controller.outline.rootItems.first == 1_990)
    #expect(controller.outline.isExpanded(500))
    #expect(told == [.data])
    _ = observation
  }

  @Test func whatHappensMeanwhileCounts() async {
    let controller = OutlineController(Outline(levels: (0..<5_000).map { ($0 % 10 == 0 ? 0 : 1, $0) }))
    let task = Task {
      await controller.replaceDescendants(
        with: Outline(levels: (0..<5_000).map { ($0 % 10 == 0 ? 0 : 1, $0) }))
    }
    await Task.yield()
    controller.expand(70, origin: .user)
    #expect(await task.value)
    #expect(controller.outline.isExpanded(70))
    #expect(controller.outline.firstViolation() == nil)
  }

  @Test func theLastReplacementWins() async {
    let controller = OutlineController(Outline(levels: [(0, 1), (0, 2)]))
    // The first comparison begins, and ends only when the second one is done.
    let gate = DispatchSemaphore(value: 0)
    let begun = DispatchSemaphore(value: 0)
    let first = Task {
      await controller.replaceDescendants(with: Outline(levels: [(0, 1), (0, 3)])) { _, _ in
        begun.signal()
        gate.wait()
        return false
      }
    }
    while begun.wait(timeout: .now()) != .success { await Task.yield() }
    #expect(await controller.replaceDescendants(with: Outline(levels: [(0, 4)])))
    gate.signal()
    #expect(await first.value == false)
    #expect(controller.outline.rootItems == [4])
  }

  @Test func aCancelledReplacementIsGivenUp() async {
    let controller = OutlineController(Outline(levels: [(0, 1)]))
    let task = Task { await controller.replaceDescendants(with: Outline(levels: [(0, 2)])) }
    task.cancel()
    #expect(await task.value == false)
    #expect(controller.outline.rootItems == [1])
  }
}
