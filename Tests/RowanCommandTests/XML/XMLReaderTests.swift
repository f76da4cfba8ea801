import CLibXML2
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
          documentType DOCTYPE = r
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

  /// Declarations of namespaces come before other attributes, wherever they are written.
  @Test func showsNamespacesFirst() throws {
    #expect(
      try picture(#"<a k="1" xmlns="urn:a&amp;b" l="2"/>"#) == """
        element a (3)
          attribute xmlns = urn:a&b
          attribute k = 1
          attribute l = 2
        """)
  }

  @Test func showsEntitiesOfTheDocumentAsWritten() throws {
    let text = """
      <!DOCTYPE a [<!ENTITY e 'in<i>n</i>er'> <!ENTITY f SYSTEM 'file:///etc/passwd'>
      <!ENTITY g PUBLIC 'p' 's'><!ENTITY % p SYSTEM 'http://example.invalid/x'> %p; <!-- ]> ' -->
      <!ATTLIST a d CDATA 'default&e;'>]>
      <a k='x&e;y&nbsp;&amp;e;&#38;e;'>A&e;B&f;C&undeclared;D<!-- &e; --><![CDATA[&e;]]><b k='&e;'>&e;</b></a>
      """
    #expect(
      try picture(text) == """
        documentType DOCTYPE = a (5)
          entity e = in<i>n</i>er
          entity f = SYSTEM "file:///etc/passwd"
          entity g = PUBLIC "p" "s"
          entity %p = SYSTEM "http://example.invalid/x"
          comment =  ]> '\(" ")
        element a (5)
          attribute k = x&e;y&nbsp;&e;&e;
          text = A&e;B&f;C&undeclared;D
          comment =  &e;\(" ")
          cdata = &e;
          element b = &e; (1)
            attribute k = &e;
        """)
  }

  /// Entities that only a document type elsewhere declares, which is never read.
  @Test(arguments: ["PUBLIC 'p' 'http://example.invalid/x'", "SYSTEM 's'", ""])
  func showsEntitiesFromElsewhereAsWritten(_ external: String) throws {
    let shown = external.replacingOccurrences(of: "'", with: "\"")
    #expect(
      try picture("<!DOCTYPE r \(external)><r><i t='p&nbsp;q'/>x&nbsp;z</r>") == """
        documentType DOCTYPE = r\(external.isEmpty ? "" : " \(shown)")
        element r (2)
          element i (1)
            attribute t = p&nbsp;q
          text = x&nbsp;z
        """)
  }

  /// A few lines that would stand for thousands of millions of characters: in texts, in values, and in what
  /// declarations hold.
  @Test func expandsNoEntities() throws {
    var text = "<!DOCTYPE a [<!ENTITY e0 'lol'><!ENTITY % p0 'lol'><!ENTITY loop '&loop;'>"
    for level in 1...12 {
      text += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
      text += "<!ENTITY % p\(level) '" + String(repeating: "&#37;p\(level - 1);", count: 10) + "'>"
    }
    text += "<!ATTLIST a d CDATA '&e12;'> %p12; ]><a k='&e12;&loop;'>&e12;&loop;</a>"
    let document = try Document(xml: Array(text.utf8))
    let element = try #require((0..<document.count).first { document.kind($0) == .element })
    #expect(document.value(element) == "&e12;&loop;")
    #expect(document.value(element + 1) == "&e12;&loop;")
    #expect(document.count == element + 2)
  }

  @Test func loadsNothingFromOutside() throws {
    let name = "rowan-\(UUID().uuidString).dtd"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data("<!ATTLIST a k CDATA 'from outside'><!ENTITY e 'from outside'>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let url = file.absoluteString
    let text = """
      <!DOCTYPE a SYSTEM '\(url)' [<!ENTITY % p SYSTEM '\(url)'> %p; <!ENTITY f SYSTEM '\(url)'>]>
      <a>&e;&f;</a>
      """
    let document = try Document(xml: Array(text.utf8))
    #expect(document.picture.split(separator: "\n").last == "element a = &e;&f;")
  }

  /// Where libxml2 keeps its functions and the fields of a parser is what this program believes.
  @Test func agreesWithTheLibraryAboutItsCallbacks() {
    var callbacks = XMLParserCallbacks()
    #expect(xmlSAXVersion(&callbacks, 2) == 0)
    #expect(callbacks.initialized == XMLParserCallbacksVersion2)
    #expect(callbacks.startElementNs != nil && callbacks.endElementNs != nil && callbacks.serror == nil)
    #expect(callbacks.reserved == nil && callbacks.internalSubset != nil && callbacks.externalSubset != nil)
    let context = UnsafeMutableRawPointer(bitPattern: 64)
    let parser = xmlCreatePushParserCtxt(&callbacks, context, nil, 0, nil)
    defer { xmlFreeParserCtxt(parser) }
    #expect(parser?.pointee.context == context)
    #expect(parser?.pointee.callbacks != nil && parser?.pointee.document == nil)
    // Two pairs that the library fills with one function each.
    let addresses = withUnsafeBytes(of: callbacks) { Array($0.bindMemory(to: UInt.self)) }
    func address(_ field: PartialKeyPath<XMLParserCallbacks>) -> UInt? {
      MemoryLayout<XMLParserCallbacks>.offset(of: field).map { addresses[$0 / MemoryLayout<UInt>.size] }
    }
    #expect(address(\.characters) == address(\.ignorableWhitespace))
    #expect(address(\.error) == address(\.fatalError) && address(\.error) != address(\.warning))
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
    #expect(try picture("\u{FEFF}<?xml version='1.0' encoding='utf-8'?><a>é</a>") == "element a = é")
  }

  /// Many attributes are read, and none twice.
  @Test(arguments: [1, 2, 100, 10_000]) func readsManyAttributes(_ count: Int) throws {
    let attributes = (0..<count).map { " k\($0)='\($0)'" }.joined()
    let document = try Document(xml: Array("<a\(attributes)/>".utf8))
    #expect(document.childCount(0) == count)
    #expect(document.name(count) == "k\(count - 1)")
    for repeated in [0, count / 2, count - 1] {
      let error = #expect(throws: FormatError.self) {
        try Document(xml: Array("<a\(attributes) k\(repeated)=''/>".utf8))
      }
      #expect(error?.message == "Attribute k\(repeated) redefined")
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
