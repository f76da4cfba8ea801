extension Document {
  /// Whether the document is JSON, or a property list, which can be said in JSON.
  var hasValues: Bool {
    guard count > 0 else { return false }
    switch kind(0) {
    case .object, .array, .dictionary, .string, .number, .bool, .null, .date, .data, .uid: return true
    default: return false
    }
  }

  /// Adds a node and all that is in it as JSON in one line; a date and data of a property list as strings.
  func appendValue(of id: NodeID, to bytes: inout [UInt8]) {
    // The parents that are open: what closes each, and how many of its children are still to come.
    var open: [(close: UInt8, rest: Int)] = []
    var node = id.index
    while true {
      if !open.isEmpty, index(node) == nil {
        _ = withName(node) { bytes.append(quoted: $0) }
        bytes.append(UInt8(ascii: ":"))
      }
      let depth = open.count
      appendOpening(of: node, to: &bytes, &open)
      let isFirst = open.count > depth
      while let last = open.last, last.rest == 0 {
        bytes.append(last.close)
        open.removeLast()
      }
      guard let last = open.indices.last else { return }
      if !isFirst || open.count <= depth { bytes.append(UInt8(ascii: ",")) }
      open[last].rest -= 1
      node += 1
    }
  }

  /// Adds a scalar value, or the bracket that opens a parent.
  private func appendOpening(
    of node: Int, to bytes: inout [UInt8], _ open: inout [(close: UInt8, rest: Int)]
  ) {
    switch kind(node) {
    case .object, .dictionary:
      bytes.append(UInt8(ascii: "{"))
      open.append((UInt8(ascii: "}"), childCount(node)))
    case .array:
      bytes.append(UInt8(ascii: "["))
      open.append((UInt8(ascii: "]"), childCount(node)))
    case .number, .bool, .null:
      _ = withValue(node) { bytes.append(contentsOf: $0) }
    default:
      _ = withValue(node) { bytes.append(quoted: $0) }
    }
  }
}
