import Foundation
import Testing

@testable import RowanCommand

/// Documents as the command prints them.
@Suite struct DocumentPrintingTests {
  private func rows(_ result: CommandResult) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(result.outputBytes)) as? [[String: Any]])
  }

  static let json = #"""
    {"zeta":[1,"two \"2\"",null,true,{},[]],"id":12345678901234567890.10,"a/b":{"c~d":-0},"id":"again","":"\u001b"}
    """#

  @Test func printsJSON() async throws {
    let result = try await rowan(input: Self.json)
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.output == #"""
        {5}
        ├── zeta [6]
        │   ├── 0: 1
        │   ├── 1: "two \"2\""
        │   ├── 2: null
        │   ├── 3: true
        │   ├── 4 {}
        │   └── 5 []
        ├── id: 12345678901234567890.10
        ├── a/b {1}
        │   └── c~d: -0
        ├── id: "again"
        └── : "\x1b"

        """#)
  }

  @Test func printsJSONForMachines() async throws {
    let result = try await rowan("--json", "--depth", "1", input: Self.json)
    #expect(
      result.output == #"""
        [
        {"level":0,"path":"","kind":"object","children":5,"expanded":true},
        {"level":1,"path":"/zeta","kind":"array","name":"zeta","children":6,"expanded":false},
        {"level":1,"path":"/id","kind":"number","name":"id","value":"12345678901234567890.10"},
        {"level":1,"path":"/a~1b","kind":"object","name":"a/b","children":1,"expanded":false},
        {"level":1,"path":"/id","kind":"string","name":"id","value":"again"},
        {"level":1,"path":"/","kind":"string","name":"","value":"\u001b"}
        ]

        """#)
    let all = try rows(await rowan("--json", input: Self.json))
    #expect(all.count == 13)
    #expect(all[2]["path"] as? String == "/zeta/0" && all[2]["index"] as? Int == 0 && all[2]["name"] == nil)
    #expect(all[10]["path"] as? String == "/a~1b/c~0d")
    #expect(try rows(await rowan("--json", "--filter", "nowhere", input: Self.json)).isEmpty)
  }

  @Test func filtersNamesAndValues() async throws {
    #expect(
      try await rowan("--filter", "TWO", input: Self.json).output == #"""
        {5}
        └── zeta [6]
            └── 1: "two \"2\""

        """#)
    #expect(try await rowan("-f", "ID", input: Self.json).lines.count == 3)
    #expect(try await rowan("-f", "zeta", "-d", "0", input: Self.json).lines == ["{5}"])
  }

  @Test func sortsKeysAndLeavesArraysAlone() async throws {
    let result = try await rowan("--sort=name", input: #"{"k10":[3,1,2],"K2":{"b":1,"a":2},"k1":0}"#)
    #expect(
      result.output == """
        {3}
        ├── k1: 0
        ├── K2 {2}
        │   ├── a: 2
        │   └── b: 1
        └── k10 [3]
            ├── 0: 3
            ├── 1: 1
            └── 2: 2

        """)
    for (key, what) in [("size", "a size"), ("modified", "a date")] {
      let refused = try await rowan("--sort", key, input: "{}")
      #expect(refused.status == 2 && refused.output == "")
      #expect(
        refused.error == "rowan: --sort \(key) is for folders: nothing else here has \(what); "
          + "'rowan --help' lists the options\n")
    }
  }

  static let xml = """
    <?xml version="1.0"?><!DOCTYPE r [<!ENTITY e "x">]>
    <r z="1" a="&e;"><t>one</t><t>two<!-- c --></t><?p q?>mixed "text"<![CDATA[<&>]]><s:u/></r>
    """

  @Test func printsXML() async throws {
    let result = try await rowan(input: Self.xml)
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.output == #"""
        <!DOCTYPE r>
        └── &e: x
        r
        ├── @z: 1
        ├── @a: &e;
        ├── t: one
        ├── t
        │   ├── "two"
        │   └── <!-- c -->
        ├── <?p q?>
        ├── "mixed \"text\""
        ├── <![CDATA[<&>]]>
        └── s:u

        """#)
    let paths = try rows(await rowan("--json", input: Self.xml)).compactMap { $0["path"] as? String }
    #expect(
      paths == [
        "/documentType()[1]", "/documentType()[1]/e[1]", "/r[1]", "/r[1]/@z", "/r[1]/@a", "/r[1]/t[1]",
        "/r[1]/t[2]",
        "/r[1]/t[2]/text()[1]", "/r[1]/t[2]/comment()[1]", "/r[1]/processingInstruction()[1]",
        "/r[1]/text()[1]",
        "/r[1]/cdata()[1]", "/r[1]/s:u[1]",
      ])
  }

  @Test func sortsXMLByTagBehindTheAttributes() async throws {
    let result = try await rowan("--sort=name", "-d1", input: Self.xml)
    #expect(
      result.output == #"""
        <!DOCTYPE r>
        └── &e: x
        r
        ├── @a: &e;
        ├── @z: 1
        ├── <?p q?>
        ├── s:u
        ├── t: one
        ├── t
        ├── "mixed \"text\""
        └── <![CDATA[<&>]]>

        """#)
  }

  @Test func printsPropertyLists() async throws {
    let list = """
      <plist version="1.0"><dict><key>b</key><true/><key>list</key><array><integer>1</integer>
      <string>x</string></array><key>d</key><date>2020-01-02T03:04:05Z</date><key>x</key><data>aGk=</data>
      </dict></plist>
      """
    let expected = """
      {4}
      ├── b: true
      ├── list [2]
      │   ├── 0: 1
      │   └── 1: "x"
      ├── d: 2020-01-02T03:04:05Z
      └── x: 2 bytes: 6869

      """
    #expect(try await rowan(input: list).output == expected)
    let object: [String: Any] = ["only": [1, "x"]]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let folder = try TemporaryFolder()
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
      try folder.addFile(Array("Some.plist".utf8), Array(data))
      let result = try await rowan(path: folder.path("Some.plist"))
      #expect(result.output == "{1}\n└── only [2]\n    ├── 0: 1\n    └── 1: \"x\"\n")
    }
    #expect(try await rowan("--format=plist", input: "{ a = (b, c); }").lines.count == 4)
  }

  @Test func printsListsOfPaths() async throws {
    let list = "src/a.c\nsrc/lib/b.c\nREADME\n./c\n/etc/\nsrc/a.h\n"
    #expect(
      try await rowan(input: list).output == """
        src/
        ├── a.c
        ├── lib/
        │   └── b.c
        └── a.h
        README
        ./
        └── c
        /
        └── etc/

        """)
    let result = try rows(await rowan("--json", input: list))
    #expect(
      result.compactMap { $0["path"] as? String } == [
        "src", "src/a.c", "src/lib", "src/lib/b.c", "src/a.h", "README", ".", "./c", "/", "/etc",
      ])
    #expect(result[0]["kind"] as? String == "folder" && result[0]["children"] as? Int == 3)
    #expect(try await rowan("-s", "name", input: "b10\nb9\na\n").output == "a\nb9\nb10\n")
    #expect(try await rowan("-s", "size", input: "a").status == 2)
  }

  @Test func printsPathsThatEndWithZero() async throws {
    let list = "a\nb/c\0{\"x\"/y\0a\nb/\u{1b}\0"
    for option in ["-0", "--null"] {
      #expect(
        try await rowan(option, input: list).output == #"""
          a\nb/
          ├── c
          └── \x1b
          {"x"/
          └── y

          """#)
    }
  }

  /// Each level costs the same, whatever is around it.
  @Test(arguments: ["[]", "{}"]) func printsAHundredThousandLevels(_ brackets: String) async throws {
    let depth = 100_000
    let start = brackets == "[]" ? "[" : "{\"k\":"
    let end = String(brackets.suffix(1))
    let text =
      String(repeating: start, count: depth - 1) + brackets + String(repeating: end, count: depth - 1)
    let all = try await rowan(input: text)
    #expect(all.status == 0 && all.lineCount == depth)
    let name = brackets == "[]" ? "0 []" : "k {}"
    #expect(all.outputBytes.suffix(18).elementsEqual("level 99999) \(name)\n".utf8))
    let some = try await rowan("--depth", "3", input: text)
    #expect(some.lines.count == 4)
    #expect(try await rowan("--depth=3", "--json", input: text).lines.count == 6)
    #expect(try await rowan("--filter", "nothing", input: text).output == "")
    #expect(try await rowan("--sort=name", "--depth=1", input: text).lines.count == 2)
  }

  @Test func printsDeepXMLAndDeepPaths() async throws {
    let depth = 100_000
    let xml = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try await rowan(input: xml).lineCount == depth)
    #expect(try await rowan(input: String(repeating: "a/", count: depth)).lineCount == depth)
  }
}
