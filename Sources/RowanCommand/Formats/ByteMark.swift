/// Short marks of ASCII within a text, such as `-->`.
enum ByteMark {
  /// Whether a mark stands at `index`.
  static func has(_ mark: StaticString, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where bytes[index + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Where a mark stands at or after `start`.
  static func find(_ mark: StaticString, from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == mark.utf8Start[0], has(mark, at: index, in: bytes) { return index }
      index += 1
    }
    return nil
  }
}
