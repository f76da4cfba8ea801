import Testing

@testable import RowanCommand

/// A document that was read from JSON.
@Suite struct JSONDocumentTests {
  private func document(_ text: String) throws -> Document {
    let document = try Document(json: Array(text.utf8))
    #expect(document.inconsistency == nil)
    return document
  }

  @Test func keepsOrderAndTheTextOfNumbers() throws {
    let document = try document(
      #"{"z": [1, -2.50e+03, 12345678901234567890123], "a": {"ok": true, "not": null}, "z": "again", "e": [], "o": {}}"#
    )
    #expect(
      document.picture == """
        object (5)
          array z (3)
            number 0 = 1
            number 1 = -2.50e+03
            number 2 = 12345678901234567890123
          object a (2)
            bool ok = true
            null not = null
          string z = again
          array e
          object o
        """)
  }

  @Test(arguments: [
    (#""x""#, "string = x"), ("-0.0", "number = -0.0"), ("false", "bool = false"), ("null", "null = null"),
    ("[]", "array"), ("\u{FEFF}{}", "object"),
  ]) func readsABareValue(_ text: String, _ picture: String) throws {
    #expect(try document(text).picture == picture)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u0041\u00e9\u20AC\u0000""#, "Aé€\0"),
    (#""\ud83d\ude00""#, "😀"),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    (#""a\ud83d""#, "a\u{FFFD}"),
    (#""\ude00b""#, "\u{FFFD}b"),
    (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""é\\""#, "é\\"),
    (#""""#, ""),
  ]) func decodesEscapes(_ text: String, _ value: String) throws {
    let inValue = try document(text)
    #expect(inValue.value(0).map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
    let inKey = try document("{\(text):1}")
    #expect(inKey.name(1).map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
  }

  @Test func answersPointers() throws {
    // The example of RFC 6901, section 5.
    let document = try document(
      ##"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8,"~1":[[9]]}"##
    )
    #expect(
      (0..<document.count).map { document.pointer($0) } == [
        "", "/foo", "/foo/0", "/foo/1", "/", "/a~1b", "/c%d", "/e^f", "/g|h", #"/i\j"#, #"/k"l"#, "/ ",
        "/m~0n",
        "/~01", "/~01/0", "/~01/0/0",
      ])
  }

  @Test func separatesNamesFromIndices() throws {
    let document = try document(#"[{"0":[7]}]"#)
    #expect((0..<document.count).map { document.index($0) } == [nil, 0, nil, 0])
    #expect((0..<document.count).map { document.name($0) } == [nil, nil, "0", nil])
    #expect((0..<document.count).map { document.parent($0) } == [nil, 0, 1, 2])
  }

  @Test func escapesForDisplayOnly() throws {
    let document = try document(#"{"a\u001b[2J":"line\nbreak\u202e"}"#)
    #expect(document.name(1) == "a\u{1b}[2J")
    #expect(document.displayName(1) == #"a\x1b[2J"#)
    #expect(document.value(1) == "line\nbreak\u{202e}")
    #expect(document.displayValue(1) == #"line\nbreak\u{202e}"#)
  }

  /// More nodes than a block of the store holds, some opened in one block and closed in another.
  @Test func holdsManyNodes() throws {
    let rows = 30_000
    let text = "[" + (0..<rows).map { "{\"id\":\($0),\"next\":[\($0 + 1)]}" }.joined(separator: ",") + "]"
    let document = try document(text)
    #expect(document.count == 1 + 4 * rows)
    #expect(document.childCount(0) == rows)
    let last = document.count - 1
    #expect(document.pointer(last) == "/\(rows - 1)/next/0")
    #expect(document.value(last) == "\(rows)")
  }

  @Test func holdsAMillionLevels() throws {
    let depth = 1_000_000
    let bytes =
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
      + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    let document = try Document(json: bytes)
    #expect(document.count == depth)
    #expect(document.level(depth - 1) == depth - 1)
    #expect(document.childCount(depth - 2) == 1)
    #expect(document.pointer(depth - 1).utf8.count == 2 * (depth - 1))
  }

  @Test func storesANodeInTwentyBytes() {
    #expect(MemoryLayout<DocumentNode>.stride == 20)
  }

  @Test func handsOnTheErrorOfTheReader() {
    let error = #expect(throws: FormatError.self) { try Document(json: Array("[1,\n x]".utf8)) }
    #expect(error?.line(file: "data.json") == "rowan: data.json:2:2: expected a value after ',', found 'x'")
  }
}
