extension OldStylePropertyListReader {
  func isStringStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte)
  }

  /// Reads a string, with quotes or without.
  mutating func readString() throws(FormatError) -> [UInt8] {
    let start = index
    guard !isUnquoted(bytes[index]) else {
      while index < bytes.count, isUnquoted(bytes[index]) {
        index += 1
      }
      return Array(bytes[start..<index])
    }
    let quote = bytes[index]
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        try readEscape(into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw error(at: start, "the string has no quote at its end") }
    index += 1
    return text
  }

  /// Reads data: pairs of hexadecimal digits between `<` and `>`, with white space anywhere.
  mutating func readData() throws(FormatError) -> [UInt8] {
    var data: [UInt8] = []
    var high: UInt8?
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if let digit = ASCIIByte.hexadecimalValue(bytes[index]) {
        if let first = high {
          data.append(first << 4 | UInt8(digit))
          high = nil
        } else {
          high = UInt8(digit)
        }
      } else if !ASCIIByte.isSpace(bytes[index]) {
        throw expected("hexadecimal digits or '>'")
      }
      index += 1
    }
    guard index < bytes.count else { throw expected("'>' after data") }
    guard high == nil else { throw error(at: index, "data must have an even number of hexadecimal digits") }
    index += 1
    return data
  }

  /// Moves over white space and comments.
  mutating func skipSpace() throws(FormatError) {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if has("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
          index += 1
        }
      } else if has("/*") {
        guard let end = ByteMark.find("*/", from: index + 2, in: bytes) else {
          throw error(at: index, "the comment has no '*/' at its end")
        }
        index = end + 2
      } else {
        return
      }
    }
  }

  func has(_ mark: StaticString) -> Bool {
    ByteMark.has(mark, at: index, in: bytes)
  }

  /// The error that something else stands at the index.
  func expected(_ what: String) -> FormatError {
    error(at: index, "expected \(what), found \(UTF8Text.found(at: index, in: bytes))")
  }

  func error(at offset: Int, _ message: String) -> FormatError {
    FormatError(.syntax, at: position(offset), message)
  }

  func position(_ offset: Int) -> TextPosition {
    TextPosition(offset: offset, in: bytes)
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: ASCIIByte.isLetterOrDigit(byte)
    }
  }

  /// Reads the escape at the index: of a control character, `\U` and four hexadecimal digits, or any character
  /// that stands for itself.
  ///
  /// Three octal digits number a character of an encoding of long ago; above ASCII they stay as written.
  private mutating func readEscape(into text: inout [UInt8]) throws(FormatError) {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    let byte = bytes[index]
    let controls: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
      UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]
    if let control = controls[byte] {
      text.append(control)
      index += 1
    } else if byte == UInt8(ascii: "U") {
      index = start
      let scalar = try readUnicodeEscape()
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else if isOctal(byte) {
      var value = 0
      while index < bytes.count, index < start + 4, isOctal(bytes[index]) {
        value = value * 8 + Int(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      if value < 0x80 {
        text.append(UInt8(value))
      } else {
        text.append(contentsOf: bytes[start..<index])
      }
    } else {
      text.append(byte)
      index += 1
    }
  }

  /// Reads `\Uxxxx`, or two of them that are a pair of surrogates; one without its partner is U+FFFD.
  private mutating func readUnicodeEscape() throws(FormatError) -> Unicode.Scalar {
    guard let first = codeUnit(at: index) else {
      throw error(at: index, "expected four hexadecimal digits after '\\U'")
    }
    index += 6
    if first & 0xFC00 == 0xD800, let second = codeUnit(at: index), second & 0xFC00 == 0xDC00 {
      index += 6
      return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private func codeUnit(at start: Int) -> UInt32? {
    guard ByteMark.has("\\U", at: start, in: bytes), start + 6 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for place in start + 2..<start + 6 {
      guard let digit = ASCIIByte.hexadecimalValue(bytes[place]) else { return nil }
      code = code << 4 | digit
    }
    return code
  }

  private func isOctal(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "7")
  }
}
