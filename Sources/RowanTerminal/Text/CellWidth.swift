/// How many terminal cells a scalar takes.
///
/// Terminals and the C library count by scalar, not by character: an emoji of several scalars is as wide as all
/// of them together in one terminal, and as wide as one in another. ``CellUnits`` takes such sequences apart,
/// so that what is left has the same width everywhere.
enum CellWidth {
  /// The cells a printable scalar takes: 0 for one that sits on the scalar before it, 2 for a wide one.
  ///
  /// Scalars whose width is said to be ambiguous count as narrow, as they are outside old East Asian fonts.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isZeroWidthVowel(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isVisibleFormat(value) ? 1 : 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// Vowels and final consonants that join the Hangul consonant before them.
  private static func isZeroWidthVowel(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Signs that enclose the number after them; they are format characters, but have a shape.
  private static func isVisibleFormat(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// What Unicode calls wide or full width: East Asian scripts, and emoji shown as pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x10FF: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    // Letters that make flags in pairs: each is narrow, so a flag is two cells.
    case 0x1F1E6...0x1F1FF: false
    default: scalar.properties.isEmojiPresentation
    }
  }
}
