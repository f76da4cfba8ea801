// What is called otherwise in today's Swift than in the library that these names come from.

extension TreeTableViewAdapter {
  /// The node in a row.
  @available(*, unavailable, renamed: "node(for:)")
  public func node(forIndexPath indexPath: IndexPath) -> Node? { nil }

  /// Opens the node in a row.
  @available(*, unavailable, renamed: "openNode(at:)")
  public func openNode(atIndexPath indexPath: IndexPath) {}

  /// Closes the node in a row.
  @available(*, unavailable, renamed: "closeNode(at:)")
  public func closeNode(atIndexPath indexPath: IndexPath) {}

  /// Opens or closes the node in a row.
  @available(*, unavailable, renamed: "changeNodeState(at:)")
  public func changeNodeState(atIndexPath indexPath: IndexPath) {}

  /// Opens or closes the node in a row, and shows that in a table.
  @available(*, unavailable, renamed: "changeNodeState(in:at:)")
  public func changeNodeState(inTableView tableView: UITableView, atIndexPath indexPath: IndexPath) {}

  /// Whether the node in a row is open.
  @available(*, unavailable, renamed: "isNodeOpened(at:)")
  public func isNodeOpened(atIndexPath indexPath: IndexPath) -> Bool { false }

  /// The rows below the node in a row.
  @available(*, unavailable, renamed: "childrenIndexPaths(at:)")
  public func childrenIndexPaths(forIndexPath indexPath: IndexPath) -> [IndexPath] { [] }

  /// How deep the node in a row is.
  @available(*, unavailable, renamed: "level(at:)")
  public func level(forIndexPath indexPath: IndexPath) -> Int { 0 }

  /// The first row whose node satisfies a predicate.
  @available(*, unavailable, renamed: "indexPath(where:)")
  public func indexPath(forNodePredicate predicate: (Node) -> Bool) -> IndexPath? { nil }

  /// Opens a node and everything above it.
  @available(*, unavailable, renamed: "openToNode(where:)")
  public func openToNode(nodeMatchingPredicate predicate: (Node) -> Bool) {}
}

/// The name that went with the older folder name of the library.
@available(*, unavailable, renamed: "TreeTableViewAdapter")
public typealias TreeTableViewAdaptor = TreeTableViewAdapter
