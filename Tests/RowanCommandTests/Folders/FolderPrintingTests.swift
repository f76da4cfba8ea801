import Foundation
import Testing

@testable import RowanCommand

/// Folders as the command prints them.
@Suite struct FolderPrintingTests {
  /// The output without the path of the folder, which is another one in each run.
  private func output(_ result: CommandResult, of folder: borrowing TemporaryFolder) -> String {
    result.output.replacingOccurrences(of: folder.name, with: "top")
  }

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.addFolder("src")
    try folder.addFolder("src/deep")
    try folder.addFile("src/deep/file10", "1", modified: 3_000)
    try folder.addFile("src/deep/file2", "22", modified: 2_000)
    try folder.addFile("src/b", "333", modified: 1_000)
    try folder.addFolder("empty")
    try folder.addFile("README", "4444", modified: 9_000)
    try folder.addFile(".hidden", "")
    try folder.addLink("link", to: "src/b")
    return folder
  }

  @Test func printsEverythingInNaturalOrder() async throws {
    let folder = try sample()
    let result = try await rowan(path: folder.path)
    #expect(result.status == 0 && result.error == "")
    #expect(
      output(result, of: folder) == """
        top/
        ├── empty/
        ├── link → src/b
        ├── README
        └── src/
            ├── b
            └── deep/
                ├── file2
                └── file10

        """)
  }

  @Test func printsPlainSignsInPlainLocales() async throws {
    let folder = try sample()
    let result = try await rowan("-d1", path: folder.path, environment: ["LANG": "C"])
    #expect(
      output(result, of: folder) == """
        top/
        |-- empty/
        |-- link -> src/b
        |-- README
        `-- src/

        """)
  }

  @Test func showsHiddenEntriesWhenAsked() async throws {
    let folder = try sample()
    for option in ["-a", "--all"] {
      let result = try await rowan(option, "--depth=1", path: folder.path)
      #expect(result.lines.contains("├── .hidden"))
      #expect(result.lines.count == 6)
    }
  }

  @Test(arguments: [(0, 1), (1, 5), (2, 7), (3, 9), (100, 9)])
  func opensToADepth(_ depth: Int, _ count: Int) async throws {
    let folder = try sample()
    let result = try await rowan("--depth", "\(depth)", path: folder.path)
    #expect(result.lines.count == count)
    let objects = try await rowan("--depth", "\(depth)", "--json", path: folder.path)
    #expect(try rows(objects).count == count)
  }

  /// A folder below the depth is not even opened.
  @Test func readsNoDeeperThanAsked() async throws {
    let folder = try sample()
    let lister = StubLister { path in
      path == folder.name ? nil : FormatError(.unreadable, "must not be read")
    }
    let result = try await rowan("-d", "1", path: folder.path, lister: lister)
    #expect(result.status == 0 && result.error == "")
  }

  @Test func sortsBySizeAndByDate() async throws {
    let folder = try sample()
    let bySize = try await rowan("--sort", "size", path: folder.path)
    #expect(
      output(bySize, of: folder) == """
        top/
        ├── src/
        │   ├── b
        │   └── deep/
        │       ├── file2
        │       └── file10
        ├── README
        ├── empty/
        └── link → src/b

        """)
    let byDate = try await rowan("-s", "modified", path: folder.path("src/deep"))
    #expect(byDate.lines == ["\(folder.name)/src/deep/", "├── file10", "└── file2"])
    let byName = try await rowan("-s", "name", path: folder.path("src/deep"))
    #expect(byName.lines == ["\(folder.name)/src/deep/", "├── file2", "└── file10"])
  }

  @Test func filtersAndKeepsWhatLeadsToAMatch() async throws {
    let folder = try sample()
    let result = try await rowan("--filter", "FILE1", path: folder.path)
    #expect(
      output(result, of: folder) == """
        top/
        └── src/
            └── deep/
                └── file10

        """)
    // A folder that matches stands for itself, and is not opened for what does not match.
    #expect(try await rowan("-f", "deep", path: folder.path).lines.count == 3)
    // The path at the top is not searched.
    #expect(try await rowan("-f", "rowan-test", path: folder.path).output == "")
    #expect(try await rowan("-f", "nothing", path: folder.path).status == 0)
  }

  @Test func printsRowsForMachines() async throws {
    let folder = try sample()
    let result = try await rowan("--json", "-a", path: folder.path)
    #expect(result.status == 0)
    let objects = try rows(result)
    #expect(objects.count == 10)
    #expect(objects.map { $0["level"] as? Int } == [0, 1, 1, 1, 1, 1, 2, 2, 3, 3])
    let last = try #require(objects.last)
    #expect(last["path"] as? String == folder.name + "/src/deep/file10")
    #expect(last["name"] as? String == "file10" && last["kind"] as? String == "file")
    #expect(last["size"] as? Int == 1 && last["modified"] as? String == "1970-01-01T00:50:00Z")
    #expect(last["children"] == nil && last["expanded"] == nil)
    let empty = try #require(objects.first { $0["name"] as? String == "empty" })
    #expect(empty["children"] as? Int == 0 && empty["kind"] as? String == "folder")
    let link = try #require(objects.first { $0["name"] as? String == "link" })
    #expect(link["target"] as? String == "src/b" && link["kind"] as? String == "symbolicLink")
    let unread = try rows(await rowan("--json", "-d0", path: folder.path))
    #expect(unread.count == 1 && unread[0]["children"] == nil && unread[0]["expanded"] as? Bool == false)
  }

  private func rows(_ result: CommandResult) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(result.outputBytes)) as? [[String: Any]])
  }

  // MARK: Hostile entries

  /// Nothing that acts on a terminal comes through, each name stays on its line, and no two look the same.
  @Test func escapesHostileNames() async throws {
    let folder = try TemporaryFolder()
    let names: [[UInt8]] = [
      Array("a\nb".utf8), Array("a\\nb".utf8), Array("\u{1b}[2J\u{1b}]0;title\u{7}".utf8), [0xFF], [0xFE],
      Array("\\xff".utf8), Array("\u{202e}gpj.exe".utf8), Array("\r".utf8), [0xC2, 0x9B],
      Array("tab\t".utf8),
      Array(" ".utf8),
    ]
    for name in names { try folder.addFile(name) }
    try folder.addLink("link", to: [0xFF, UInt8(ascii: "\n")])
    let result = try await rowan(path: folder.path)
    #expect(result.lines.count == names.count + 2)
    #expect(Set(result.lines).count == names.count + 2)
    #expect(result.outputBytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    let shown = result.output
    #expect(String(bytes: result.outputBytes, encoding: .utf8) != nil)
    for line in [
      #"── a\nb"#, #"── a\\nb"#, #"── \x1b[2J\x1b]0;title\x07"#, #"── \xff"#, #"── \\xff"#,
      #"── \u{202e}gpj.exe"#, #"── \u{9b}"#, #"link → \xff\n"#,
    ] {
      #expect(shown.contains(line + "\n"), "\(line)")
    }
    let objects = try rows(await rowan("--json", path: folder.path))
    #expect(objects.count == names.count + 2)
    let bytes = Set(objects.compactMap { $0["nameBytes"] as? String })
    #expect(bytes == ["ff", "fe"])
    #expect(Set(objects.compactMap { $0["pathBytes"] as? String }).count == 2)
    #expect(objects.compactMap { $0["targetBytes"] as? String } == ["ff0a"])
    #expect(Set(objects.compactMap { $0["name"] as? String }).isSuperset(of: ["a\nb", "a\\nb", "\r"]))
  }

  @Test func opensAFolderWhoseNameIsNoText() async throws {
    let folder = try TemporaryFolder()
    try folder.addFolder([0xFF])
    try folder.addFile([0xFF] + Array("/inside".utf8))
    let result = try await rowan(path: folder.path([0xFF]))
    #expect(result.status == 0)
    #expect(result.lines == [#"\#(folder.name)/\xff/"#, "└── inside"])
  }

  @Test func showsLoopsOfLinksWithoutEnd() async throws {
    let folder = try TemporaryFolder()
    try folder.addLink("self", to: "self")
    try folder.addLink("up", to: "..")
    try folder.addLink("here", to: ".")
    try folder.addLink("a", to: "b")
    try folder.addLink("b", to: "a")
    let result = try await rowan(path: folder.path)
    #expect(result.status == 0 && result.error == "")
    #expect(
      output(result, of: folder) == """
        top/
        ├── a → b
        ├── b → a
        ├── here → .
        ├── self → self
        └── up → ..

        """)
    // A link that is given as the path is what the person wants to see.
    #expect(try await rowan(path: folder.path("here")).lines.count == 6)
    let loop = try await rowan(path: folder.path("self"))
    #expect(loop.status == 1)
    let reason = "Too many levels of symbolic links"
    #expect(loop.error == "rowan: \(folder.name)/self: cannot open: \(reason)\n")
  }

  // MARK: What cannot be read

  @Test func showsWhatCannotBeReadAndPrintsTheRest() async throws {
    let folder = try sample()
    let lister = StubLister { path in
      path.hasSuffix("/deep") ? FormatError(system: EACCES, "cannot open") : nil
    }
    let result = try await rowan(path: folder.path, lister: lister)
    #expect(result.status == 1)
    #expect(result.error == "rowan: \(folder.name)/src/deep: cannot open: Permission denied\n")
    #expect(
      output(result, of: folder) == """
        top/
        ├── empty/
        ├── link → src/b
        ├── README
        └── src/
            ├── b
            └── deep/ [cannot open: Permission denied]

        """)
    let objects = try rows(await rowan("--json", path: folder.path, lister: lister))
    #expect(objects.last?["error"] as? String == "cannot open: Permission denied")
    #expect(objects.last?["children"] == nil)
  }

  /// A folder that goes away between its being listed and its being opened, with the system's own words.
  @Test func survivesAFolderThatGoesAway() async throws {
    let folder = try sample()
    let lister = StubLister { path in
      guard path.hasSuffix("/empty") else { return nil }
      rmdir(path)
      return nil
    }
    let result = try await rowan(path: folder.path, lister: lister)
    #expect(result.status == 1)
    #expect(result.error == "rowan: \(folder.name)/empty: cannot open: No such file or directory\n")
    #expect(result.lines[1] == "├── empty/ [cannot open: No such file or directory]")
    #expect(result.lines.count == 9)
  }

  /// A folder that is replaced by a link in between is not followed.
  @Test func doesNotFollowALinkThatTookAPlace() async throws {
    let folder = try sample()
    let lister = StubLister { path in
      guard path.hasSuffix("/empty") else { return nil }
      rmdir(path)
      symlink("src", path)
      return nil
    }
    let result = try await rowan(path: folder.path, lister: lister)
    #expect(result.status == 1)
    #expect(result.lines.count == 9)
  }

  @Test func saysWhenThereIsNothing() async throws {
    let folder = try sample()
    let missing = try await rowan(path: folder.path("missing\n"))
    #expect(missing.status == 1 && missing.output == "")
    #expect(missing.error == "rowan: \(folder.name)/missing\\n: cannot open: No such file or directory\n")
    let file = try await rowan("--format=folder", path: folder.path("README"))
    #expect(file.status == 1)
    #expect(file.error == "rowan: \(folder.name)/README: cannot open: Not a directory\n")
    let empty = try await rowan("")
    #expect(empty.status == 1 && empty.error == "rowan: : cannot open: No such file or directory\n")
  }
}

/// Lists folders as the system does, after it was asked for a reason not to.
private struct StubLister: FolderLister {
  var refusal: @Sendable (String) -> FormatError?

  init(_ refusal: @escaping @Sendable (String) -> FormatError?) {
    self.refusal = refusal
  }

  func entries(
    of path: [UInt8], followsLink: Bool, includesHidden: Bool
  ) throws(FormatError) -> FolderListing {
    if let error = refusal(String(decoding: path, as: UTF8.self)) { throw error }
    return try SystemFolderLister().entries(
      of: path, followsLink: followsLink, includesHidden: includesHidden)
  }
}
