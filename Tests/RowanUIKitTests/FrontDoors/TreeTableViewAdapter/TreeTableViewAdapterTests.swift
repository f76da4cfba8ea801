import RowanUIKit
import Testing

/// What the older library did, and does here.
@MainActor struct TreeTableViewAdapterTests {
  /// Ten nodes with ten below each, and ten below each of those.
  private func thousand() -> [ObjectNode] {
    var number = 0
    func node(_ depth: Int) -> ObjectNode {
      number += 1
      return ObjectNode(number, depth == 3 ? [] : (0..<10).map { _ in node(depth + 1) })
    }
    return (0..<10).map { _ in node(1) }
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Counts

  @Test func tenTwentyElevenHundredAndTen() {
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = thousand()
    #expect(adapter.numberOfRows == 10)
    adapter.openNode(at: row(0))
    #expect(adapter.numberOfRows == 20)
    adapter.openAll()
    #expect(adapter.numberOfRows == 1110)
    #expect([0, 1, 2].map { adapter.level(at: row($0)) } == [1, 2, 3])
    #expect(adapter.childrenIndexPaths(at: row(0)).count == 110)
    #expect(adapter.directChildrenIndexPaths(at: row(0)).map(\.row) == (0..<10).map { 1 + $0 * 11 })
    adapter.closeAll()
    #expect(adapter.numberOfRows == 10)
    #expect(adapter.nodes.allSatisfy { !$0.opened && $0.below.allSatisfy { !$0.opened } })
  }

  @Test func otherSectionsAreNotAnswered() {
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = thousand()
    #expect(adapter.node(for: row(10)) == nil)
    #expect(adapter.node(for: row(-1)) == nil)
    #expect(adapter.node(for: row(0, 1)) == nil)
    #expect(adapter.node(for: IndexPath(index: 0)) == nil)
    adapter.tableViewSection = 100
    #expect(adapter.node(for: row(0)) == nil)
    #expect(adapter.node(for: row(0, 100))?.number == 1)
    adapter.openNode(at: row(0))
    #expect(adapter.numberOfRows == 10)
    adapter.openNode(at: row(0, 100))
    #expect(adapter.childrenIndexPaths(at: row(0, 100)).first == row(1, 100))
    #expect(adapter.indexPath { $0.level == 2 } == row(1, 100))
    #expect(adapter.childrenIndexPaths(at: row(0)).isEmpty && adapter.level(at: row(0)) == 0)
    #expect(!adapter.isNodeOpened(at: row(0)) && !adapter.hasChildren(row(0)))
  }

  @Test func commandsAreIdempotent() {
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = thousand()
    adapter.openNode(at: row(3))
    adapter.openNode(at: row(3))
    #expect(adapter.numberOfRows == 20)
    adapter.closeNode(at: row(3))
    adapter.closeNode(at: row(3))
    adapter.closeNode(at: row(99))
    #expect(adapter.numberOfRows == 10)
    adapter.changeNodeState(at: row(9))
    adapter.changeNodeState(at: row(10))
    adapter.changeNodeState(at: row(11))
    #expect(adapter.numberOfRows == 30)
  }

  // MARK: State

  @Test func caseP057NestedStateIsKept() {
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [ObjectNode(1, [ObjectNode(2, [ObjectNode(3)])])]
    fixture.table.reloadData()
    for row in [0, 1, 0, 0] { fixture.tap(row) }
    #expect(fixture.stage.shownTexts == ["- 1", "- 2", "3"])
  }

  @Test func caseP086ChildrenAreReadAgainWhenOpened() {
    let inner = ObjectNode(2, [ObjectNode(3)])
    let outer = ObjectNode(1, [inner])
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [outer]
    fixture.table.reloadData()
    for row in [0, 1, 0] { fixture.tap(row) }
    inner.below = [ObjectNode(4), ObjectNode(5)]
    outer.below.append(ObjectNode(6))
    expectLegal { fixture.tap(0) }
    #expect(fixture.stage.shownTexts == ["- 1", "- 2", "4", "5", "6"])
  }

  @Test func caseP134StateIsNotDrawnOnOtherRows() {
    let fixture = AdapterTable<ObjectNode>(rowsOnScreen: 5) { "\($0.number)" }
    fixture.adapter.nodes = (0..<60).map { ObjectNode($0, [ObjectNode(100 + $0)]) }
    fixture.table.reloadData()
    fixture.tap(1)
    for percent in stride(from: 0, through: 100, by: 5) {
      fixture.stage.scroll(toPercent: percent)
      let open = fixture.stage.shownTexts.filter { $0.hasPrefix("-") }
      #expect(open == (fixture.stage.shownPaths.contains(fixture.path(1)) ? ["- 1"] : []))
      expectLegal { fixture.table.verifyCells() }
    }
  }

  @Test func openNodeThatMovesBelowAClosedOneIsStillOpen() {
    let moved = ObjectNode(1, [ObjectNode(2)])
    let closed = ObjectNode(3, [ObjectNode(4)])
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [moved, closed]
    fixture.table.reloadData()
    fixture.tap(0)
    closed.below.append(moved)
    fixture.adapter.setNodes([closed], in: fixture.table)
    #expect(fixture.stage.shownTexts == ["+ 3"])
    fixture.tap(0)
    #expect(fixture.stage.shownTexts == ["- 3", "4", "- 1", "2"])
    // Closing all counts for what is out of sight, too.
    fixture.adapter.nodes = [ObjectNode(5)]
    fixture.adapter.closeAll()
    fixture.adapter.nodes = [closed]
    fixture.adapter.openNode(at: row(0))
    #expect(!moved.opened && fixture.adapter.numberOfRows == 3)
  }

  @Test func caseP025ParentWithoutChildrenIsOpened() {
    final class Lazy: TreeNode {
      var below: [Lazy]
      var opened = false
      var level = 0
      init(_ below: [Lazy]) { self.below = below }
      var hasChildren: Bool { true }
      func children() -> [Lazy] { below }
    }
    let empty = Lazy([])
    let fixture = AdapterTable<Lazy> { _ in "node" }
    fixture.adapter.nodes = [empty]
    fixture.table.reloadData()
    expectLegal { fixture.tap(0) }
    #expect(fixture.table.drawing() == "* - node")
    #expect(empty.opened)
  }

  @Test func caseP066SubclassesAndNewObjectsWithOneIdentity() {
    let special = SpecialNode(1, [SpecialNode(2), ObjectNode(3)])
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = [special]
    adapter.openNode(special)
    #expect(adapter.node(for: row(1)) is SpecialNode)
    #expect(adapter.isNodeOpened(special))
    #expect(adapter.indexPath(for: special.below[1]) == row(2))
    adapter.closeNode(special)
    #expect(adapter.indexPath(for: special.below[1]) == nil)

    let values = TreeTableViewAdapter<ValueNode>()
    values.nodes = [ValueNode("a", [ValueNode("b")])]
    values.openNode(at: row(0))
    values.nodes = [ValueNode("z"), ValueNode("a", [ValueNode("c"), ValueNode("b")])]
    #expect((0..<values.numberOfRows).compactMap { values.node(for: row($0))?.id } == ["z", "a", "c", "b"])
  }

  @Test func caseP040DuplicatesAreReported() {
    var problems: [OutlineProblem<String>] = []
    let adapter = TreeTableViewAdapter<ValueNode>()
    adapter.problem = { problems.append($0) }
    adapter.nodes = [ValueNode("a", [ValueNode("b")]), ValueNode("a"), ValueNode("b")]
    #expect(adapter.numberOfRows == 2)
    #expect(problems == [.duplicate("a", first: [0], again: [1])])
    adapter.openAll()
    #expect((0..<adapter.numberOfRows).compactMap { adapter.node(for: row($0))?.id } == ["a", "b"])
  }

  @Test func cycleEnds() {
    let first = ObjectNode(1)
    first.below = [ObjectNode(2, [first])]
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = [first]
    adapter.openAll()
    #expect(adapter.numberOfRows == 2)
    #expect(adapter.openToNode { $0.number == 3 } == nil)
    first.below = []
  }

  @Test func caseP142DeepTreeIsOpened() {
    var node = ObjectNode(0)
    for number in 1..<5_000 { node = ObjectNode(number, [node]) }
    let adapter = TreeTableViewAdapter<ObjectNode>()
    adapter.nodes = [node]
    #expect(adapter.openToNode { $0.number == 0 } == row(4_999))
    #expect(adapter.level(at: row(4_999)) == 5_000)
    // An object of the standard library's own would free the chain by recursion.
    while let below = node.below.first {
      node.below = []
      node = below
    }
  }

  // MARK: Tables

  @Test func tableThatWasNotToldIsRightAfterwards() {
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [ObjectNode(1, [ObjectNode(2)]), ObjectNode(3, [ObjectNode(4)])]
    fixture.table.layoutIfNeeded()
    // The app opens one without telling the table, then taps the other.
    fixture.adapter.openNode(at: fixture.path(0))
    expectLegal {
      fixture.tap(1)
      fixture.table.verifyCells()
    }
    #expect(fixture.stage.shownTexts == ["- 1", "2", "+ 3"])
    // As many rows come as go: the counts do not tell.
    fixture.adapter.closeNode(at: fixture.path(0))
    fixture.adapter.openNode(at: fixture.path(1))
    expectLegal {
      fixture.adapter.changeNodeState(in: fixture.table, at: fixture.path(0))
      fixture.table.layoutIfNeeded()
      fixture.table.verifyCells()
    }
    #expect(fixture.stage.shownTexts == ["- 1", "2", "- 3", "4"])
  }

  @Test func caseP021TableThatWasNeverFilledIsRight() {
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [ObjectNode(1, [ObjectNode(2)])]
    expectLegal { fixture.adapter.changeNodeState(in: fixture.table, at: fixture.path(0)) }
    #expect(fixture.table.drawing() == "  - 1\n    2")
    let lonely = UITableView(frame: .zero, style: .plain)
    expectLegal { fixture.adapter.changeNodeState(in: lonely, at: fixture.path(0)) }
    fixture.table.reloadData()
    #expect(fixture.table.drawing() == "  + 1")
  }

  @Test func manyRowsAreReloaded() {
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = thousand()
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    var batches = 0
    fixture.table.updateObserver = { _ in batches += 1 }
    fixture.adapter.openAll(in: fixture.table)
    #expect(batches == 0)
    #expect(fixture.table.numberOfRows(inSection: 0) == 1110)
    fixture.adapter.reloadLimit = 2_000
    fixture.adapter.closeAll(in: fixture.table)
    #expect(batches > 0)
  }

  // MARK: Lifetime

  @Test func everythingIsFreed() {
    weak var adapter: TreeTableViewAdapter<ObjectNode>?
    weak var table: UITableView?
    weak var node: ObjectNode?
    do {
      let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
      fixture.adapter.nodes = [ObjectNode(1, [ObjectNode(2)])]
      fixture.table.reloadData()
      fixture.tap(0)
      (adapter, table, node) = (fixture.adapter, fixture.table, fixture.adapter.nodes[0].below[0])
      #expect(node?.level == 2)
    }
    #expect(adapter == nil && table == nil && node == nil)
  }

  @Test func nodesThatGoAreFreed() {
    let adapter = TreeTableViewAdapter<ObjectNode>()
    let root = ObjectNode(1, [ObjectNode(2, [ObjectNode(3)])])
    adapter.nodes = [root]
    adapter.openAll()
    weak let child = root.below[0]
    weak let grandchild = root.below[0].below[0]
    #expect(child != nil && grandchild != nil)
    root.below = []
    adapter.closeNode(at: row(0))
    adapter.openNode(at: row(0))
    #expect(child == nil && grandchild == nil)
  }
}
