extension Document {
  /// Goes on from the JSON pointer of RFC 6901 that leads to a node's parent to that of the node.
  ///
  /// The root is the empty pointer. Where an object holds a key twice, both members have the same pointer.
  func appendPointerStep(to node: Int, to pointer: inout [UInt8]) {
    guard parent(node) != nil else { return }
    pointer.append(UInt8(ascii: "/"))
    if let index = index(node) {
      pointer.append(decimal: index)
      return
    }
    _ = withName(node) { name in
      for byte in name {
        switch byte {
        case UInt8(ascii: "~"): pointer.append("~0")
        case UInt8(ascii: "/"): pointer.append("~1")
        default: pointer.append(byte)
        }
      }
    }
  }
}
