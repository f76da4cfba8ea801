/// What one command, or one batch of them, changed: told to each observer once.
///
/// While it is told, the controller's outline is the one after it, and stays so: commands that arrive meanwhile
/// wait. The rows before are those that the observer knows.
public struct OutlineUpdate<Item: Hashable> {
  /// The change of the rows.
  public var changes: RowChanges
  /// Who or what made it.
  public var origin: ChangeOrigin
  /// Items that were expanded one by one, so that a table may scroll to what came.
  public var expanded: [Item] = []
  /// Items that were collapsed one by one.
  public var collapsed: [Item] = []
  /// What was selected and deselected, shown or not.
  public var selection: SelectionChange<Item>
  /// Whether the focus is on another row's item or placeholder.
  public var movesFocus = false
  /// Items whose check mark looks different, shown or not; the rows of those that are shown are among the
  /// refreshed rows of ``changes``.
  public var recheckedItems: [Item] = []
  /// What is to be scrolled into sight, because it was asked for.
  public var revealed: RowReveal<Item>?

  /// Whether a request for children began or ended; its rows, if there are any, are among ``changes``.
  public var changesLoading = false

  /// An update that changes nothing yet.
  init(rowCount: Int, origin: ChangeOrigin, focus: Item?) {
    changes = RowChanges(unchanged: rowCount)
    self.origin = origin
    selection = SelectionChange(oldFocus: focus, newFocus: focus)
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool {
    changes.isEmpty && expanded.isEmpty && collapsed.isEmpty && selection.isEmpty && !movesFocus
      && recheckedItems.isEmpty && revealed == nil && !changesLoading
  }
}

extension OutlineUpdate: Sendable where Item: Sendable {}
