import HeadlessUIKit
import Testing

/// Each rule for updates, accepted and refused.
///
/// The comments say where the rule is from.
struct BatchRuleTests {
  /// One update: the rows before, the rows after, and what the table is told.
  struct Update: Sendable, CustomTestStringConvertible {
    let name: String
    let before: [[String]]
    let after: [[String]]
    let operations: @MainActor @Sendable (UITableView) -> Void
    var rule: UIKitViolation.Rule?
    var message: String?

    var testDescription: String { name }
  }

  @Test(arguments: accepted) @MainActor func isAccepted(_ update: Update) {
    let fixture = LettersTable(update.before)
    let violations = recordingViolations {
      fixture.update(to: update.after, update.operations)
      fixture.table.verifyCells()
    }
    #expect(violations == [])
    #expect(fixture.shown == Array(update.after.joined().prefix(10)))
  }

  @Test(arguments: refused) @MainActor func isRefused(_ update: Update) throws {
    let fixture = LettersTable(update.before)
    let violations = recordingViolations { fixture.update(to: update.after, update.operations) }
    let violation = try #require(violations.first)
    #expect(violations.count == 1)
    #expect(violation.rule == update.rule)
    #expect(violation.message == update.message)
    // What follows is a table that shows its data.
    #expect(recordingViolations { fixture.table.verifyCells() } == [])
    #expect(fixture.shown == Array(update.after.joined().prefix(10)))
  }

  // MARK: Accepted

  static let accepted: [Update] = [
    // UITableView.endUpdates: a pair without operations is how heights are animated.
    Update(name: "nothing", before: [["a", "b"]], after: [["a", "b"]]) { _ in },
    Update(name: "insert", before: [["a", "c"]], after: [["a", "b", "c"]]) {
      $0.insertRows(at: [IndexPath(0, 1)], with: .fade)
    },
    Update(name: "delete", before: [["a", "b", "c"]], after: [["a", "c"]]) {
      $0.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    },
    // UITableView.deleteRows(at:with:): insertions are deferred until deletions are handled, whatever the order
    // of the calls; deletions count rows before, insertions after.
    Update(name: "insert before delete", before: [["a", "b", "c"]], after: [["x", "a", "c"]]) {
      $0.insertRows(at: [IndexPath(0, 0)], with: .fade)
      $0.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    },
    Update(name: "several of each", before: [["a", "b", "c", "d"]], after: [["b", "x", "y", "d", "z"]]) {
      $0.deleteRows(at: [IndexPath(0, 2), IndexPath(0, 0)], with: .fade)
      $0.insertRows(at: [IndexPath(0, 4), IndexPath(0, 1), IndexPath(0, 2)], with: .fade)
    },
    // The table view programming guide, "Batch insertion, deletion and reloading": reloads count rows before.
    Update(name: "reload after an insertion above", before: [["a", "b"]], after: [["x", "a", "B"]]) {
      $0.insertRows(at: [IndexPath(0, 0)], with: .fade)
      $0.reloadRows(at: [IndexPath(0, 1)], with: .none)
    },
    // UITableView.moveRow(at:to:): from where it was to where it is; may go with insertions and deletions.
    Update(name: "move down", before: [["a", "b", "c"]], after: [["b", "c", "a"]]) {
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 2))
    },
    Update(name: "move to its own place", before: [["a", "b"]], after: [["a", "b"]]) {
      $0.moveRow(at: IndexPath(0, 1), to: IndexPath(0, 1))
    },
    Update(name: "swap", before: [["a", "b", "c"]], after: [["c", "b", "a"]]) {
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 2))
      $0.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 0))
    },
    Update(
      name: "move to another section with changes around it", before: [["a", "b"], ["c", "d"]],
      after: [["b", "x"], ["d", "a"]]
    ) {
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(1, 1))
      $0.deleteRows(at: [IndexPath(1, 0)], with: .fade)
      $0.insertRows(at: [IndexPath(0, 1)], with: .fade)
    },
    Update(name: "insert a section", before: [["a"]], after: [["x", "y"], ["a"]]) {
      $0.insertSections([0], with: .fade)
    },
    Update(name: "delete a section", before: [["a"], ["b"]], after: [["b"]]) {
      $0.deleteSections([0], with: .fade)
    },
    // UITableView.reloadSections(_:with:): the rows may be others, and as many as they like.
    Update(name: "reload a section", before: [["a"], ["b"]], after: [["a"], ["x", "y"]]) {
      $0.reloadSections([1], with: .fade)
    },
    Update(name: "move a section", before: [["a"], ["b"], ["c"]], after: [["c"], ["a"], ["b"]]) {
      $0.moveSection(2, toSection: 0)
    },
    Update(
      name: "rows of a section that is pushed down", before: [["a", "b"]], after: [["x"], ["a", "c"]]
    ) {
      $0.insertSections([0], with: .fade)
      $0.deleteRows(at: [IndexPath(0, 1)], with: .fade)
      $0.insertRows(at: [IndexPath(1, 1)], with: .fade)
    },
    Update(
      name: "move into a section that is pushed down", before: [["a"], ["b"]],
      after: [["x"], [], ["b", "a"]]
    ) {
      $0.insertSections([0], with: .fade)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(2, 1))
    },
    // NSFetchedResultsController's delegate methods tell of a section and of each of its rows.
    Update(name: "rows of an inserted section", before: [["a"]], after: [["x", "y"], ["a"]]) {
      $0.insertSections([0], with: .fade)
      $0.insertRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .fade)
    },
    Update(name: "rows of a deleted section", before: [["a", "b"], ["c"]], after: [["c"]]) {
      $0.deleteRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .fade)
      $0.deleteSections([0], with: .fade)
    },
    // UITableView.reconfigureRows(at:).
    Update(name: "reconfigure", before: [["a", "b"]], after: [["a", "B"]]) {
      $0.reconfigureRows(at: [IndexPath(0, 1)])
    },
    Update(name: "reconfigure beside changes", before: [["a", "b"]], after: [["x", "a", "B"]]) {
      $0.insertRows(at: [IndexPath(0, 0)], with: .fade)
      $0.reconfigureRows(at: [IndexPath(0, 1)])
    },
    Update(name: "reload beside a move", before: [["a", "b", "c"]], after: [["A", "c", "b"]]) {
      $0.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      $0.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 1))
    },
  ]
}
