/// Text made safe for a terminal and a log.
///
/// Names and values come from strangers. A name that holds `\u{1b}[2J` would clear the screen, one with a line
/// break would look like two, one with a right-to-left override would read as something else. So nothing from
/// data is written raw: what would act on the terminal or would not be seen is written as an escape.
///
///     a, line feed, b             a\nb
///     a, escape, [2J              a\x1b[2J
///     a, right-to-left override   a\u{202e}
///     a, the byte 255             a\xff
///     a, backslash, b             a\\b
///
/// The backslash is doubled, so that the form can be read back: two different names never look the same.
enum DisplayText {
  /// A string with what must not reach a terminal escaped.
  static func escaped(_ text: String) -> String {
    var text = text
    return text.withUTF8 { escaped($0) }
  }

  /// Bytes that are meant as UTF-8, with what must not reach a terminal escaped.
  static func escaped(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { escaped($0) }
  }

  /// Bytes that are meant as UTF-8, with what must not reach a terminal escaped.
  static func escaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Adds bytes that are meant as UTF-8 to a text, with what must not reach a terminal escaped.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    if bytes.allSatisfy(isPlain) {
      return result.append(contentsOf: bytes)
    }
    var previous: Unicode.Scalar?
    var index = 0
    while index < bytes.count {
      let length = UTF8Text.scalarLength(at: index, in: bytes)
      if length == 0 {
        appendHexadecimal(bytes[index], to: &result)
        previous = nil
        index += 1
        continue
      }
      let scalar = UTF8Text.scalar(at: index, length: length, in: bytes)
      if let escape = escape(for: scalar, after: previous) {
        result.append(contentsOf: escape.utf8)
        previous = nil
      } else {
        result.append(contentsOf: bytes[index..<index + length])
        previous = scalar
      }
      index += length
    }
  }

  /// Whether a scalar is written as an escape.
  ///
  /// - Parameter previous: the scalar before it, unless that is written as an escape itself.
  static func isEscaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    scalar.value < 0x20 || scalar == "\\" || scalar.value == 0x7F || mustBeSeen(scalar, after: previous)
  }

  /// A printable ASCII character other than the backslash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\")
  }

  private static func appendHexadecimal(_ byte: UInt8, to result: inout [UInt8]) {
    let digits: StaticString = "0123456789abcdef"
    result.append(contentsOf: [
      UInt8(ascii: "\\"), UInt8(ascii: "x"),
      digits.utf8Start[Int(byte >> 4)], digits.utf8Start[Int(byte & 15)],
    ])
  }

  private static func escape(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    switch scalar {
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default: break
    }
    guard isEscaped(scalar, after: previous) else { return nil }
    if scalar.value < 0x80 {
      var bytes: [UInt8] = []
      appendHexadecimal(UInt8(scalar.value), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Whether a scalar above ASCII would act on the terminal, reorder its line or be invisible.
  private static func mustBeSeen(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x80...0x9F:  // C1 controls: U+009B begins a control sequence as ESC [ does
      return true
    case 0x2028, 0x2029:  // line and paragraph separator
      return true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:  // marks and overrides of direction
      return true
    case 0x200C, 0x200D:
      // The joiners belong to the spelling of many scripts and of emoji, where they follow a letter or a
      // picture above ASCII. Elsewhere they would only be hidden.
      guard let previous else { return true }
      return previous.value < 0x80 || previous.value == 0x200C || previous.value == 0x200D
    case 0x00AD, 0x115F, 0x1160, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF9...0xFFFB:  // soft hyphen, fillers, zero width, invisible operators, annotations
      return true
    case 0xE0000...0xE007F:  // tags, which are ASCII that is never shown
      return true
    default:
      return false
    }
  }
}
