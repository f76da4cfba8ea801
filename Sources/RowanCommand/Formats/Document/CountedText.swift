/// Text that a reader collects beside the nodes: a length as a variable-length integer, then UTF-8.
struct CountedText {
  private(set) var bytes: [UInt8] = []
  /// By bytes: as strings, a composed and a decomposed `é` would be one text.
  private var offsets: [[UInt8]: UInt32] = [:]

  /// Adds a text.
  ///
  /// - Returns: where it begins.
  mutating func append(_ text: some Collection<UInt8>) throws(FormatError) -> UInt32 {
    guard bytes.count < Int(DocumentNode.none) - 16 - text.count else {
      throw FormatError(.tooLarge, "the text of the document is longer than 4 GB")
    }
    let offset = UInt32(bytes.count)
    var length = text.count
    while length >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(length))
    bytes.append(contentsOf: text)
    return offset
  }

  /// Adds a text that is likely to come again, such as a tag, and keeps it once.
  mutating func intern(_ text: String) throws(FormatError) -> UInt32 {
    let key = Array(text.utf8)
    if let offset = offsets[key] { return offset }
    let offset = try append(key)
    offsets[key] = offset
    return offset
  }

  static func text(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var index = offset
    var length = 0
    var shift = 0
    while bytes[index] >= 0x80 {
      length |= Int(bytes[index] & 0x7F) << shift
      shift += 7
      index += 1
    }
    length |= Int(bytes[index]) << shift
    return UnsafeBufferPointer(rebasing: bytes[index + 1..<index + 1 + length])
  }
}
