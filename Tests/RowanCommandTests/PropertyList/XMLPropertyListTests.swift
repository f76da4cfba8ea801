import Testing

@testable import RowanCommand

/// Property lists in XML.
@Suite struct XMLPropertyListTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func picture(_ text: String) throws -> String {
    let document = try Document(propertyList: Array(text.utf8))
    #expect(document.inconsistency == nil)
    return document.picture
  }

  @Test func readsEveryKindOfValue() throws {
    let text =
      Self.head + """
        <dict>
          <key>z</key><true/> <key>off</key><false></false>
          <key>one</key><integer>1</integer> <key>minus</key><integer>-5</integer>
          <key>big</key><integer>18446744073709551615</integer>
          <key>real</key><real>1</real> <key>half</key><real>0.5</real>
          <key>when</key><date>2020-01-02T03:04:05Z</date>
          <key>data</key><data> aGVs
            bG8= </data> <key>none</key><data></data>
          <key>a</key><string>x &amp; y</string>
          <key>list</key><array><string>b</string><dict/><array/></array>
        </dict></plist>
        """
    #expect(
      try picture(text) == """
        dictionary (12)
          bool z = true
          bool off = false
          number one = 1
          number minus = -5
          number big = 18446744073709551615
          number real = 1
          number half = 0.5
          date when = 2020-01-02T03:04:05Z
          data data = 5 bytes: 68656c6c6f
          data none = 0 bytes
          string a = x & y
          array list (3)
            string 0 = b
            dictionary 1
            array 2
        """)
  }

  @Test func keepsWhatIsWritten() throws {
    #expect(
      try picture("<plist><string> a <![CDATA[<b>]]>&#233;<!-- c --> d </string></plist>")
        == "string =  a <b>é d ")
    #expect(
      try picture(
        "<array><integer> 0xFF </integer><real>nan</real><real>1e3</real><integer>+7</integer></array>")
          == """
          array (4)
            number 0 = 0xFF
            number 1 = nan
            number 2 = 1e3
            number 3 = +7
          """)
    #expect(
      try picture("<dict><key>k</key><true/><key></key><string/><key>k</key><false/></dict>")
        == "dictionary (3)\n  bool k = true\n  string  = \n  bool k = false")
    #expect(
      try picture("<dict><key>CF$UID</key><integer>3</integer></dict>")
        == "dictionary (1)\n  number CF$UID = 3")
  }

  @Test func readsListsNestedDeeply() throws {
    let depth = 100_000
    let text = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let document = try Document(propertyList: Array((Self.head + text + "</plist>").utf8))
    #expect(document.count == depth)
    #expect(document.level(depth - 1) == depth - 1)
  }

  @Test(arguments: [
    ("<dict>\n<key>b</key></dict>", "5:20: the key 'b' has no value"),
    ("<dict><key>é</key><key>c</key></dict>", "4:23: the key 'é' has no value"),
    ("<dict><true/></dict>", "4:12: expected <key> before a value in a <dict>, found <true>"),
    ("<array><key>a</key></array>", "4:12: <key> must stand in a <dict>"),
    ("<key>a</key>", "4:5: <key> must stand in a <dict>"),
    ("<array>\n <foo/></array>", "5:6: <foo> is no element of a property list"),
    ("<string><b/></string>", "4:11: <b> is no element of a property list"),
    ("<string><true/></string>", "4:14: <true> must not stand in <string>"),
    ("<array>é</array>", "4:9: a text must stand in <string> or another element for a value"),
    ("<array> <![CDATA[x]]></array>", "4:18: a text must stand in <string> or another element for a value"),
    ("<true/><false/>", "4:14: a second value, where there must be one"),
    ("<array/><plist/>", "4:15: <plist> must be the first element"),
    ("<true>x</true>", "4:15: <true> must be empty"),
    ("<integer>abc</integer>", "4:23: 'abc' cannot stand in <integer>"),
    ("<integer></integer>", "4:20: '' cannot stand in <integer>"),
    ("<integer>0x</integer>", "4:22: '0x' cannot stand in <integer>"),
    ("<integer>1.5</integer>", "4:23: '1.5' cannot stand in <integer>"),
    ("<integer>-</integer>", "4:21: '-' cannot stand in <integer>"),
    ("<real>1,5</real>", "4:17: '1,5' cannot stand in <real>"),
    ("<date>yesterday</date>", "4:23: 'yesterday' cannot stand in <date>"),
    ("<date>2020-01-02T03:04:05</date>", "4:33: '2020-01-02T03:04:05' cannot stand in <date>"),
    ("<data>a</data>", "4:15: the text of <data> is not Base64"),
    ("<data>aGV*bG8=</data>", "4:22: the text of <data> is not Base64"),
    ("<string>&e;</string>", "4:12: the entity '&e;' is not one of a property list"),
    ("", "4:9: the property list holds nothing"),
  ]) func refuses(_ text: String, _ expected: String) {
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: Array((Self.head + text + "</plist>").utf8))
    }
    #expect(place(error) == expected)
  }
}
