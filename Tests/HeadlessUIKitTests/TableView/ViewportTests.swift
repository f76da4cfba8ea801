import HeadlessUIKit
import Testing

/// Cells exist near the viewport, and what is asked and told when it moves.
@MainActor struct ViewportTests {
  @Test func onlyRowsOnTheScreenHaveCells() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 3)
    #expect(fixture.shown == ["r0", "r1", "r2"])
    #expect(fixture.table.indexPathsForVisibleRows == [IndexPath(0, 0), IndexPath(0, 1), IndexPath(0, 2)])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 2)) != nil)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 3)) == nil)
    #expect(fixture.table.cellForRow(at: IndexPath(7, 3)) == nil)
  }

  @Test func rowsPartlyOnTheScreenHaveCellsToo() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 3)
    fixture.table.simulateScroll(by: 10)
    #expect(fixture.shown == ["r0", "r1", "r2", "r3"])
  }

  /// UITableViewDelegate: willDisplay before a row is shown, didEndDisplaying when it no longer is.
  @Test func delegateHearsWhatComesAndGoes() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.simulateScroll(by: 44)
    #expect(fixture.letters.takeLog() == ["end 0.0", "cell 0.2", "will 0.2"])
    fixture.table.simulateScroll(by: -44)
    #expect(fixture.letters.takeLog() == ["end 0.2", "cell 0.0", "will 0.0"])
    fixture.table.simulateScroll(by: -44)
    #expect(fixture.letters.takeLog() == [])
  }

  @Test func cellsAreUsedAgain() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    let first = fixture.table.cellForRow(at: IndexPath(0, 0))
    fixture.table.simulateScroll(by: 88)
    #expect(fixture.table.visibleCells.contains { $0 === first })
    #expect(fixture.shown == ["r2", "r3"])
  }

  /// UITableView.cellForRow(at:), iOS 15: a cell that was displayed may be kept, and is answered then.
  @Test func cellsCanBeKeptOffTheScreen() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.keepsCellsOffScreen = true
    let first = fixture.table.cellForRow(at: IndexPath(0, 0))
    fixture.table.simulateScroll(by: 88)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) === first)
    #expect(fixture.shown == ["r2", "r3"])
    #expect(
      fixture.letters.takeLog() == ["end 0.0", "end 0.1", "cell 0.2", "cell 0.3", "will 0.2", "will 0.3"])
    // Coming back it is shown again without being asked for.
    fixture.table.simulateScroll(by: -88)
    #expect(fixture.letters.takeLog() == ["end 0.2", "end 0.3", "will 0.0", "will 0.1"])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) === first)
  }

  /// The same page: a cell that was prefetched is answered before it is displayed.
  @Test func cellsCanBePreparedBeforeTheyComeOnTheScreen() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.preparationDistance = 44
    #expect(fixture.shown == ["r0", "r1"])
    #expect(fixture.letters.takeLog() == ["cell 0.2"])
    let prepared = fixture.table.cellForRow(at: IndexPath(0, 2))
    #expect(prepared?.textLabel?.text == "r2")
    #expect(prepared?.superview == nil)
    fixture.letters.sections[0][2] = "new"
    fixture.table.reconfigureRows(at: [IndexPath(0, 2)])
    #expect(fixture.letters.takeLog() == ["cell 0.2"])
    fixture.table.simulateScroll(by: 44)
    #expect(fixture.letters.takeLog() == ["end 0.0", "cell 0.3", "will 0.2"])
    #expect(fixture.shown == ["r1", "new"])
    #expect(fixture.table.visibleCells.last === prepared)
  }

  @Test func preparedCellThatIsNotNeededIsUsedElsewhere() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.preparationDistance = 44
    fixture.table.layoutIfNeeded()
    fixture.table.scrollToRow(at: IndexPath(0, 50), at: .top, animated: false)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 2)) == nil)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 49)) != nil)
    #expect(!fixture.letters.takeLog().contains("end 0.2"))
  }

  @Test func keptCellsFollowTheirRows() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.keepsCellsOffScreen = true
    fixture.table.simulateScroll(by: 88)
    let cell = fixture.table.cellForRow(at: IndexPath(0, 0))
    fixture.update(to: [["x"] + letters(100)]) { $0.insertRows(at: [IndexPath(0, 0)], with: .none) }
    #expect(fixture.table.cellForRow(at: IndexPath(0, 1)) === cell)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) == nil)
    #expect(recordingViolations { fixture.table.verifyCells() } == [])
  }

  /// After an update the data source is asked for the cells of new and reloaded rows near the viewport alone.
  @Test func updateAsksOnlyForWhatIsNew() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 4)
    var rows = letters(100)
    rows.removeSubrange(0..<1)
    rows.insert("x", at: 1)
    rows.insert("y", at: 50)
    rows[2] = "R2"
    fixture.update(to: [rows]) {
      $0.deleteRows(at: [IndexPath(0, 0)], with: .none)
      $0.insertRows(at: [IndexPath(0, 1), IndexPath(0, 50)], with: .none)
      $0.reloadRows(at: [IndexPath(0, 2)], with: .none)
    }
    #expect(
      fixture.letters.takeLog() == ["end 0.0", "end 0.2", "cell 0.1", "cell 0.2", "will 0.1", "will 0.2"])
    #expect(fixture.shown == ["r1", "x", "R2", "r3"])
  }

  /// didEndDisplaying tells of a row that is gone by the index path that it had.
  @Test func deletedRowsAreToldByTheirOldIndexPaths() {
    let fixture = LettersTable([["a", "b", "c"]])
    fixture.update(to: [["a"]]) { $0.deleteRows(at: [IndexPath(0, 1), IndexPath(0, 2)], with: .none) }
    #expect(fixture.letters.takeLog() == ["end 0.1", "end 0.2"])
  }

  /// UITableView.reconfigureRows(at:): existing cells are filled anew and stay; no prepareForReuse.
  @Test func reconfiguredRowsKeepTheirCells() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 3)
    let cell = fixture.table.cellForRow(at: IndexPath(0, 1))
    cell?.isHighlighted = true
    fixture.letters.sections[0][1] = "new"
    fixture.letters.sections[0][50] = "new too"
    fixture.table.reconfigureRows(at: [IndexPath(0, 1), IndexPath(0, 50)])
    #expect(fixture.letters.takeLog() == ["cell 0.1"])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 1)) === cell)
    #expect(cell?.textLabel?.text == "new")
    #expect(cell?.isHighlighted == true)
  }

  @Test func reconfiguredRowsOffTheScreenAreFilledWhenTheirCellsAreKept() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    fixture.table.keepsCellsOffScreen = true
    fixture.table.simulateScroll(by: 88)
    _ = fixture.letters.takeLog()
    fixture.letters.sections[0][0] = "new"
    fixture.table.reconfigureRows(at: [IndexPath(0, 0)])
    #expect(fixture.letters.takeLog() == ["cell 0.0"])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0))?.textLabel?.text == "new")
  }

  @Test func reloadedRowsGetOtherCellsThanBefore() {
    let fixture = LettersTable([["a", "b"]])
    let cell = fixture.table.cellForRow(at: IndexPath(0, 0))
    fixture.letters.sections = [["A", "b"]]
    fixture.table.reloadRows(at: [IndexPath(0, 0)], with: .none)
    // The old cell waits to be used again and is, being the only one: what counts is that it went through the
    // queue.
    #expect(fixture.letters.takeLog() == ["end 0.0", "cell 0.0", "will 0.0"])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) === cell)
    #expect(fixture.shown == ["A", "b"])
  }

  /// UITableView.reloadData: everything is learned anew; cells come with the next layout.
  @Test func reloadDataStartsOver() {
    let fixture = LettersTable([["a", "b"]])
    fixture.letters.sections = [["x"], ["y"]]
    fixture.table.reloadData()
    #expect(fixture.table.numberOfSections == 2)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) == nil)
    #expect(fixture.letters.takeLog() == ["end 0.0", "end 0.1"])
    #expect(fixture.shown == ["x", "y"])
  }

  /// What the data source would say in between does not matter to a table.
  @Test func countsAreRemembered() {
    let fixture = LettersTable([["a", "b"]])
    fixture.letters.sections = [["a"]]
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)
    fixture.table.simulateScroll(by: 10)
    #expect(fixture.shown == ["a", "b"])
  }

  @Test func anotherDataSourceMeansStartingOver() {
    let fixture = LettersTable([["a", "b"]])
    fixture.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    let other = Letters([["x"]])
    fixture.table.dataSource = other
    #expect(fixture.table.numberOfRows(inSection: 0) == 1)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.shown == ["x"])
  }

  @Test func tableWithoutDataSourceIsEmpty() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.drawing() == "")
  }

  @Test func tableOffTheScreenIsFilledWhenItComesOn() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88), style: .plain)
    let letters = Letters([["a", "b", "c"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = letters
    table.reloadData()
    #expect(letters.takeLog() == [])
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(letters.takeLog() == ["cell 0.0", "cell 0.1"])
  }

  @Test func largerTableShowsMore() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 1)
    fixture.table.frame.size.height = 88
    #expect(fixture.shown == ["r0", "r1"])
  }

  /// Scrolling from within the layout takes effect with the next one.
  @Test func delegateMayScrollWhenARowIsDisplayed() {
    @MainActor final class Jumper: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        if indexPath.row == 3 { tableView.scrollToRow(at: IndexPath(0, 20), at: .top, animated: false) }
      }
    }
    let fixture = LettersTable([letters(100)], rowsOnScreen: 2)
    let jumper = Jumper()
    fixture.table.delegate = jumper
    fixture.table.simulateScroll(by: 88)
    #expect(fixture.shown == ["r20", "r21"])
  }

  @Test func contentThatShrinksPullsTheViewportAlong() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 5)
    fixture.table.scrollToRow(at: IndexPath(0, 99), at: .bottom, animated: false)
    #expect(fixture.shown == ["r95", "r96", "r97", "r98", "r99"])
    fixture.update(to: [letters(10)]) { table in
      table.deleteRows(at: (10..<100).map { IndexPath(0, $0) }, with: .none)
    }
    #expect(fixture.shown == ["r5", "r6", "r7", "r8", "r9"])
    #expect(fixture.table.contentOffset.y == 220)
  }

  @Test func cellKnowsItsRow() throws {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 3)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(0, 1)))
    #expect(fixture.table.indexPath(for: cell) == IndexPath(0, 1))
    fixture.update(to: [["x"] + letters(100)]) { $0.insertRows(at: [IndexPath(0, 0)], with: .none) }
    #expect(fixture.table.indexPath(for: cell) == IndexPath(0, 2))
    #expect(fixture.table.indexPath(for: UITableViewCell()) == nil)
  }
}
