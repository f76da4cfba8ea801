/// What the readers need to know about UTF-16.
enum UTF16Text {
  /// A whole text in UTF-8; a byte order mark stays in it.
  static func utf8Text(_ bytes: [UInt8], isBigEndian: Bool) throws(FormatError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isWhole = decode(bytes[...], isBigEndian: isBigEndian) { scalar in
      guard let scalar else { return false }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return true
    }
    guard isWhole, bytes.count % 2 == 0 else {
      let position = text.withUnsafeBufferPointer { TextPosition(offset: text.count, in: $0) }
      throw FormatError(.encoding, at: position, "the text is not UTF-16 here")
    }
    return text
  }

  /// Big-endian code units in UTF-8, with U+FFFD for a surrogate without its partner.
  static func repairedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    _ = decode(bytes, isBigEndian: true) { scalar in
      text.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
      return true
    }
    return text
  }

  /// Hands on each scalar, or nothing for an error, as long as `next` wants more.
  private static func decode(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, _ next: (Unicode.Scalar?) -> Bool
  ) -> Bool {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var decoder = Unicode.UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): if !next(scalar) { return false }
      case .error: if !next(nil) { return false }
      case .emptyInput: return true
      }
    }
  }
}
