import RowanUIKit
import Testing

/// Commands at moments at which a table takes no change of its own.
@MainActor struct TurnsTests {
  /// The first command of an update becomes part of it, and the next ones follow when it has been carried out.
  @Test func treeTableWithinAnUpdateOfTheApps() {
    let fixture = TreeTableFixture.filled
    expectLegal {
      fixture.table.performBatchUpdates({
        fixture.tree.expand([0, 1])
        fixture.tree.expand([1, 0])
        fixture.tree.collapse([0, 1])
      })
    }
    #expect(fixture.stage.shownTexts == ["a", "b", "c", "c0", "c1", "d"])
    expectLegal { fixture.tree.expand([0, 1]) }
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "c0", "c1", "d"])
  }

  @Test func accordionWithinAnUpdateOfTheApps() {
    let fixture = NestedAccordionFixture.filled
    fixture.tap(1)
    expectLegal {
      fixture.table.performBatchUpdates({
        fixture.handler.openCell(at: [3])
        fixture.handler.openCell(at: [4])
      })
    }
    #expect(fixture.stage.shownTexts == ["0", "1", "2", "3", "4", "40", "41", "42", "5"])
    #expect(fixture.handler.openPaths == [[4]])
  }

  /// A command from where a cell is made waits until the table is done.
  @Test func commandsFromCells() async {
    let tree = TreeTableFixture.filled
    tree.source.dequeue = { [weak treeTable = tree.tree] table, _ in
      treeTable?.expand([1, 0])
      return table.dequeueReusableCell(withIdentifier: "cell")
    }
    let accordion = NestedAccordionFixture.filled
    accordion.handler.dequeue = { [weak handler = accordion.handler] table, _ in
      if handler?.isOpen([1]) == false { handler?.openCell(at: [1]) }
      return table.dequeueReusableCell(withIdentifier: "cell")
    }
    expectLegal {
      for table in [tree.table, accordion.table] {
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(tree.stage.shownTexts == ["a", "b", "c", "c0", "c1", "d"])
    #expect(accordion.stage.shownTexts == ["0", "1", "10", "11", "12", "13", "2", "3", "4", "5"])
  }
}
