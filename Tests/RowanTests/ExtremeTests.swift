import Rowan
import RowanTestSupport
import Testing

/// Trees that are very deep, very wide or very odd.
struct ExtremeTests {
  static let depth = 100_000

  @Test func caseP142DeepTree() throws {
    var outline = Outline(levels: (0..<Self.depth).map { ($0, $0) })
    #expect(outline.rows.count == 1)
    let changes = outline.expandAll()
    #expect(changes.description == "1+99999 0!")
    #expect(outline.rows.count == Self.depth)
    let last = Self.depth - 1
    #expect(outline.level(of: last) == last)
    #expect(outline.row(of: last) == last)
    #expect(outline.item(atRow: 50_000) == 50_000)
    #expect(outline.parent(of: last) == last - 1)
    #expect(outline.collapse(10).description == "11-99989 10!")
    #expect(outline.reveal(last).description == "11+99989 10!")
    #expect(outline.path(of: 1_000) == Array(repeating: 0, count: 1_001))
    #expect(outline.ancestors(of: last).count == last)

    let moved = try outline.move(50_000, to: nil, at: 0)
    #expect(outline.row(of: 50_000) == 0)
    #expect(moved.removed.isEmpty)
    #expect(outline.level(of: last) == last - 50_000)
    #expect(throws: OutlineError<Int>.intoOwnSubtree(50_000, target: last)) {
      try outline.move(50_000, to: last)
    }
    #expect(outline.filtered { $0 == 49_999 }.rows.count == 50_000)
    #expect(outline.sorted(by: >).count == Self.depth)
    #expect(outline.collapseAll().newCount == 2)
    #expect(outline.expand(toDepth: 500).newCount == 2 + 2 * 500)
    #expect(try outline.delete(50_000).newCount == 501)
    #expect(outline.count == 50_000)
  }

  @Test func deepTreeFromEveryBuilder() {
    let count = Self.depth
    let nested = Outline([0], children: { (item: Int) -> [Int] in item + 1 < count ? [item + 1] : [] })
    let pairs = Outline(pairs: (0..<count).reversed().map { ($0, $0 == 0 ? nil : $0 - 1) })
    let levels = Outline(levels: (0..<count).map { ($0, $0) })
    #expect(nested == levels)
    #expect(pairs == levels)
    var open = levels
    open.expandAll()
    #expect(open.changes(from: levels).description == "1+\(count - 1) 0!")
    #expect(levels.changes(from: open).description == "1-\(count - 1) 0!")
    // A cycle as long.
    var cycles = 0
    let round = Outline(pairs: (0..<count).map { ($0, ($0 + 1) % count) }) { _ in cycles += 1 }
    #expect(round.isEmpty)
    #expect(cycles == count)
  }

  /// Neither time nor memory grows with the square of how many items come again, or of how deep they are.
  @Test func everyItemComesAgain() {
    let twice = Array(0..<50_000) + Array(0..<50_000)
    var problems = 0
    _ = Outline(levels: twice.lazy.map { (0, $0) }) { _ in problems += 1 }
    _ = Outline(twice, children: { (_: Int) -> [Int] in [] }, problem: { _ in problems += 1 })
    #expect(problems == 100_000)

    let depth = 50_000
    var levels = 0
    _ = Outline(
      [0], children: { $0 + 1 < depth ? [0, $0 + 1] : [] },
      problem: { problem in
        guard case .duplicate(0, first: [0], let again) = problem else { return }
        if again.count == levels + 2, again.last == 0 { levels += 1 }
      })
    #expect(levels == depth - 1)
  }

  @Test func caseP141OneParentWithAMillionChildren() throws {
    let count = 1_000_000
    var outline = Outline([-1], children: { $0 == -1 ? Array(0..<count) : [] })
    #expect(outline.expand(-1).description == "1+1000000 0!")
    #expect(outline.positionAmongSiblings(of: 777_777)! == (777_777, count))
    #expect(outline.child(at: 123_456, of: -1) == 123_456)
    #expect(outline.childCount(of: -1) == count)
    #expect(try outline.insert(-2, at: 500_000, in: -1).description == "500001+1")
    #expect(try outline.move(999_999, to: -1, at: 0).description == "1000001~1>1 1!2 1000001!")
    #expect(outline.collapse(-1).description == "1-1000001 0!")
  }

  @Test func emptyOutlineAnswersEverything() {
    var outline = Outline<String>()
    #expect(outline.rows.isEmpty)
    #expect(outline.rows.first == nil)
    #expect(outline.row(of: "") == nil)
    #expect(outline.item(atRow: 0) == nil)
    #expect(outline.item(atRow: -1) == nil)
    #expect(outline.item(atPath: []) == nil)
    #expect(outline.parent(of: "x") == nil)
    #expect(outline.level(of: "x") == nil)
    #expect(outline.ancestors(of: "x").isEmpty)
    #expect(outline.ancestor(of: "x", atLevel: 0) == nil)
    #expect(outline.children(of: "x").isEmpty)
    #expect(outline.rowsBelow("x") == nil)
    #expect(outline.nearestVisible(to: "x") == nil)
    for changes in [
      outline.expand("x"), outline.collapse("x"), outline.toggle("x"), outline.expandAll(),
      outline.collapseAll(), outline.collapseAll(under: "x"), outline.reveal("x"), outline.expand(toDepth: 3),
      outline.deleteAll(), outline.refresh("x"), outline.setPlaceholder(nil, in: nil),
      outline.setPlaceholder(.empty, in: "x"), outline.setExpandable(.parent, of: "x"),
      outline.replaceChildren(of: nil, with: []), outline.expand([]), outline.collapse([]),
    ] {
      #expect(changes == RowChanges(unchanged: 0))
    }
    #expect(outline.setPlaceholder(.loading, in: nil).description == "0+1")
    #expect(outline.rows.first?.placeholder == .loading)
    #expect(outline.description == "(loading)")
  }

  @Test func walksOverNothing() {
    let outline = Outline(levels: [(0, 1), (1, 2)])
    #expect(outline.descendants(of: 5).map(\.item).isEmpty)
    #expect(outline.descendants(of: 2).map(\.item).isEmpty)
    #expect(Array(outline.rows[1..<1]).isEmpty)
    #expect(Array(Outline<Int>().rows).isEmpty)
    #expect(Outline<Int>().levels.map(\.item).isEmpty)
  }

  @Test func anyHashableIsAnItem() throws {
    var outline = Outline<AnyHashable>(["", 0, false, [1, 2] as [Int]], children: { _ in [] })
    try outline.append("x", to: "")
    outline.expand("")
    #expect(outline.rows.map(\.item) == ["", "x", 0, false, [1, 2] as [Int]])
  }
}
