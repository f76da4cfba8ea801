import Rowan
import Testing

@testable import RowanTerminal

/// Orders of siblings, and ancestors that stay in sight.
@MainActor
struct OrderTests {
  @Test func theFocusFollowsItsItem() {
    let view = Session(outline("b*\n  y\n  x\na\nc"), 60, 10)
    view.app.orders = [
      TerminalOrder("position", by: nil), TerminalOrder("name", by: <),
      TerminalOrder("name, backwards", by: >),
    ]
    view.press(.down)
    #expect(view.focus == .item("y"))
    view.press(.character("o"))
    #expect(view.outline.rows.compactMap(\.item) == ["a", "b", "x", "y", "c"])
    #expect(view.focus == .item("y"))
    #expect(view.focusedRow == 3)
    #expect(view.status.contains("by name, 2 of 2"))
    view.press(.character("o"))
    #expect(view.outline.rows.compactMap(\.item) == ["c", "b", "y", "x", "a"])
    view.press(.character("o"))
    #expect(view.outline.rows.compactMap(\.item) == ["b", "y", "x", "a", "c"])
    #expect(view.focus == .item("y"))
    #expect(!view.status.contains("by "))
  }

  @Test func largeTreesAreSortedElsewhere() async {
    let view = Session(outline("b*\n  y\n  x\na\nc"), 80, 10)
    view.app.leastCountForSearch = 0
    view.app.orders = [TerminalOrder("position", by: nil), TerminalOrder("name", by: <)]
    view.app.orders[1].makeComparison = { { $0 < $1 } }
    view.press(.character("o"))
    #expect(view.status.contains("sorting"))
    #expect(view.outline.rows.compactMap(\.item) == ["b", "y", "x", "a", "c"])
    // Keys do not wait for it.
    view.press(.down)
    #expect(view.focus == .item("y"))
    await until { !view.status.contains("sorting") }
    #expect(view.outline.rows.compactMap(\.item) == ["a", "b", "x", "y", "c"])
    #expect(view.focus == .item("y"))
    // An order that is not wanted any more is not shown.
    view.press(.character("o"), .character("o"), .character("o"))
    #expect(view.outline.rows.compactMap(\.item) == ["b", "y", "x", "a", "c"])
    await until { !view.status.contains("sorting") }
    #expect(view.outline.rows.compactMap(\.item) == ["b", "y", "x", "a", "c"])
  }

  @Test func ancestorsStayInSight() {
    let text = "root*\n  folder*\n" + (0..<30).map { "    \($0)" }.joined(separator: "\n") + "\n  next\nlast"
    let view = Session(outline(text), 30, 21)
    for _ in 0..<25 { view.press(.down) }
    let lines = view.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == " ▾ root")
    #expect(lines[1] == " ├─▾ folder")
    #expect(lines[2] == " │ ├── \(view.topRow)")
    #expect(lines[19] == ">│ ├── 23")
    // The focus is never under them.
    for _ in 0..<15 { view.press(.up) }
    #expect(view.draw().lines.filter(\.isSelected).count == 1)
    #expect(view.draw().lines.firstIndex(where: \.isSelected) ?? 0 >= 2)
    // At the end of the folder they make room, one after the other.
    view.press(.end)
    #expect(view.picture.hasPrefix(" ▾ root\n ├─▾ folder\n"))
    view.app.viewport.pinnedLimit = 1
    // Where there is room for one, it is the nearest.
    #expect(view.picture.hasPrefix(" ├─▾ folder\n │ ├── "))
    view.app.viewport.pinnedLimit = 0
    #expect(view.picture.hasPrefix(" │ ├── "))
    // A click on one of them goes there.
    view.app.viewport.pinnedLimit = 2
    view.mouse(.click, 6, 1)
    #expect(view.focus == .item("folder"))
    #expect(view.topRow <= 1)
  }
}
