/// What a table is to be told of: one update, or several that came while it could not be told.
struct ComingChange {
  /// The change, from the rows that the table knows to those that are.
  var changes: RowChanges
  /// Whether items are opened.
  var isOpening = false
  /// Whether items are closed.
  var isClosing = false
  /// The item that was opened or closed last, which had better stay where it is.
  var toggled: AnyHashable?

  /// The number of rows that come, go and move.
  var size: Int {
    changes.removed.rowCount + changes.inserted.rowCount + changes.moves.reduce(0) { $0 + $1.from.count }
  }

  /// This, and then an update.
  mutating func add<Item>(_ update: OutlineUpdate<Item>) {
    changes = changes.followed(by: update.changes)
    isOpening = isOpening || !update.expanded.isEmpty
    isClosing = isClosing || !update.collapsed.isEmpty
    toggled = (update.expanded.last ?? update.collapsed.last).map { AnyHashable($0) } ?? toggled
  }
}
