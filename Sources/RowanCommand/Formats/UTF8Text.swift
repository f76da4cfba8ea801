/// What the readers need to know about UTF-8.
enum UTF8Text {
  /// Three when the text begins with a byte order mark, else zero.
  static func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The length of the well-formed scalar at `index`, or zero when there is none.
  ///
  /// Well-formed is what Unicode's table 3-7 allows: no overlong forms, no surrogates, nothing above U+10FFFF.
  @inline(__always)
  static func scalarLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let remaining = bytes.count - index
    guard remaining > 0 else { return 0 }
    let first = bytes[index]
    if first < 0x80 { return 1 }
    guard remaining > 1 else { return 0 }
    let second = bytes[index + 1]
    switch first {
    case 0xC2...0xDF:
      return isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
      guard remaining > 2, second >= lowest, second <= highest else { return 0 }
      return isContinuation(bytes[index + 2]) ? 3 : 0
    case 0xF0...0xF4:
      let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      guard remaining > 3, second >= lowest, second <= highest else { return 0 }
      return isContinuation(bytes[index + 2]) && isContinuation(bytes[index + 3]) ? 4 : 0
    default:
      return 0
    }
  }

  /// The scalar at `index`, whose length is already known to be `length`.
  static func scalar(at index: Int, length: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
    var value = UInt32(bytes[index])
    if length > 1 {
      value &= 0xFF >> (UInt32(length) + 1)
      for offset in 1..<length {
        value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
      }
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Refuses a text that is not well-formed.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    var index = 0
    while index < bytes.count {
      let length = scalarLength(at: index, in: bytes)
      guard length > 0 else { throw error(at: index, in: bytes) }
      index += length
    }
  }

  /// The error that the byte at `index` is not part of a well-formed scalar.
  static func error(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> FormatError {
    let byte = DisplayText.escaped([bytes[index]])
    return FormatError(
      .encoding, at: TextPosition(offset: index, in: bytes), "the byte \(byte) is not UTF-8 here")
  }

  /// What stands at `index`, for an error: a character in quotes, or the end.
  ///
  /// As long as `isWord` says so, the word that begins there is shown whole.
  static func found(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, isWord: (UInt8) -> Bool = { _ in false }
  ) -> String {
    guard index < bytes.count else { return "the end of the text" }
    var end = index + max(scalarLength(at: index, in: bytes), 1)
    if isWord(bytes[index]) {
      while end < bytes.count, end - index < 16, isWord(bytes[end]) {
        end += 1
      }
    }
    let text = DisplayText.escaped(Array(bytes[index..<end]))
    return text == "'" ? "\"'\"" : "'\(text)'"
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
