import Rowan
import Testing

@testable import RowanTerminal

/// What each key does.
struct KeyTests {
  @Test func everyCommandHasAKeyAndNoKeyHasTwo() {
    let map = TerminalKeyMap.standard
    #expect(Set(map.bindings.map(\.command)) == Set(TerminalCommand.allCases))
    let keys = map.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for binding in map.bindings {
      for key in binding.keys { #expect(map.command(for: key) == binding.command) }
    }
    #expect(map.command(for: .character("x")) == nil)
    #expect(map.command(for: .character("e")) == nil)
  }

  @Test func upAndDownStopAtTheEnds() {
    var view = TerminalOutline(outline("a\nb\nc"), 20, 4)
    view.press(.up)
    #expect(view.focus == .item("a"))
    view.press(.down, .down)
    #expect(view.focus == .item("c"))
    view.press(.down)
    #expect(view.focus == .item("c"))
    view.press(.home)
    #expect(view.focus == .item("a"))
    view.press(.end)
    #expect(view.focus == .item("c"))
  }

  @Test func upAndDownScrollAsLittleAsNeeded() {
    var view = TerminalOutline(outline("a\nb\nc\nd\ne"), 20, 4)
    view.press(.down, .down)
    #expect(view.topRow == 0)
    view.press(.down)
    #expect(view.topRow == 1)
    view.press(.up, .up)
    #expect(view.topRow == 1)
    view.press(.up)
    #expect(view.topRow == 0)
  }

  @Test func pagesKeepOneRow() {
    let rows = (0..<20).map { "\($0)" }.joined(separator: "\n")
    var view = TerminalOutline(outline(rows), 20, 6)
    #expect(view.listHeight == 5)
    view.press(.down, .pageDown)
    #expect(view.topRow == 4)
    #expect(view.focus == .item("5"))
    view.press(.pageDown, .pageDown)
    #expect(view.topRow == 12)
    #expect(view.focus == .item("13"))
    view.press(.pageDown)
    #expect(view.topRow == 15)
    #expect(view.focus == .item("17"))
    view.press(.pageDown)
    #expect(view.focus == .item("19"))
    view.press(.pageUp)
    #expect(view.topRow == 11)
    #expect(view.focus == .item("15"))
    view.press(.home, .pageUp)
    #expect(view.topRow == 0)
    #expect(view.focus == .item("0"))
    view.resize(to: TerminalSize(columns: 20, rows: 1))
    view.press(.pageDown)
    #expect(view.focus == .item("1"))
  }

  @Test func rightOpensThenStepsIn() {
    var view = TerminalOutline(outline("folder\n  one\n  two\nlast"), 20, 10)
    #expect(view.press(.right) == .expanded("folder"))
    #expect(view.picture.hasPrefix(">▾ folder\n ├── one\n └── two\n   last"))
    #expect(view.press(.right) == .none)
    #expect(view.focus == .item("one"))
    #expect(view.press(.right) == .none)
    #expect(view.focus == .item("one"))
  }

  @Test func leftClosesThenGoesToTheParent() {
    var view = TerminalOutline(outline("folder*\n  inner*\n    leaf\n  (loadMore)"), 20, 10)
    view.press(.end)
    #expect(view.focus == .placeholder(.loadMore, parent: "folder"))
    view.press(.left)
    #expect(view.focus == .item("folder"))
    view.press(.right, .right, .right)
    #expect(view.focus == .item("leaf"))
    #expect(view.press(.left) == .none)
    #expect(view.focus == .item("inner"))
    #expect(view.press(.left) == .collapsed("inner"))
    #expect(view.focus == .item("inner"))
    #expect(view.press(.left, .left) == .collapsed("folder"))
    #expect(view.press(.left) == .none)
    #expect(view.focus == .item("folder"))
    #expect(view.outline.rows.count == 1)
  }

  @Test func emptyAndUnknownParentsOpen() {
    var view = TerminalOutline(outline("unknown?\nempty"), 20, 10)
    view.update { $0.setExpandable(.parent, of: "empty") }
    #expect(view.press(.right) == .expanded("unknown"))
    #expect(view.press(.right) == .none)
    #expect(view.focus == .item("unknown"))
    #expect(view.press(.down, .right) == .expanded("empty"))
    #expect(view.press(.right) == .none)
    #expect(view.press(.left) == .collapsed("empty"))
  }

  @Test(arguments: [TerminalKey.enter, .character(" ")])
  func enterAndSpaceToggleOrChoose(key: TerminalKey) {
    var view = TerminalOutline(outline("folder\n  leaf\n  (failed)"), 20, 10)
    #expect(view.press(key) == .expanded("folder"))
    #expect(view.press(.down, key) == .chosen(.item("leaf")))
    #expect(view.press(.down, key) == .chosen(.placeholder(.failed, parent: "folder")))
    #expect(view.press(.home, key) == .collapsed("folder"))
    #expect(view.outline.rows.count == 1)
  }

  @Test func allExpandAndCollapse() {
    var view = TerminalOutline(outline("a\n  b\n    c\nd\n  e\nlazy?"), 20, 10)
    view.press(.down)
    #expect(view.focus == .item("d"))
    view.press(.character("E"))
    #expect(view.outline.rows.count == 6)
    #expect(view.focus == .item("d"))
    view.press(.down)
    #expect(view.focus == .item("e"))
    view.press(.character("C"))
    #expect(view.outline.rows.count == 3)
    #expect(view.focus == .item("d"))
  }

  @Test func endAndRedraw() {
    var view = TerminalOutline(outline("a"), 20, 10)
    #expect(view.press(.character("q")) == .quit)
    #expect(view.press(.control("c")) == .quit)
    #expect(view.press(.control("l")) == .redraw)
  }

  @Test func keysWithoutRowsDoNothing() {
    var view = TerminalOutline(Outline<String>(), 20, 10)
    for command in TerminalCommand.allCases {
      let effect = view.perform(command)
      #expect(effect == (command == .quit ? .quit : command == .redraw ? .redraw : .none))
      #expect(view.focus == nil)
      #expect(view.topRow == 0)
    }
  }

  @Test func openedChildrenComeIntoSight() {
    let text = (0..<9).map { "row \($0)" }.joined(separator: "\n") + "\nfolder\n  1\n  2\n  3\nlast"
    var view = TerminalOutline(outline(text), 20, 9)
    view.press(.end, .up)
    #expect(view.focus == .item("folder"))
    #expect(view.topRow == 3)
    view.press(.up, .down, .right)
    #expect(view.rowsOnScreen == 5..<13)
    // More than the screen holds: the opened row goes no further than to the top.
    var long = TerminalOutline(outline("a\nb\nfolder\n  1\n  2\n  3\n  4\n  5\n  6\n  7\nlast"), 20, 5)
    long.press(.down, .down, .right)
    #expect(long.topRow == 2)
    #expect(long.focus == .item("folder"))
  }
}
