/// The classes of characters in the grammar of XML 1.0.
enum XMLByte {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The length of the name that begins at `index`, or zero where none begins.
  @inline(__always)
  static func nameLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = index
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        guard isNameStart(byte) || end > index && isNamePart(byte) else { break }
        end += 1
      } else {
        let length = UTF8Text.scalarLength(at: end, in: bytes)
        guard length > 0 else { break }
        let scalar = UTF8Text.scalar(at: end, length: length, in: bytes)
        guard isNameStart(scalar) || end > index && isNamePart(scalar) else { break }
        end += length
      }
    }
    return end - index
  }

  /// Whether a character may stand in a text at all.
  static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  @inline(__always)
  private static func isNameStart(_ byte: UInt8) -> Bool {
    ASCIIByte.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  @inline(__always)
  private static func isNamePart(_ byte: UInt8) -> Bool {
    ASCIIByte.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
