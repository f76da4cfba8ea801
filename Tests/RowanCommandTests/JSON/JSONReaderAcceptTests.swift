import Testing

@testable import RowanCommand

/// What RFC 8259 allows, section by section.
@Suite struct JSONReaderAcceptTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var events: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ events: String) {
      self.text = text
      self.events = events
    }
  }

  static let cases: [Case] = [
    // Section 2: any value at the top, white space around every token.
    Case("null", "null"),
    Case("true", "true"),
    Case("false", "false"),
    Case("0", "0"),
    Case("\"\"", "string()"),
    Case("{}", "{ }"),
    Case("[]", "[ ]"),
    Case(" \t\r\n[ \t\r\n] \t\r\n", "[ ]"),
    Case(" \t\r\n{ \t\r\n} \t\r\n", "{ }"),
    Case("\n{\t\"a\"\r:\n1 ,\n \"b\" : [ 1 , 2 ] }\n", "{ key(a) 1 key(b) [ 1 2 ] }"),
    // Section 3: the literal names.
    Case("[true,false,null]", "[ true false null ]"),
    // Section 4: objects keep their order, and keys that come twice.
    Case(#"{"b":1,"a":2,"b":3}"#, "{ key(b) 1 key(a) 2 key(b) 3 }"),
    Case(#"{"":0}"#, "{ key() 0 }"),
    Case(#"{"a":{"b":{"c":{}}}}"#, "{ key(a) { key(b) { key(c) { } } } }"),
    Case(#"{"a\"b":1}"#, #"{ key(a\"b) 1 }"#),
    // Section 5: arrays of anything.
    Case("[[],{},[[]],\"\",0]", "[ [ ] { } [ [ ] ] string() 0 ]"),
    Case("[[[]],[]]", "[ [ [ ] ] [ ] ]"),
    // Section 6: numbers, as they are written.
    Case("-0", "-0"),
    Case("[0.0,-0.0,0e0,0E+0,0e-0]", "[ 0.0 -0.0 0e0 0E+0 0e-0 ]"),
    Case("[1e1,1E1,1e+1,1e-01,1.5E+10]", "[ 1e1 1E1 1e+1 1e-01 1.5E+10 ]"),
    Case("1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890"),
    Case(
      "-1.000000000000000000000000000000000001e-999999", "-1.000000000000000000000000000000000001e-999999"),
    Case("1E400", "1E400"),
    // Section 7: strings.
    Case(#""\"\\\/\b\f\n\r\t""#, #"string(\"\\\/\b\f\n\r\t)"#),
    Case(#""\u0000\u001F\u00e9\uABCD\uabcd""#, #"string(\u0000\u001F\u00e9\uABCD\uabcd)"#),
    Case(
      "\"\u{7f}\u{80}é€😀\u{10FFFF}\u{FFFF}\u{2028}\"", "string(\u{7f}\u{80}é€😀\u{10FFFF}\u{FFFF}\u{2028})"),
    Case(#""// no comment, [no array]""#, "string(// no comment, [no array])"),
    // Section 8.1: a byte order mark at the start is ignored.
    Case("\u{FEFF}[1]", "[ 1 ]"),
    // Section 8.2: surrogate escapes, with and without a partner.
    Case(#""\ud83d\ude00""#, #"string(\ud83d\ude00)"#),
    Case(#"["\ud83d","\ude00","\ude00\ud83d"]"#, #"[ string(\ud83d) string(\ude00) string(\ude00\ud83d) ]"#),
  ]

  @Test(arguments: cases) func accepts(_ example: Case) throws {
    #expect(try readJSON(Array(example.text.utf8)).get() == example.events)
  }

  @Test func acceptsEveryCharacterThatNeedsNoEscape() throws {
    for value in 0x20...0x10FFFF as ClosedRange<UInt32> where value != 0x22 && value != 0x5C {
      guard value < 0x400 || value % 61 == 0, let scalar = Unicode.Scalar(value) else { continue }
      let text = "\"" + String(scalar) + "\""
      #expect(try readJSON(Array(text.utf8)).get() == "string(\(scalar))")
    }
  }

  /// Eight bytes are looked at together, so what ends a run of plain text has to be seen in each of the eight.
  @Test func findsTheEndOfAStringAtEveryAlignment() throws {
    for before in 0..<20 {
      for length in 0..<40 {
        let padding = String(repeating: " ", count: before)
        let text = String(repeating: "x", count: length)
        let bytes = Array("\(padding)[\"\(text)\",\"\(text)é\",\"\(text)\\n\"]".utf8)
        #expect(try readJSON(bytes).get() == "[ string(\(text)) string(\(text)é) string(\(text)\\n) ]")
        for control in 0..<0x20 as Range<UInt8> {
          let broken = Array("\(padding)\"\(text)".utf8) + [control] + Array("xxxxxxxx\"".utf8)
          #expect(jsonError(broken)?.position == TextPosition(line: 1, column: before + length + 2))
        }
      }
    }
  }

  @Test func keepsANumberOfAMillionDigits() throws {
    let number =
      "-" + String(repeating: "9", count: 1_000_000) + "." + String(repeating: "1", count: 1_000_000)
    #expect(try readJSON(Array("[\(number)]".utf8)).get() == "[ \(number) ]")
  }

  @Test func keepsAStringOfAMillionCharacters() throws {
    let string = String(repeating: "aé", count: 1_000_000)
    #expect(try readJSON(Array("\"\(string)\"".utf8)).get() == "string(\(string))")
  }

  @Test(arguments: [100_000, 1_000_000]) func readsArraysNestedDeeply(_ depth: Int) throws {
    let bytes =
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
      + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    var handler = CountingHandler()
    try bytes.withUnsafeBufferPointer { try JSONReader.read($0, into: &handler) }
    #expect(handler.deepest == depth)
    #expect(handler.values == depth)
    #expect(handler.open == 0)
  }

  /// Objects and arrays by turns, in a pattern that does not repeat with the 64 bits of a word.
  @Test func remembersWhatIsOpenAtEveryDepth() throws {
    var open = ""
    var close = ""
    for level in 0..<1000 {
      if level % 3 == 0 || level % 7 == 0 {
        open += "{\"k\":"
        close = "}" + close
      } else {
        open += "["
        close = "]" + close
      }
    }
    #expect(jsonError(Array((open + "1" + close).utf8)) == nil)
    let inner = Array((open + "1").utf8)
    for (offset, byte) in close.utf8.enumerated() {
      let wrong = byte == UInt8(ascii: "}") ? "]" : "}"
      let broken = inner + Array(close.utf8.prefix(offset)) + Array(wrong.utf8)
      #expect(jsonError(broken)?.position == TextPosition(line: 1, column: inner.count + offset + 1))
    }
  }

  @Test func stopsAtTheDepthItIsGiven() throws {
    var handler = CountingHandler()
    let bytes = Array("[[[1]]]".utf8)
    try bytes.withUnsafeBufferPointer { try JSONReader.read($0, into: &handler, maximumDepth: 3) }
    let error = #expect(throws: FormatError.self) {
      var handler = CountingHandler()
      try bytes.withUnsafeBufferPointer { try JSONReader.read($0, into: &handler, maximumDepth: 2) }
    }
    #expect(error?.kind == .tooLarge)
    #expect(place(error) == "1:3: more than 2 objects and arrays within each other")
  }
}
