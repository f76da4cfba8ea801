/// Gives one section of a table the rows of a tree of model objects.
///
/// Made for those who used a library of this name: the app keeps its own data source and delegate, and asks
/// the adapter.
///
/// ```swift
/// let adapter = TreeTableViewAdapter<Folder>()
/// adapter.nodes = folders
///
/// func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///   adapter.numberOfRows
/// }
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
///   if let folder = adapter.node(for: indexPath) {
///     cell.textLabel?.text = folder.name
///     cell.indentationLevel = folder.level
///   }
///   return cell
/// }
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   adapter.changeNodeState(in: tableView, at: indexPath)
/// }
/// ```
///
/// What is open belongs to a node's `id`: it stays with the node when ``nodes`` are replaced or change places,
/// when the node goes and comes back, and when one above it closes and opens. Children are asked for when a node
/// opens, and asked again each time, so an app may load them just before.
///
/// Look-ups cost O(log n) for n nodes that were read.
@MainActor
public final class TreeTableViewAdapter<Node: TreeNode> where Node.Child == Node {
  /// The section that the index paths are in; a path in another one is no row.
  public var tableViewSection = 0

  /// How rows come and go in ``changeNodeState(in:at:)`` and the other commands that are given a table.
  public var animations = OutlineTableAnimations()

  /// How the cell of a row is filled anew that was opened or closed.
  public var cellRefresh = OutlineCellRefresh.reload
  /// How many rows may come and go as an animation; when there are more, the table is reloaded.
  public var reloadLimit = 500

  /// Is told of nodes that are there twice, or below themselves; the first is kept.
  public var problem: ((OutlineProblem<Node.ID>) -> Void)?

  let controller = OutlineController<Node.ID>()
  var known: [Node.ID: Node] = [:]
  /// Nodes that were open when they were last seen.
  var parkedOpen: Set<Node.ID> = []
  /// How many rows a table may still show that was not told of what happened since.
  var untoldCount: Int?
  private var roots: [Node] = []
  private var observation: OutlineObservation?

  /// An adapter without nodes.
  public init() {
    animations.opening = .top
    animations.closing = .fade
    observation = controller.observe { [weak self] update in
      self?.writeBack(update.expanded + update.collapsed)
    }
  }

  /// The nodes on top.
  ///
  /// After setting them, call the table's `reloadData()`; or see ``setNodes(_:in:)``.
  public var nodes: [Node] {
    get { roots }
    set { run { $0.readAll(newValue) } }
  }

  // MARK: Questions

  /// How many rows the section has.
  public var numberOfRows: Int { controller.outline.rows.count }

  /// The node in a row; `nil` where there is no such row, or it is in another section.
  public func node(for indexPath: IndexPath) -> Node? {
    item(at: indexPath).flatMap { known[$0] }
  }

  /// Whether the node in a row is open; `false` where there is none.
  public func isNodeOpened(at indexPath: IndexPath) -> Bool {
    item(at: indexPath).map(controller.outline.isExpanded) ?? false
  }

  /// Whether the node in a row has children; `false` where there is none.
  public func hasChildren(_ indexPath: IndexPath) -> Bool {
    node(for: indexPath)?.hasChildren ?? false
  }

  /// The rows of everything that is shown below a node: its children, and theirs as far as they are open.
  ///
  /// - Returns: None for a node that is closed or has no children, and where there is no node.
  public func childrenIndexPaths(at indexPath: IndexPath) -> [IndexPath] {
    guard let item = item(at: indexPath), let rows = controller.outline.rowsBelow(item) else { return [] }
    return rows.map { IndexPath(row: $0, section: tableViewSection) }
  }

  /// The rows of a node's children alone, without what is below them.
  public func directChildrenIndexPaths(at indexPath: IndexPath) -> [IndexPath] {
    guard let item = item(at: indexPath), controller.outline.isExpanded(item) else { return [] }
    return controller.outline.children(of: item).compactMap(self.indexPath)
  }

  /// How deep the node in a row is: 1 for those on top, 0 where there is none.
  public func level(at indexPath: IndexPath) -> Int {
    item(at: indexPath).flatMap(controller.outline.level).map { $0 + 1 } ?? 0
  }

  /// The first row whose node satisfies a predicate; nodes that are not shown are passed over.
  ///
  /// - Complexity: O(r) for r rows
  public func indexPath(where predicate: (Node) throws -> Bool) rethrows -> IndexPath? {
    for (row, content) in controller.outline.rows.enumerated() {
      guard let node = content.item.flatMap({ known[$0] }), try predicate(node) else { continue }
      return IndexPath(row: row, section: tableViewSection)
    }
    return nil
  }

  /// The row of a node; `nil` where it is not shown.
  public func indexPath(for node: Node) -> IndexPath? { indexPath(node.id) }

  /// Whether a node is open, shown or not.
  public func isNodeOpened(_ node: Node) -> Bool { controller.outline.isExpanded(node.id) }

  func item(at indexPath: IndexPath) -> Node.ID? {
    guard indexPath.count == 2, indexPath.section == tableViewSection else { return nil }
    return controller.outline.item(atRow: indexPath.row)
  }

  private func indexPath(_ item: Node.ID) -> IndexPath? {
    controller.outline.row(of: item).map { IndexPath(row: $0, section: tableViewSection) }
  }
}

// MARK: Reading the model

extension TreeTableViewAdapter {
  /// Reads nodes on top, and whatever has been read below them before.
  private func readAll(_ nodes: [Node]) {
    roots = nodes
    read(nodes, below: nil) { isRead($0) }
  }

  /// Reads everything below the nodes on top.
  func readEverything() {
    read(roots, below: nil) { _ in true }
  }

  /// Reads the children of a node, and whatever has been read below them before.
  func readChildren(of item: Node.ID) {
    guard let node = known[item] else { return }
    read(node.children(), below: item) { isRead($0) }
  }

  private func isRead(_ item: Node.ID) -> Bool {
    controller.outline.childCount(of: item) > 0 || parkedOpen.contains(item)
  }

  private func read(_ nodes: [Node], below parent: Node.ID?, readsChildren: (Node.ID) -> Bool) {
    let before = controller.outline
    let items = parent.map { before.descendants(of: $0).map(\.item) } ?? before.allItems
    var (outline, found) = outline(of: nodes, readsChildren: readsChildren)
    outline.expand(parkedOpen.filter { found[$0] != nil })
    parkedOpen.subtract(found.keys)
    let wasOpen = Set(items.filter(before.isExpanded))
    controller.replaceDescendants(of: parent, with: outline)
    for gone in items where !controller.outline.contains(gone) {
      known[gone] = nil
      // It may be below a node that has not been read again, and come back with that.
      if wasOpen.contains(gone) { parkedOpen.insert(gone) }
    }
    // A node that is elsewhere in the tree has stayed there.
    let new = found.filter { id, _ in
      parent.map { controller.outline.isDescendant(id, of: $0) } ?? controller.outline.contains(id)
    }
    known.merge(new) { $1 }
    writeBack(Array(new.keys))
  }

  private func outline(
    of nodes: [Node], readsChildren: (Node.ID) -> Bool
  ) -> (outline: Outline<Node.ID>, found: [Node.ID: Node]) {
    var found: [Node.ID: Node] = [:]
    let outline = Outline<Node.ID>(
      nodes,
      id: { node in
        if found[node.id] == nil { found[node.id] = node }
        return node.id
      },
      children: { node -> [Node]? in
        guard node.hasChildren else { return nil }
        return readsChildren(node.id) ? node.children() : []
      },
      problem: { problem?($0) })
    return (outline, found)
  }

  /// Writes into nodes whether they are open and how deep they are.
  func writeBack(_ items: [Node.ID]) {
    let outline = controller.outline
    for item in items {
      guard let level = outline.level(of: item) else { continue }
      known[item]?.opened = outline.isExpanded(item)
      known[item]?.level = level + 1
    }
  }
}
