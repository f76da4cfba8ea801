extension Document {
  /// The path of a node in a list of paths, joined from the names of its ancestors and its own.
  ///
  /// - Complexity: O(*d*), where *d* is the level of the node, and the length of the names.
  func path(_ node: Int) -> [UInt8] {
    var ancestry = [node]
    while let parent = parent(ancestry[ancestry.count - 1]) {
      ancestry.append(parent)
    }
    var path: [UInt8] = []
    for node in ancestry.reversed() {
      if let last = path.last, last != PathText.slash {
        path.append(PathText.slash)
      }
      path.append(contentsOf: nameBytes(node) ?? [])
    }
    return path
  }
}
