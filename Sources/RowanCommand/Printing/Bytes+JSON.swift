extension [UInt8] {
  /// Appends a text in quotes; what would act on a terminal is escaped, as JSON allows.
  ///
  /// - Returns: whether all of it is UTF-8.
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>) -> Bool {
    append(UInt8(ascii: "\""))
    defer { append(UInt8(ascii: "\"")) }
    var isText = true
    var previous: Unicode.Scalar?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        append(byte)
        previous = Unicode.Scalar(byte)
        index += 1
        continue
      }
      let length = UTF8Text.scalarLength(at: index, in: text)
      if length == 0 {
        append(contentsOf: UTF8.encodedReplacementCharacter)
        isText = false
        previous = nil
        index += 1
        continue
      }
      let scalar = UTF8Text.scalar(at: index, length: length, in: text)
      if scalar == "\"" || DisplayText.isEscaped(scalar, after: previous) {
        appendEscape(scalar)
        previous = nil
      } else {
        append(contentsOf: text[index..<index + length])
        previous = scalar
      }
      index += length
    }
    return isText
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        append("\\u")
        append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
        append(contentsOf: digits.utf8)
      }
    }
  }
}
