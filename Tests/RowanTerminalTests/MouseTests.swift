import Rowan
import Testing

@testable import RowanTerminal

/// What clicks and the wheel do.
@MainActor
struct MouseTests {
  private let tree = outline("folder\n  inner\n    leaf\n  other\nlast")

  @Test func clicksOnSignsToggleAndElsewhereMoveTheFocus() {
    let view = Session(tree, 40, 10)
    view.mouse(.click, 0, 0)
    #expect(view.outline.isExpanded("folder"))
    #expect(view.focus == .item("folder"))
    view.mouse(.click, 2, 1)
    #expect(view.outline.isExpanded("inner"))
    view.mouse(.click, 7, 3)
    #expect(view.focus == .item("other"))
    view.mouse(.click, 0, 3)
    #expect(view.focus == .item("other"))
    // Neither beside the outline nor on the status line.
    for (column, row) in [(3, 6), (3, 9), (-1, 0), (40, 0), (3, 99), (3, -1)] {
      view.mouse(.click, column, row)
      #expect(view.focus == .item("other"))
    }
    view.mouse(.click, 0, 0)
    #expect(view.outline.rows.count == 2)
    #expect(view.focus == .item("folder"))
  }

  @Test func doubleClicksChoose() {
    let view = Session(tree, 40, 10)
    var time = 0.0
    view.app.now = { time }
    view.mouse(.click, 5, 1)
    time = 0.5
    view.mouse(.click, 5, 1)
    #expect(view.chosen.isEmpty)
    time = 0.8
    view.mouse(.click, 5, 1)
    #expect(view.chosen == [["last"]])
    time = 0.9
    view.mouse(.click, 5, 1)
    #expect(view.chosen.count == 1)
    view.mouse(.click, 5, 0)
    view.mouse(.click, 6, 0)
    #expect(view.chosen.count == 1)
  }

  @Test func rapidClicksOnASignToggleEachTime() {
    let view = Session(tree, 40, 10)
    for count in 1...7 {
      view.mouse(.click, 0, 0)
      #expect(view.outline.isExpanded("folder") == (count % 2 == 1))
    }
    #expect(view.chosen.isEmpty)
  }

  @Test func openingAnotherItemDoesNotScrollToWhatIsBelowTheFocus() {
    let rows = (0..<30).map { "  \($0)" }.joined(separator: "\n")
    let view = Session(outline("first\n  inner\nfocus*\n\(rows)"), 40, 9)
    view.press(.down)
    #expect(view.topRow == 0)
    view.mouse(.click, 0, 0)
    #expect(view.outline.isExpanded("first"))
    #expect(view.focus == .item("focus"))
    // The focus stays at its height of the screen.
    #expect(view.topRow == 1)
  }

  @Test func theWheelScrollsAndTakesTheFocusAlong() {
    let rows = outline((0..<100).map { "\($0)" }.joined(separator: "\n"))
    let view = Session(rows, 40, 11)
    view.mouse(.wheelDown, 3, 3)
    #expect(view.topRow == 3)
    #expect(view.focus == .item("3"))
    view.press(.down, .down, .down, .down)
    view.mouse(.wheelDown, 3, 3)
    #expect(view.topRow == 6)
    #expect(view.focus == .item("7"))
    view.mouse(.wheelUp, 3, 3)
    view.mouse(.wheelUp, 3, 3)
    view.mouse(.wheelUp, 3, 3)
    #expect(view.topRow == 0)
    #expect(view.focus == .item("7"))
    for _ in 0..<50 { view.mouse(.wheelDown, 3, 3) }
    #expect(view.topRow == 90)
    for _ in 0..<50 { view.mouse(.wheelUp, 3, 3) }
    #expect(view.topRow == 0)
    #expect(view.focus == .item("9"))
  }
}
