/// Decodes the text of a JSON document that was read without error.
enum JSONText {
  /// Hands on the text of the string whose quote stands before `offset`.
  ///
  /// A surrogate escape without its partner is allowed by the grammar and stands for no character; it is shown
  /// as U+FFFD. Only a text with escapes is copied.
  static func withString<Result>(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var index = offset
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
      index += 1
    }
    let plain = UnsafeBufferPointer(rebasing: bytes[offset..<index])
    if index == bytes.count || bytes[index] == UInt8(ascii: "\"") { return body(plain) }
    var result = Array(plain)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index = appendEscape(at: index, in: bytes, to: &result)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.withUnsafeBufferPointer(body)
  }

  /// Hands on the text of a value that has no children.
  static func withScalar<Result>(
    _ kind: NodeKind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if kind == .string { return withString(at: offset, in: bytes, body) }
    let isPart = kind == .number ? JSONByte.isNumberPart : ASCIIByte.isLetter
    var end = offset
    while end < bytes.count, isPart(bytes[end]) {
      end += 1
    }
    return body(UnsafeBufferPointer(rebasing: bytes[offset..<end]))
  }

  /// Decodes the escape at `index`.
  ///
  /// - Returns: where the text goes on.
  private static func appendEscape(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) -> Int {
    let character = bytes[index + 1]
    switch character {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var end = index + 6
      var code = codeUnit(at: index, in: bytes) ?? 0xFFFD
      if code & 0xFC00 == 0xD800, let second = codeUnit(at: end, in: bytes), second & 0xFC00 == 0xDC00 {
        code = 0x10000 + (code & 0x3FF) << 10 + second & 0x3FF
        end += 6
      }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return end
    default:
      result.append(character)
    }
    return index + 2
  }

  /// The number in the escape `\uXXXX` at `index`, if there is one.
  private static func codeUnit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var code: UInt32 = 0
    for offset in 2..<6 {
      guard let digit = ASCIIByte.hexadecimalValue(bytes[index + offset]) else { return nil }
      code = code << 4 | digit
    }
    return code
  }
}
