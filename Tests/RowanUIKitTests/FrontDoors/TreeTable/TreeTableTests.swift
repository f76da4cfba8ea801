import RowanUIKit
import Testing

/// What the older library did, and does here.
@MainActor struct TreeTableTests {
  private let fixture = TreeTableFixture.filled
  private var tree: TreeTable { fixture.tree }

  @Test func appMaySetItsFlagFirst() {
    fixture.source.takesNotes = false
    expectLegal {
      // The flag says otherwise: nothing happens.
      tree.expand([1, 0])
      #expect(fixture.table.numberOfRows(inSection: 1) == 2)
      fixture.source.sections[1][0].isExpanded = true
      tree.expand([1, 0])
      tree.expand([1, 0])
      #expect(fixture.table.numberOfRows(inSection: 1) == 4)
      tree.collapse([1, 0])
      #expect(fixture.table.numberOfRows(inSection: 1) == 4)
      fixture.source.sections[1][0].isExpanded = false
      tree.collapse([1, 0])
      tree.collapse([1, 0])
    }
    #expect(fixture.table.numberOfRows(inSection: 1) == 2)
  }

  @Test func nestedFlagsAreKept() {
    tree.expandAll()
    tree.toggle([1, 0])
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "d"])
    tree.toggle([1, 0])
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "c0", "c00", "c01", "c1", "d"])
  }

  @Test func caseP014ExpansionBelongsToItsSection() {
    tree.expand([0, 1])
    #expect(tree.isExpanded([0, 1]) && !tree.isExpanded([1, 1]))
    tree.expand([1, 1])
    // A cell without cells below it can be expanded.
    #expect(tree.isExpanded([1, 1]))
    #expect(fixture.stage.shownTexts == ["a", "b", "b0", "c", "d"])
  }

  @Test func expandedCellsShowThatAndNothingElseChanges() {
    let last = fixture.table.cellForRow(at: IndexPath(row: 1, section: 1))
    tree.expand([1, 0])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType == .checkmark)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 3, section: 1)) === last)
  }

  @Test func caseP136CellsAreFilledInPlaceWhereTheAppTakesThemByPath() {
    let (table, tree) = (fixture.table, tree)
    fixture.source.dequeue = { table, path in
      let path = tree.tableIndexPath(fromTreePath: path) ?? path
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    tree.cellRefresh = .reconfigure
    table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    expectLegal { tree.expand([1, 0]) }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(cell?.accessoryType == .checkmark)
    tree.cellRefresh = .none
    expectLegal { tree.collapse([1, 0]) }
    #expect(cell?.accessoryType == .checkmark)
    tree.cellRefresh = .reload
    expectLegal { tree.reload([1, 0]) }
    #expect(
      table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType == UITableViewCell.AccessoryType.none
    )
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }

  @Test func caseP078CellThatLosesItsLastOneIsAsTheAppSays() {
    tree.expand([0, 1])
    fixture.source.sections[0][1].cells = []
    tree.deleteCell(at: [0, 1, 0])
    let row = IndexPath(row: 1, section: 0)
    #expect(fixture.table.cellForRow(at: row)?.accessoryType == .checkmark)
    tree.collapse([0, 1])
    #expect(fixture.table.cellForRow(at: row)?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func caseP020CommandDuringAChangeWaits() {
    let tree = tree
    fixture.source.dequeue = { table, path in
      // As the new cell is made, the app wants everything closed.
      if path == [1, 0, 0] { tree.collapseAll() }
      return table.dequeueReusableCell(withIdentifier: "cell")
    }
    expectLegal { tree.expand([1, 0]) }
    #expect(fixture.stage.shownTexts == ["a", "b", "c", "d"])
  }

  @Test func caseP056HiddenCellsAreAskedForWhenTheyAreShown() {
    tree.expand([1, 0])
    tree.collapse([1, 0])
    fixture.source.sections[1][0].cells = [Cell("fresh")]
    fixture.source.asked = []
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.source.asked.isEmpty)
    expectLegal { tree.expand([1, 0]) }
    #expect(fixture.source.asked == [[1, 0]])
    #expect(fixture.stage.shownTexts == ["a", "b", "c", "fresh", "d"])
  }

  @Test func caseP021CommandBeforeTheTableHasAsked() {
    let stage = Stage()
    let source = CellsDataSource([[Cell("a", [Cell("a0")])]])
    let tree = TreeTable(tableView: stage.table, dataSource: source)
    expectLegal { tree.expand([0, 0]) }
    #expect(stage.shownTexts == ["a", "a0"])
  }

  @Test func caseP008DataThatChangedMeanwhileBreakNothing() {
    tree.expand([1, 0])
    fixture.source.sections[1][0].cells.removeLast()
    fixture.source.sections[0].removeAll()
    expectLegal {
      tree.collapse([1, 0])
      tree.expand([1, 0])
    }
    #expect(fixture.table.numberOfRows(inSection: 1) == 3)
    fixture.table.reloadData()
    #expect(fixture.table.drawing() == "  c  ✓\n    c0\n  d")
  }

  @Test func caseP022FewerCellsAfterReload() {
    tree.expandAll()
    fixture.source.sections = [[Cell("only")]]
    expectLegal {
      tree.reloadData()
      fixture.table.layoutIfNeeded()
      tree.expand([0, 0])
      tree.collapse([1, 0])
    }
    #expect(fixture.stage.shownTexts == ["only"])
  }

  @Test func appMayUpdateTheTableItself() {
    expectLegal {
      fixture.table.performBatchUpdates {
        fixture.source.sections[0].insert(Cell("first"), at: 0)
        fixture.source.sections.append([Cell("e")])
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        fixture.table.insertSections(IndexSet(integer: 2), with: .none)
      }
      tree.expand([1, 0])
    }
    #expect(fixture.stage.shownTexts == ["first", "a", "b", "c", "c0", "c1", "d", "e"])
  }

  @Test func optionalMethodsReachTheApp() {
    final class Titled: NSObject, TreeTableDataSource {
      var log: [String] = []
      func tableView(_ tableView: UITableView, isCellExpanded treeIndexPath: IndexPath) -> Bool {
        treeIndexPath == [0, 0]
      }
      func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treeIndexPath: IndexPath) -> Int {
        2
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { log.append("delete \(indexPath.count) \(indexPath.row)") }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["x"] }
    }
    let stage = Stage()
    let source = Titled()
    let tree = TreeTable()
    tree.dataSource = source
    stage.table.dataSource = tree
    #expect(stage.table.drawing() == "# header\n\n\n\n\n~ footer")
    stage.table.simulateSwipe(at: IndexPath(row: 1, section: 0), choosing: "Delete")
    stage.table.simulateSwipe(at: IndexPath(row: 2, section: 0), choosing: "Delete")
    #expect(source.log == ["delete 2 1"])
    #expect(tree.sectionIndexTitles(for: stage.table) == ["x"])
  }

  @Test func nothingIsShownWithoutADataSource() {
    let stage = Stage()
    let tree = TreeTable()
    stage.table.dataSource = tree
    #expect(stage.table.drawing() == "")
    tree.dataSource = fixture.source
    #expect(stage.shownTexts == ["a", "b", "c", "d"])
    tree.dataSource = nil
    #expect(stage.shownTexts == [])
    expectLegal { tree.expand([0, 0]) }
  }

  @Test func manyRowsAreReloaded() {
    let fixture = TreeTableFixture([[Cell("many", (0..<2_000).map { Cell("\($0)") })]])
    var batches = 0
    fixture.table.updateObserver = { _ in batches += 1 }
    fixture.tree.expand([0, 0])
    #expect(batches == 0 && fixture.table.numberOfRows(inSection: 0) == 2_001)
  }

  // MARK: Lifetime

  @Test func everythingIsFreed() {
    weak var tree: TreeTable?
    weak var table: UITableView?
    weak var source: CellsDataSource?
    do {
      let fixture = TreeTableFixture.filled
      fixture.tree.expandAll()
      (tree, table, source) = (fixture.tree, fixture.table, fixture.source)
      #expect(tree != nil)
    }
    #expect(tree == nil && table == nil && source == nil)
  }

  @Test func dataSourceOrTableMayGoFirst() {
    let tree: TreeTable
    do { tree = TreeTableFixture.filled.tree }
    #expect(tree.tableView == nil && tree.dataSource == nil)
    tree.expand([0, 0])
    tree.expandAll()
    #expect(!tree.isExpanded([0, 0]))

    let stage = Stage()
    let other = TreeTable()
    do {
      let source = CellsDataSource([[Cell("a")]])
      other.dataSource = source
      stage.table.dataSource = other
      #expect(stage.shownTexts == ["a"])
    }
    expectLegal { other.expand([0, 0]) }
    stage.table.reloadData()
    #expect(stage.shownTexts == [])
  }

  @Test func treeTableMayGoFirst() {
    let stage = Stage()
    let source = CellsDataSource([[Cell("a")]])
    do {
      let tree = TreeTable(tableView: stage.table, dataSource: source)
      #expect(stage.shownTexts == ["a"] && tree.tableView != nil)
    }
    expectLegal { stage.table.reloadData() }
    #expect(stage.shownTexts == [])
  }
}
