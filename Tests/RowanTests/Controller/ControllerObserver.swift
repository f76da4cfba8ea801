import Rowan
import RowanTestSupport

/// An observer that keeps rows, selection and focus from nothing but the updates, and compares them with the oracle
/// whenever it is told.
struct ControllerObserver {
  private(set) var updates = 0
  private(set) var complaint: String?
  private var rows: [Row] = []
  private var selected: Set<Int> = []
  private var focus: Int?

  /// A row with its check mark.
  private struct Row: Equatable {
    var row: NaiveTree.Row
    var mark: NaiveController.Mark?
  }

  private static func rows(of oracle: NaiveController) -> [Row] {
    let marks = oracle.marks
    return oracle.shown.rows.map { Row(row: $0, mark: $0.row.item.flatMap { marks[$0] }) }
  }

  mutating func hear(_ update: OutlineUpdate<Int>, _ oracle: NaiveController) {
    updates += 1
    let new = Self.rows(of: oracle)
    let changes = update.changes
    let violation = RowValidator.violation(ofComposition: changes, from: rows.map(\.row), to: new.map(\.row))
    if let violation { complaint = "\(changes): \(violation)" }
    if violation == nil, changes.applied(to: rows, newElement: { new[$0] }) != new {
      complaint = "\(changes): a check mark is not refreshed"
    }
    let before = selected
    selected.subtract(update.selection.deselected)
    selected.formUnion(update.selection.selected)
    if selected != oracle.selection.selected { complaint = "the selection is told as \(update.selection)" }
    if !before.isSuperset(of: update.selection.deselected)
      || !before.isDisjoint(with: update.selection.selected)
    {
      complaint = "what was selected is selected again, or the other way round"
    }
    if update.selection.oldFocus != focus || update.selection.newFocus != oracle.selection.focus {
      complaint = "the focus is told as \(update.selection)"
    }
    if update.movesFocus != (focus != oracle.selection.focus) { complaint = "the focus moves, or does not" }
    if Set(update.recheckedItems).count != update.recheckedItems.count {
      complaint = "an item is rechecked twice"
    }
    (rows, focus) = (new, oracle.selection.focus)
  }

  /// What changed without a word.
  func missed(of oracle: NaiveController) -> String? {
    if rows != Self.rows(of: oracle) { return "rows changed and nobody was told" }
    if selected != oracle.selection.selected || focus != oracle.selection.focus {
      return "the selection changed and nobody was told"
    }
    return nil
  }
}
