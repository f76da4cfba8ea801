import Foundation
import Testing

@testable import RowanCommand

/// XML as a tree that can be read.
@Suite struct XMLReaderTests {
  private func picture(_ text: String) throws -> String {
    try picture(Array(text.utf8))
  }

  private func picture(_ bytes: [UInt8]) throws -> String {
    let document = try Document(xml: bytes)
    #expect(document.inconsistency == nil)
    return document.picture
  }

  @Test func showsAttributesAsTheFirstChildrenInTheirOrder() throws {
    #expect(
      try picture(#"<m z="1" a='2' k = "x > y"><b id="3"/></m>"#) == """
        element m (4)
          attribute z = 1
          attribute a = 2
          attribute k = x > y
          element b (1)
            attribute id = 3
        """)
  }

  @Test func givesAnElementTheTextThatIsAllItHolds() throws {
    #expect(
      try picture("<r>\n  <t>\n    only text\n  </t>\n  <u k='v'>text</u>\n  <w>  </w>\n  <e></e>\n</r>")
        == """
        element r (4)
          element t = only text
          element u = text (1)
            attribute k = v
          element w
          element e
        """)
  }

  @Test func keepsMixedContentApart() throws {
    #expect(
      try picture("<p>one <b>two</b> three<br/>\n four </p>") == """
        element p (5)
          text = one
          element b = two
          text = three
          element br
          text = four
        """)
  }

  @Test func showsEverythingElseThatIsWritten() throws {
    #expect(
      try picture(
        "<?xml version='1.0'?><!-- a --><?style href='x'?><!DOCTYPE r [ <!ELEMENT r ANY> ]><!--b--><r><!-- c "
          + "--><![CDATA[ <x> & ]]>t<?p?></r><!--d-->\n") == """
          comment =  a\(" ")
          processingInstruction style = href='x'
          documentType DOCTYPE = r [ <!ELEMENT r ANY> ]
          comment = b
          element r (4)
            comment =  c\(" ")
            cdata =  <x> &\(" ")
            text = t
            processingInstruction p
          comment = d
          """)
  }

  @Test func showsNamesAsWritten() throws {
    #expect(
      try picture(#"<s:a xmlns:s="urn:s" xmlns="urn:d" s:k="1" k="2"><b/><é ü='x'/></s:a>"#) == """
        element s:a (6)
          attribute xmlns:s = urn:s
          attribute xmlns = urn:d
          attribute s:k = 1
          attribute k = 2
          element b
          element é (1)
            attribute ü = x
        """)
    // No declaration of the prefix: to be shown, not to be refused.
    #expect(try picture("<a:b c:d='1'/>") == "element a:b (1)\n  attribute c:d = 1")
  }

  @Test func decodesReferences() throws {
    #expect(
      try picture("<a k='&lt;&quot;&#10;&#x41;&apos;'>&lt;b&gt; &amp;amp; &#233;&#x1F600;</a>")
        == "element a = <b> &amp; é😀 (1)\n  attribute k = <\"\\nA'")
  }

  @Test func showsEntitiesOfTheDocumentAsWritten() throws {
    let text = """
      <!DOCTYPE a [<!ENTITY e 'in<i>n</i>er'> <!ENTITY f SYSTEM 'file:///etc/passwd'>
      <!ENTITY % p SYSTEM 'http://example.invalid/x'> %p; <!-- ]> ' -->]>
      <a k='x&e;y&nbsp;'>A&e;B&f;C&undeclared;D<!-- &e; --><![CDATA[&e;]]></a>
      """
    let picture = try picture(text)
    #expect(
      picture.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        element a (4)
          attribute k = x&e;y&nbsp;
          text = A&e;B&f;C&undeclared;D
          comment =  &e;\(" ")
          cdata = &e;
        """)
  }

  /// A few lines that would stand for thousands of millions of characters.
  @Test func expandsNoEntities() throws {
    var text = "<!DOCTYPE a [<!ENTITY e0 'lol'>"
    for level in 1...12 {
      text += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
    }
    text += "]><a>&e12;</a>"
    let document = try Document(xml: Array(text.utf8))
    #expect(document.value(1) == "&e12;")
  }

  @Test func loadsNothingFromOutside() throws {
    let name = "rowan-\(UUID().uuidString).dtd"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data("<!ATTLIST a k CDATA 'from outside'><!ENTITY e 'from outside'>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "<!DOCTYPE a SYSTEM '\(file.absoluteString)' [<!ATTLIST a d CDATA 'default'>]><a>&e;</a>"
    let document = try Document(xml: Array(text.utf8))
    #expect(document.picture.split(separator: "\n").last == "element a = &e;")
  }

  @Test func escapesHostileTextForDisplay() throws {
    #expect(
      try picture("<a k='&#x202E;x'>\u{85}\u{9b}31m&#x2028;</a>")
        == #"element a = \u{85}\u{9b}31m\u{2028} (1)"# + "\n" + #"  attribute k = \u{202e}x"#)
  }

  @Test func normalisesTheEndsOfLines() throws {
    #expect(try picture("<a>x\r\ny\rz</a>\r\n") == #"element a = x\ny\nz"#)
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .isoLatin1, .windowsCP1252, .isoLatin2, .utf8,
  ]) func readsOtherEncodings(_ encoding: String.Encoding) throws {
    let names: [String.Encoding: String] = [
      .isoLatin1: "ISO-8859-1", .windowsCP1252: "windows-1252", .isoLatin2: "iso-8859-2", .utf8: "utf-8",
    ]
    let text = "<?xml version=\"1.0\" encoding='\(names[encoding] ?? "UTF-16")'?><a k='ä'>öß</a>"
    let bytes = try #require(text.data(using: encoding))
    #expect(try picture(Array(bytes)) == "element a = öß (1)\n  attribute k = ä")
  }

  @Test(
    arguments: [
      ("KOI8-R", [0xC1, 0xC2], "аб"), ("iso-8859-7", [0xC1, 0xC2], "ΑΒ"), ("gb2312", [0xC4, 0xE3], "你"),
      ("GBK", [0xC4, 0xE3], "你"), ("big5", [0xC1, 0xC2], "謝"), ("euc-kr", [0xC1, 0xC2], "좌"),
      ("Shift_JIS", [0x93, 0xFA], "日"), ("iso-8859-15", [0xA4], "€"), ("windows-1251", [0xC1], "Б"),
    ] as [(String, [UInt8], String)])
  func readsEncodingsThatHaveNoName(_ encoding: String, _ bytes: [UInt8], _ text: String) throws {
    let xml = Array("<?xml version='1.0' encoding=\"\(encoding)\"?><a>".utf8) + bytes + Array("</a>".utf8)
    #expect(try picture(xml) == "element a = \(text)")
  }

  @Test func ignoresAByteOrderMark() throws {
    #expect(try picture("\u{FEFF}<a/>") == "element a")
    #expect(try picture("\u{FEFF}<?xml version='1.0' encoding='iso-8859-1'?><a>é</a>") == "element a = é")
  }

  /// Few names are compared with each other, many are looked up; both ways find what comes twice.
  @Test(arguments: [2, 15, 16, 17, 18, 50_000]) func readsManyAttributes(_ count: Int) throws {
    let attributes = (0..<count).map { " k\($0)='\($0)'" }.joined()
    let document = try Document(xml: Array("<a\(attributes)/>".utf8))
    #expect(document.childCount(0) == count)
    #expect(document.name(count) == "k\(count - 1)")
    for repeated in [0, count / 2, count - 1] {
      let error = #expect(throws: FormatError.self) {
        try Document(xml: Array("<a\(attributes) k\(repeated)=''/>".utf8))
      }
      #expect(error?.message == "the element has the attribute 'k\(repeated)' twice")
    }
  }

  @Test func readsElementsNestedDeeply() throws {
    let depth = 100_000
    let text = String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
    let document = try Document(xml: Array(text.utf8))
    #expect(document.count == depth)
    #expect(document.level(depth - 1) == depth - 1)
    #expect(document.value(depth - 1) == "x")
  }

  @Test func readsLongTexts() throws {
    let row = "<r i='é'>😀 text € \u{7ff}</r>\n"
    let rows = 50_000
    let document = try Document(xml: Array("<all>\(String(repeating: row, count: rows))</all>".utf8))
    #expect(document.count == 1 + 2 * rows)
    #expect(
      (0..<document.count).allSatisfy { document.level($0) != 1 || document.value($0) == "😀 text € \u{7ff}" })

    let long = String(repeating: "a€", count: 500_000)
    #expect(try Document(xml: Array("<a>\(long)</a>".utf8)).value(0) == long)
  }
}
