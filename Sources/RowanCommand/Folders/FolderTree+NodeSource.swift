extension FolderTree: NodeSource {
  var sortKeys: Set<SortKey> {
    Set(SortKey.allCases)
  }

  /// Entries that are equal by a key keep the natural order of their names, in which they are listed.
  ///
  /// By size, what has none follows what has one: links, and folders of which nobody knows how much they hold.
  func precedes(_ left: NodeID, _ right: NodeID, by key: SortKey) -> Bool {
    let (leftNode, rightNode) = (self[left], self[right])
    switch key {
    case .name:
      return withName(left) { left in withName(right) { NaturalOrder.precedes(left, $0) } }
    case .size:
      if leftNode.hasSize != rightNode.hasSize { return leftNode.hasSize }
      return leftNode.size == rightNode.size ? left < right : leftNode.size > rightNode.size
    case .modified:
      return leftNode.modified == rightNode.modified ? left < right : leftNode.modified > rightNode.modified
    }
  }

  /// Whether a name below the top holds a text; the path at the top is not what anybody searches.
  func matches(_ id: NodeID, _ search: TextSearch) -> Bool {
    id != Self.root && withName(id) { search.isFound(in: $0) }
  }

  /// A folder with a slash, a link with what it leads to, and why something could not be read.
  func appendLabel(of id: NodeID, with symbols: PrintSymbols, to line: inout [UInt8]) {
    withName(id) { DisplayText.append($0, to: &line) }
    if self[id].kind == .folder, line.last != PathText.slash {
      line.append(PathText.slash)
    }
    _ = withTarget(id) { target in
      line.append(contentsOf: symbols.arrow.utf8)
      DisplayText.append(target, to: &line)
    }
    if let failure = failure(id) {
      line.append(contentsOf: " [\(failure.message)]".utf8)
    }
  }

  func parent(of id: NodeID) -> NodeID? {
    self[id].parent == FolderNode.none ? nil : NodeID(Int(self[id].parent))
  }

  func level(of id: NodeID) -> Int {
    Int(self[id].level)
  }

  func role(of id: NodeID) -> NodeRole {
    if failure(id) != nil { return .failure }
    switch self[id].kind {
    case .folder: return .parent
    case .symbolicLink: return .link
    case .file, .other: return .leaf
    }
  }

  /// The size of a file; of a folder that was read, how many entries it has.
  func detail(of id: NodeID) -> String {
    let node = self[id]
    if node.kind == .folder { return node.isRead && failure(id) == nil ? String(node.childCount) : "" }
    return node.kind == .file && node.hasSize ? ByteCount.text(node.size) : ""
  }

  /// Paths of files name no positions.
  func pathPositions() -> [UInt32] {
    []
  }

  func appendPathStep(to id: NodeID, positions: [UInt32], to path: inout [UInt8]) {
    withName(id) { name in
      if id == Self.root { path.append(contentsOf: name) } else { FolderPath.append(name, to: &path) }
    }
  }

  func writeFields(of id: NodeID, to row: inout JSONRow) {
    let node = self[id]
    row.write("kind", node.kind.name)
    withName(id) { row.write("name", $0, bytesName: "nameBytes") }
    if node.kind == .folder, node.isRead, failure(id) == nil {
      row.write("children", Int(node.childCount))
    }
    if node.hasSize, node.kind == .file { row.write("size", Int(node.size)) }
    if node.hasTime, let text = node.modified.text { row.write("modified", text) }
    _ = withTarget(id) { row.write("target", $0, bytesName: "targetBytes") }
    if let failure = failure(id) { row.write("error", failure.message) }
  }
}
