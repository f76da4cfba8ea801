import RowanUIKit
import Testing

/// What the older library did, and does here.
@MainActor struct NestedAccordionTests {
  private let fixture = NestedAccordionFixture.filled
  private var handler: NamesHandler { fixture.handler }
  private func path(_ row: Int) -> CellPath? { handler.path(at: IndexPath(row: row, section: 0)) }

  @Test func sixFourTwoAreTwelveRows() {
    fixture.tap(1)
    fixture.tap(4)
    #expect(fixture.table.numberOfRows(inSection: 0) == 12)
    #expect(path(7) == [1, 3] && path(6) == [1, 2, 1] && path(5) == [1, 2, 0] && path(8) == [2])
    #expect(handler.indexPath(for: [1, 2, 1]) == IndexPath(row: 6, section: 0))
    #expect(handler.openPaths == [[1], [1, 2]])
    handler.closeOpenCells()
    #expect(path(5) == [5] && handler.openPaths.isEmpty)
  }

  @Test func caseP132OneCellIsOpenOnEachLevel() {
    fixture.tap(1)
    fixture.tap(2)
    #expect(handler.openPaths == [[1], [1, 0]])
    fixture.tap(3)
    #expect(handler.openPaths == [[1], [1, 1]])
    var batches: [BatchUpdate] = []
    fixture.table.updateObserver = { batches.append($0) }
    fixture.tap(0)
    #expect(handler.openPaths == [[0]])
    // Both sides are one batch.
    let changing = batches.filter { $0.reloadedRows.isEmpty }
    #expect(changing.count == 1 && changing[0].deletedRows.count == 4 && changing[0].insertedRows.count == 3)
    #expect(changing[0].deletedRows.allSatisfy { $0.animation == .fade })
  }

  @Test func caseP052NestedCellsCloseWithTheirParent() {
    fixture.tap(1)
    fixture.tap(4)
    fixture.tap(1)
    fixture.tap(1)
    #expect(handler.openPaths == [[1]])
    handler.nestedCells = .keep
    fixture.tap(4)
    fixture.tap(1)
    fixture.tap(1)
    #expect(handler.openPaths == [[1], [1, 2]])
  }

  @Test func leafOpensLikeAnyOther() {
    fixture.tap(1)
    fixture.tap(2)
    #expect(handler.isOpen([1, 0]))
    #expect(fixture.table.numberOfRows(inSection: 0) == 10)
    fixture.tap(2)
    #expect(!handler.isOpen([1, 0]))
    fixture.tap(0)
    #expect(handler.openPaths == [[0]])
  }

  @Test func reloadClosesEverything() {
    fixture.tap(1)
    fixture.tap(4)
    handler.names.removeLast(3)
    expectLegal {
      handler.reload()
      fixture.table.layoutIfNeeded()
    }
    #expect(fixture.stage.shownTexts == ["0", "1", "2"])
    #expect(handler.openPaths.isEmpty)
  }

  @Test func severalCellsMayBeOpen() {
    handler.opensOneCellPerLevel = false
    fixture.tap(1)
    fixture.tap(0)
    #expect(handler.openPaths == [[0], [1]])
    handler.opensOneCellPerLevel = true
    #expect(handler.openPaths.count == 1)
    #expect(fixture.stage.shownTexts.count == fixture.table.numberOfRows(inSection: 0))
    fixture.table.verifyCells()
  }

  @Test func caseP126OpenedCellIsScrolledToIfWanted() {
    let fixture = NestedAccordionFixture(
      rowsOnScreen: 4, (0..<20).map { NamesHandler.Name("\($0)", count: 2) })
    fixture.stage.scroll(toPercent: 50)
    let offset = fixture.table.contentOffset.y
    let row = fixture.stage.shownPaths[2].row
    fixture.tap(row)
    #expect(fixture.table.contentOffset.y == offset)
    fixture.tap(row)
    fixture.handler.openedCellScrollPosition = .top
    fixture.tap(row)
    #expect(fixture.stage.shownPaths.first?.row == row)
  }

  @Test func cellsAreOpenedByPath() {
    expectLegal {
      handler.openCell(at: [1, 2])
      #expect(handler.openPaths == [[1], [1, 2]])
      handler.openCell(at: [1, 9, 9])
      handler.openCell(at: [9])
      handler.openCell(at: [])
      handler.closeCell(at: [9])
      handler.reloadCell(at: [9])
    }
    #expect(handler.openPaths == [[1], [1, 2]])
    handler.closeCell(at: [1])
    #expect(handler.openPaths == [])
  }

  @Test func caseP021CommandBeforeTheTableHasAsked() {
    let stage = Stage()
    let handler = NamesHandler(tableView: stage.table)
    handler.names = [NamesHandler.Name("a", count: 2)]
    expectLegal { handler.openCell(at: [0]) }
    #expect(stage.shownTexts == ["a", "a0", "a1"])
  }

  @Test func pathsAreEdited() {
    var path: CellPath = [1]
    path.append(2)
    path.addToLast(3)
    #expect(path.levelIndexes == [1, 5] && "\(path)" == "[1, 5]")
    path.removeLast()
    path.removeLast()
    path.removeLast()
    path.addToLast(1)
    #expect(path == [])
  }

  @Test func caseP020CommandDuringAChangeWaits() {
    let handler = handler
    handler.dequeue = { table, path in
      if path == [1, 0] { handler.closeOpenCells() }
      return table.dequeueReusableCell(withIdentifier: "cell")
    }
    expectLegal { fixture.tap(1) }
    #expect(handler.openPaths == [])
    #expect(fixture.table.numberOfRows(inSection: 0) == 6)
  }

  @Test func cellsAreFilledInPlaceIfWanted() {
    let handler = handler
    handler.cellRefresh = .reconfigure
    handler.dequeue = { table, path in
      handler.indexPath(for: path).map { table.dequeueReusableCell(withIdentifier: "cell", for: $0) }
    }
    let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))
    expectLegal { fixture.tap(1) }
    #expect(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(cell?.accessoryType == .checkmark)
  }

  /// A subclass overrides what it likes of data source and delegate.
  @Test func subclassOverridesOptionalMethods() {
    final class Sectioned: NestedAccordionHandler {
      var displayed = 0
      override func noOfRowsInRootLevel() -> Int { 2 }
      override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(path)"
        return cell
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
      }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "section \(section)"
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 20 : super.tableView(tableView, heightForRowAt: indexPath)
      }
      override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { displayed += 1 }
    }
    let stage = Stage()
    let handler = Sectioned()
    handler.section = 1
    stage.table.dataSource = handler
    stage.table.delegate = handler
    #expect(stage.table.drawing() == "# section 0\n\n# section 1\n  [0]\n  [1]")
    expectLegal { _ = stage.table.simulateTap(at: IndexPath(row: 1, section: 1)) }
    #expect(stage.table.drawing() == "# section 0\n\n# section 1\n  [0]\n* [1]\n  [1, 0]")
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 20)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
    #expect(handler.displayed > 3)
  }

  // MARK: Lifetime

  @Test func everythingIsFreed() {
    weak var handler: NamesHandler?
    weak var table: UITableView?
    do {
      let fixture = NestedAccordionFixture.filled
      fixture.tap(1)
      (handler, table) = (fixture.handler, fixture.table)
      #expect(handler != nil)
    }
    #expect(handler == nil && table == nil)
  }

  @Test func tableOrHandlerMayGoFirst() {
    let handler: NamesHandler
    do { handler = NestedAccordionFixture.filled.handler }
    #expect(handler.tableView == nil)
    handler.openCell(at: [1])
    handler.reload()
    handler.closeOpenCells()
    handler.opensOneCellPerLevel = false
    #expect(!handler.opensOneCellPerLevel)

    let stage = Stage()
    do {
      let handler = NamesHandler(tableView: stage.table)
      handler.names = [NamesHandler.Name("a")]
      #expect(stage.shownTexts == ["a"])
    }
    expectLegal { stage.table.reloadData() }
    #expect(stage.shownTexts == [])
  }
}
