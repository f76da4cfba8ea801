import RowanTestSupport
import Testing

@testable import RowanTerminal

/// Texts in cells: widths, cutting, and what never comes through.
struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("äöü", 3), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("שלום", 4), ("שָׁלוֹם", 4), ("مرحبا", 5), ("ﷺ", 1), ("नमस्ते", 4), ("ไทย", 3), ("น้ำ", 2),
    ("😀", 2), ("❤", 1), ("❤️", 1), ("👍🏽", 2), ("👨‍👩‍👧", 6), ("🇩🇪", 2), ("1️⃣", 1), ("ｆｕｌｌ", 8), ("ﾊﾝ", 2),
    ("a\u{200B}b", 2), ("\u{FEFF}a", 1), ("\u{301}a", 2),
    ("zalgo\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", 5),
    ("a\tb", 3), ("a\u{1B}[2J", 5), ("\u{9B}2J", 3), ("\u{202E}abc", 4), ("\u{E0041}a", 1), ("│├└▸▾…", 6),
  ])
  func widths(text: String, width: Int) {
    #expect(text.cellWidth(upTo: 1000) == width)
  }

  @Test func widthStopsAtTheLimit() {
    #expect(String(repeating: "日", count: 1000).cellWidth(upTo: 5) == 6)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 2, "a…"), ("abcd", 1, "a"), ("abcd", 0, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 3, "日…"), ("日本語", 2, "…"),
    ("日本語", 1, "…"), ("日", 1, "…"), ("a日", 2, "a…"), ("a日", 3, "a日"), ("日a", 2, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("e\u{301}", 1, "e\u{301}"), ("😀x", 2, "…"),
    ("שלום", 3, "של…"),
  ])
  func cutting(text: String, columns: Int, result: String) {
    let cut = CellText(text, columns: columns, ellipsis: "…")
    #expect(cut.units.map(\.text).joined() == result)
    #expect(cut.width <= columns)
    #expect(cut.width == result.cellWidth(upTo: 100))
  }

  @Test(arguments: [
    ("a\nb", "a␊b"), ("\u{1B}[31mred", "␛[31mred"), ("\u{0}", "␀"), ("\u{7F}", "␡"), ("\u{85}", "\u{FFFD}"),
    ("\r\n", "␍␊"), ("\u{2028}", "\u{FFFD}"), ("\u{202E}gpj.exe", "\u{FFFD}gpj.exe"),
    ("\u{2067}a\u{2069}", "\u{FFFD}a\u{FFFD}"), ("a\u{200D}b", "a\u{200D}b"), ("👨‍👩", "👨👩"), ("❤️", "❤"),
    ("👍🏽!", "👍!"), ("\u{301}", "\u{25CC}\u{301}"), ("\u{FE0F}x", "x"), ("\u{200B}x", "x"), ("x\u{200B}", "x"),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}b", "a\u{301}\u{302}\u{303}\u{304}b"), ("a\u{AD}b", "a\u{AD}b"),
  ])
  func signs(text: String, result: String) {
    #expect(CellUnits(text).map(\.text).joined().unicodeScalars.elementsEqual(result.unicodeScalars))
  }

  /// Random scalars of every kind, as titles, details and placeholder texts, at random sizes.
  @Test func hostileTextsNeverComeThrough() {
    var generator = SeededGenerator(seed: 7)
    let kinds: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x20...0x7E, 0x300...0x36F, 0x590...0x6FF, 0x1100...0x11FF, 0x2000...0x206F,
      0x4E00...0x4FFF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3F0...0x1F4FF,
      0xE0000...0xE01EF,
      0...0x10FFFF,
    ]
    func text() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let range = kinds[Int.random(in: kinds.indices, using: &generator)]
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
      }
      return String(text)
    }
    var seen = 0
    for _ in 0..<2_000 {
      let texts = (0..<4).map { _ in text() }
      let size = TerminalSize(
        columns: Int.random(in: 0...50, using: &generator), rows: Int.random(in: 0...6, using: &generator))
      let appearance = TerminalAppearance<String>(
        placeholder: { _, _ in texts[0] },
        label: { _ in
          TerminalLabel(texts[1], detail: texts[2], matches: [texts[3].startIndex..<texts[3].endIndex])
        })
      let scene = TerminalScene(
        outline("a*\n  b*\n    (failed)\nc"), focusedRow: 0, viewport: TerminalViewport(size: size))
      let canvas = scene.draw(with: appearance)
      for run in canvas.lines.flatMap(\.runs) {
        #expect(run.text.unicodeScalars.allSatisfy(isHarmless), "\(texts.map(\.debugDescription))")
        #expect(run.text.unicodeScalars.reduce(0) { $0 + CellWidth.of($1) } == run.width)
        seen += 1
      }
      #expect(canvas.lines.allSatisfy { $0.width <= size.columns })
    }
    #expect(seen > 10_000)
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: !(0x202A...0x202E).contains(scalar.value) && !(0x2060...0x206F).contains(scalar.value)
    default: true
    }
  }
}
