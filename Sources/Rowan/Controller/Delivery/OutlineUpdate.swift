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

  /// An update that changes nothing yet.
  init(rowCount: Int, origin: ChangeOrigin) {
    changes = RowChanges(unchanged: rowCount)
    self.origin = origin
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool {
    changes.isEmpty && expanded.isEmpty && collapsed.isEmpty
  }
}

extension OutlineUpdate: Sendable where Item: Sendable {}
