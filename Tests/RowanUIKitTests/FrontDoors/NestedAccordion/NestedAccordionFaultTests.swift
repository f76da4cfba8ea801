import RowanUIKit
import Testing

/// What was wrong in the older library, and is not here.
@MainActor struct NestedAccordionFaultTests {
  /// Fault 1.
  @Test func nothingIsAskedBeforeTheTableAsks() {
    let handler = NamesHandler()
    #expect(handler.asked.isEmpty)
    let stage = Stage()
    stage.table.dataSource = handler
    handler.names = [NamesHandler.Name("late")]
    #expect(stage.shownTexts == ["late"])
  }

  /// Fault 2: the table is known without being set, so that commands reach it.
  @Test func tableIsKnownByItself() {
    let handler = NamesHandler()
    handler.names = [NamesHandler.Name("a", count: 2)]
    let stage = Stage()
    stage.table.dataSource = handler
    #expect(stage.shownTexts == ["a"])
    #expect(handler.tableView === stage.table)
    handler.openCell(at: [0])
    #expect(stage.shownTexts == ["a", "a0", "a1"])
    handler.closeOpenCells()
    #expect(stage.shownTexts == ["a"])
    handler.names.append(NamesHandler.Name("b"))
    handler.reload()
    #expect(stage.shownTexts == ["a", "b"])
  }

  /// Fault 3: one batch, any section, no scrolling but on request, and any number of open cells.
  @Test func caseP018ClosingAndOpeningAreOneBatch() {
    final class Second: NestedAccordionHandler {
      override func noOfRowsInRootLevel() -> Int { 3 }
      override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    }
    let stage = Stage(rowsOnScreen: 4)
    let handler = Second(tableView: stage.table)
    handler.section = 1
    var batches: [BatchUpdate] = []
    stage.table.updateObserver = { if $0.reloadedRows.isEmpty { batches.append($0) } }
    expectLegal {
      stage.table.simulateTap(at: IndexPath(row: 0, section: 1))
      stage.table.simulateTap(at: IndexPath(row: 3, section: 1))
    }
    #expect(batches.count == 2)
    #expect(batches.last?.deletedRows.map(\.place) == [[1, 1], [1, 2]])
    #expect(batches.last?.insertedRows.map(\.place) == [[1, 2], [1, 3]])
    #expect(stage.table.contentOffset.y == 0)
    handler.opensOneCellPerLevel = false
    stage.table.simulateTap(at: IndexPath(row: 0, section: 1))
    #expect(handler.openPaths == [[0], [1]])
  }

  /// Fault 4: data that change under an open cell break nothing, and can be told.
  @Test func caseP006CountsAndRowsAgree() {
    let fixture = NestedAccordionFixture.filled
    let handler = fixture.handler
    fixture.tap(1)
    handler.names[1].names.removeLast(2)
    expectLegal {
      fixture.tap(0)
      fixture.tap(0)
      handler.openCell(at: [1])
    }
    #expect(fixture.stage.shownTexts.count == 8)
    handler.names[1].names.insert(NamesHandler.Name("new", count: 1), at: 0)
    expectLegal { handler.reloadCell(at: [1]) }
    #expect(fixture.stage.shownTexts.prefix(5) == ["0", "1", "new", "10", "11"])
    // The table asks for everything anew, and what is open stays so.
    handler.names.removeLast(4)
    handler.names[1].names.removeLast()
    fixture.table.reloadData()
    #expect(fixture.stage.shownTexts == ["0", "1", "new", "10"])
    #expect(handler.openPaths == [[1]])
  }

  /// Fault 5.
  @Test func rowOutOfRangeHasNoPath() {
    let handler = NestedAccordionFixture.filled.handler
    #expect(handler.path(at: [0, 6]) == nil && handler.path(at: [0, -1]) == nil)
    #expect(handler.path(at: [1, 0]) == nil && handler.path(at: [0]) == nil)
    #expect(handler.indexPath(for: [9]) == nil && handler.indexPath(for: []) == nil)
    #expect(handler.indexPath(for: [1, 0]) == nil)
  }

  /// A subclass that forgets a question is told so.
  @Test func forgottenQuestionStopsWithItsName() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Forgetful: NestedAccordionHandler {}
        _ = Forgetful().noOfRowsInRootLevel()
      }
    }
  }
}
