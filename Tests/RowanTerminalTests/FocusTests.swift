import Rowan
import Testing

@testable import RowanTerminal

/// Where the focus is after changes from outside and new sizes.
@MainActor
struct FocusTests {
  private let long = outline((0..<50).map { "\($0)" }.joined(separator: "\n"))

  @Test func staysWithItsItemAndAtItsHeight() throws {
    let view = Session(long, 20, 11)
    for _ in 0..<20 { view.press(.down) }
    let line = try #require(view.focusedRow) - view.topRow
    try view.controller.insert((0..<7).map { "new \($0)" }, at: 0)
    #expect(view.focus == .item("20"))
    #expect(view.focusedRow == 27)
    #expect(view.topRow == 27 - line)
    try view.controller.delete((0..<10).map { "\($0)" })
    #expect(view.focusedRow == 17)
    #expect(view.topRow == 17 - line)
  }

  @Test func goesToTheRowThatTookThePlace() throws {
    let view = Session(long, 20, 11)
    view.press(.down, .down)
    try view.controller.delete(["2"])
    #expect(view.focus == .item("3"))
    view.press(.end)
    try view.controller.delete(["48", "49"])
    #expect(view.focus == .item("47"))
    view.controller.replaceDescendants(of: nil, with: Outline())
    #expect(view.focus == nil)
    #expect(view.focusedRow == nil)
    #expect(view.topRow == 0)
    try view.controller.append(["again"])
    #expect(view.focus == .item("again"))
  }

  @Test func goesToTheCollapsedAncestor() {
    let view = Session(outline("a\nb*\n  c*\n    d*\n      e"), 20, 11)
    view.press(.end)
    view.controller.collapse("c")
    #expect(view.focus == .item("c"))
    view.press(.right, .end)
    view.controller.collapse(["b", "d"])
    #expect(view.focus == .item("b"))
  }

  @Test func loadingRowBecomesTheFirstChild() async throws {
    let loader = ManualLoader<String>()
    let view = Session(outline("a\nfolder?\nz"), 20, 11)
    view.controller.loader = loader.loader
    view.press(.down, .right, .right)
    #expect(view.focus == .placeholder(.loading, parent: "folder"))
    await loader.fail("folder", "no permission")
    await until { view.focus == .placeholder(.failed, parent: "folder") }
    view.press(.enter)
    await loader.answer("folder", ["1", "2"], next: "2")
    await until { view.focus == .item("1") }
    view.press(.down, .down)
    #expect(view.focus == .placeholder(.loadMore, parent: "folder"))
    view.press(.enter)
    await loader.answer("folder", ["3", "4"], next: "4")
    await until { view.focus == .item("3") }
    view.press(.down, .down)
    #expect(view.focus == .placeholder(.loadMore, parent: "folder"))
    view.controller.collapse("folder")
    #expect(view.focus == .item("folder"))
    #expect(loader.requests == ["folder", "folder", "folder"])
  }

  @Test func placeholderOfTheRoots() async {
    let loader = ManualLoader<String>()
    let view = Session(Outline<String>(), 20, 4)
    view.controller.loader = loader.loader
    view.controller.load(nil)
    #expect(view.focus == .placeholder(.loading, parent: nil))
    await loader.answer(nil, ["a", "b"])
    await until { view.focus == .item("a") }
  }

  @Test func focusOnAnEmptiedParent() async {
    let loader = ManualLoader<String>()
    let view = Session(outline("folder?\nz"), 20, 4)
    view.controller.loader = loader.loader
    view.press(.right, .down)
    #expect(view.focus == .placeholder(.loading, parent: "folder"))
    await loader.answer("folder", [])
    await until { view.focus == .item("folder") }
    #expect(view.outline.rows.count == 2)
  }

  @Test func newSizesKeepTheFocusInSight() {
    let view = Session(long, 80, 24)
    for _ in 0..<22 { view.press(.down) }
    for (columns, rows) in [
      (200, 50), (20, 5), (1, 1), (0, 0), (1, 1), (3, 2), (80, 24), (10, 100), (80, 24),
    ] {
      view.resize(columns, rows)
      #expect(view.focus == .item("22"))
      if rows > 0 { #expect(view.rowsOnScreen.contains(22)) }
      #expect(view.rowsOnScreen.count == min(view.listHeight, 50))
    }
  }

  @Test func levelsGoWithTheSize() {
    let view = Session(Outline(levels: (0..<40).map { ($0, "\($0)") }), 200, 9)
    view.press(.character("E"), .end)
    #expect(view.leftLevel == 0)
    view.resize(40, 9)
    #expect(view.leftLevel == 30)
    view.resize(5, 9)
    #expect(view.leftLevel == 0)
  }
}
