/// A JSON object that is written field by field.
struct JSONRow {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// Begins another object in the place of the last one.
  mutating func restart() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(UInt8(ascii: "{"))
  }

  mutating func write(_ name: StaticString, _ value: Int) {
    begin(name)
    bytes.append(decimal: value)
  }

  mutating func write(_ name: StaticString, _ value: Bool) {
    begin(name)
    bytes.append(value ? "true" as StaticString : "false")
  }

  mutating func write(_ name: StaticString, _ text: String) {
    begin(name)
    var text = text
    text.withUTF8 { _ = append($0) }
  }

  /// Writes a text that is meant to be UTF-8.
  ///
  /// A JSON text cannot hold other bytes; where there are any, each is written as U+FFFD, and all of them stand
  /// in hexadecimal digits in the field `bytesName`.
  mutating func write(
    _ name: StaticString, _ text: UnsafeBufferPointer<UInt8>, bytesName: StaticString? = nil
  ) {
    begin(name)
    let isText = append(text)
    guard !isText, let bytesName else { return }
    begin(bytesName)
    let digits: StaticString = "0123456789abcdef"
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      bytes.append(digits.utf8Start[Int(byte >> 4)])
      bytes.append(digits.utf8Start[Int(byte & 15)])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ name: StaticString) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append("\":")
  }

  /// Appends a text in quotes; what would act on a terminal is escaped, as JSON allows.
  ///
  /// - Returns: whether all of it is UTF-8.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var isText = true
    var previous: Unicode.Scalar?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        bytes.append(byte)
        previous = Unicode.Scalar(byte)
        index += 1
        continue
      }
      let length = UTF8Text.scalarLength(at: index, in: text)
      if length == 0 {
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
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
        bytes.append(contentsOf: text[index..<index + length])
        previous = scalar
      }
      index += length
    }
    return isText
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
    case "\n": bytes.append("\\n")
    case "\r": bytes.append("\\r")
    case "\t": bytes.append("\\t")
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        bytes.append("\\u")
        bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
        bytes.append(contentsOf: digits.utf8)
      }
    }
  }
}
