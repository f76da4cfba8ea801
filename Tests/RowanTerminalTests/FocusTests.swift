import Rowan
import Testing

@testable import RowanTerminal

/// Where the focus is after changes from outside and new sizes.
struct FocusTests {
  private let long = outline((0..<50).map { "\($0)" }.joined(separator: "\n"))

  @Test func staysWithItsItemAndAtItsHeight() throws {
    var view = TerminalOutline(long, 20, 11)
    for _ in 0..<20 { view.press(.down) }
    let line = try #require(view.focusedRow) - view.topRow
    try view.update { outline throws(OutlineError<String>) in
      try outline.insert((0..<7).map { "new \($0)" }, at: 0)
    }
    #expect(view.focus == .item("20"))
    #expect(view.focusedRow == 27)
    #expect(view.topRow == 27 - line)
    try view.update { outline throws(OutlineError<String>) in
      try outline.delete((0..<10).map { "\($0)" })
    }
    #expect(view.focusedRow == 17)
    #expect(view.topRow == 17 - line)
  }

  @Test func goesToTheRowThatTookThePlace() throws {
    var view = TerminalOutline(long, 20, 11)
    view.press(.down, .down)
    try view.update { outline throws(OutlineError<String>) in try outline.delete("2") }
    #expect(view.focus == .item("3"))
    view.press(.end)
    try view.update { outline throws(OutlineError<String>) in try outline.delete(["48", "49"]) }
    #expect(view.focus == .item("47"))
    view.update { $0.deleteAll() }
    #expect(view.focus == nil)
    #expect(view.focusedRow == nil)
    #expect(view.topRow == 0)
    try view.update { outline throws(OutlineError<String>) in try outline.append("again") }
    #expect(view.focus == .item("again"))
  }

  @Test func goesToTheCollapsedAncestor() {
    var view = TerminalOutline(outline("a\nb*\n  c*\n    d*\n      e"), 20, 11)
    view.press(.end)
    view.update { $0.collapse("c") }
    #expect(view.focus == .item("c"))
    view.press(.right, .end)
    view.update { $0.collapse(["b", "d"]) }
    #expect(view.focus == .item("b"))
  }

  @Test func loadingRowBecomesTheFirstChild() throws {
    var view = TerminalOutline(outline("a\nfolder*\n  (loading)\nz"), 20, 11)
    view.press(.down, .down)
    #expect(view.focus == .placeholder(.loading, parent: "folder"))
    view.update { $0.setPlaceholder(.failed, in: "folder") }
    #expect(view.focus == .placeholder(.failed, parent: "folder"))
    try view.update { outline throws(OutlineError<String>) in
      try outline.append(["1", "2"], to: "folder")
      outline.setPlaceholder(nil, in: "folder")
    }
    #expect(view.focus == .item("1"))
    view.update { $0.setPlaceholder(.loadMore, in: "folder") }
    view.press(.down, .down)
    #expect(view.focus == .placeholder(.loadMore, parent: "folder"))
    try view.update { outline throws(OutlineError<String>) in
      try outline.append(["3", "4"], to: "folder")
      outline.setPlaceholder(nil, in: "folder")
    }
    #expect(view.focus == .item("3"))
    view.update { $0.setPlaceholder(.loadMore, in: "folder") }
    view.press(.down, .down)
    view.update { $0.collapse("folder") }
    #expect(view.focus == .item("folder"))
  }

  @Test func placeholderOfTheRoots() throws {
    var view = TerminalOutline(outline("(loading)"), 20, 4)
    #expect(view.focus == .placeholder(.loading, parent: nil))
    try view.update { outline throws(OutlineError<String>) in
      try outline.append(["a", "b"])
      outline.setPlaceholder(nil, in: nil)
    }
    #expect(view.focus == .item("a"))
  }

  @Test func focusOnAnEmptiedParent() {
    var view = TerminalOutline(outline("folder*\n  (loading)\nz"), 20, 4)
    view.press(.down)
    view.update { outline in
      outline.setPlaceholder(nil, in: "folder")
      outline.setExpandable(.parent, of: "folder")
    }
    #expect(view.focus == .item("folder"))
  }

  @Test func failedChangesAreSeenAsFarAsTheyWent() {
    var view = TerminalOutline(outline("a\nb"), 20, 4)
    view.press(.down)
    #expect(throws: OutlineError<String>.unknownItem("x")) {
      try view.update { outline throws(OutlineError<String>) in
        try outline.insert("0", at: 0)
        try outline.delete("x")
      }
    }
    #expect(view.focus == .item("b"))
    #expect(view.focusedRow == 2)
  }

  @Test func newSizesKeepTheFocusInSight() {
    var view = TerminalOutline(long, 80, 24)
    for _ in 0..<22 { view.press(.down) }
    for (columns, rows) in [
      (200, 50), (20, 5), (1, 1), (0, 0), (1, 1), (3, 2), (80, 24), (10, 100), (80, 24),
    ] {
      view.resize(to: TerminalSize(columns: columns, rows: rows))
      #expect(view.focus == .item("22"))
      if rows > 0 { #expect(view.rowsOnScreen.contains(22)) }
      #expect(view.rowsOnScreen.count == min(view.listHeight, 50))
    }
  }

  @Test func levelsGoWithTheSize() {
    var view = TerminalOutline(Outline(levels: (0..<40).map { ($0, "\($0)") }), 200, 10)
    view.press(.character("E"), .end)
    #expect(view.leftLevel == 0)
    view.resize(to: TerminalSize(columns: 40, rows: 10))
    #expect(view.leftLevel == 30)
    view.resize(to: TerminalSize(columns: 5, rows: 10))
    #expect(view.leftLevel == 0)
  }
}
