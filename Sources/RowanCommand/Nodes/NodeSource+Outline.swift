import Rowan

extension NodeSource {
  /// The outline that the options ask for.
  ///
  /// - Parameters:
  ///   - options: say what is searched for, and how siblings are sorted.
  ///   - depth: how many levels are open; nothing for all.
  /// - Throws: a `UsageError` if nothing here has what siblings are to be sorted by.
  func outline(for options: CommandOptions, depth: Int?) throws(UsageError) -> Outline<NodeID> {
    if let key = options.sortKey, !sortKeys.contains(key) {
      let what = key == .size ? "a size" : "a date"
      throw UsageError("--sort \(key.rawValue) is for folders: nothing else here has \(what)")
    }
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
}
