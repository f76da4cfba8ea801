/// What stands in one place of a terminal line: a scalar with a width, and the marks that sit on it.
///
/// A unit is never cut in half.
struct CellUnit: Equatable {
  /// Printable scalars only.
  var text: String
  /// 1 or 2.
  var width: Int
  /// Where it begins in the text it was made from.
  var start: String.Index
}

/// A text as the units a terminal shows of it, in order.
///
/// Nothing that acts on a terminal comes out, whatever goes in:
///
/// - Control characters, line separators and the controls that turn a line's direction are replaced by a
///   visible sign of one cell.
/// - Emoji joined to one picture are taken apart, and skin tones and variation selectors left out, since
///   terminals do not agree on the width of such sequences.
/// - Marks without a letter get a dotted circle to sit on; more than four on one letter are left out, as a
///   terminal's cells hold no more.
struct CellUnits: Sequence, IteratorProtocol {
  private static let mostMarks = 4

  private let scalars: String.UnicodeScalarView
  private var index: String.Index

  init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  mutating func next() -> CellUnit? {
    while index < scalars.endIndex {
      let start = index
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      if let sign = Self.sign(for: scalar) {
        return CellUnit(text: String(sign), width: 1, start: start)
      }
      let width = CellWidth.of(scalar)
      if width > 0 {
        var unit = CellUnit(text: String(scalar), width: width, start: start)
        takeMarks(of: scalar, into: &unit, room: Self.mostMarks)
        return unit
      }
      if scalar.properties.generalCategory != .format, !scalar.properties.isVariationSelector {
        var unit = CellUnit(text: "\u{25CC}" + String(scalar), width: 1, start: start)
        takeMarks(of: scalar, into: &unit, room: Self.mostMarks - 1)
        return unit
      }
    }
    return nil
  }

  private mutating func takeMarks(of base: Unicode.Scalar, into unit: inout CellUnit, room: Int) {
    var room = room
    let isEmoji = base.value > 0xFF && base.properties.isEmoji
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar.value < 0x300 { return }
      if Self.sign(for: scalar) != nil { return }
      if CellWidth.of(scalar) == 0 {
        if room > 0, Self.isKept(scalar, onEmoji: isEmoji) {
          unit.text.unicodeScalars.append(scalar)
          room -= 1
        }
      } else if !(scalar.properties.isEmojiModifier && base.properties.isEmojiModifierBase) {
        return
      }
      scalars.formIndex(after: &index)
    }
  }

  /// Whether a scalar without width goes out: a mark, a joiner between letters, or a mark of direction.
  private static func isKept(_ scalar: Unicode.Scalar, onEmoji: Bool) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: !onEmoji
    case 0x061C, 0x200E, 0x200F: true
    default: scalar.properties.generalCategory != .format && !scalar.properties.isVariationSelector
    }
  }

  /// What is shown in place of a scalar that must not reach a terminal.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x206A...0x206F: "\u{FFFD}"
    default: nil
    }
  }
}
