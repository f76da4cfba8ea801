/// How a path stands in a list of paths.
enum PathText {
  static let slash = UInt8(ascii: "/")

  /// The component that begins at `offset`.
  ///
  /// One that begins with a slash is the root of the file system.
  static func component(
    at offset: Int, separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    if bytes[offset] == slash { return UnsafeBufferPointer(rebasing: bytes[offset..<offset + 1]) }
    var end = offset
    while end < bytes.count, bytes[end] != slash, bytes[end] != separator {
      end += 1
    }
    if end == bytes.count || bytes[end] == separator {
      end = self.end(of: offset..<end, separator: separator, in: bytes)
    }
    return UnsafeBufferPointer(rebasing: bytes[offset..<end])
  }

  /// Where a line ends that a list has in `range`: a carriage return before a line feed is not part of it.
  static func end(of range: Range<Int>, separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let endsWithReturn = !range.isEmpty && bytes[range.upperBound - 1] == UInt8(ascii: "\r")
    return separator == UInt8(ascii: "\n") && endsWithReturn ? range.upperBound - 1 : range.upperBound
  }
}
