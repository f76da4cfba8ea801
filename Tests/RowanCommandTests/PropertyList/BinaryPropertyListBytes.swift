/// Binary property lists made by hand.
enum BinaryPropertyListBytes {
  /// A list of objects, of which the first is the root.
  static func list(_ objects: [[UInt8]], referenceSize: UInt8 = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += integer(bytes.count).suffix(4)
      bytes += object
    }
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 4, referenceSize]
    let start = bytes.count
    return bytes + table + trailer + integer(objects.count) + integer(0) + integer(start)
  }

  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + integer(Int(truncatingIfNeeded: seconds.bitPattern))
  }

  /// Eight bytes, the highest first.
  static func integer(_ value: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
