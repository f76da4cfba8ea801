import Rowan
import Testing

@testable import RowanTerminal

/// What each key does.
@MainActor
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
    #expect(Set(map.bindings.flatMap(\.keys).map(\.name)).count == keys.count)
  }

  @Test func upAndDownStopAtTheEnds() {
    let view = Session(outline("a\nb\nc"), 20, 4)
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
    let view = Session(outline("a\nb\nc\nd\ne"), 20, 4)
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
    let view = Session(outline(rows), 20, 6)
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
    view.resize(20, 1)
    view.press(.pageDown)
    #expect(view.focus == .item("1"))
  }

  @Test func rightOpensThenStepsIn() {
    let view = Session(outline("folder\n  one\n  two\nlast"), 20, 10)
    view.press(.right)
    #expect(view.picture.hasPrefix(">▾ folder\n ├── one\n └── two\n   last"))
    view.press(.right)
    #expect(view.focus == .item("one"))
    view.press(.right)
    #expect(view.focus == .item("one"))
  }

  @Test func leftClosesThenGoesToTheParent() {
    let view = Session(outline("folder*\n  inner*\n    leaf\n  (loadMore)"), 20, 10)
    view.press(.end)
    #expect(view.focus == .placeholder(.loadMore, parent: "folder"))
    view.press(.left)
    #expect(view.focus == .item("folder"))
    view.press(.right, .right, .right)
    #expect(view.focus == .item("leaf"))
    view.press(.left)
    #expect(view.focus == .item("inner"))
    view.press(.left)
    #expect(view.focus == .item("inner"))
    #expect(!view.outline.isExpanded("inner"))
    view.press(.left, .left)
    #expect(view.focus == .item("folder"))
    #expect(view.outline.rows.count == 1)
    view.press(.left)
    #expect(view.focus == .item("folder"))
  }

  @Test func emptyAndUnknownParentsOpen() {
    let view = Session(outline("unknown?\nempty"), 20, 10)
    view.controller.setExpandable(.parent, of: ["empty"])
    view.press(.right, .right)
    #expect(view.outline.isExpanded("unknown"))
    #expect(view.focus == .item("unknown"))
    view.press(.down, .right, .right)
    #expect(view.outline.isExpanded("empty"))
    view.press(.left)
    #expect(!view.outline.isExpanded("empty"))
  }

  @Test func enterChooses() {
    let view = Session(outline("folder*\n  leaf\n  (failed)"), 20, 10)
    view.press(.enter)
    view.press(.down, .enter)
    #expect(view.chosen == [["folder"], ["leaf"]])
    view.press(.down, .enter)
    #expect(view.chosen.count == 2)
  }

  @Test func spaceMarksWhereSeveralCanBeChosen() throws {
    let view = Session(outline("folder*\n  one\n  two\nlast"), 24, 6)
    view.press(.character(" "))
    #expect(view.controller.checks.checkedItems.isEmpty)
    view.app.allowsMarks = true
    view.press(.down, .character(" "))
    #expect(view.focus == .item("two"))
    #expect(
      view.picture == """
         ▾ [-] folder
         ├── [x] one
        >└── [ ] two
           [ ] last

         folder / two    1 marked
        """)
    view.press(.end, .character(" "), .enter)
    #expect(view.chosen == [["one", "last"]])
    #expect(view.status.contains("2 marked"))
    view.press(.up, .character(" "), .enter)
    // A parent stands for all that is in it.
    #expect(view.chosen.last == ["folder", "last"])
    // The count is that of what would be printed.
    #expect(view.status.contains("2 marked"))
    // Children that come with the mark of their parent are not counted, and gone ones no more.
    try view.controller.append(["three"], to: "folder")
    #expect(view.status.contains("2 marked"))
    try view.controller.delete(["last"])
    #expect(view.status.contains("1 marked"))
  }

  @Test func allExpandAndCollapse() {
    let view = Session(outline("a\n  b\n    c\nd\n  e\nlazy?"), 20, 10)
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

  @Test func starOpensTheSiblings() {
    let view = Session(outline("a\n  b\n    c\nd\n  e\nf"), 20, 10)
    view.press(.character("*"))
    #expect(view.outline.rows.compactMap(\.item) == ["a", "b", "d", "e", "f"])
  }

  @Test func lettersFindTitles() {
    let view = Session(outline("alpha\nbeta\nbelow\nquick\nselect"), 20, 10)
    var time = 10.0
    view.app.now = { time }
    view.type("be")
    #expect(view.focus == .item("beta"))
    view.type("l")
    #expect(view.focus == .item("below"))
    time = 12
    // After a pause, letters that have a command are commands again.
    view.type("a")
    #expect(view.focus == .item("alpha"))
    time = 14
    view.type("'q")
    #expect(view.focus == .item("quick"))
    #expect(view.status == "'q")
    view.press(.escape)
    #expect(view.focus == .item("alpha"))
    view.type("'sel")
    view.press(.enter)
    #expect(view.focus == .item("select"))
    #expect(view.app.scene.prompt == nil)
  }

  @Test func helpIsMadeOfTheKeys() {
    let view = Session(outline("a"), 90, 40)
    view.type("?")
    let help = view.draw().text
    for binding in TerminalKeyMap.standard.bindings {
      let isUseful = ![.mark, .nextOrder, .reload, .loadForFilter].contains(binding.command)
      #expect(help.contains(TerminalTexts().command(binding.command)) == isUseful, "\(binding.command)")
    }
    #expect(help.contains("up, ^P"))
    view.resize(20, 4)
    let top = view.draw().text
    view.press(.down)
    #expect(view.draw().text != top)
    view.press(.pageUp, .up)
    #expect(view.draw().text == top)
    view.resize(1, 1)
    #expect(view.draw().lines.allSatisfy { $0.width <= 1 })
    view.press(.escape)
    #expect(view.app.scene.help == nil)
  }

  @Test func keysWithoutRowsDoNothing() {
    let view = Session(Outline<String>(), 20, 10)
    for command in TerminalCommand.allCases {
      view.app.perform(command)
      view.press(.escape)
      #expect(view.focus == nil)
      #expect(view.topRow == 0)
    }
    #expect(view.chosen.isEmpty)
  }

  @Test func openedChildrenComeIntoSight() {
    let text = (0..<9).map { "row \($0)" }.joined(separator: "\n") + "\nfolder\n  1\n  2\n  3\nlast"
    let view = Session(outline(text), 20, 9)
    view.press(.end, .up)
    #expect(view.focus == .item("folder"))
    #expect(view.topRow == 3)
    view.press(.up, .down, .right)
    #expect(view.rowsOnScreen == 5..<13)
    // More than the screen holds: the opened row goes no further than to the top.
    let long = Session(outline("a\nb\nfolder\n  1\n  2\n  3\n  4\n  5\n  6\n  7\nlast"), 20, 5)
    long.press(.down, .down, .right)
    #expect(long.topRow == 2)
    #expect(long.focus == .item("folder"))
  }
}
