import Testing

@testable import RowanCommand

/// What is not well-formed XML, with the place and the words of each error.
@Suite struct XMLErrorTests {
  static let elements: [(String, String)] = [
    ("", "1:1: expected an element, found the end of the text"),
    (" \n ", "2:2: expected an element, found the end of the text"),
    ("<!-- c -->", "1:11: expected an element, found the end of the text"),
    ("x", "1:1: expected an element, found 'x'"),
    ("{\"a\":1}", "1:1: expected an element, found '{'"),
    ("&amp;<a/>", "1:1: expected an element, found '&'"),
    ("<a>", "1:4: expected </a>, found the end of the text"),
    ("<a>\n<b>text", "2:8: expected </b>, found the end of the text"),
    ("<a><b></a>", "1:7: expected </b>, found </a>"),
    ("<a>\n<b>\nähä</c></b></a>", "3:4: expected </b>, found </c>"),
    ("<a></A>", "1:4: expected </a>, found </A>"),
    ("</a>", "1:1: </a> ends no element"),
    ("<a></a></a>", "1:8: </a> ends no element"),
    ("<a/><b/>", "1:5: a second element at the top, where there must be one"),
    ("<a/>junk", "1:5: expected nothing but comments after the first element, found 'j'"),
    ("<a", "1:3: expected '>' at the end of a tag, found the end of the text"),
    ("<a></a", "1:7: expected '>' at the end of a tag, found the end of the text"),
    ("<a></a b>", "1:8: expected '>' at the end of a tag, found 'b'"),
    ("<a/ >", "1:3: expected an attribute, '>' or '/>', found '/'"),
    ("< a/>", "1:2: expected the name of an element after '<', found ' '"),
    ("<a><1/></a>", "1:5: expected the name of an element after '<', found '1'"),
    ("<a></ a>", "1:6: expected the name of an element after '</', found ' '"),
    ("<a\u{d7}/>", "1:3: expected an attribute, '>' or '/>', found '\u{d7}'"),
    ("<a><!b></a>", "1:4: expected '<!--', '<![CDATA[' or '<!DOCTYPE'"),
  ]

  static let attributes: [(String, String)] = [
    ("<a b=1/>", "1:6: expected a quote before the value of an attribute, found '1'"),
    ("<a b='1", "1:8: expected a quote after the value of an attribute, found the end of the text"),
    ("<a b/>", "1:5: expected '=' after the name of an attribute, found '/'"),
    ("<a b", "1:5: expected '=' after the name of an attribute, found the end of the text"),
    ("<a b='1'c='2'/>", "1:9: expected white space before an attribute, found 'c'"),
    ("<a b='1' c='' b='2'/>", "1:15: the element has the attribute 'b' twice"),
    ("<a b='<'/>", "1:7: '<' must be written as &lt; in the value of an attribute"),
    ("<a 'b'/>", "1:4: expected an attribute, '>' or '/>', found \"'\""),
    ("<a =''/>", "1:4: expected an attribute, '>' or '/>', found '='"),
  ]

  static let references: [(String, String)] = [
    ("<a>é & x</a>", "1:7: expected the name of an entity after '&', found ' '"),
    ("<a>é &x</a>", "1:8: expected ';' after the name of an entity, found '<'"),
    ("<a>é &x;</a>", "1:6: the entity '&x;' is not declared"),
    ("<a b='&nbsp;'/>", "1:7: the entity '&nbsp;' is not declared"),
    ("<a b='&amp'/>", "1:11: expected ';' after the name of an entity, found \"'\""),
    ("<a>&#0;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#xD800;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#x110000;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#99999999999999999999;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#x;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#a;</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
    ("<a>&#65</a>", "1:4: expected a reference to a character, such as &#233; or &#xE9;"),
  ]

  static let others: [(String, String)] = [
    ("<a>x]]>y</a>", "1:5: ']]>' must be written as ]]&gt; in a text"),
    ("<a><!-- -- --></a>", "1:9: '--' must not stand in a comment"),
    ("<a><!-- ---></a>", "1:9: '--' must not stand in a comment"),
    ("<a><!-- x", "1:10: expected '-->' after a comment, found the end of the text"),
    ("<a><!-- x --", "1:11: '--' must not stand in a comment"),
    ("<a><!-->", "1:9: expected '-->' after a comment, found the end of the text"),
    ("<a><?p x", "1:9: expected '?>' after a processing instruction, found the end of the text"),
    ("<a><? p?></a>", "1:6: expected a name after '<?', found ' '"),
    ("<a><?p'x'?></a>", "1:7: expected white space after the name of a processing instruction, found \"'\""),
    ("<a><?XML x?></a>", "1:4: an XML declaration may only stand at the very start of the text"),
    ("<a><![CDATA[ x", "1:15: expected ']]>' after a CDATA section, found the end of the text"),
    ("<![CDATA[x]]><a/>", "1:1: a CDATA section must stand within an element"),
    (" <?xml version='1.0'?><a/>", "1:2: an XML declaration may only stand at the very start of the text"),
    ("<?xml?><a/>", "1:6: expected version= in the XML declaration, found '?'"),
    ("<?xml encoding='utf-8'?><a/>", "1:6: expected version= in the XML declaration, found ' '"),
    ("<?xml version=1.0?><a/>", "1:15: expected a quote after version=, found '1'"),
    ("<?xml version='1.0?><a/>", "1:15: the value of version has no quote at its end"),
    ("<?xml version='3.0'?><a/>", "1:16: expected a version 1.0 of XML, found '3.0'"),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "1:33: expected yes or no, found 'maybe'"),
    ("<?xml version='1.0' x='y'?><a/>", "1:21: expected '?>' after the XML declaration, found 'x'"),
    ("<?xml version='1.0'?>", "1:22: expected an element, found the end of the text"),
    ("<!DOCTYPE a", "1:1: the document type has no '>' at its end"),
    ("<!DOCTYPE a [ > ", "1:1: the document type has no '>' at its end"),
    ("<!DOCTYPE a '> ", "1:1: the document type has no '>' at its end"),
    ("<!DOCTYPE><a/>", "1:10: expected white space after <!DOCTYPE, found '>'"),
    ("<a/><!DOCTYPE a>", "1:5: a document type must stand once, before the first element"),
    ("<!DOCTYPE a><!DOCTYPE a><a/>", "1:13: a document type must stand once, before the first element"),
    ("<!DOCTYPE é [\n]><a>é&nbsp;&nbsp;\n&nbsp;é&nbsp;</b></a>", "3:14: expected </a>, found </b>"),
    ("<a>\u{1}</a>", #"1:4: the character '\x01' is not allowed in XML"#),
    ("<a>é\0</a>", #"1:5: the character '\0' is not allowed in XML"#),
    ("<a>\u{FFFE}</a>", "1:4: the character '\u{FFFE}' is not allowed in XML"),
    (
      "<?xml version='1.0' encoding='f\u{202e}oo'?><a/>",
      #"1:21: the encoding 'f\u{202e}oo' is not supported"#
    ),
    ("<a></\u{2028}>", #"1:6: expected the name of an element after '</', found '\u{2028}'"#),
  ]

  @Test(arguments: elements + attributes + references + others)
  func refuses(_ text: String, _ expected: String) {
    let error = #expect(throws: FormatError.self) { try Document(xml: Array(text.utf8)) }
    #expect(place(error) == expected)
  }

  @Test(
    arguments: [
      ("<a", [0xFF], "></a>", 3), ("<a><!-- é", [0xFF], " --></a>", 10), ("<a b", [0xC3], "='1'/>", 5),
      ("<a b='", [0xED, 0xA0, 0x80], "'/>", 7), ("<a><?p ", [0xFE], "?></a>", 8),
      ("<a>", [0xC0, 0x80], "</a>", 4),
    ] as [(String, [UInt8], String, Int)])
  func refusesWhatIsNotUTF8(_ before: String, _ bytes: [UInt8], _ after: String, _ column: Int) {
    let error = #expect(throws: FormatError.self) {
      try Document(xml: Array(before.utf8) + bytes + Array(after.utf8))
    }
    #expect(error?.kind == .encoding)
    #expect(error?.position == TextPosition(line: 1, column: column))
  }

  @Test func refusesBrokenUTF16() {
    let units: [UInt16] = [0xFEFF] + Array("<a>x".utf16) + [0xD800] + Array("</a>".utf16)
    let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let error = #expect(throws: FormatError.self) { try Document(xml: bytes) }
    #expect(place(error) == "1:5: the text is not UTF-16 here")
    #expect(throws: FormatError.self) { try Document(xml: [0xFF, 0xFE, 0x3C]) }
    #expect(throws: FormatError.self) { try Document(xml: [0, 0, 0, 0x3C, 0, 0, 0, 0x61]) }
  }
}
