import Testing

@testable import RowanCommand

/// One clear line for each error.
@Suite struct FormatErrorTests {
  @Test func writesWhatIsKnownOfThePosition() {
    let message = "what is wrong"
    #expect(FormatError(.syntax, message).line(file: "a.json") == "rowan: a.json: what is wrong")
    #expect(
      FormatError(.syntax, at: TextPosition(line: 3), message).line(file: "a.json")
        == "rowan: a.json:3: what is wrong")
    #expect(
      FormatError(.syntax, at: TextPosition(line: 3, column: 14), message).line(file: "a.json")
        == "rowan: a.json:3:14: what is wrong")
  }

  @Test func escapesTheNameOfTheFile() {
    #expect(
      FormatError(.unreadable, "cannot open").line(file: "a\n\u{1b}[31m")
        == #"rowan: a\n\x1b[31m: cannot open"#)
  }

  /// Every message of the JSON reader is one line without control characters, whatever the text holds.
  @Test func staysOnOneLine() {
    for byte in 0...255 as ClosedRange<UInt8> {
      for text in [
        [byte], [UInt8(ascii: "["), byte], Array("[1".utf8) + [byte], Array("\"\\".utf8) + [byte],
      ] {
        guard let error = jsonError(text) else { continue }
        let line = error.line(file: "f")
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      }
    }
  }

  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\nb", 1, 1, 2),
    ("a\r\nb", 3, 2, 1),
    ("a\r\nb", 2, 1, 3), ("a\rb", 2, 2, 1), ("\n\n\n", 3, 4, 1), ("é😀x", 6, 1, 3), ("\u{FEFF}x", 3, 1, 1),
    ("\u{FEFF}\n\u{FEFF}x", 7, 2, 2), ("a", 99, 1, 2),
  ]) func countsLinesAndColumns(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = Array(text.utf8).withUnsafeBufferPointer { TextPosition(offset: offset, in: $0) }
    #expect(position == TextPosition(line: line, column: column))
  }
}
