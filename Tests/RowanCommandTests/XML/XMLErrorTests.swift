import Testing

@testable import RowanCommand

/// What is not well-formed XML, with the place of each error.
///
/// The words are libxml2's, which may put them in another way one day; of those, a test looks for the one that
/// matters.
@Suite struct XMLErrorTests {
  /// Errors that have words of our own.
  @Test(arguments: [
    ("", "1:1: expected an element"),
    ("<!-- c -->", "1:11: expected an element"),
    ("text", "1:1: expected an element"),
    ("&amp;<a/>", "1:1: expected an element"),
    ("<?xml version='1.0'?>", "1:22: expected an element"),
    ("<a>\n<b>text", "2:8: the text ends within an element"),
    ("<a></a></a>", "1:8: there must be nothing but comments after the first element"),
    ("<a/><b/>", "1:5: there must be nothing but comments after the first element"),
    ("<a/>junk", "1:5: there must be nothing but comments after the first element"),
    ("<a/><!DOCTYPE a>", "1:5: there must be nothing but comments after the first element"),
  ]) func saysInOwnWords(_ text: String, _ expected: String) {
    let error = #expect(throws: FormatError.self) { try Document(xml: Array(text.utf8)) }
    #expect(place(error) == expected)
    #expect(error?.kind == .syntax)
  }

  static let elements: [(String, String, String)] = [
    ("<a><b></a>", "1:11", "mismatch"), ("<a>\n<b>\nähä</c></b></a>", "3:8", "mismatch"),
    ("<a></A>", "1:8", "mismatch"), ("<a></a", "1:7", "'>'"), ("<a></a b>", "1:8", "'>'"),
    ("<a/ >", "1:3", "attribute name"), ("< a/>", "1:2", "element name"),
    ("<a><1/></a>", "1:5", "element name"),
    ("</a>", "1:2", "element name"), ("<a\u{d7}/>", "1:3", "attribute name"),
    ("<!DOCTYPE é [\n]><a>é&nbsp;&nbsp;\n&nbsp;é&nbsp;</b></a>", "3:18", "mismatch"),
  ]

  static let attributes: [(String, String, String)] = [
    ("<a b=1/>", "1:6", "expected"), ("<a b='1", "1:8", "expected"), ("<a b/>", "1:5", "value"),
    ("<a b='1'c='2'/>", "1:9", "attributes"), ("<a b='1' c='' b='2'/>", "1:20", "redefined"),
    ("<a b='<'/>", "1:7", "'<'"), ("<a 'b'/>", "1:4", "attribute name"),
    ("<a =''/>", "1:4", "attribute name"),
  ]

  static let references: [(String, String, String)] = [
    ("<a>é & x</a>", "1:7", "no name"), ("<a>é &x</a>", "1:8", "';'"), ("<a>é &x;</a>", "1:9", "'x'"),
    ("<a b='&nbsp;'/>", "1:13", "'nbsp'"), ("<a>&#0;</a>", "1:8", "invalid"),
    ("<a>&#xD800;</a>", "1:12", "invalid"), ("<a>&#99999999999999999999;</a>", "1:27", "bounds"),
    ("<a>&#;</a>", "1:7", "invalid"), ("<a>&#a;</a>", "1:6", "invalid"), ("<a>&#65</a>", "1:8", "invalid"),
  ]

  static let others: [(String, String, String)] = [
    ("<a>x]]>y</a>", "1:5", "']]>'"), ("<a><!-- -- --></a>", "1:9", "hyphen"),
    ("<a><!-- x", "1:10", "not terminated"), ("<a><?p x", "1:9", "PI p"), ("<a><? p?></a>", "1:6", "name"),
    ("<a><?p'x'?></a>", "1:7", "space"), ("<a><?XML x?></a>", "1:9", "PI name"),
    ("<![CDATA[x]]><a/>", "1:2", "element name"), (" <?xml version='1.0'?><a/>", "1:7", "start"),
    ("<?xml encoding='utf-8'?><a/>", "1:7", "version"), ("<?xml version='3.0'?><a/>", "1:20", "'3.0'"),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "1:33", "standalone"),
    ("<?xml version='1.0' x='y'?><a/>", "1:21", "'?>'"), ("<!DOCTYPE a", "1:12", "DOCTYPE"),
    ("<a>\u{1}</a>", "1:4", "Char value 1"),
  ]

  @Test(arguments: elements + attributes + references + others)
  func refuses(_ text: String, _ expected: String, _ word: String) {
    let error = #expect(throws: FormatError.self) { try Document(xml: Array(text.utf8)) }
    let place = place(error)
    #expect(place.hasPrefix("\(expected): "), "\(place)")
    #expect(place.contains(word), "\(place)")
  }

  @Test(
    arguments: [
      ("<a", [0xFF], "></a>"), ("<a>é", [0xFF], "</a>"), ("<a><!-- é", [0xFF], " --></a>"),
      ("<a b", [0xC3], "='1'/>"), ("<a b='", [0xED, 0xA0, 0x80], "'/>"), ("<a><?p ", [0xFE], "?></a>"),
      ("<a>", [0xC0, 0x80], "</a>"), ("<a>é", [0], "</a>"), ("<a>", [0xEF, 0xBF, 0xBE], "</a>"),
      ("<a></a", [0x80], ">"), ("<a><![CDATA[", [0xFF], "]]></a>"), ("<!DOCTYPE ", [0xFF], "><a/>"),
    ] as [(String, [UInt8], String)])
  func refusesWhatIsNotText(_ before: String, _ bytes: [UInt8], _ after: String) {
    let error = #expect(throws: FormatError.self) {
      try Document(xml: Array(before.utf8) + bytes + Array(after.utf8))
    }
    #expect(error?.position?.line == 1)
    #expect(error.map { !$0.message.contains("\n") && !$0.message.isEmpty } == true)
  }

  @Test func namesEncodingsThatAreUnknown() {
    let error = #expect(throws: FormatError.self) {
      try Document(xml: Array("<?xml version='1.0' encoding='foo'?><a/>".utf8))
    }
    #expect(error?.kind == .encoding)
    #expect(place(error).contains("foo"))
  }

  @Test func refusesBrokenUTF16() {
    let units: [UInt16] = [0xFEFF] + Array("<a>x".utf16) + [0xD800] + Array("</a>".utf16)
    let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let error = #expect(throws: FormatError.self) { try Document(xml: bytes) }
    #expect(error?.kind == .encoding)
    #expect(throws: FormatError.self) { try Document(xml: [0xFF, 0xFE, 0x3C]) }
    #expect(throws: FormatError.self) { try Document(xml: [0, 0, 0, 0x3C, 0, 0, 0, 0x61]) }
  }

  /// A name in a message can be as long as the text, and hold what acts on a terminal.
  @Test func keepsMessagesShortAndPlain() {
    let name = "a" + String(repeating: "\u{9b}", count: 3) + String(repeating: "é", count: 20_000)
    for text in ["<\(name)></b>", "<a>&\(name);</a>", "<a \(name)='' \(name)=''/>", "<a b='\u{202e}"] {
      let error = #expect(throws: FormatError.self) { try Document(xml: Array(text.utf8)) }
      #expect(error.map { $0.message.count < 300 && !$0.message.isEmpty } == true)
      #expect(error?.message.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{9b}" } == false)
    }
  }
}
