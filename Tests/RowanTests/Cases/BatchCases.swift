import Rowan
import RowanTestSupport
import Testing

/// What users of tree tables were hurt by in batch updates, as far as the engine answers for it.
struct BatchCases {
  let folders = """
    - a
      - a1
        · a11
        · a12
      · a2
    + b
      · b1
    """

  @Test func caseP001InsertBelowAnOpenSibling() throws {
    try expect(
      folders, { try $0.insert("new", after: "a1") },
      gives: """
        - a
          - a1
            · a11
            · a12
          · new
          · a2
        + b
        """, "4+1")
  }

  @Test func caseP002InsertAtRootLevelOnce() throws {
    var outline = Outline(picture: folders)
    #expect(try outline.append("c").description == "6+1 5!")
    #expect(outline.rootItems == ["a", "b", "c"])
    #expect(try outline.append("d").description == "7+1 6!")
    #expect(throws: OutlineError<String>.duplicate("c", existing: [2])) { try outline.append("c") }
    #expect(outline.rows.count == 8)
  }

  @Test func caseP004DeleteOneChildOnly() throws {
    try expect(
      folders, { try $0.delete("a1") },
      gives: """
        - a
          · a2
        + b
        """, "1-3 1!")
  }

  @Test func caseP005MoveWithinTheSameParent() throws {
    try expect(
      folders, { try $0.move("a1", to: "a", at: 1) },
      gives: """
        - a
          · a2
          - a1
            · a11
            · a12
        + b
        """, "4~1>1 1!2")
  }

  @Test func caseP006ChildrenAreAskedForOnceAndNeverBeyond() {
    // An app whose count changes between two questions cannot confuse what was taken once.
    var answers = ["a": [["b", "c"], ["b"]]]
    var outline = Outline(
      ["a"],
      children: { item in
        answers[item].map { lists in
          answers[item]?.removeFirst()
          return lists[0]
        } ?? []
      })
    #expect(outline.expand("a").insertedRows == [1, 2])
    #expect(outline.child(at: 2, of: "a") == nil)
    #expect(outline.item(atPath: [0, 2]) == nil)
  }

  @Test func caseP008TheAppsArrayMayChangeWithoutTelling() {
    var data = ["a": ["b"]]
    var outline = Outline(["a"], children: { data[$0] ?? [] })
    data["a"] = ["b", "c", "d"]
    #expect(outline.expand("a").description == "1+1 0!")
    #expect(outline.rows.count == 2)
    // The difference comes with the next update.
    #expect(outline.replaceChildren(of: "a", with: data["a"]!).description == "2+2 1!")
  }

  @Test func caseP009CollapseAndExpandTwice() {
    var outline = Outline(picture: folders)
    let rows = Array(outline.rows)
    for _ in 0..<2 {
      #expect(outline.collapse("a").description == "1-4 0!")
      #expect(outline.expand("a").description == "1+4 0!")
      #expect(Array(outline.rows) == rows)
    }
  }

  @Test func caseP010TheParentIsRefreshedInNewCoordinates() {
    var outline = Outline(picture: folders)
    let changes = outline.collapse(["a", "a1"])
    #expect(changes.removedRows == [1, 2, 3, 4])
    #expect(changes.refreshedRows == [0])
    // Never a row that is removed or inserted in the same change.
    let reopened = outline.expand(["b", "a"])
    #expect(reopened.description == "1+2 4+1 0! 3!")
    #expect(Set(reopened.insertedRows).isDisjoint(with: reopened.refreshedRows))
  }

  @Test func caseP012NestedRowsCountWhenTheRootOpensAgain() {
    expect(
      """
      + a
        - a1
          - a11
            · x
            · y
      """, { $0.expand("a") },
      gives: """
        - a
          - a1
            - a11
              · x
              · y
        """, "1+4 0!")
  }

  @Test func caseP013StateOfVanishedRowsIsPurged() throws {
    var outline = Outline(levels: (1...5).flatMap { [(0, $0), (1, $0 * 10)] })
    outline.expand(5)
    #expect(
      outline.replaceDescendants(of: nil, with: Outline(levels: [(0, 1), (1, 10), (0, 2)])).newCount == 2)
    #expect(outline.expandedItems.isEmpty)
    #expect(outline.expand(1).description == "1+1 0!")
    // Should the item come back, it is a new one.
    try outline.append(Outline(levels: [(0, 5), (1, 50)]))
    #expect(!outline.isExpanded(5))
  }

  @Test func caseP014ExpansionBelongsToOneSectionOnly() {
    var outline = Outline(picture: "- s1\n  + x\n    · x1\n- s2\n  + y\n    · y1")
    let before = outline.sections
    let changes = outline.expand("x").sectioned(from: before, to: outline.sections)
    #expect(changes.inserted == [.init(section: 0, rows: 1..<2)])
    #expect(changes.refreshed == [.init(section: 0, rows: 0..<1)])
    #expect(!outline.isExpanded("y"))
  }

  @Test func caseP016InsertIntoAClosedSection() throws {
    var outline = Outline(picture: folders)
    let before = outline.sections
    let changes = try outline.append("b2", to: "b")
    #expect(changes.isEmpty)
    #expect(changes.sectioned(from: before, to: outline.sections).isEmpty)
    #expect(outline.expand("b").description == "6+2 5!")
  }

  @Test func caseP018ExclusiveOpeningIsOneBatch() {
    var outline = Outline(picture: "- a\n  · a1\n  · a2\n  · a3\n+ b\n  · b1\n+ c")
    let both = outline.collapse("a").followed(by: outline.expand("b"))
    #expect(both.description == "1-3 2+1 0!2")
    #expect(outline.description == "+ a\n- b\n  · b1\n+ c")
  }

  @Test func caseP021ExpandAfterReplaceGivesTheRightInsert() {
    var outline = Outline(picture: folders)
    outline.replaceDescendants(of: nil, with: Outline(picture: "+ a\n  · x\n+ c\n  · y"))
    #expect(outline.description == "- a\n  · x\n+ c")
    #expect(outline.expand("c").description == "3+1 2!")
    #expect(outline.collapse("a").description == "1-1 0!")
  }

  @Test func caseP022ReloadWithAnotherChildCount() {
    expect(
      folders, { $0.replaceChildren(of: "a", with: ["a2"]) },
      gives: """
        - a
          · a2
        + b
        """, "1-3 1!")
  }

  @Test func caseP024TwoOpenRowsInTwoSections() {
    var outline = Outline(
      picture: "- s1\n  + a\n    · a1\n  + b\n    · b1\n- s2\n  + c\n    · c1\n  + d\n    · d1")
    outline.expand("d")
    outline.expand("a")
    outline.expand("c")
    #expect(outline.collapse("a").description == "2-1 1!")
    #expect(
      outline.description == """
        - s1
          + a
          + b
        - s2
          - c
            · c1
          - d
            · d1
        """)
  }

  @Test func caseP025AParentWithoutChildrenOpens() {
    var outline = Outline(["a"], children: { _ -> [String]? in [] })
    #expect(outline.expand("a").description == "0!")
    #expect(outline.isExpanded("a"))
    #expect(outline.rows.count == 1)
    #expect(outline.collapse("a").description == "0!")
  }

  @Test func caseP026ExpandedFromTheStart() {
    var outline = Outline(picture: folders)
    outline.expandAll()
    let fromNothing = outline.changes(from: Outline())
    #expect(fromNothing.insertedRows == Array(0..<7))
    #expect(fromNothing.oldCount == 0)
    #expect(fromNothing.newCount == outline.rows.count)
  }

  @Test func caseP030TheChangedStateIsThereBeforeTheChangeIs() {
    var outline = Outline(picture: folders)
    let changes = outline.expand("b")
    #expect(outline.isExpanded("b"))
    #expect(outline.rows[5].isExpanded)
    #expect(changes.refreshed.contains(5))
  }

  @Test func caseP032CollapseAllOfNothing() {
    var outline = Outline(picture: folders)
    outline.deleteAll()
    #expect(outline.collapseAll().isEmpty)
  }

  @Test func caseP033AHiddenItemHasNoRow() {
    var outline = Outline(picture: folders)
    outline.collapse("a")
    #expect(outline.row(of: "a11") == nil)
    #expect(outline.nearestVisible(to: "a11") == "a")
    outline.reveal("a11")
    #expect(outline.row(of: "a11") == 2)
  }

  @Test func caseP034AMissingItemHasNoRow() {
    let outline = Outline(picture: folders)
    #expect(outline.row(of: "saved at last launch") == nil)
    #expect(outline.nearestVisible(to: "saved at last launch") == nil)
  }

  @Test func caseP036TheOrderOfOperationsIsDefined() {
    // Removals, moves and refreshes ascend, and do not touch each other; the random runs check it too.
    let old = Outline(picture: "· a\n· b\n· c\n· d\n· e\n· f")
    let new = Outline(picture: "· f\n· x\n· b\n· e\n· y\n· c")
    let changes = new.changes(from: old)
    #expect(changes.removedRows == [0, 3])
    #expect(changes.insertedRows == [1, 4])
    #expect(changes.movedRows.map(\.to) == changes.movedRows.map(\.to).sorted())
    #expect(changes.applied(to: old.visibleItems) { new.visibleItems[$0] } == new.visibleItems)
  }

  @Test func caseP037CountAndDeltaComeFromOnePlace() {
    var outline = Outline(levels: (0..<8).map { (0, $0) })
    let before = outline.rows.count
    let changes = outline.collapse(3)
    #expect(changes.oldCount == before)
    #expect(changes.newCount == outline.rows.count)
    #expect(changes.removed.rowCount == 0)
  }
}
