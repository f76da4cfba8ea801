import RowanTestSupport
import Testing

@testable import RowanCommand

/// Nothing from data reaches a terminal raw.
@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("", ""),
    ("plain text ~!@", "plain text ~!@"),
    ("Größe 東京 😀", "Größe 東京 😀"),
    ("e\u{301}", "e\u{301}"),
    ("a\nb\rc\td\0e", #"a\nb\rc\td\0e"#),
    ("\u{1b}[2J\u{1b}]0;title\u{7}", #"\x1b[2J\x1b]0;title\x07"#),
    ("\u{7f}", #"\x7f"#),
    ("\u{9b}31m\u{85}", #"\u{9b}31m\u{85}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("photo\u{202e}gpj.exe", #"photo\u{202e}gpj.exe"#),
    ("\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}", #"\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}"#),
    ("a\u{200b}b\u{feff}c\u{2060}\u{ad}", #"a\u{200b}b\u{feff}c\u{2060}\u{ad}"#),
    ("x\u{e0041}", #"x\u{e0041}"#),
    (#"C:\new"#, #"C:\\new"#),
    (#"\x1b"#, #"\\x1b"#),
    // The joiners stay where they are part of the spelling.
    ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
    ("می\u{200c}خواهم", "می\u{200c}خواهم"),
    ("ad\u{200d}min\u{200c}", #"ad\u{200d}min\u{200c}"#),
    ("\u{200d}x", #"\u{200d}x"#),
    ("é\u{200d}\u{200c}", "é\u{200d}\\u{200c}"),
  ]) func escapes(_ text: String, _ shown: String) {
    #expect(Array(DisplayText.escaped(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    arguments: [
      ([0xFF, 0x41, 0xFE], #"\xffA\xfe"#),
      ([0xC3], #"\xc3"#),
      ([0xC3, 0x28], #"\xc3("#),
      ([0xE2, 0x82], #"\xe2\x82"#),
      ([0xED, 0xA0, 0x80], #"\xed\xa0\x80"#),
      ([0xC0, 0xAF], #"\xc0\xaf"#),
      ([0xF4, 0x90, 0x80, 0x80], #"\xf4\x90\x80\x80"#),
      ([0x80, 0xC3, 0xA9], #"\x80é"#),
    ] as [([UInt8], String)]) func escapesBytesThatAreNotText(_ bytes: [UInt8], _ shown: String)
  {
    #expect(DisplayText.escaped(bytes) == shown)
  }

  @Test func passesNothingThatATerminalActsOn() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard value < 0x3000 || value % 17 == 0 || value >= 0xE0000 && value < 0xE0100,
        let scalar = Unicode.Scalar(value)
      else { continue }
      let shown = DisplayText.escaped("a" + String(scalar) + "b").unicodeScalars
      for scalar in shown {
        let category = scalar.properties.generalCategory
        #expect(category != .control && category != .lineSeparator && category != .paragraphSeparator)
        #expect(!scalar.properties.isBidiControl && !scalar.properties.isJoinControl)
      }
    }
  }

  /// The escaped form can be read back, so that different names never look the same.
  @Test func losesNothing() {
    var generator = SeededGenerator(seed: 7)
    let pieces: [[UInt8]] =
      ["\\", "x", "1b", "n", "0", "u", "{", "}", "\n", "\u{1b}", "\u{9b}", "\u{202e}", "\u{200d}", "é", "😀"]
      .map {
        Array($0.utf8)
      } + [[0xFF], [0xC3], [0x80], [0xE2, 0x82]]
    for round in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<9, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      #expect(unescaped(DisplayText.escaped(bytes)) == bytes, "round \(round): \(bytes)")
    }
  }

  private func unescaped(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result += Array(String(scalar).utf8)
        continue
      }
      switch rest.popFirst() {
      case "\\": result += Array("\\".utf8)
      case "n": result.append(10)
      case "r": result.append(13)
      case "t": result.append(9)
      case "0": result.append(0)
      case "x":
        guard let byte = UInt8(String(rest.prefix(2)), radix: 16) else { return nil }
        rest = rest.dropFirst(2)
        result.append(byte)
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        rest = rest[rest.index(after: end)...]
        result += Array(String(scalar).utf8)
      default: return nil
      }
    }
    return result
  }
}
