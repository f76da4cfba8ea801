import HeadlessUIKit
import Testing

/// Selection by the program and by the user.
@MainActor struct SelectionTests {
  @MainActor private final class Judge: NSObject, UITableViewDelegate {
    var events: [String] = []
    var highlights = true
    var select: (IndexPath) -> IndexPath? = { $0 }
    var deselect: (IndexPath) -> IndexPath? = { $0 }
    var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }

    private func note(_ name: String, _ path: IndexPath) { events.append("\(name) \(path.row)") }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      note("should highlight", indexPath)
      return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      note("highlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      note("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will select", indexPath)
      return select(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will deselect", indexPath)
      return deselect(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      note("select", indexPath)
      onSelect(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      note("deselect", indexPath)
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      note("accessory", indexPath)
    }

    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private let fixture = LettersTable([letters(20)], rowsOnScreen: 5)
  private let judge = Judge()
  private var table: UITableView { fixture.table }

  init() { fixture.table.delegate = judge }

  private static let touch = ["should highlight", "highlight", "unhighlight"]
  private func touch(_ row: Int) -> [String] { Self.touch.map { "\($0) \(row)" } }

  // MARK: By the user

  /// UITableViewDelegate: will select, then did select; a finger lights the row up before.
  @Test func tapSelects() {
    #expect(table.simulateTap(at: IndexPath(0, 1)))
    #expect(judge.takeEvents() == touch(1) + ["will select 1", "select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == true)
  }

  /// One row is selected at a time: the one before is deselected between will select and did select.
  @Test func tapOnAnotherRowDeselectsTheFirst() {
    table.simulateTap(at: IndexPath(0, 1))
    _ = judge.takeEvents()
    table.simulateTap(at: IndexPath(0, 3))
    #expect(judge.takeEvents() == touch(3) + ["will select 3", "will deselect 1", "deselect 1", "select 3"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 3)])
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == false)
  }

  @Test func tapOnTheSelectedRowSelectsItAgain() {
    table.simulateTap(at: IndexPath(0, 1))
    _ = judge.takeEvents()
    table.simulateTap(at: IndexPath(0, 1))
    #expect(judge.takeEvents() == touch(1) + ["will select 1", "select 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 1)])
  }

  /// UITableView.allowsMultipleSelection: a tap on a selected row deselects it.
  @Test func severalRowsCanBeSelected() {
    table.allowsMultipleSelection = true
    table.simulateTap(at: IndexPath(0, 1))
    table.simulateTap(at: IndexPath(0, 3))
    _ = judge.takeEvents()
    table.simulateTap(at: IndexPath(0, 1))
    #expect(judge.takeEvents() == touch(1) + ["will deselect 1", "deselect 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 3)])
  }

  /// willSelectRowAt may answer another row, or nil for none.
  @Test func delegateChoosesTheRow() {
    judge.select = { _ in IndexPath(0, 4) }
    table.simulateTap(at: IndexPath(0, 1))
    #expect(judge.takeEvents() == touch(1) + ["will select 1", "select 4"])
    judge.select = { _ in nil }
    table.simulateTap(at: IndexPath(0, 2))
    #expect(judge.takeEvents() == touch(2) + ["will select 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 4))
  }

  /// willDeselectRowAt may answer nil, and the row stays selected.
  @Test func delegateRefusesToDeselect() {
    table.allowsMultipleSelection = true
    table.simulateTap(at: IndexPath(0, 1))
    judge.deselect = { _ in nil }
    table.simulateTap(at: IndexPath(0, 1))
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
  }

  /// shouldHighlightRowAt: answering no stops the tap.
  @Test func rowThatIsNotLitUpIsNotSelected() {
    judge.highlights = false
    #expect(!table.simulateTap(at: IndexPath(0, 1)))
    #expect(judge.takeEvents() == ["should highlight 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func selectionCanBeForbidden() {
    table.allowsSelection = false
    #expect(!table.simulateTap(at: IndexPath(0, 1)))
    #expect(judge.takeEvents() == [])
  }

  /// UITableView.allowsSelectionDuringEditing.
  @Test func selectionDuringEditingMustBeAllowed() {
    table.isEditing = true
    #expect(!table.simulateTap(at: IndexPath(0, 1)))
    table.allowsSelectionDuringEditing = true
    #expect(table.simulateTap(at: IndexPath(0, 1)))
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
  }

  @Test func severalRowsCanBeSelectedDuringEditing() {
    table.allowsMultipleSelectionDuringEditing = true
    table.simulateTap(at: IndexPath(0, 0))
    table.setEditing(true, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    table.simulateTap(at: IndexPath(0, 1))
    table.simulateTap(at: IndexPath(0, 2))
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 1), IndexPath(0, 2)])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func onlyWhatIsOnTheScreenCanBeTapped() {
    #expect(!table.simulateTap(at: IndexPath(0, 15)))
    fixture.table.removeFromSuperview()
    #expect(!table.simulateTap(at: IndexPath(0, 1)))
    #expect(judge.takeEvents() == [])
  }

  @Test func delegateMayUpdateWhenARowIsSelected() {
    judge.onSelect = { [letters = fixture.letters] table, path in
      table.deselectRow(at: path, animated: true)
      table.performBatchUpdates {
        letters.sections[0].insert("x", at: path.row + 1)
        table.insertRows(at: [IndexPath(0, path.row + 1)], with: .fade)
      }
    }
    table.simulateTap(at: IndexPath(0, 1))
    #expect(fixture.shown == ["r0", "r1", "x", "r2", "r3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func accessoryIsTapped() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(0, 1)))
    #expect(!table.simulateAccessoryTap(at: IndexPath(0, 1)))
    cell.accessoryType = .detailButton
    #expect(table.simulateAccessoryTap(at: IndexPath(0, 1)))
    #expect(judge.takeEvents() == ["accessory 1"])
    var taps = 0
    cell.accessoryView = UIButton(primaryAction: UIAction { _ in taps += 1 })
    #expect(table.simulateAccessoryTap(at: IndexPath(0, 1)))
    #expect(taps == 1)
    #expect(judge.takeEvents() == [])
  }

  // MARK: By the program

  /// UITableView.selectRow(at:animated:scrollPosition:): the delegate is not told.
  @Test func programSelectsInSilence() {
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 2)])
    table.deselectRow(at: IndexPath(0, 2), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(judge.takeEvents() == [])
  }

  @Test func programSelectsSeveral() {
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 2), IndexPath(0, 1)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func programSelectsAndScrolls() {
    table.selectRow(at: IndexPath(0, 10), animated: false, scrollPosition: .top)
    #expect(fixture.shown.first == "r10")
    #expect(table.cellForRow(at: IndexPath(0, 10))?.isSelected == true)
  }

  @Test func cellThatComesOnTheScreenShowsItsSelection() {
    table.selectRow(at: IndexPath(0, 10), animated: false, scrollPosition: .none)
    table.scrollToRow(at: IndexPath(0, 10), at: .middle, animated: false)
    #expect(table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["r10"])
  }

  @Test func selectingNothingIsRefused() {
    let violations = recordingViolations {
      table.selectRow(at: IndexPath(0, 20), animated: false, scrollPosition: .none)
      table.deselectRow(at: IndexPath(2, 0), animated: false)
    }
    #expect(violations.map(\.rule) == [.unknownIndexPath, .unknownIndexPath])
    #expect(
      violations.first?.message
        == "Attempted to select an out-of-bounds row (20) when there are only 20 rows in section 0.")
  }

  /// A remembered selection is painted when its row is displayed.
  @Test func rowMayBeSelectedWhenItIsDisplayed() {
    @MainActor final class Painter: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        if indexPath.row == 10 { tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
      }
    }
    let painter = Painter()
    table.delegate = painter
    table.scrollToRow(at: IndexPath(0, 10), at: .top, animated: false)
    #expect(table.cellForRow(at: IndexPath(0, 10))?.isSelected == true)
  }

  // MARK: What becomes of it

  @Test func selectionFollowsItsRow() {
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    fixture.update(to: [["x"] + letters(20)]) { $0.insertRows(at: [IndexPath(0, 0)], with: .none) }
    #expect(table.indexPathForSelectedRow == IndexPath(0, 2))
    var rows = ["x"] + letters(20)
    rows.append(rows.remove(at: 2))
    fixture.update(to: [rows]) { $0.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 20)) }
    #expect(table.indexPathForSelectedRow == IndexPath(0, 20))
  }

  @Test func selectionGoesWithItsRow() {
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    fixture.update(to: [["r0"] + letters(18, from: 2)]) { $0.deleteRows(at: [IndexPath(0, 1)], with: .none) }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(judge.takeEvents() == [])
  }

  /// UITableView.reloadData and reloadRows(at:with:) give the selection up; reconfigureRows(at:) does not.
  @Test func selectionDoesNotSurviveReloading() {
    let path = IndexPath(0, 1)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [path])
    #expect(table.indexPathForSelectedRow == path)
    table.reloadRows(at: [path], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.reloadSections([0], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }
}
