import Rowan
import RowanTestSupport
import Testing

/// Opening from code, and trees that are large.
struct RevealAndSizeCases {
  @Test func caseP124RevealOpensTheAncestors() {
    expect(
      """
      + a
        + b
          · c
        · d
      """, { $0.reveal("c") },
      gives: """
        - a
          - b
            · c
          · d
        """, "1+3 0!")
    // Expanding alone does not show a hidden item; that it is hidden can be asked.
    var outline = Outline(picture: "+ a\n  + b\n    · c")
    #expect(outline.expand("b").isEmpty)
    #expect(!outline.isVisible("b"))
    #expect(outline.isExpanded("b"))
  }

  @Test func caseP128OneCallForAllIsLinear() {
    let count = 100_000
    var outline = Outline(levels: (0..<count).map { ($0 % 50, $0) })
    #if DEBUG
      let visits = outline.visits(during: { $0.expandAll() })
      #expect(visits < count / 5)
    #else
      outline.expandAll()
    #endif
    #expect(outline.rows.count == count)
  }

  @Test func caseP129ExpandingHasNoSideEffect() {
    var outline = Outline(picture: "+ a\n  + b\n    · c\n+ d\n  · e")
    outline.expand("d")
    #expect(outline.expandedItems == ["d"])
    outline.collapse("d")
    #expect(outline.expandedItems.isEmpty)
  }

  @Test func caseP137SortingSortsSiblingsOnly() {
    let outline = Outline(picture: "- b\n  · z\n  · y\n+ a\n  · x\n  · w")
    let sorted = outline.sorted(by: <)
    #expect(sorted.description == "+ a\n- b\n  · y\n  · z")
    #expect(sorted.children(of: "a") == ["w", "x"])
    let changes = sorted.changes(from: outline)
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty)
  }

  @Test func caseP138OnlyWhatChangesIsTouched() {
    var outline = Outline(levels: (0..<1000).flatMap { [(0, $0), (1, $0 + 1000)] })
    outline.expandAll()
    let changes = outline.collapse(500)
    #expect(changes.description == "1001-1 1000!")
    let before = RowSections(rowCounts: repeatElement(1, count: 1000))
    let sectioned = changes.sectioned(from: before, to: outline.sections)
    #expect(sectioned.removed == [.init(section: 500, rows: 0..<1)])
    #expect(sectioned.refreshedHeaders == [500..<501])
    #expect(sectioned.insertedSections.isEmpty && sectioned.deletedSections.isEmpty)
  }

  #if DEBUG
    @Test func caseP140And145RowsAreFoundWithoutScanning() {
      var outline = Outline(levels: (0..<50_000).map { ($0 % 10 == 0 ? 0 : 1, $0) })
      outline.expandAll()
      #expect(outline.visits(during: { _ = $0.item(atRow: 49_999) }) < 30)
      #expect(outline.visits(during: { _ = $0.row(of: 49_999) }) < 30)
      #expect(outline.visits(during: { $0.collapse(25_000) }) < 100)
    }

    @Test func caseP146RefreshingOneItemIsCheap() {
      var outline = Outline(levels: (0..<50_000).map { (0, $0) })
      var changes = ""
      let visits = outline.visits(during: { changes = $0.refresh(777).description })
      #expect(visits < 30)
      #expect(changes == "777!")
    }
  #endif

  @Test func caseP144DiffsRunOffTheMainThread() async {
    let old = Outline(levels: (0..<5_000).map { (0, $0) })
    let new = Outline(levels: (0..<5_000).reversed().map { (0, $0) })
    let changes = await Task.detached { new.changes(from: old) }.value
    #expect(changes.moves.count == 4_999)
  }
}
