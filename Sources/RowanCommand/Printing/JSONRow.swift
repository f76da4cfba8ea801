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
    text.withUTF8 { _ = bytes.append(quoted: $0) }
  }

  /// Writes a text that is meant to be UTF-8.
  ///
  /// A JSON text cannot hold other bytes; where there are any, each is written as U+FFFD, and all of them stand
  /// in hexadecimal digits in the field `bytesName`.
  mutating func write(
    _ name: StaticString, _ text: UnsafeBufferPointer<UInt8>, bytesName: StaticString? = nil
  ) {
    begin(name)
    let isText = bytes.append(quoted: text)
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
}
