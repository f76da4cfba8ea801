import Rowan
import RowanTestSupport
import Testing

/// Moves and drops, as far as the engine answers for them.
struct MoveCases {
  let shelf = """
    - a
      · a1
      - a2
        · x
        · y
      · a3
    + b
      · b1
    """

  @Test func caseP112AParentNeverGoesIntoItsOwnSubtree() {
    var outline = Outline(picture: shelf)
    let before = outline
    #expect(throws: OutlineError<String>.intoOwnSubtree("a", target: "x")) { try outline.move("a", to: "x") }
    #expect(throws: OutlineError<String>.intoOwnSubtree("a", target: "a")) {
      try outline.move(["b", "a"], to: "a")
    }
    #expect(outline == before)
  }

  @Test func caseP113AFolderAndItsChildMoveAsOne() throws {
    try expect(
      shelf, { try $0.move(["x", "a2", "y"], to: nil, at: 0) },
      gives: """
        - a2
          · x
          · y
        - a
          · a1
          · a3
        + b
        """, "0~2>3 0!4")
  }

  @Test func caseP114AnIndexIsTheFinalPosition() throws {
    // Down: without a1, a2 is first and a3 second; up: a3 before a1.
    try expect(
      shelf, { try $0.move("a1", to: "a", at: 1) },
      gives: """
        - a
          - a2
            · x
            · y
          · a1
          · a3
        + b
        """, "1~1>4 1! 4!")
    try expect(
      shelf, { try $0.move("a3", to: "a", at: 0) },
      gives: """
        - a
          · a3
          · a1
          - a2
            · x
            · y
        + b
        """, "5~1>1 1!3")
    var outline = Outline(picture: shelf)
    #expect(throws: OutlineError<String>.indexOutOfRange(3, count: 2)) {
      try outline.move("a1", to: "a", at: 3)
    }
    #expect(try outline.move("a2", to: "a", at: 1).isEmpty)
  }

  @Test func caseP116AChildAndASiblingAreTwoTargets() throws {
    var outline = Outline(picture: shelf)
    try outline.move("a1", to: "b", at: 0)
    #expect(outline.parent(of: "a1") == "b")
    try outline.move("a1", to: nil, at: 1)
    #expect(outline.rootItems == ["a", "a1", "b"])
  }

  @Test func caseP117AClosedGroupMovesWhole() throws {
    try expect(
      "+ g\n  · 1\n  · 2\n- h\n  · 3\n· i", { try $0.move("g", to: nil, at: 1) },
      gives: """
        - h
          · 3
        + g
        · i
        """, "0~1>2 0! 2!")
  }

  @Test func caseP118AClosedParentStaysClosed() throws {
    try expect(
      shelf, { try $0.move("a1", to: "b") },
      gives: """
        - a
          - a2
            · x
            · y
          · a3
        + b
        """, "1-1 1!")
    var outline = Outline(picture: shelf)
    try outline.move("a1", to: "b")
    #expect(outline.children(of: "b") == ["b1", "a1"])
  }

  @Test func caseP121ARowGoesIntoAClosedSection() throws {
    var outline = Outline(picture: shelf)
    let before = outline.sections
    let changes = try outline.move("a3", to: "b", at: 0).sectioned(from: before, to: outline.sections)
    #expect(changes.removed == [.init(section: 0, rows: 4..<5)])
    #expect(changes.inserted.isEmpty && changes.rowMoves.isEmpty)
    #expect(outline.children(of: "b") == ["a3", "b1"])
  }

  @Test func caseP122AMoveIsOneChangeOfDataAndRows() throws {
    var outline = Outline(picture: shelf)
    let old = outline
    let changes = try outline.move(["a3", "a1"], to: "a2", at: 1)
    #expect(outline.children(of: "a2") == ["x", "a3", "a1", "y"])
    #expect(changes == outline.changes(from: old))
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty)
  }
}
