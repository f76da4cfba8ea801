import Rowan
import Testing

@testable import RowanTerminal

/// The filter as it is typed, its matches, and what it has not seen.
@MainActor
struct FilterTests {
  private let files = outline(
    """
    Sources*
      Rowan
        Rows.swift
        Tree.swift
      Terminal
        Row.swift
    Tests
      RowTests.swift
    README.md
    """)

  @Test func filtersAsItIsTyped() {
    let view = Session(files, 60, 9)
    view.type("/row.")
    #expect(
      view.picture == """
         ▾ Sources
         └─▾ Terminal
        >  └── Row.swift





         /row.                                                1 match
        """)
    #expect(view.draw().cursor == .init(column: 5, row: 8))
    view.press(.backspace)
    #expect(
      view.picture == """
         ▾ Sources
         ├─▾ Rowan
         │ ├── Rows.swift
         │ └── Tree.swift
         └─▾ Terminal
        >  └── Row.swift
         ▾ Tests
         └── RowTests.swift
         /row                                               4 matches
        """)
    view.press(.enter)
    #expect(view.app.scene.prompt == nil)
    #expect(view.status.contains("4 matches, 1 of 1, row 6 of 8"))
  }

  @Test func matchesAreMarked() {
    let view = Session(files, 60, 10)
    view.type("/SW")
    view.press(.enter)
    let runs = view.draw().lines.flatMap(\.runs).filter { $0.style == .match }
    #expect(runs.map(\.text) == ["sw", "sw", "sw", "sw"])
  }

  @Test func matchesAreVisitedInTurn() {
    let view = Session(files, 60, 10)
    view.press(.character("n"))
    #expect(view.focus == .item("Sources"))
    view.type("/.swift")
    view.press(.enter)
    var visited: [String] = []
    for _ in 0..<5 {
      if case .item(let item) = view.focus { visited.append(item) }
      view.press(.character("n"))
    }
    #expect(visited == ["Rows.swift", "Tree.swift", "Row.swift", "RowTests.swift", "Rows.swift"])
    view.press(.character("N"), .character("N"))
    #expect(view.focus == .item("RowTests.swift"))
    view.press(.character("n"))
    #expect(view.focus == .item("Rows.swift"))
    // A match that was closed away is opened for the focus.
    view.press(.left, .left)
    view.press(.character("n"))
    #expect(view.focus == .item("Rows.swift"))
    #expect(view.focusedRow != nil)
  }

  @Test func escapePutsEverythingBack() {
    let view = Session(files, 60, 10)
    view.press(.down, .right)
    let before = view.outline
    let picture = view.picture
    view.type("/read")
    #expect(view.outline.rows.count == 1)
    view.press(.escape)
    #expect(view.outline == before)
    view.type("/row")
    view.press(.enter, .left, .end, .left, .escape)
    #expect(view.outline == before)
    view.press(.home, .down)
    #expect(view.picture == picture)
  }

  @Test func wordsAndLinesAreErased() {
    let view = Session(files, 60, 10)
    view.type("/one two  ")
    view.press(.control("w"))
    #expect(view.app.scene.prompt?.text == "one ")
    view.press(.control("u"), .backspace)
    #expect(view.app.scene.prompt?.text == "")
    #expect(view.controller.filter == nil)
  }

  @Test func arrowsMoveWhileTyping() {
    let view = Session(files, 60, 10)
    view.type("/swift")
    view.press(.down)
    #expect(view.focus == .item("Tree.swift"))
    view.type("x")
    #expect(view.outline.rows.isEmpty)
    view.press(.control("u"), .enter)
    #expect(view.focus != nil)
  }

  @Test func saysWhatItHasNotSeenAndReadsOn() async {
    let loader = ManualLoader<String>()
    let view = Session(outline("read*\n  match\nunread?"), 80, 10)
    view.controller.loader = loader.loader
    view.type("/match")
    view.press(.enter)
    #expect(view.status.contains("1 match, incomplete, + reads on"))
    view.press(.character("+"))
    await loader.answer("unread", ["another match", "other"])
    await until { view.status.contains("2 matches") }
    #expect(!view.status.contains("incomplete"))
    #expect(
      view.picture.hasPrefix(
        """
         ▾ read
        >└── match
         ▾ unread
         └── another match
        """))
  }

  // MARK: Large trees

  /// A session that looks for what matches as it would in a large tree.
  private func largeSession() -> Session<String> {
    let view = Session(files, 60, 9)
    view.app.leastCountForSearch = 0
    view.app.makeMatcher = { text in { $0.contains(ignoringCase: text) } }
    return view
  }

  @Test func typingDoesNotWaitForWhatIsFound() async {
    let view = largeSession()
    let before = view.outline
    view.type("/row")
    #expect(view.status.hasPrefix("/row") && view.status.hasSuffix("searching"))
    #expect(view.outline == before)
    view.type(".")
    await until { view.status.hasSuffix("1 match") }
    #expect(
      view.picture == """
         ▾ Sources
         └─▾ Terminal
        >  └── Row.swift





         /row.                                                1 match
        """)
    view.press(.escape)
    #expect(view.outline == before)
  }

  @Test func whatActsOnMatchesWaitsForThem() async {
    let view = largeSession()
    view.type("/tree")
    view.press(.enter, .enter)
    #expect(view.app.scene.prompt == nil)
    #expect(view.chosen.isEmpty)
    await until { !view.chosen.isEmpty }
    #expect(view.chosen == [["Tree.swift"]])
    // A filter that is typed behind keys that wait has them wait for itself.
    view.press(.escape)
    view.type("/row")
    view.press(.enter, .character("n"), .character("/"), .control("u"))
    view.type("readme")
    view.press(.enter, .enter)
    await until { view.chosen.count > 1 }
    #expect(view.chosen == [["Tree.swift"], ["README.md"]])
  }

  @Test func escapeTakesBackWhatWaits() async {
    let view = largeSession()
    let before = view.outline
    view.type("/row")
    view.press(.down, .enter, .enter, .escape)
    #expect(view.app.scene.prompt == nil)
    #expect(!view.status.contains("searching"))
    for _ in 0..<1_000 { await Task.yield() }
    #expect(view.chosen.isEmpty)
    #expect(view.outline == before)
    view.press(.down)
    #expect(view.focus == .item("Rowan"))
  }

  @Test func sizesAreTakenOverDuringASearch() async {
    let view = largeSession()
    view.type("/row.")
    view.resize(40, 5)
    #expect(view.app.viewport.size.columns == 40)
    await until { view.status.contains("1 match") }
  }

  // MARK: Finding

  @Test func whatIsNotFoundIsSaid() {
    let view = Session(files, 60, 10)
    view.type("'Tex")
    #expect(view.status == "'Tex                                                no match")
    #expect(view.focus == .item("Sources"))
    view.press(.backspace)
    #expect(view.status == "'Te")
    #expect(view.focus == .item("Terminal"))
    view.press(.escape)
    #expect(view.focus == .item("Sources"))
    view.press(.character("y"))
    #expect(view.status.contains("no match"))
    view.press(.down)
    #expect(!view.status.contains("no match"))
  }

  @Test func promptsFitInAnyWidth() {
    let view = Session(files, 60, 10)
    view.type("/日本語 and more than the line has room for, which goes on and on")
    for columns in 0...80 {
      view.resize(columns, 5)
      let canvas = view.draw()
      #expect(canvas.lines.allSatisfy { $0.width <= columns })
      if let cursor = canvas.cursor { #expect(cursor.column < columns) }
    }
  }
}
