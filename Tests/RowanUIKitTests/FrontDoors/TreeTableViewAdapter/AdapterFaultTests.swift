import RowanUIKit
import Testing

/// What was wrong in the older library, and is not here.
@MainActor struct AdapterFaultTests {
  private func values() -> AdapterTable<ValueNode> {
    let fixture = AdapterTable<ValueNode> { $0.id }
    fixture.adapter.nodes = [
      ValueNode("a", [ValueNode("a1", [ValueNode("a11")]), ValueNode("a2")]),
      ValueNode("b", [ValueNode("b1")]),
      ValueNode("c"),
    ]
    fixture.table.reloadData()
    return fixture
  }

  /// Fault 1: this file sees what the module makes public, and no more.
  @Test func whatAnAppNeedsIsPublic() {
    let fixture = values()
    #expect(fixture.adapter.numberOfRows == 3)
    fixture.adapter.changeNodeState(in: fixture.table, at: fixture.path(0))
    #expect(fixture.adapter.numberOfRows == 5)
  }

  /// Fault 2.
  @Test func caseP049OpenStateFollowsTheNode() {
    let fixture = values()
    fixture.tap(0)
    let nodes = fixture.adapter.nodes
    fixture.adapter.setNodes(
      [nodes[2], nodes[1], ValueNode("new", [ValueNode("n1")]), nodes[0]], in: fixture.table)
    #expect(fixture.stage.shownTexts == ["c", "+ b", "+ new", "- a", "+ a1", "a2"])
    fixture.adapter.nodes = [nodes[1]]
    fixture.table.reloadData()
    #expect(fixture.table.drawing() == "  + b")
  }

  /// Fault 3: everything is open, and known to be.
  @Test func openAllIsRemembered() {
    let fixture = values()
    expectLegal {
      fixture.adapter.openAll(in: fixture.table)
      #expect(fixture.adapter.isNodeOpened(at: fixture.path(0)))
      #expect(fixture.adapter.isNodeOpened(at: fixture.path(1)))
      fixture.tap(1)
    }
    #expect(fixture.stage.shownTexts == ["- a", "+ a1", "a2", "- b", "b1", "c"])
  }

  /// Fault 4: what is open stays open, one node is opened, and its row is the right one.
  @Test func openToNodeClosesNothing() {
    let fixture = values()
    fixture.tap(1)
    let path = fixture.adapter.openToNode(in: fixture.table) { $0.id.hasPrefix("a1") }
    #expect(path == fixture.path(1))
    #expect(fixture.stage.shownTexts == ["- a", "- a1", "a11", "a2", "- b", "b1", "c"])
    #expect(fixture.adapter.openToNode { $0.id == "a11" } == fixture.path(2))
    #expect(fixture.adapter.openToNode { $0.id == "x" } == nil)
  }

  /// Fault 5.
  @Test func leafIsNotRecordedAsOpen() {
    let leaf = ObjectNode(1)
    let fixture = AdapterTable<ObjectNode> { "\($0.number)" }
    fixture.adapter.nodes = [leaf]
    fixture.adapter.openNode(at: fixture.path(0))
    #expect(!leaf.opened)
    leaf.below = [ObjectNode(2)]
    fixture.adapter.nodes = [leaf]
    fixture.table.reloadData()
    #expect(fixture.table.drawing() == "  + 1")
    fixture.tap(0)
    #expect(fixture.table.drawing() == "* - 1\n    2")
  }

  /// Fault 6: a toggle reads what comes into view, and nothing else.
  @Test func caseP145ToggleReadsOnlyWhatItShows() {
    final class Counting: TreeNode {
      let below: [Counting]
      static nonisolated(unsafe) var reads = 0
      init(_ below: [Counting]) { self.below = below }
      var hasChildren: Bool { !below.isEmpty }
      func children() -> [Counting] {
        Counting.reads += 1
        return below
      }
    }
    func level(_ depth: Int) -> [Counting] {
      (0..<(depth == 1 ? 1000 : 10)).map { _ in Counting(depth == 3 ? [] : level(depth + 1)) }
    }
    let adapter = TreeTableViewAdapter<Counting>()
    adapter.nodes = level(1)
    #expect(Counting.reads == 0)
    adapter.changeNodeState(at: IndexPath(row: 500, section: 0))
    #expect(adapter.numberOfRows == 1010)
    #expect(Counting.reads == 1)
  }

  /// Fault 7: one batch, with the animations that the app chooses; the parent's cell is filled in place.
  @Test func caseP010ToggleIsOneBatch() {
    let fixture = values()
    fixture.adapter.cellRefresh = .reconfigure
    fixture.table.layoutIfNeeded()
    let cell = fixture.table.cellForRow(at: fixture.path(0))
    var batches: [BatchUpdate] = []
    fixture.table.updateObserver = { batches.append($0) }
    fixture.tap(0)
    fixture.adapter.animations.closing = .left
    fixture.tap(0)
    let changing = batches.filter { $0.reconfiguredRows.isEmpty }
    #expect(changing.count == 2)
    #expect(changing[0].insertedRows.map(\.animation) == [.top, .top])
    #expect(changing[1].deletedRows.map(\.animation) == [.left, .left])
    #expect(batches.allSatisfy { $0.reloadedRows.isEmpty })
    #expect(fixture.table.cellForRow(at: fixture.path(0)) === cell)
  }

  /// Cells are taken from the table in whatever way the app did with the older library: the parent's cell is
  /// exchanged, after the batch.
  @Test func cellsMayBeTakenWithoutAPath() {
    let fixture = values()
    fixture.dequeuesByPath = false
    fixture.table.reloadData()
    var batches: [BatchUpdate] = []
    fixture.table.updateObserver = { batches.append($0) }
    expectLegal { fixture.tap(0) }
    #expect(batches.map(\.insertedRows.count) == [2, 0])
    #expect(batches.map(\.reloadedRows.count) == [0, 1])
    #expect(fixture.table.indexPathsForSelectedRows == [fixture.path(0)])
    #expect(fixture.stage.shownTexts == ["- a", "+ a1", "a2", "+ b", "c"])
  }

  /// Fault 8: values know their state in what the adapter gives out, and children need no cast.
  @Test func valuesKnowTheirState() {
    let fixture = values()
    fixture.tap(0)
    #expect(fixture.adapter.node(for: fixture.path(0))?.opened == true)
    #expect(fixture.adapter.node(for: fixture.path(1))?.opened == false)
    #expect(fixture.adapter.node(for: fixture.path(1))?.level == 2)
    #expect(fixture.adapter.node(for: fixture.path(0))?.level == 1)
  }
}
