/// The beginning of a text, compared without regard to capitals and marks.
struct SearchPrefix {
  private let characters: [Character]
  /// By character: its byte, or `notASCII`.
  private let bytes: [UInt8]
  private static let notASCII: UInt8 = 0xFF
  /// What the characters beyond ASCII that were met so far are folded to.
  private var folded: [Character: [Character]] = [:]

  init(_ text: some StringProtocol) {
    characters = text.flatMap { Array($0.foldedForSearch) }
    bytes = characters.map { $0.asciiValue ?? Self.notASCII }
  }

  /// Whether a text begins so.
  ///
  /// - Complexity: O(k) for k characters of the beginning, however long the text is
  mutating func begins(_ text: String) -> Bool {
    if let answer = beginsByBytes(text) { return answer }
    var index = 0
    for character in text {
      if index == characters.count { return true }
      if let byte = character.asciiValue {
        // Some characters beyond ASCII, the Greek question mark say, are equal to one of it.
        let isSame =
          bytes[index] == Self.notASCII
          ? characters[index] == character : bytes[index] == byte.lowercased
        guard isSame else { return false }
        index += 1
        continue
      }
      for folded in fold(character) {
        if index == characters.count { return true }
        guard folded == characters[index] else { return false }
        index += 1
      }
    }
    return index == characters.count
  }

  /// The answer, if ASCII is enough to know it; `nil` if it is not.
  private func beginsByBytes(_ text: String) -> Bool? {
    var index = 0
    for byte in text.utf8 {
      // What is not ASCII could be a mark that belongs to the character before.
      guard byte < 0x80 else { return nil }
      guard index < bytes.count else { return true }
      guard bytes[index] != Self.notASCII else { return nil }
      guard bytes[index] == byte.lowercased else { return false }
      index += 1
    }
    return index == bytes.count
  }

  private mutating func fold(_ character: Character) -> [Character] {
    if let known = folded[character] { return known }
    let new = Array(character.foldedForSearch)
    folded[character] = new
    return new
  }
}

extension UInt8 {
  /// The byte of an ASCII character in lower case.
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension Character {
  /// The character in lower case and, if it is a letter, without marks; it may become two ("ß" is "ss").
  var foldedForSearch: String {
    if isASCII { return lowercased() }
    // By way of capitals, final and other forms of a letter become the usual one.
    let lower = uppercased().lowercased()
    guard let first = lower.unicodeScalars.first, first.properties.isAlphabetic else { return lower }
    var folded = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars where !scalar.isMarkToIgnore { folded.append(scalar.baseLetter) }
    // A mark alone is all there is of it.
    return folded.isEmpty ? lower : String(folded)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark above, below or across a letter, or a Hebrew or Arabic point.
  ///
  /// Vowel signs of scripts that write them as marks are letters to their readers, and stay.
  fileprivate var isMarkToIgnore: Bool {
    let combiningClass = properties.canonicalCombiningClass.rawValue
    return combiningClass >= 200 || (10...36).contains(combiningClass) || combiningClass == 1
  }

  /// The letter without its marks, where the script's letters are named so.
  fileprivate var baseLetter: Unicode.Scalar {
    guard value >= 0xC0, Self.namedScripts.contains(where: { $0.contains(value) }) else { return self }
    if let base = Self.lettersNamedOtherwise[self] { return base }
    // "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE"
    var words: [Substring] = []
    for word in (properties.name ?? "").split(separator: " ") {
      if word == "WITH" { return Self.baseLetters[words.joined(separator: " ")] ?? self }
      words.append(word)
    }
    return self
  }

  /// Latin, Greek, Cyrillic, Hebrew and Arabic.
  private static let namedScripts: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x370...0x52F, 0x620...0x6FF, 0x1E00...0x1FFF, 0xFB1D...0xFB4F,
  ]

  private static let lettersNamedOtherwise: [Unicode.Scalar: Unicode.Scalar] = [
    "й": "и", "ѓ": "г", "ё": "е", "ї": "і", "ќ": "к", "ў": "у", "\u{3D3}": "\u{3D2}", "\u{3D4}": "\u{3D2}",
    "\u{6C0}": "\u{6D5}", "\u{FB1F}": "\u{5F2}",
  ]

  private static let baseLetters: [String: Unicode.Scalar] = {
    let alphabets: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0xDF...0xFF, 0x3B1...0x3C9, 0x430...0x4FF, 0x292...0x292, 0x5D0...0x5EA, 0x621...0x64A,
      0x6C1...0x6D5,
    ]
    var letters: [String: Unicode.Scalar] = [:]
    for letter in alphabets.joined().compactMap({ Unicode.Scalar($0) }) {
      if let name = letter.properties.name { letters[name] = letter }
    }
    return letters
  }()
}
