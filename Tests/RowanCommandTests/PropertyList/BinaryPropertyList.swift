/// Binary property lists made by hand, with what no writer would write.
enum BinaryPropertyList {
  /// A list of at most 255 objects, of which the first is the root.
  static func bytes(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 2, 1]
    let start = bytes.count
    return bytes + table + trailer + integer(objects.count) + integer(0) + integer(start)
  }

  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + integer(Int(bitPattern: UInt(seconds.bitPattern)))
  }

  private static func integer(_ value: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
