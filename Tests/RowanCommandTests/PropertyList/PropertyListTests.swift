import Foundation
import Testing

@testable import RowanCommand

/// Property lists in their three forms.
@Suite struct PropertyListTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func picture(_ bytes: [UInt8]) throws -> String {
    let document = try Document(propertyList: bytes)
    #expect(document.inconsistency == nil)
    return document.picture
  }

  private func picture(_ text: String) throws -> String {
    try picture(Array(text.utf8))
  }

  @Test func readsXML() throws {
    let text =
      Self.head + """
        <dict>
          <key>z</key><true/> <key>off</key><false/>
          <key>one</key><integer>1</integer> <key>minus</key><integer>-5</integer>
          <key>big</key><integer>18446744073709551615</integer>
          <key>real</key><real>1</real> <key>half</key><real>0.5</real>
          <key>when</key><date>2020-01-02T03:04:05Z</date>
          <key>data</key><data>aGVsbG8=</data> <key>none</key><data></data>
          <key>a</key><string>x &amp; y</string>
          <key>list</key><array><string>b</string><dict/><array/></array>
        </dict></plist>
        """
    #expect(
      try picture(text) == """
        dictionary (12)
          string a = x & y
          number big = 18446744073709551615
          data data = 5 bytes: 68656c6c6f
          number half = 0.5
          array list (3)
            string 0 = b
            dictionary 1
            array 2
          number minus = -5
          data none = 0 bytes
          bool off = false
          number one = 1
          number real = 1.0
          date when = 2020-01-02T03:04:05Z
          bool z = true
        """)
  }

  @Test func readsTheOldStyle() throws {
    #expect(
      try picture(#"{ a = 1; b = (x, "y z", <0fbd77>); /* c */ "q" = { c = d; }; }"#) == """
        dictionary (3)
          string a = 1
          array b (3)
            string 0 = x
            string 1 = y z
            data 2 = 3 bytes: 0fbd77
          dictionary q (1)
            string c = d
        """)
    #expect(
      try picture("\"key\" = \"value\";\n// comment\nother = \"\\n\";\n")
        == "dictionary (2)\n  string key = value\n  string other = \\n")
  }

  @Test func readsBinary() throws {
    let list: [String: Any] = [
      "on": true, "one": 1, "real": 2.0, "text": "é", "data": Data(repeating: 0xAB, count: 20),
      "when": Date(timeIntervalSinceReferenceDate: 0.5), "list": [0, "x"] as [Any],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(
      try picture(Array(data)) == """
        dictionary (7)
          data data = 20 bytes: abababababababababababababababab…
          array list (2)
            number 0 = 0
            string 1 = x
          bool on = true
          number one = 1
          number real = 2.0
          string text = é
          date when = 2001-01-01T00:00:00.500Z
        """)
  }

  @Test func readsWhatOnlyBinaryListsHold() throws {
    let list = BinaryPropertyList.bytes([
      [0xA7, 1, 2, 3, 4, 5, 6, 7], [0x80, 7], [0x00], [0x22, 0x3F, 0x80, 0, 0], [0xD1, 8, 8],
      BinaryPropertyList.date(.nan), BinaryPropertyList.date(1e300), BinaryPropertyList.date(-1e11), [0x09],
    ])
    #expect(
      try picture(list) == """
        array (7)
          uid 0 = 7
          null 1 = null
          number 2 = 1.0
          dictionary 3 (1)
            bool true = true
          date 4 = nan s after 2001-01-01T00:00:00Z
          date 5 = 1e+300 s after 2001-01-01T00:00:00Z
          date 6 = -1168-02-27T14:13:20Z
        """)
  }

  @Test func answersPointers() throws {
    let document = try Document(propertyList: Array("{ \"a/b\" = (x, y); }".utf8))
    #expect((0..<document.count).map { document.pointer($0) } == ["", "/a~1b", "/a~1b/0", "/a~1b/1"])
  }

  @Test(arguments: [
    ("", "1:1: expected a property list, found nothing"),
    ("{\n a = 1;\n b = \n}", "4:-: not a property list: unexpected character '}'"),
    ("(a,\n b", "2:-: not a property list: expected ',' for array"),
    (
      head + "<dict>\n<key>b</key></dict></plist>",
      "5:-: not a property list: value missing for key inside <dict>"
    ),
    (
      head + "<dict><key>b</key><foo/></dict></plist>",
      "4:-: not a property list: encountered unknown tag foo"
    ),
    (head + "<date>abc</date></plist>", "4:-: not a property list: could not interpret <date>"),
    (head + "<dict><key>é</key>", "4:19: expected </dict>, found the end of the text"),
    (head + "<array><true/></dict></plist>", "4:15: expected </array>, found </dict>"),
    ("bplist00", "-: the binary property list is damaged"),
    ("bplist00" + String(repeating: "x", count: 100), "-: the binary property list is damaged"),
  ]) func refuses(_ text: String, _ expected: String) {
    let error = #expect(throws: FormatError.self) { try Document(propertyList: Array(text.utf8)) }
    #expect(place(error) == expected)
  }

  /// Foundation stops at 512 levels; here that is an error as any other.
  @Test(arguments: [("<array>", "</array>"), ("(", ")")]) func refusesNestingThatFoundationRefuses(
    _ open: String, _ close: String
  ) {
    let text = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
    let head = open == "(" ? "" : Self.head
    let foot = open == "(" ? "" : "</plist>"
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: Array((head + text + foot).utf8))
    }
    #expect(error?.kind == .syntax)
  }

  /// Forty objects that stand for three to the power of forty.
  @Test func refusesListsThatRepeatThemselves() {
    var objects = (1...40).map { (next: UInt8) -> [UInt8] in [0xA3, next, next, next] }
    objects.append([0x09])
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: BinaryPropertyList.bytes(objects))
    }
    #expect(error?.kind == .tooLarge)
  }

  @Test(
    arguments: [
      [[0xA1, 0]], [[0xA1, 1], [0xA1, 0]], [[0xA1, 77]], [[0xAF, 0x10, 0xFF]],
      [[0xAF, 0x13, 0xFF, 0xFF, 0xFF]],
      [[0xAF, 0x20]], [[0xDF, 0x10, 0x7F]],
    ] as [[[UInt8]]]) func refusesDamage(_ objects: [[UInt8]])
  {
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: BinaryPropertyList.bytes(objects))
    }
    #expect(error?.kind == .syntax)
  }

  /// The count that guards Foundation is the count of what Foundation then makes.
  @Test func countsWhatABinaryListStandsFor() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let list = randomList(3, &generator)
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      let document = try Document(propertyList: Array(data))
      let keys = (0..<document.count).count { document.name($0) != nil }
      let count = BinaryPropertyListSize(Array(data))?.nodeCount(limit: .max / 2)
      #expect(count == document.count + keys)
    }
  }

  private func randomList(_ depth: Int, _ generator: inout SeededGenerator) -> Any {
    let count = Int.random(in: 0...20, using: &generator)
    switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &generator) {
    case 0: return count
    case 1: return "text \(count)"
    case 2: return (0..<count).map { _ in randomList(depth - 1, &generator) }
    default:
      return Dictionary(
        uniqueKeysWithValues: (0..<count).map { ("\($0)", randomList(depth - 1, &generator)) })
    }
  }

  /// Whatever is changed, there is a tree that fits together or an error.
  @Test(arguments: [UInt64(1), 2]) func survivesChangedLists(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let list: [String: Any] = [
      "on": true, "one": 1, "list": [2.5, "é", Date(timeIntervalSince1970: 0), Data([1, 2])] as [Any],
      "d": ["k": "v"],
    ]
    let old = Array("{ a = \"\\U00e9\"; b = (x, <0f bd>, { c = d; }); /* c */ }".utf8)
    let samples =
      try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
        Array(try PropertyListSerialization.data(fromPropertyList: list, format: $0, options: 0))
      } + [old]
    var accepted = 0
    for round in 0..<3000 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: bytes.remove(at: place)
        }
      }
      if let document = try? Document(propertyList: bytes) {
        accepted += 1
        #expect(document.inconsistency == nil, "seed \(seed), round \(round): \(DisplayText.escaped(bytes))")
      }
    }
    #expect(accepted > 100 && accepted < 2900, "the changes must leave some lists whole and break others")
  }
}
