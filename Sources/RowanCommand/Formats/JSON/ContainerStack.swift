/// What is open at a place of a JSON text, innermost last: one bit each.
struct ContainerStack {
  private(set) var depth = 0
  /// The innermost 64 containers, the last in the lowest bit.
  private var bits: UInt64 = 0
  private var outer: [UInt64] = []

  /// Whether the innermost container is an object.
  @inline(__always)
  var isObject: Bool {
    bits & 1 == 1
  }

  @inline(__always)
  mutating func push(object: Bool) {
    if depth & 63 == 0, depth > 0 {
      outer.append(bits)
    }
    bits = bits << 1 | (object ? 1 : 0)
    depth += 1
  }

  @inline(__always)
  mutating func pop() {
    depth -= 1
    bits >>= 1
    if depth & 63 == 0, depth > 0 {
      bits = outer.removeLast()
    }
  }
}
