import HeadlessUIKit
import Testing

/// How updates are begun and ended, and when they must not be.
@MainActor struct UpdateGroupTests {
  /// UITableView.beginUpdates: calls can be nested; there is one update, when the outermost ends.
  @Test func nestedGroupsAreOneUpdate() {
    let fixture = LettersTable([["a", "b"]])
    fixture.table.beginUpdates()
    fixture.letters.sections = [["x", "b"]]
    fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .top)
    fixture.table.beginUpdates()
    fixture.table.insertRows(at: [IndexPath(0, 0)], with: .left)
    fixture.table.endUpdates()
    #expect(fixture.shown == ["a", "b"])
    fixture.table.endUpdates()
    #expect(fixture.shown == ["x", "b"])
    #expect(fixture.table.lastUpdate?.deletedRows.map(\.animation) == [.top])
    #expect(fixture.table.lastUpdate?.insertedRows.map(\.animation) == [.left])
  }

  /// Within a group the table goes on with the rows from before.
  @Test func countsWithinAGroupAreThoseFromBefore() {
    let fixture = LettersTable([["a"]])
    fixture.update(to: [["a", "b"]]) { table in
      #expect(table.numberOfRows(inSection: 0) == 1)
      table.insertRows(at: [IndexPath(0, 1)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 1)
    }
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)
  }

  /// A call on its own is an update on its own.
  @Test func callsOutsideAGroupAreUpdatesOfTheirOwn() {
    let fixture = LettersTable([["a"]])
    fixture.letters.sections = [["a", "b"]]
    fixture.table.insertRows(at: [IndexPath(0, 1)], with: .none)
    fixture.letters.sections = [["b"]]
    fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .none)
    #expect(fixture.shown == ["b"])
  }

  @Test func endWithoutBeginIsRefused() {
    let fixture = LettersTable([["a"]])
    let violations = recordingViolations { fixture.table.endUpdates() }
    #expect(violations.map(\.rule) == [.unbalancedUpdates])
  }

  /// UITableView.beginUpdates: "This group of methods must conclude with an invocation of endUpdates".
  @Test func beginWithoutEndIsFoundOut() {
    let fixture = LettersTable([["a"]])
    fixture.table.beginUpdates()
    let violations = recordingViolations {
      _ = fixture.table.drawing()
      fixture.table.simulateTap(at: IndexPath(0, 0))
    }
    #expect(violations.map(\.rule) == [.unbalancedUpdates, .unbalancedUpdates])
    fixture.table.endUpdates()
    #expect(recordingViolations { _ = fixture.table.drawing() } == [])
  }

  /// UITableView.hasUncommittedUpdates: what it says is thrown away by `reloadData`; batches are taken.
  @Test func reloadDataWhileADropIsUncommittedIsRefused() {
    let fixture = LettersTable([["a", "b"]])
    fixture.table.simulateUncommittedUpdates(true)
    #expect(recordingViolations { fixture.table.reloadData() }.map(\.rule) == [.reloadDuringUpdates])
    #expect(recordingViolations { fixture.table.performBatchUpdates(nil) }.isEmpty)
    fixture.table.simulateUncommittedUpdates(false)
    #expect(recordingViolations { fixture.table.reloadData() }.isEmpty)
  }

  /// UITableView.beginUpdates: "You should not call reloadData() within the group".
  @Test func reloadDataWithinAGroupIsRefused() {
    let fixture = LettersTable([["a"]])
    let violations = recordingViolations {
      fixture.update(to: [["a", "b"]]) { table in
        table.reloadData()
        table.insertRows(at: [IndexPath(0, 1)], with: .none)
      }
    }
    #expect(violations.map(\.rule) == [.reloadDuringUpdates])
    #expect(fixture.shown == ["a", "b"])
  }

  /// Open Radar 26484150: the counts are learned when the first update begins, so data that changed before it
  /// does not match.
  @Test func countsAreLearnedWhenTheFirstUpdateBegins() {
    let table = UITableView(frame: .zero, style: .plain)
    let letters = Letters([["a"]])
    table.dataSource = letters
    letters.sections = [["a", "b"]]
    let violations = recordingViolations { table.insertRows(at: [IndexPath(0, 1)], with: .none) }
    #expect(violations.map(\.rule) == [.rowCount])
  }

  @Test func updatesOfATableOffTheScreenAreCheckedToo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let letters = Letters([["a"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = letters
    _ = table.numberOfSections
    let violations = recordingViolations {
      table.performBatchUpdates {
        letters.sections = [["a", "b"]]
        table.insertRows(at: [IndexPath(0, 1)], with: .none)
      }
      table.insertRows(at: [IndexPath(0, 1)], with: .none)
    }
    #expect(violations.map(\.rule) == [.rowCount])
    // Nobody looks at the table, so no cell was asked for.
    #expect(letters.takeLog() == [])
    #expect(table.drawing() == "  a\n  b")
  }

  @Test(arguments: [
    IndexPath(indexes: [0]), IndexPath(indexes: [0, 1, 2]), IndexPath(-1, 0), IndexPath(0, -1),
    IndexPath(0, NSNotFound),
  ]) func malformedIndexPathIsRefused(_ path: IndexPath) {
    let fixture = LettersTable([["a"]])
    let violations = recordingViolations {
      fixture.table.deleteRows(at: [path], with: .none)
      fixture.table.moveRow(at: path, to: IndexPath(0, 0))
    }
    let message =
      "Attempted to perform update with invalid index path: <NSIndexPath> {length = \(path.count), path = "
      + path.map(String.init).joined(separator: " - ") + "}"
    #expect(violations.map(\.message) == [message, message])
    #expect(fixture.shown == ["a"])
  }

  // MARK: Data sources that do not keep still

  @MainActor private final class Fickle: NSObject, UITableViewDataSource {
    var answers = [2]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      answers.count > 1 ? answers.removeFirst() : answers[0]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func dataSourceThatAnswersDifferentlyWithinOneUpdateIsFoundOut() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let fickle = Fickle()
    table.dataSource = fickle
    #expect(table.numberOfRows(inSection: 0) == 2)
    fickle.answers = [3, 4]
    let violations = recordingViolations { table.insertRows(at: [IndexPath(0, 0)], with: .none) }
    #expect(violations.map(\.rule) == [.unstableDataSource])
    #expect(
      violations.first?.message
        == "the data source of the table view answered differently within one update: first 1 sections with [3] "
        + "rows, then 1 sections with [4] rows")
  }

  // MARK: Updates at the wrong moment

  @MainActor private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate {
    var onCell: (UITableView) -> Void = { _ in }
    var onDisplay: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      onCell(tableView)
      return UITableViewCell()
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      onDisplay(tableView)
    }
  }

  @Test func updatesAndReloadsWhileTheTableAsksOrLaysOutAreRefused() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let meddler = Meddler()
    table.dataSource = meddler
    table.delegate = meddler
    meddler.onCell = { $0.reloadRows(at: [IndexPath(0, 0)], with: .none) }
    meddler.onDisplay = { $0.reloadData() }
    let violations = recordingViolations { table.layoutIfNeeded() }
    #expect(violations.map(\.rule) == [.nestedInLayout, .nestedInLayout])
    meddler.onCell = { _ in }
    meddler.onDisplay = { _ in }
    #expect(table.visibleCells.count == 1)
  }

  /// After such an update the table starts over, since the data may have changed along with it.
  @Test func tableStartsOverAfterARefusedUpdate() {
    let fixture = LettersTable([["a"]], rowsOnScreen: 1)
    @MainActor final class Adder: NSObject, UITableViewDelegate {
      var letters: Letters?
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard let letters else { return }
        self.letters = nil
        tableView.performBatchUpdates {
          letters.sections = [["x", "y"]]
          tableView.insertRows(at: [IndexPath(0, 0)], with: .none)
        }
      }
    }
    let adder = Adder()
    fixture.table.delegate = adder
    fixture.table.layoutIfNeeded()
    adder.letters = fixture.letters
    let violations = recordingViolations {
      fixture.update(to: [["b"]]) { $0.reloadRows(at: [IndexPath(0, 0)], with: .none) }
    }
    #expect(violations.map(\.rule).first == .nestedInLayout)
    fixture.table.frame.size.height = 88
    #expect(fixture.shown == ["x", "y"])
    #expect(recordingViolations { fixture.table.verifyCells() } == [])
  }

  // MARK: Completion

  @Test func completionHandlersOfNestedGroupsRunAfterTheOutermost() {
    let fixture = LettersTable([["a"]])
    var events: [String] = []
    fixture.table.performBatchUpdates {
      fixture.table.performBatchUpdates {
        events.append("inner")
      } completion: {
        events.append("inner \($0)")
      }
      events.append("outer")
    } completion: {
      events.append("outer \($0)")
    }
    #expect(events == ["inner", "outer", "inner true", "outer true"])
  }

  @Test func completionHandlersWaitForDeferredAnimations() {
    let fixture = LettersTable([["a"]])
    var isDone = false
    Animations.deferring { animations in
      fixture.table.performBatchUpdates(nil) { _ in isDone = true }
      #expect(!isDone)
      animations.finish()
      #expect(isDone)
    }
  }

  @Test func completionHandlerOfARefusedUpdateHearsSo() {
    let fixture = LettersTable([["a"]])
    var outcome: Bool?
    _ = recordingViolations {
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .none)
      } completion: {
        outcome = $0
      }
    }
    #expect(outcome == false)
  }

  @Test func updateCanBeAwaited() async {
    let fixture = LettersTable([["a"]])
    let succeeded = await fixture.table.performBatchUpdates {
      fixture.letters.sections = [["a", "b"]]
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .none)
    }
    #expect(succeeded)
    #expect(fixture.shown == ["a", "b"])
  }

  @Test func completionHandlerMayUpdateAgain() {
    let fixture = LettersTable([["a"]])
    fixture.table.performBatchUpdates(nil) { _ in
      fixture.update(to: [["a", "b"]]) { $0.insertRows(at: [IndexPath(0, 1)], with: .none) }
    }
    #expect(fixture.shown == ["a", "b"])
  }
}
