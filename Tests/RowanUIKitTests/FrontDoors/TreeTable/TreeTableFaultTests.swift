import RowanUIKit
import Testing

/// What was wrong in the older library, and is not here.
@MainActor struct TreeTableFaultTests {
  private let fixture = TreeTableFixture.filled
  private var tree: TreeTable { fixture.tree }

  /// Fault 1.
  @Test func bothAnimationsAreHonoured() {
    tree.expandingAnimation = .left
    tree.closingAnimation = .right
    var seen: [UITableView.RowAnimation] = []
    fixture.table.updateObserver = { seen += ($0.insertedRows + $0.deletedRows).map(\.animation) }
    tree.expand([1, 0])
    tree.collapse([1, 0])
    #expect(seen == [.left, .left, .right, .right])
  }

  /// Fault 2.
  @Test func siblingsAreThoseOfTheSameParent() {
    tree.expand([1, 0])
    #expect(tree.siblings([1, 0, 1]) == [[1, 0, 0], [1, 0, 1]])
    #expect(tree.siblings([0, 1]) == [[0, 0], [0, 1]])
    #expect(tree.siblings([0, 1, 0]).isEmpty && tree.siblings([7, 7]).isEmpty)
    #expect(tree.parent([1, 0, 1]) == [1, 0])
    #expect(tree.parent([1, 0]) == nil && tree.parent([1, 1, 0]) == nil)
  }

  /// Fault 3: the app's flag is the truth, and a cell that was closed by a reload can be expanded.
  @Test func expansionIsNeverStale() {
    tree.expand([1, 0])
    fixture.source.sections[1][0].isExpanded = false
    #expect(!tree.isExpanded([1, 0]))
    fixture.table.reloadData()
    #expect(fixture.table.numberOfRows(inSection: 1) == 2)
    fixture.source.sections[1][0].isExpanded = true
    expectLegal { tree.expand([1, 0]) }
    #expect(fixture.table.numberOfRows(inSection: 1) == 4)
  }

  /// Fault 4.
  @Test func caseP124CellBelowAClosedOneIsNotExpanded() {
    expectLegal { tree.expand([1, 0, 0]) }
    #expect(fixture.table.numberOfRows(inSection: 1) == 2)
    fixture.source.sections[1][0].cells[0].isExpanded = true
    expectLegal { tree.expand([1, 0]) }
    #expect(fixture.stage.shownTexts == ["a", "b", "c", "c0", "c00", "c01", "c1", "d"])
  }

  /// Fault 5.
  @Test func pathsThatLeadNowhereAreNil() {
    #expect(tree.treeIndexPath(fromTablePath: [0, 2]) == nil)
    #expect(tree.treeIndexPath(fromTablePath: [2, 0]) == nil)
    #expect(tree.treeIndexPath(fromTablePath: [-1, 0]) == nil)
    #expect(tree.treeIndexPath(fromTablePath: [1, 0, 0]) == nil)
    #expect(tree.treeIndexPath(fromTablePath: []) == nil)
    #expect(tree.tableIndexPath(fromTreePath: [1, 0, 0]) == nil)
    #expect(tree.tableIndexPath(fromTreePath: [1]) == nil)
    #expect(tree.tableIndexPath(fromTreePath: []) == nil)
    #expect(tree.tableIndexPath(fromTreePath: [1, 9]) == nil)
    #expect(tree.row(forTreeIndexPath: [9, 9]) == nil)
    // And a cell that is asked for all the same is a cell.
    #expect(tree.tableView(fixture.table, cellForRowAt: [5, 5]).textLabel?.text == nil)
    expectLegal {
      tree.expand([5, 5])
      tree.collapse([])
      tree.reload([0])
    }
  }

  /// Fault 6: every path is there and leads back, on all levels.
  @Test func pathsLeadBothWays() {
    tree.expandAll()
    var paths: [IndexPath] = []
    for section in 0..<2 {
      for row in 0..<fixture.table.numberOfRows(inSection: section) {
        guard let path = tree.treeIndexPath(fromTablePath: IndexPath(row: row, section: section)) else {
          return
        }
        paths.append(path)
        #expect(tree.tableIndexPath(fromTreePath: path) == IndexPath(row: row, section: section))
        #expect(tree.row(forTreeIndexPath: path) == row)
      }
    }
    #expect(
      paths == [
        [0, 0], [0, 1], [0, 1, 0], [1, 0], [1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 1], [1, 0, 1], [1, 1],
      ])
  }

  /// Fault 7: rows, cells and conversions ask nothing; an expansion asks for what it shows.
  @Test func onlyWhatComesIntoViewIsAskedFor() {
    fixture.source.asked = []
    tree.expand([1, 0])
    #expect(fixture.source.asked == [[1, 0]])
    fixture.source.asked = []
    for row in 0..<4 { _ = tree.treeIndexPath(fromTablePath: IndexPath(row: row, section: 1)) }
    _ = fixture.table.numberOfRows(inSection: 1)
    tree.collapse([1, 0])
    #expect(fixture.source.asked.isEmpty)
  }

  /// Fault 8: a table view has one name more, and the others lead to it; see `UITableView+TreeTable.swift`.
  @Test func tableKnowsItsTreeTable() {
    #expect(fixture.table.treeTable === tree)
    #expect(Stage().table.treeTable == nil)
  }

  /// Fault 9.
  @Test func everythingIsExpandedAndCollapsed() {
    expectLegal { tree.expandAll() }
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "c0", "c00", "c01", "c1", "d"])
    #expect(!fixture.source.sections[0][0].isExpanded)
    expectLegal { tree.collapseAll() }
    #expect(fixture.stage.shownTexts == ["a", "b", "c", "d"])
    #expect(!fixture.source.sections[1][0].cells[0].isExpanded)
    expectLegal { tree.expandAll(toDepth: 1) }
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "c0", "c1", "d"])
  }

  /// Fault 9.
  @Test func cellsAreReloadedInsertedMovedAndDeleted() {
    let (source, table) = (fixture.source, fixture.table)
    tree.expandAll()
    expectLegal {
      source.sections[1][0].cells.append(Cell("c2"))
      tree.reload([1, 0])
      #expect(fixture.stage.shownTexts.suffix(3) == ["c1", "c2", "d"])
      let open = Cell("new", [Cell("new0")])
      open.isExpanded = true
      source.sections[0].insert(open, at: 1)
      tree.insertCell(at: [0, 1])
      #expect(fixture.stage.shownTexts.prefix(5) == ["a", "new", "new0", "b", "b0"])
      // From before another cell to below it: the new path counts without the cell.
      source.sections[0][2].cells.append(source.sections[0].remove(at: 1))
      tree.moveCell(at: [0, 1], to: [0, 1, 1])
      table.verifyCells()
      #expect(fixture.stage.shownTexts.prefix(5) == ["a", "b", "b0", "new", "new0"])
      source.sections[0][1].cells.removeFirst()
      tree.deleteCell(at: [0, 1, 0])
      #expect(fixture.stage.shownTexts.prefix(4) == ["a", "b", "new", "new0"])
      // Into another section, and out of one that becomes empty, and back.
      source.sections[1].append(contentsOf: [source.sections[0].removeFirst()])
      tree.moveCell(at: [0, 0], to: [1, 2])
      source.sections[1].append(contentsOf: [source.sections[0].removeFirst()])
      tree.moveCell(at: [0, 0], to: [1, 3])
      #expect(table.numberOfRows(inSection: 0) == 0)
      source.sections[0].append(source.sections[1].remove(at: 2))
      tree.moveCell(at: [1, 2], to: [0, 0])
      // Below a cell that is closed, nothing is shown.
      source.sections[0][0].cells.append(source.sections[1].removeLast())
      tree.moveCell(at: [1, 2], to: [0, 0, 0])
      table.verifyCells()
    }
    #expect(fixture.stage.shownTexts == ["a", "c", "c0", "c00", "c01", "c1", "c2", "d"])
  }

  /// Fault 9.
  @Test func cellsAreSelectedByTreePath() {
    tree.expand([1, 0])
    tree.select([1, 0, 1])
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    #expect(tree.selectedTreeIndexPaths == [[1, 0, 1]])
    tree.select([9, 9])
    #expect(tree.treeIndexPath(for: fixture.table.visibleCells[4]) == [1, 0, 1])
    #expect(tree.treeIndexPath(for: UITableViewCell()) == nil)
  }
}
