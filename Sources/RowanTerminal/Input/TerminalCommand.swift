/// What a key does to an outline on a terminal.
public enum TerminalCommand: Hashable, Sendable, CaseIterable {
  /// The focus goes one row up.
  case up
  /// The focus goes one row down.
  case down
  /// Expands the item; if it is expanded, the focus goes to the first row below it.
  case open
  /// Collapses the item; if it is collapsed or a leaf, the focus goes to its parent.
  case close
  /// The focus goes up by as many rows as are on the screen, and the screen with it.
  case pageUp
  /// The focus goes down by as many rows as are on the screen, and the screen with it.
  case pageDown
  /// The focus goes to the first row.
  case first
  /// The focus goes to the last row.
  case last
  /// Expands the item and its siblings.
  case openSiblings
  /// Expands everything that is loaded; not as the user's choice of each item, so that it is not part of the
  /// controller's state.
  case expandAll
  /// Collapses everything, likewise; the focus goes to the root it was under.
  case collapseAll
  /// Begins to find an item by the first letters of its title.
  case find
  /// Edits the filter.
  case filter
  /// The focus goes to the next match of the filter.
  case nextMatch
  /// The focus goes to the previous match of the filter.
  case previousMatch
  /// Goes on loading what the filter has not seen.
  case loadForFilter
  /// Shows siblings in the next order.
  case nextOrder
  /// Marks the item, or takes the mark away.
  case mark
  /// Chooses the marked items, or the focused one where none is marked; a placeholder does what it offers.
  case choose
  /// Reads the folder again.
  case reload
  /// Shows the keys.
  case help
  /// Paints the screen anew.
  case redraw
  /// Takes back what is there to take back: the keys, the filter; and else leaves without a choice.
  case cancel
  /// Leaves.
  case quit
}
