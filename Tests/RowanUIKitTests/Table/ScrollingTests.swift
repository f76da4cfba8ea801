import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// What is in sight while rows come and go.
@MainActor
struct ScrollingTests {
  private func makeScreen() -> Screen {
    Screen(
      (0..<20).map { parent in
        "- \(parent)\n" + (0..<10).map { "  · \(parent).\($0)" }.joined(separator: "\n")
      }.joined(separator: "\n"))
  }

  private func top(of item: String, in screen: Screen) -> CGFloat? {
    screen.source.indexPath(of: item).map {
      screen.table.rectForRow(at: $0).minY - screen.table.contentOffset.y
    }
  }

  /// P125: nothing jumps when rows above what is in sight come and go.
  @Test func caseP125WhatIsInSightStays() throws {
    let screen = makeScreen()
    screen.table.simulateScroll(by: 2_005)
    let item = try #require(screen.table.indexPathsForVisibleRows?.dropFirst().first).row
    let first = try #require(screen.source.item(at: path(item)))
    let before = top(of: first, in: screen)
    screen.controller.collapse("0")
    #expect(top(of: first, in: screen) == before)
    try screen.controller.insert(["new"], at: 0, in: "1")
    #expect(top(of: first, in: screen) == before)
    screen.controller.collapse(["1", "2", "19"])
    #expect(top(of: first, in: screen) == before)
    screen.source.reloadLimit = 3
    screen.controller.expand("0")
    #expect(top(of: first, in: screen) == before)
  }

  @Test func anAppMayHaveItJump() throws {
    let screen = makeScreen()
    screen.source.keepsPlace = false
    screen.table.simulateScroll(by: 2_005)
    let offset = screen.table.contentOffset.y
    screen.controller.collapse("0")
    #expect(screen.table.contentOffset.y == offset)
  }

  /// P126: children scroll into sight, the opened row does not leave it.
  @Test func caseP126OpenedRowsComeIntoSight() throws {
    let screen = makeScreen()
    screen.source.scrollsToOpenedRows = true
    screen.controller.collapseAll()
    screen.table.layoutIfNeeded()
    screen.table.simulateTap(at: path(8))
    // Ten rows are in sight, and the opened one with what is below it makes eleven.
    #expect(screen.table.indexPathsForVisibleRows == (8..<18).map { path($0) })
    let offset = screen.table.contentOffset.y
    screen.controller.toggle("9")
    #expect(screen.table.contentOffset.y == offset)
  }

  /// P130: a row that is in sight is not scrolled to; another comes where it is wanted.
  @Test func caseP130RevealingAligns() {
    let screen = makeScreen()
    screen.controller.collapseAll()
    screen.controller.select("3", reveal: true, at: .top)
    #expect(screen.table.contentOffset.y == 0)
    screen.controller.select("15.5", reveal: true, at: .middle)
    let path = screen.source.indexPath(of: "15.5")
    #expect(path.map { screen.table.indexPathsForVisibleRows?.contains($0) == true } == true)
  }

  @Test func ancestorsStayAtTheTop() throws {
    let screen = makeScreen()
    screen.controller.pinnedLimit = 2
    #expect(StickyRowsView.view(in: screen.table) == nil)
    screen.table.simulateScroll(by: 44 * 14)
    let sticky = try #require(StickyRowsView.view(in: screen.table))
    #expect(sticky.titles == ["1"])
    #expect(sticky.frame.minY == screen.table.contentOffset.y)
    screen.table.simulateScroll(by: 44 * 11)
    #expect(sticky.titles == ["2"])
    screen.table.simulateScroll(by: -44 * 100)
    #expect(StickyRowsView.view(in: screen.table) == nil)
    screen.table.simulateScroll(by: 44 * 14)
    screen.controller.collapse("1")
    screen.table.layoutIfNeeded()
    #expect(StickyRowsView.view(in: screen.table)?.titles != ["1"])
  }

  @Test func ancestorsStayBelowTheHeaderOfTheirSection() throws {
    let screen = Screen(
      """
      - Shop
        - Fruit
          · 1
          · 2
          · 3
          · 4
          · 5
          · 6
          · 7
          · 8
          · 9
        - Bread
          · Rye
      - Cellar
        · Wine
        · Oil
        · Salt
        · Jam
        · Tea
        · Soap
        · Rope
        · Nails
      """, sections: .rootsCollapsible)
    screen.controller.pinnedLimit = 2
    screen.table.simulateScroll(by: 90)
    let sticky = try #require(StickyRowsView.view(in: screen.table))
    // A plain table pins the root, which is a header, by itself.
    #expect(sticky.titles == ["Fruit"])
    let header = screen.table.rectForHeader(inSection: 0)
    #expect(sticky.frame.minY == screen.table.contentOffset.y + header.height)
    screen.table.simulateScroll(by: 400)
    #expect(StickyRowsView.view(in: screen.table)?.titles == ["Bread"])
  }

  @Test func inAGroupedTableTheRootIsPinnedToo() throws {
    let screen = Screen(
      (0..<3).map { root in
        "- \(root)\n  - \(root)a\n" + (0..<12).map { "    · \(root)a\($0)" }.joined(separator: "\n")
      }.joined(separator: "\n"), sections: .rootsCollapsible, style: .grouped)
    screen.controller.pinnedLimit = 2
    screen.table.simulateScroll(by: 200)
    let sticky = try #require(StickyRowsView.view(in: screen.table))
    #expect(sticky.titles == ["0", "0a"])
    #expect(sticky.frame.minY == screen.table.contentOffset.y)
  }

  @Test func theStateIsSavedAndRestored() throws {
    let screen = makeScreen()
    screen.controller.collapseAll()
    screen.controller.expand(["4", "5"], origin: .user)
    screen.controller.select(["5.5"])
    screen.table.simulateScroll(by: 300)
    let state = screen.source.state
    let data = try JSONEncoder().encode(state)
    let other = makeScreen()
    other.controller.collapseAll()
    other.source.restore(try JSONDecoder().decode(OutlineTableState<String>.self, from: data))
    other.table.layoutIfNeeded()
    #expect(other.drawing == screen.drawing)
    #expect(other.table.contentOffset == screen.table.contentOffset)
    #expect(other.controller.selection.selectedItems == ["5.5"])
  }
}
