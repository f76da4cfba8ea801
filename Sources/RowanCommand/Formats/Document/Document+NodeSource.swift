import Rowan

extension Document: NodeSource {
  func makeOutline() -> Outline<NodeID> {
    Outline(levels: (0..<count).lazy.map { (level($0), NodeID($0)) })
  }

  var sortKeys: Set<SortKey> {
    [.name]
  }

  /// By name: attributes before the rest, names before what has none, and that in its own order.
  func precedes(_ left: NodeID, _ right: NodeID, by key: SortKey) -> Bool {
    let (leftRank, rightRank) = (sortRank(left.index), sortRank(right.index))
    if leftRank != rightRank { return leftRank < rightRank }
    let isBefore = withName(left.index) { leftName in
      withName(right.index) { NaturalOrder.precedes(leftName, $0) }
    }
    return isBefore.flatMap(\.self) ?? (left < right)
  }

  private func sortRank(_ node: Int) -> Int {
    if kind(node) == .attribute { return 0 }
    return hasName(node) ? 1 : 2
  }

  func matches(_ id: NodeID, _ search: TextSearch) -> Bool {
    withName(id.index) { search.isFound(in: $0) } == true
      || withValue(id.index) { search.isFound(in: $0) } == true
  }

  func parent(of id: NodeID) -> NodeID? {
    parent(id.index).map { NodeID($0) }
  }

  func level(of id: NodeID) -> Int {
    level(id.index)
  }

  func role(of id: NodeID) -> NodeRole {
    kind(id.index).isParent ? .parent : .leaf
  }

  /// How many children a parent has.
  func detail(of id: NodeID) -> String {
    kind(id.index).isParent ? String(childCount(id.index)) : ""
  }

  func writeFields(of id: NodeID, to row: inout JSONRow) {
    let node = id.index
    row.write("kind", kind(node).name)
    if let index = index(node) {
      row.write("index", index)
    } else {
      _ = withName(node) { row.write("name", $0, bytesName: "nameBytes") }
    }
    _ = withValue(node) { row.write("value", $0) }
    if kind(node).isParent { row.write("children", childCount(node)) }
  }
}

// MARK: Paths

extension Document {
  /// In XML, the position of each node among its siblings of the same kind and name.
  func pathPositions() -> [UInt32] {
    guard isXML else { return [] }
    var counts: [PathStep: UInt32] = [:]
    return (0..<count).map { node in
      let step = PathStep(parent: parent(node) ?? -1, kind: kind(node), name: nameBytes(node))
      counts[step, default: 0] += 1
      return counts[step, default: 1]
    }
  }

  private struct PathStep: Hashable {
    var parent: Int
    var kind: NodeKind
    var name: [UInt8]?
  }

  func appendPathStep(to id: NodeID, positions: [UInt32], to path: inout [UInt8]) {
    let node = id.index
    switch kind(node) {
    case .folder, .file:
      _ = withName(node) { name in
        if !path.isEmpty, path.last != PathText.slash { path.append(PathText.slash) }
        path.append(contentsOf: name)
      }
    case _ where isXML:
      path.append(PathText.slash)
      if kind(node) == .attribute { path.append(UInt8(ascii: "@")) }
      switch kind(node) {
      case .element, .attribute, .entity: path.append(contentsOf: nameBytes(node) ?? [])
      default: path.append(contentsOf: "\(kind(node).name)()".utf8)
      }
      if kind(node) != .attribute { path.append(contentsOf: "[\(positions[node])]".utf8) }
    default:
      appendPointerStep(to: node, to: &path)
    }
  }

  private var isXML: Bool {
    guard count > 0 else { return false }
    switch kind(0) {
    case .element, .comment, .processingInstruction, .documentType: return true
    default: return false
    }
  }
}
