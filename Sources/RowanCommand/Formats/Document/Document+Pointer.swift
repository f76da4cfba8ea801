extension Document {
  /// Goes on from the JSON pointer of RFC 6901 that leads to a node's parent to that of the node.
  ///
  /// The root is the empty pointer. Where an object holds a key twice, both members have the same pointer.
  func appendPointerStep(to node: Int, to pointer: inout [UInt8]) {
    guard parent(node) != nil else { return }
    pointer.append(UInt8(ascii: "/"))
    if let index = index(node) {
      pointer.append(contentsOf: String(index).utf8)
      return
    }
    _ = withName(node) { name in
      for byte in name {
        switch byte {
        case UInt8(ascii: "~"): pointer.append(contentsOf: "~0".utf8)
        case UInt8(ascii: "/"): pointer.append(contentsOf: "~1".utf8)
        default: pointer.append(byte)
        }
      }
    }
  }
}
