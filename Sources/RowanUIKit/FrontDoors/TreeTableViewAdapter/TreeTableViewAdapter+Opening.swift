// MARK: Commands

// Commands that are not given a table leave it to the app to tell it, by `reloadData()` say.
extension TreeTableViewAdapter {
  /// Opens the node in a row; nothing happens where it is open, has no children, or is not there.
  public func openNode(at indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    run { $0.open(item) }
  }

  /// Closes the node in a row; what is open below it is open again with it.
  public func closeNode(at indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    run { $0.controller.collapse(item) }
  }

  /// Opens the node in a row if it is closed, closes it if it is open.
  public func changeNodeState(at indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    run { $0.toggle(item) }
  }

  /// Opens a node, shown or not, that has been read.
  public func openNode(_ node: Node) { run { $0.open(node.id) } }

  /// Closes a node, shown or not.
  public func closeNode(_ node: Node) {
    parkedOpen.remove(node.id)
    run { $0.controller.collapse(node.id) }
  }

  /// Opens every node that has children.
  ///
  /// - Complexity: O(n)
  public func openAll() { run { $0.openEverything() } }

  /// Closes every node.
  ///
  /// - Complexity: O(n)
  public func closeAll() { run { $0.closeEverything() } }

  /// Opens the first node that satisfies a predicate, shown or not, and everything above it; what else is open
  /// stays so.
  ///
  /// - Returns: Its row; `nil` where no node satisfies the predicate.
  /// - Complexity: O(n) for n nodes before it
  @discardableResult
  public func openToNode(where predicate: (Node) throws -> Bool) rethrows -> IndexPath? {
    guard let way = try way(where: predicate), let node = way.last else { return nil }
    run { adapter in way.forEach(adapter.open) }
    return controller.outline.row(of: node).map { IndexPath(row: $0, section: tableViewSection) }
  }
}

// MARK: Commands that a table shows

extension TreeTableViewAdapter {
  /// Opens or closes the node in a row, and shows that in a table as one animated change.
  ///
  /// A row whose node has no children stays as it is.
  ///
  /// - Parameters:
  ///   - tableView: The table, whose data source answers from this adapter.
  ///   - indexPath: The row.
  public func changeNodeState(in tableView: UITableView, at indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    show(in: tableView, toggling) { $0.toggle(item) }
  }

  /// Opens every node, and shows that in a table.
  public func openAll(in tableView: UITableView) { show(in: tableView, toggling) { $0.openEverything() } }

  /// Closes every node, and shows that in a table.
  public func closeAll(in tableView: UITableView) { show(in: tableView, toggling) { $0.closeEverything() } }

  /// Opens the first node that satisfies a predicate and everything above it, and shows that in a table.
  ///
  /// - Returns: Its row; `nil` where no node satisfies the predicate.
  @discardableResult
  public func openToNode(
    in tableView: UITableView, where predicate: (Node) throws -> Bool
  ) rethrows -> IndexPath? {
    guard let way = try way(where: predicate), let node = way.last else { return nil }
    show(in: tableView, toggling) { adapter in way.forEach(adapter.open) }
    return controller.outline.row(of: node).map { IndexPath(row: $0, section: tableViewSection) }
  }

  /// Replaces the nodes on top, and shows in a table what came, went and moved.
  public func setNodes(_ nodes: [Node], in tableView: UITableView) {
    show(in: tableView, animations) { $0.nodes = nodes }
  }

  private var toggling: OutlineTableAnimations { animations.forUpdate(isOpening: true, isClosing: true) }

  /// Shows a command's change in a table, which may or may not have been told of those before.
  private func show(
    in tableView: UITableView, _ animations: OutlineTableAnimations,
    _ command: @escaping (TreeTableViewAdapter) -> Void
  ) {
    let (before, untold) = (numberOfRows, untoldCount)
    guard let changes = controller.batch({ [self] in command(self) }) else { return }
    untoldCount = nil
    // The app may or may not have reloaded the table since; where the counts do not tell, the table starts over.
    if untold == before {
      tableView.reloadData()
    } else {
      tableView.show(
        changes, section: tableViewSection, animations: animations, limit: reloadLimit,
        refresh: cellRefresh, by: nil)
    }
  }
}

// MARK: Carrying out

extension TreeTableViewAdapter {
  /// Runs a command of which no table is told.
  func run(_ command: @escaping (TreeTableViewAdapter) -> Void) {
    let before = numberOfRows
    guard let changes = controller.batch({ [self] in command(self) }) else { return }
    if !changes.isEmpty, untoldCount == nil { untoldCount = before }
  }

  fileprivate func toggle(_ item: Node.ID) {
    if controller.outline.isExpanded(item) { controller.collapse(item) } else { open(item) }
  }

  fileprivate func open(_ item: Node.ID) {
    guard controller.outline.contains(item), !controller.outline.isExpanded(item) else { return }
    readChildren(of: item)
    if known[item]?.hasChildren == true { controller.expand(item) }
  }

  fileprivate func openEverything() {
    readEverything()
    controller.expandAll()
    writeBack(controller.outline.allItems)
  }

  fileprivate func closeEverything() {
    controller.collapseAll()
    parkedOpen = []
    writeBack(controller.outline.allItems)
  }

  /// The nodes from the top down to the first that satisfies a predicate.
  private func way(where predicate: (Node) throws -> Bool) rethrows -> [Node.ID]? {
    var way: [Node.ID] = []
    var seen: Set<Node.ID> = []
    var frames: [(nodes: [Node], next: Int)] = [(nodes, 0)]
    while let level = frames.indices.last {
      way.removeLast(way.count - level)
      let index = frames[level].next
      guard index < frames[level].nodes.count else {
        frames.removeLast()
        continue
      }
      frames[level].next += 1
      let node = frames[level].nodes[index]
      guard seen.insert(node.id).inserted else { continue }
      way.append(node.id)
      if try predicate(known[node.id] ?? node) { return way }
      frames.append((node.hasChildren ? node.children() : [], 0))
    }
    return nil
  }
}
