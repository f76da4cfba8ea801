import HeadlessUIKit
import Testing

/// Deleting, inserting and moving rows by hand, and swipe actions.
@MainActor struct EditingTests {
  @MainActor private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c"], ["d"]]
    var events: [String] = []
    var fixedRows: Set<String> = []
    var isPassive = false
    var insertsFirst = false
    var target: (IndexPath) -> IndexPath = { $0 }
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var forgetsToMove = false
    var onMove: (UITableView) -> Void = { _ in }

    private func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text(indexPath)
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixedRows.contains(text(indexPath))
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      insertsFirst && indexPath == IndexPath(0, 0) ? .insert : .delete
    }
    func implements(_ method: OptionalTableMethod) -> Bool { !isPassive }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      switch editingStyle {
      case .insert:
        sections[indexPath.section].insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
      case .delete:
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      case .none: break
      }
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      events.append("move \(sourceIndexPath) \(destinationIndexPath)")
      onMove(tableView)
      guard !forgetsToMove else { return }
      let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      events.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      events.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  private let editor = Editor()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = editor
    table.delegate = editor
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  @Test func editingShowsControls() {
    editor.fixedRows = ["b"]
    editor.insertsFirst = true
    table.setEditing(true, animated: true)
    #expect(table.drawing() == "  ⊕ a  ≡\n  b  ≡\n  ⊖ c  ≡\n  ⊖ d  ≡")
    table.setEditing(false, animated: true)
    #expect(table.drawing() == "  a\n  b\n  c\n  d")
  }

  /// UITableViewDataSource.tableView(_:commit:forRowAt:).
  @Test func controlsDeleteAndInsert() {
    editor.insertsFirst = true
    #expect(!table.simulateEditingControl(at: IndexPath(0, 1)))
    table.isEditing = true
    #expect(table.simulateEditingControl(at: IndexPath(0, 1)))
    #expect(table.simulateEditingControl(at: IndexPath(0, 0)))
    #expect(editor.sections == [["new", "a", "c"], ["d"]])
  }

  @Test func rowThatCannotBeEditedHasNoControl() {
    editor.fixedRows = ["b"]
    table.isEditing = true
    #expect(!table.simulateEditingControl(at: IndexPath(0, 1)))
  }

  // MARK: Moving

  /// tableView(_:moveRowAt:to:): the data source follows, the table has moved the row by itself.
  @Test func rowIsMovedByHand() {
    table.isEditing = true
    let cell = table.cellForRow(at: IndexPath(0, 0))
    #expect(table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 2)))
    #expect(editor.events == ["move [0, 0] [0, 2]"])
    #expect(editor.sections == [["b", "c", "a"], ["d"]])
    #expect(table.cellForRow(at: IndexPath(0, 2)) === cell)
    #expect(table.simulateReordering(from: IndexPath(0, 2), to: IndexPath(1, 1)))
    #expect(editor.sections == [["b", "c"], ["d", "a"]])
    #expect(recordingViolations { table.verifyCells() } == [])
  }

  @Test func delegateRetargetsAMove() {
    table.isEditing = true
    editor.target = { _ in IndexPath(0, 1) }
    #expect(table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(1, 0)))
    #expect(editor.sections == [["b", "a", "c"], ["d"]])
  }

  /// The wording as crash reports have it (WordPress-iOS 13890).
  @Test func retargetingToNowhereIsRefused() {
    table.isEditing = true
    editor.target = { _ in IndexPath(1, 4) }
    let violations = recordingViolations {
      table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(1, 0))
    }
    #expect(
      violations.map(\.message) == [
        "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: "
          + "returned an invalid target index path (section: 1, row: 4) because there are only 1 rows in this "
          + "section of the table view."
      ])
  }

  /// The control for moving is shown only while editing, by cells that ask for it, where rows can be moved.
  @Test func movingMustBePossible() {
    #expect(!table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1)))
    table.isEditing = true
    editor.isPassive = true
    #expect(!table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1)))
    editor.isPassive = false
    table.cellForRow(at: IndexPath(0, 0))?.showsReorderControl = false
    #expect(!table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1)))
    #expect(editor.events == [])
  }

  @Test func dataSourceThatDoesNotFollowAMoveIsFoundOut() {
    table.isEditing = true
    editor.forgetsToMove = true
    let violations = recordingViolations {
      table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(1, 0))
    }
    #expect(violations.map(\.rule) == [.rowCount])
  }

  @Test func updateWhileARowIsBeingMovedIsRefused() {
    table.isEditing = true
    editor.onMove = { $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1)) }
    let violations = recordingViolations {
      table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1))
    }
    #expect(violations.map(\.rule) == [.nestedInLayout])
    #expect(recordingViolations { table.verifyCells() } == [])
  }

  // MARK: Swiping

  @Test func swipeDeletesWhereTheDataSourceCan() {
    #expect(table.simulatedSwipeTitles(at: IndexPath(0, 1)) == ["Delete"])
    #expect(table.simulatedSwipeTitles(at: IndexPath(0, 1), edge: .leading) == [])
    #expect(table.simulateFullSwipe(at: IndexPath(0, 1)))
    #expect(editor.sections == [["a", "c"], ["d"]])
    editor.isPassive = true
    #expect(table.simulatedSwipeTitles(at: IndexPath(0, 1)) == [])
  }

  @Test func swipeNeedsARowThatCanBeEdited() {
    editor.fixedRows = ["b"]
    #expect(!table.simulateSwipe(at: IndexPath(0, 1), choosing: "Delete"))
    table.isEditing = true
    #expect(!table.simulateSwipe(at: IndexPath(0, 0), choosing: "Delete"))
  }

  /// UITableViewDelegate: willBeginEditingRowAt and didEndEditingRowAt around a swipe.
  @Test func swipePerformsTheAppsActions() {
    var done: [String] = []
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
      done.append("flag")
      finish(true)
    }
    editor.leading = UISwipeActionsConfiguration(actions: [flag])
    editor.leading?.performsFirstActionWithFullSwipe = false
    #expect(table.simulatedSwipeTitles(at: IndexPath(0, 0), edge: .leading) == ["Flag"])
    #expect(!table.simulateFullSwipe(at: IndexPath(0, 0), edge: .leading))
    #expect(table.simulateSwipe(at: IndexPath(0, 0), edge: .leading, choosing: "Flag"))
    #expect(done == ["flag"])
    #expect(editor.events == ["begin 0", "end 0"])
    #expect(!table.simulateSwipe(at: IndexPath(0, 0), edge: .leading, choosing: "Other"))
  }

  @Test func configurationWithoutActionsForbidsTheSwipe() {
    editor.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(table.simulatedSwipeTitles(at: IndexPath(0, 0)) == [])
  }

  // MARK: Methods that are not there

  @MainActor private final class Bare: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.showsReorderControl = true
      return cell
    }
  }

  /// A data source that does not say that it lacks a method is taken to have it, and is found out.
  @Test func missingMethodIsFoundOut() {
    let bare = Bare()
    table.dataSource = bare
    let violations = recordingViolations {
      table.simulateFullSwipe(at: IndexPath(0, 0))
      table.isEditing = true
      table.simulateReordering(from: IndexPath(0, 0), to: IndexPath(0, 1))
    }
    #expect(violations.map(\.rule) == [.unimplementedMethod, .unimplementedMethod])
    #expect(
      violations.first?.message
        == "Bare does not implement tableView(_:commit:forRowAt:), yet its implements(.commitEditingStyle) says so"
    )
  }
}
