import Rowan

/// What is open when it is seen for the first time: what was open when the state was saved, and else so many
/// levels.
struct FirstExpansion {
  /// How many levels are open.
  let depth: Int
  private let expanded: Set<String>
  private let collapsed: Set<String>
  /// The saved paths that have not been seen yet.
  private(set) var unseen: Set<String>

  init(depth: Int, saved: OutlineState<String>) {
    self.depth = depth
    expanded = Set(saved.expanded)
    collapsed = Set(saved.collapsed)
    unseen = expanded.union(collapsed)
  }

  /// Whether paths matter at all.
  var asksForPaths: Bool { !expanded.isEmpty || !collapsed.isEmpty }

  /// Whether a node is open at first.
  ///
  /// - Parameters:
  ///   - level: the level of the node.
  ///   - path: its path, which is asked for only if it matters.
  mutating func isExpanded(level: Int, path: @autoclosure () -> String?) -> Bool {
    guard asksForPaths, let path = path() else { return level < depth }
    unseen.remove(path)
    return level < depth ? !collapsed.contains(path) : expanded.contains(path)
  }

  /// What is to be saved: what differs from the depth, and what was saved and has not been seen again.
  func state(expanded open: [(level: Int, path: String)], collapsed closed: [(level: Int, path: String)])
    -> OutlineState<String>
  {
    OutlineState(
      expanded: open.filter { $0.level >= depth }.map(\.path) + expanded.intersection(unseen).sorted(),
      collapsed: closed.filter { $0.level < depth }.map(\.path) + collapsed.intersection(unseen).sorted())
  }
}
