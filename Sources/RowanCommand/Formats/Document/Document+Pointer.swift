extension Document {
  /// The JSON pointer of RFC 6901 that leads to a node of a JSON document or a property list.
  ///
  /// The root is the empty pointer. Where an object holds a key twice, both members have the same pointer.
  ///
  /// - Returns: nothing when the node is part of another kind of document.
  /// - Complexity: O(*d*), where *d* is the level of the node, and the length of the names.
  func pointer(_ node: Int) -> String? {
    var ancestry: [Int] = []
    var current = node
    while let parent = parent(current) {
      ancestry.append(current)
      current = parent
    }
    guard Self.jsonKinds.contains(kind(current)) else { return nil }
    var pointer: [UInt8] = []
    for node in ancestry.reversed() {
      pointer.append(UInt8(ascii: "/"))
      if let index = index(node) {
        pointer.append(contentsOf: String(index).utf8)
      } else {
        for byte in nameBytes(node) ?? [] {
          switch byte {
          case UInt8(ascii: "~"): pointer.append(contentsOf: "~0".utf8)
          case UInt8(ascii: "/"): pointer.append(contentsOf: "~1".utf8)
          default: pointer.append(byte)
          }
        }
      }
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  private static let jsonKinds: Set<NodeKind> = [
    .object, .array, .dictionary, .string, .number, .bool, .null, .date, .data, .uid,
  ]
}
