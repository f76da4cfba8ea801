import Foundation

/// Brings an XML text to UTF-8, and refuses what is no XML character.
///
/// The reader then finds its marks in one encoding, and never meets a byte that is no text.
enum XMLEncoding {
  /// The text in UTF-8, whatever its byte order mark or its declaration says it is in.
  static func utf8Text(_ bytes: [UInt8]) throws(FormatError) -> [UInt8] {
    var text = bytes
    switch bytes.prefix(4) {
    case [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0, 0x3C], [0x3C, 0, 0, 0]:
      throw FormatError(.encoding, at: TextPosition(line: 1, column: 1), "texts in UTF-32 are not supported")
    case let start where start.starts(with: [0xFE, 0xFF]) || start == [0, 0x3C, 0, 0x3F]:
      text = try UTF16Text.utf8Text(bytes, isBigEndian: true)
    case let start where start.starts(with: [0xFF, 0xFE]) || start == [0x3C, 0, 0x3F, 0]:
      text = try UTF16Text.utf8Text(bytes, isBigEndian: false)
    default:
      let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      if let name = declaredEncoding(bytes), !hasByteOrderMark {
        text = try decode(bytes, from: name)
      }
    }
    try text.withUnsafeBufferPointer { (text) throws(FormatError) in try check(text) }
    return text
  }

  /// Where the declaration at the start of a text says `encoding="…"`, from the `e` to the closing quote.
  private static func declaredEncoding(_ bytes: [UInt8]) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")), end < start + 1024
    else { return nil }
    // The declaration is ASCII, and what is not makes no difference to where the attribute stands.
    let declaration = bytes[start..<end]
    let word = Array("encoding".utf8)
    guard
      let first = declaration.indices.first(where: {
        declaration[$0...].starts(with: word) && XMLByte.isSpace(bytes[$0 - 1])
      }),
      let open = declaration[first...].firstIndex(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }),
      let close = declaration[(open + 1)...].firstIndex(of: bytes[open])
    else { return nil }
    return first..<close + 1
  }

  private static func decode(_ bytes: [UInt8], from declaration: Range<Int>) throws(FormatError) -> [UInt8] {
    let name =
      String(decoding: bytes[declaration].dropLast(), as: UTF8.self)
      .split(whereSeparator: { $0 == "\"" || $0 == "'" }).last.map { $0.lowercased() } ?? ""
    if ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) { return bytes }
    let position = bytes.withUnsafeBufferPointer { TextPosition(offset: declaration.lowerBound, in: $0) }
    guard let encoding = encodings[name] else {
      throw FormatError(
        .encoding, at: position, "the encoding '\(DisplayText.escaped(name))' is not supported")
    }
    guard let text = String(bytes: bytes, encoding: encoding) else {
      throw FormatError(.encoding, at: position, "the text is not in the encoding '\(name)' that it declares")
    }
    return Array(text.utf8)
  }

  private static let encodings: [String: String.Encoding] = {
    var encodings: [String: String.Encoding] = [
      "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2, "latin2": .isoLatin2,
      "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
      "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "macintosh": .macOSRoman,
      "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    ]
    // Foundation knows more encodings than it names; these are the numbers of Core Foundation.
    let numbers: [String: UInt] = [
      "koi8-r": 0xA02, "koi8-u": 0xA08, "ibm866": 0x41B, "x-mac-cyrillic": 0x07,
      "maccyrillic": 0x07, "gb2312": 0x930, "gbk": 0x632, "gb18030": 0x632, "big5": 0xA03, "euc-kr": 0x940,
      "windows-1255": 0x505, "windows-1256": 0x506, "windows-1257": 0x507, "windows-1258": 0x508,
      "tis-620": 0x20B,
    ]
    for (name, number) in numbers {
      encodings[name] = String.Encoding(rawValue: 0x8000_0000 | number)
    }
    for part in 3...16 as ClosedRange<UInt> {
      encodings["iso-8859-\(part)"] = String.Encoding(rawValue: 0x8000_0200 | part)
    }
    return encodings
  }()

  /// Refuses bytes that are not UTF-8 and characters that XML does not have.
  private static func check(_ text: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x80 {
        index += 1
        continue
      }
      let length = UTF8Text.scalarLength(at: index, in: text)
      guard length > 0 else { throw UTF8Text.error(at: index, in: text) }
      let value = UTF8Text.scalar(at: index, length: length, in: text).value
      guard XMLByte.isCharacter(value) else {
        let position = TextPosition(offset: index, in: text)
        let shown = DisplayText.escaped(Array(text[index..<index + length]))
        throw FormatError(.syntax, at: position, "the character '\(shown)' is not allowed in XML")
      }
      index += length
    }
  }
}
