import Rowan
import RowanTestSupport
import Testing

struct DropTests {
  let shelf = Outline(
    picture: """
      - a
        · a1
        - a2
          · x
          · y
        · a3
      + b
        · b1
      · c
      """)

  /// Drops, and answers the tree afterwards or the refusal.
  private func drop(
    _ items: [String], _ target: OutlineDropTarget<String>, shownIn shown: Outline<String>? = nil,
    rules: OutlineDropRules<String> = OutlineDropRules()
  ) -> String {
    do {
      var tree = shelf
      let move = try tree.move(for: items, droppedAt: target, shownIn: shown, rules: rules)
      try tree.perform(move)
      return tree.description
    } catch {
      return "\(error)"
    }
  }

  private func refusal(
    _ items: [String], _ target: OutlineDropTarget<String>, shownIn shown: Outline<String>? = nil,
    rules: OutlineDropRules<String> = OutlineDropRules()
  ) -> OutlineDropRefusal<String>? {
    do {
      _ = try shelf.move(for: items, droppedAt: target, shownIn: shown, rules: rules)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Cases

  @Test func caseP112ADropIntoTheOwnSubtreeIsRefusedWithAReason() {
    #expect(refusal(["a"], .on("x")) == .intoOwnSubtree("a", target: "x"))
    #expect(refusal(["a"], .on("a")) == .intoOwnSubtree("a", target: "a"))
    #expect(refusal(["c", "a2"], .between(parent: "a2", index: 1)) == .intoOwnSubtree("a2", target: "a2"))
    // The way there is by the pointer, too.
    #expect(refusal(["a"], shelf.dropTarget(afterRow: 3)) == .intoOwnSubtree("a", target: "a2"))
  }

  @Test func caseP113AFolderAndItsChildAreDroppedAsOne() throws {
    let move = try shelf.move(for: ["y", "c", "a2", "x", "y"], droppedAt: .on("b"))
    #expect(move.items == ["a2", "c"])
    #expect(
      drop(["y", "c", "a2", "x"], .between(parent: nil, index: 0)) == """
        - a2
          · x
          · y
        · c
        - a
          · a1
          · a3
        + b
        """)
  }

  @Test func caseP114AGapIsTheFinalPositionInBothDirections() throws {
    func move(_ items: [String], gap: Int, level: Int) throws -> OutlinePlace<String> {
      try shelf.move(for: items, droppedAt: shelf.dropTarget(atGap: gap, level: level)).place
    }
    // Down, past an open sibling: two of the others come before.
    #expect(try move(["a1"], gap: 6, level: 1) == OutlinePlace(parent: "a", index: 2))
    #expect(try move(["a1"], gap: 5, level: 1) == OutlinePlace(parent: "a", index: 1))
    // Up.
    #expect(try move(["a3"], gap: 1, level: 1) == OutlinePlace(parent: "a", index: 0))
    #expect(try move(["a3"], gap: 2, level: 1) == OutlinePlace(parent: "a", index: 1))
    // Several, from both sides.
    #expect(try move(["a3", "a1"], gap: 2, level: 1) == OutlinePlace(parent: "a", index: 0))
    #expect(try move(["a3", "c", "a1"], gap: 5, level: 1) == OutlinePlace(parent: "a", index: 1))
  }

  @Test func caseP114InAFilteredOutline() throws {
    let tree = Outline(levels: (0..<10).map { (0, "\($0)") })
    let shown = tree.filtered { ["2", "5", "8"].contains($0) }
    func result(_ items: [String], _ index: Int) throws -> [String] {
      var tree = tree
      try tree.perform(tree.move(for: items, droppedAt: .between(parent: nil, index: index), shownIn: shown))
      return tree.rootItems
    }
    // Behind the one shown above it.
    #expect(try result(["2"], 2) == ["0", "1", "3", "4", "5", "2", "6", "7", "8", "9"])
    #expect(try result(["2"], 3) == ["0", "1", "3", "4", "5", "6", "7", "8", "2", "9"])
    #expect(try result(["8"], 1) == ["0", "1", "2", "8", "3", "4", "5", "6", "7", "9"])
    // Before the one shown below it.
    #expect(try result(["8"], 0) == ["0", "1", "8", "2", "3", "4", "5", "6", "7", "9"])
    #expect(try result(["5", "8"], 0) == ["0", "1", "5", "8", "2", "3", "4", "6", "7", "9"])
    // Where it is shown already, it stays, whatever is hidden around it.
    for (items, index) in [(["5"], 1), (["5"], 2), (["2", "5"], 0), (["2", "5"], 1), (["2", "5", "8"], 3)] {
      #expect(throws: OutlineDropRefusal<String>.nothingChanges) { try result(items, index) }
    }
  }

  @Test func caseP116AChildAndASiblingAreTwoMoves() {
    #expect(
      drop(["c"], .on("a2")) == """
        - a
          · a1
          - a2
            · x
            · y
            · c
          · a3
        + b
        """)
    #expect(
      drop(["c"], .between(parent: "a", index: 2)) == """
        - a
          · a1
          - a2
            · x
            · y
          · c
          · a3
        + b
        """)
  }

  @Test func caseP117AClosedGroupIsDroppedWhole() {
    #expect(
      drop(["b"], shelf.dropTarget(atGap: 8)) == """
        - a
          · a1
          - a2
            · x
            · y
          · a3
        · c
        + b
        """)
    #expect(refusal(["b"], .on("b1")) == .intoOwnSubtree("b", target: "b1"))
  }

  @Test func caseP118ADropOnAClosedParentLeavesItClosed() throws {
    var tree = shelf
    let move = try tree.move(for: ["c"], droppedAt: tree.dropTarget(atRow: 6, fraction: 0.5))
    #expect(try tree.perform(move).description == "7-1 6!")
    #expect(!tree.isExpanded("b"))
    #expect(tree.children(of: "b") == ["b1", "c"])
  }

  @Test func caseP121ADropIntoAClosedSectionMakesNoRow() throws {
    var tree = shelf
    let before = tree.sections
    let move = try tree.move(for: ["a3"], droppedAt: .between(parent: "b", index: 0))
    let changes = try tree.perform(move).sectioned(from: before, to: tree.sections)
    #expect(changes.removed == [.init(section: 0, rows: 4..<5)])
    #expect(changes.inserted.isEmpty)
    #expect(tree.children(of: "b") == ["a3", "b1"])
    // And into a section without any.
    #expect(try shelf.move(for: ["a3"], droppedAt: .on("c")).place == OutlinePlace(parent: "c", index: 0))
  }

  // MARK: Refusals

  @Test func whatIsNotThereIsRefused() {
    #expect(refusal([], .on("a")) == .nothingToMove)
    #expect(refusal(["a", "gone"], .on("b")) == .unknownItem("gone"))
    #expect(refusal(["a"], .on("gone")) == .unknownItem("gone"))
    #expect(refusal(["a"], .between(parent: "gone", index: 0)) == .unknownItem("gone"))
    #expect(refusal(["a"], .between(parent: nil, index: 4)) == .indexOutOfRange(4, count: 3))
    #expect(refusal(["a"], .between(parent: nil, index: -1)) == .indexOutOfRange(-1, count: 3))
    // Shown, but no longer in the tree.
    let old = Outline(picture: "- a\n  · a1\n  · old")
    #expect(refusal(["c"], .on("old"), shownIn: old) == .unknownItem("old"))
    #expect(refusal(["old"], .on("c"), shownIn: old) == .unknownItem("old"))
  }

  @Test func whatIsThereAlreadyIsRefused() {
    for index in 1...2 { #expect(refusal(["a2"], .between(parent: "a", index: index)) == .nothingChanges) }
    for index in 0...2 {
      #expect(refusal(["a2", "a1"], .between(parent: "a", index: index)) == .nothingChanges)
    }
    #expect(refusal(["c"], .between(parent: nil, index: 3)) == .nothingChanges)
    #expect(refusal(["a3"], .on("a")) == .nothingChanges)
    #expect(refusal(["a1"], .on("a")) == nil)
    // Not together yet: they come together.
    #expect(refusal(["a1", "a3"], .between(parent: "a", index: 1)) == nil)
  }

  @Test func theRulesAreAskedInOrder() {
    var asked: [OutlineMove<String>] = []
    let rules = OutlineDropRules<String>(
      isMovable: { $0 != "a" },
      allows: {
        asked.append($0)
        return $0.place.parent != "b"
      })
    #expect(refusal(["a", "a1"], .on("b"), rules: rules) == .notMovable("a"))
    #expect(refusal(["a"], .on("a1"), rules: rules) == .intoOwnSubtree("a", target: "a1"))
    #expect(refusal(["c"], .between(parent: nil, index: 3), rules: rules) == .nothingChanges)
    #expect(asked.isEmpty)
    #expect(refusal(["a1", "c"], .on("b"), rules: rules) == .notAllowed)
    #expect(asked == [OutlineMove(items: ["a1", "c"], place: OutlinePlace(parent: "b", index: 1))])
    #expect(refusal(["a1", "c"], .on("a2"), rules: rules) == nil)
  }

  @Test func sortedItemsGoToOtherParentsOnly() {
    let rules = OutlineDropRules<String>(isSorted: true)
    let sorted = shelf.sorted(by: >)
    #expect(refusal(["a1"], .between(parent: "a", index: 3), shownIn: sorted, rules: rules) == .sorted)
    #expect(refusal(["a1", "a3"], .on("a"), shownIn: sorted, rules: rules) == .sorted)
    #expect(refusal(["a1", "x"], .between(parent: "a", index: 0), shownIn: sorted, rules: rules) == nil)
    #expect(refusal(["a1"], .on("b"), shownIn: sorted, rules: rules) == nil)
    #expect(refusal(["a1"], .between(parent: nil, index: 1), shownIn: sorted, rules: rules) == nil)
  }

  // MARK: Places

  @Test func thingsFromElsewhereGetAPlace() throws {
    #expect(try shelf.place(of: .on("b")) == OutlinePlace(parent: "b", index: 1))
    #expect(try shelf.place(of: shelf.dropTarget(atGap: 4, level: 2)) == OutlinePlace(parent: "a2", index: 1))
    let shown = shelf.filtered { $0 == "a3" || $0 == "c" }
    #expect(
      try shelf.place(of: .between(parent: "a", index: 0), shownIn: shown)
        == OutlinePlace(parent: "a", index: 2))
    #expect(
      try shelf.place(of: .between(parent: "a", index: 1), shownIn: shown)
        == OutlinePlace(parent: "a", index: 3))
    #expect(throws: OutlineDropRefusal<String>.unknownItem("gone")) { try shelf.place(of: .on("gone")) }
  }

  @Test func whatAllMoveNamesNoNeighbour() throws {
    let tree = Outline(picture: "- p\n  · 1\n  · 2\n  · 3\n· 4")
    let shown = tree.filtered { $0 == "2" || $0 == "4" }
    // Nothing else of p is shown, so it goes behind what is there.
    let move = try tree.move(for: ["2", "4"], droppedAt: .between(parent: "p", index: 0), shownIn: shown)
    #expect(move.place == OutlinePlace(parent: "p", index: 2))
  }

  @Test func aProjectionWithOtherParentsDoesNoHarm() throws {
    let other = Outline(picture: "- a\n  · c\n  · b\n  · gone")
    for index in 0...3 {
      let place = try shelf.place(of: .between(parent: "a", index: index), moving: ["gone"], shownIn: other)
      #expect(place == OutlinePlace(parent: "a", index: 3))
    }
  }

  @Test func topmostItemsInTheOrderOfTheRows() {
    #expect(shelf.topmost(["c", "y", "b1", "a2", "gone", "y", "a1", "c"]) == ["a1", "a2", "b1", "c"])
    #expect(shelf.topmost(shelf.allItems) == ["a", "b", "c"])
    #expect(shelf.topmost([]) == [])
  }

  // MARK: Steps

  @Test func smallMovesForThoseWhoDoNotDrag() {
    func step(_ step: OutlineMoveStep, _ item: String) -> String? {
      shelf.dropTarget(for: step, of: item).map { drop([item], $0) }
    }
    #expect(step(.up, "a1") == nil)
    #expect(step(.down, "a3") == nil)
    #expect(step(.out, "c") == nil)
    #expect(step(.into, "a") == nil)
    #expect(step(.up, "gone") == nil)
    #expect(step(.up, "a3") == drop(["a3"], .between(parent: "a", index: 1)))
    #expect(step(.down, "a1") == drop(["a1"], .between(parent: "a", index: 2)))
    #expect(step(.out, "y") == drop(["y"], .between(parent: "a", index: 2)))
    #expect(step(.into, "a3") == drop(["a3"], .on("a2")))
    #expect(OutlineRowAction.allCases.compactMap(\.step) == [.up, .down, .out, .into])
  }

  @Test func upAndDownUndoEachOther() throws {
    for item in shelf.allItems {
      for (first, second) in [(OutlineMoveStep.up, OutlineMoveStep.down), (.down, .up)] {
        guard let target = shelf.dropTarget(for: first, of: item) else { continue }
        var tree = shelf
        try tree.perform(tree.move(for: [item], droppedAt: target))
        #expect(tree != shelf)
        let back = try #require(tree.dropTarget(for: second, of: item))
        try tree.perform(tree.move(for: [item], droppedAt: back))
        #expect(tree == shelf)
      }
    }
  }
}
