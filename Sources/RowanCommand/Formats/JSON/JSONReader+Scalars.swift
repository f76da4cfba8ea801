extension JSONReader {
  /// Reads the string whose quote is at the index.
  ///
  /// - Returns: the range between its quotes.
  @inline(__always)
  mutating func readString() throws(FormatError) -> Range<Int> {
    let start = index + 1
    index = start
    while true {
      skipPlainText()
      guard index < bytes.count else { throw expected("'\"' at the end of a string") }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return start..<index - 1
      case UInt8(ascii: "\\"):
        try readEscape()
      case 0..<0x20:
        throw error(
          .syntax, at: index, "the control character \(found) must be escaped within a string")
      default:
        let length = UTF8Text.scalarLength(at: index, in: bytes)
        guard length > 0 else { throw notUTF8() }
        index += length
      }
    }
  }

  /// Moves over text in ASCII that needs no closer look, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // In each byte the high bit is set when it is below 0x20, a quote, a backslash, or above ASCII. A carry
      // can only mark bytes above the first one marked, and that one is all that is asked for.
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let controls = (word &- ones &* 0x20) & ~word
      let marks =
        (controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | word) & highBits
      if marks != 0 {
        index += marks.trailingZeroBitCount >> 3
        return
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      index += 1
    }
  }

  private mutating func readEscape() throws(FormatError) {
    let start = index
    index += 1
    guard index < bytes.count else { throw expected("an escape after '\\'") }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      index += 1
      for _ in 0..<4 {
        guard index < bytes.count, ASCIIByte.hexadecimalValue(bytes[index]) != nil else {
          throw expected("four hexadecimal digits after '\\u'")
        }
        index += 1
      }
    default:
      try refuseInvalidUTF8()
      let unknown = found
      throw error(.syntax, at: start, "'\\' begins an escape, and there is none with \(unknown)")
    }
  }

  /// Reads the number at the index.
  @inline(__always)
  mutating func readNumber() throws(FormatError) -> Range<Int> {
    let start = index
    if bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "0") {
      index += 1
      if index < bytes.count, ASCIIByte.isDigit(bytes[index]) {
        throw error(.syntax, at: index, "a number must not go on after a leading zero, found \(found)")
      }
    } else {
      try readDigits("a digit after '-'")
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try readDigits("a digit after the decimal point")
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
        index += 1
      }
      try readDigits("a digit in the exponent")
    }
    return start..<index
  }

  @inline(__always)
  private mutating func readDigits(_ expectation: StaticString) throws(FormatError) {
    let start = index
    while index < bytes.count, ASCIIByte.isDigit(bytes[index]) {
      index += 1
    }
    guard index > start else { throw expected("\(expectation)") }
  }
}
