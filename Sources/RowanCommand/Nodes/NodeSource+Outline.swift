import Rowan

extension NodeSource {
  /// The outline that the options ask for.
  ///
  /// - Parameters:
  ///   - options: say what is searched for, and how siblings are sorted.
  ///   - depth: how many levels are open; nothing for all.
  /// - Throws: a `UsageError` if nothing here has what siblings are to be sorted by.
  func outline(for options: CommandOptions, depth: Int?) throws(UsageError) -> Outline<NodeID> {
    try checkSortKey(options.sortKey)
    var outline = makeOutline()
    if let filter = options.filter {
      let search = TextSearch(filter)
      outline = outline.filtered(keepingDescendants: false) { matches($0, search) }
    }
    if let key = options.sortKey {
      outline = outline.sorted { precedes($0, $1, by: key) }
    }
    if let depth {
      outline.collapseAll()
      outline.expand(toDepth: depth)
    } else {
      outline.expandAll()
    }
    return outline
  }

  /// Refuses to sort by what nothing here has.
  func checkSortKey(_ key: SortKey?) throws(UsageError) {
    guard let key, !sortKeys.contains(key) else { return }
    let what = key == .size ? "a size" : "a date"
    throw UsageError("--sort \(key.rawValue) is for folders: nothing else here has \(what)")
  }

  /// The path of a node.
  ///
  /// - Parameters:
  ///   - id: the node.
  ///   - positions: those that `pathPositions` answers.
  /// - Complexity: O(*d*), where *d* is the level of the node, and the length of the path.
  func path(of id: NodeID, positions: [UInt32]) -> [UInt8] {
    var ancestry = [id]
    while let last = ancestry.last, let parent = parent(of: last) { ancestry.append(parent) }
    var path: [UInt8] = []
    for id in ancestry.reversed() { appendPathStep(to: id, positions: positions, to: &path) }
    return path
  }
}
