/// The classes of bytes that only the grammar of JSON has.
enum JSONByte {
  /// Whether a byte can stand in a number after its first character.
  @inline(__always)
  static func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: ASCIIByte.isDigit(byte)
    }
  }
}
