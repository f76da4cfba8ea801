import RowanTestSupport
import Testing

@testable import RowanCommand

/// Lists of paths, read into a tree.
@Suite struct PathListTests {
  /// The tree of a list: a line for each node, with a slash after folders.
  private func tree(_ list: [UInt8], separator: UInt8 = UInt8(ascii: "\n")) throws -> String {
    let document = try Document(paths: list, separator: separator)
    #expect(document.inconsistency == nil)
    return (0..<document.count).map { node in
      let name = document.displayName(node) ?? "no name"
      let isFolder = document.kind(node) == .folder && name != "/"
      return String(repeating: "  ", count: document.level(node)) + name + (isFolder ? "/" : "")
    }.joined(separator: "\n")
  }

  private func tree(_ list: String, separator: Character = "\n") throws -> String {
    try tree(Array(list.utf8), separator: separator.asciiValue ?? 0)
  }

  @Test func mergesFoldersInAnyOrder() throws {
    #expect(
      try tree("b/2/x\na\nb/1\nb/2/y\nc/d\nb\n") == """
        b/
          2/
            x
            y
          1
        a
        c/
          d
        """)
  }

  @Test func keepsTheFormOfThePaths() throws {
    #expect(
      try tree("/usr/bin\n//usr//lib/\n./a\na\n.\n./b/../c\n/\n") == """
        /
          usr/
            bin
            lib/
        ./
          a
          b/
            ../
              c
        a
        """)
  }

  @Test(arguments: [
    ("", ""), ("\n\n", ""), ("a", "a"), ("a/", "a/"), ("a///", "a/"), ("a\r\nb\r\n", "a\nb"),
    ("\r\n\r\n", ""),
    ("a/b\r\na/c", "a/\n  b\n  c"), ("a\r", "a"), ("a/\r\n", "a/"), ("a\rb", "a\\rb"),
    ("a\r/b\r\n", "a\\r/\n  b"),
    (" a \na", " a \na"), ("é\ne\u{301}", "é\ne\u{301}"), ("a\\b", "a\\\\b"), ("/", "/"), ("///", "/"),
  ]) func readsLines(_ list: String, _ expected: String) throws {
    #expect(Array(try tree(list).utf8) == Array(expected.utf8))
  }

  @Test func readsPathsThatEndWithZero() throws {
    #expect(try tree("a\nb/c\r\0a\nb/d\0", separator: "\0") == "a\\nb/\n  c\\r\n  d")
    #expect(try tree("a\0\0b", separator: "\0") == "a\nb")
  }

  /// What is no text stays apart by its bytes, and is shown escaped.
  @Test func keepsBytesApart() throws {
    let list =
      Array("x/".utf8) + [0xFF, 0x0A] + Array("x/".utf8) + [0xFE, 0x0A] + Array("x/\u{FFFD}\n".utf8)
    #expect(try tree(list) == "x/\n  \\xff\n  \\xfe\n  \u{FFFD}")
    let document = try Document(paths: list)
    #expect(document.nameBytes(1) == [0xFF])
    #expect(document.path(1) == Array("x/".utf8) + [0xFF])
  }

  @Test func escapesHostileNames() throws {
    #expect(
      try tree("\u{1b}[2J\u{202e}/a\tb\u{7}\0c\n\nd\0", separator: "\0")
        == #"\x1b[2J\u{202e}/"# + "\n" + #"  a\tb\x07"# + "\n" + #"c\n\nd"#)
  }

  @Test func reportsARepeatedPathOnce() throws {
    var found: [PathListReader.Duplicate] = []
    let list = "a/b\nc\na\n\na//b\na/b/\n./c\nc\nc\n"
    let document = try Document(paths: Array(list.utf8)) { found.append($0) }
    #expect(
      found == [
        .init(path: Array("a//b".utf8), firstPlace: 1, secondPlace: 5),
        .init(path: Array("c".utf8), firstPlace: 2, secondPlace: 8),
      ])
    #expect(found[0].line(file: "list") == "rowan: list:5: 'a//b' is listed already at 1; the first is kept")
    #expect(document.count == 5)
  }

  @Test func joinsPathsAgain() throws {
    let paths = ["/usr/bin", "a/b/c", "./d", "e"]
    let document = try Document(paths: Array(paths.joined(separator: "\n").utf8))
    let leaves = (0..<document.count).filter { document.kind($0) == .file }
    #expect(leaves.map { String(decoding: document.path($0), as: UTF8.self) } == paths)
    #expect(document.path(0) == Array("/".utf8))
  }

  /// The tree is the one that a dictionary of children would give, for lists in any order.
  @Test(arguments: [UInt64(1), 2, 3]) func agreesWithThePlainestTree(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let lines = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          ["a", "b", "c", "ab", "", ".", "é", "a\r"].randomElement(using: &generator) ?? ""
        }.joined(separator: "/")
      }
      let plain = PlainTree(
        lines.map { $0.split(separator: "/").map(String.init) }, rooted: lines.map { $0.hasPrefix("/") })
      let list = lines.map { $0 + "\0" }.joined()
      let document = try Document(paths: Array(list.utf8), separator: 0)
      #expect(document.inconsistency == nil, "seed \(seed), round \(round)")
      let rows = (0..<document.count).map { "\(document.level($0)) \(document.name($0) ?? "")" }
      #expect(rows == plain.rows, "seed \(seed), round \(round): \(lines)")
    }
  }

  /// Every size of the table of names is passed, and levels that are deep.
  @Test func readsManyPathsAndDeepOnes() throws {
    var list = (0..<20_000).map { "dir\($0 % 97)/sub\($0 % 1009)/file\($0)" }.joined(separator: "\n")
    list += "\n" + (0..<20_000).map { "dir\($0 % 97)/sub\($0 % 1009)/file\($0)" }.joined(separator: "\n")
    var duplicates = 0
    let document = try Document(paths: Array(list.utf8)) { _ in duplicates += 1 }
    #expect(duplicates == 20_000)
    #expect(document.inconsistency == nil)
    #expect((0..<document.count).count { document.kind($0) == .file } == 20_000)
    #expect((0..<document.count).count { document.level($0) == 0 } == 97)

    let depth = 200_000
    let deep = try Document(paths: Array(String(repeating: "d/", count: depth).utf8))
    #expect(deep.count == depth)
    #expect(deep.level(depth - 1) == depth - 1)
    #expect(deep.kind(depth - 1) == .folder)
  }
}

/// A tree in dictionaries, which calls itself.
private final class PlainTree {
  private var names: [String] = []
  private var children: [String: PlainTree] = [:]

  init(_ paths: [[String]] = [], rooted: [Bool] = []) {
    for (path, isRooted) in zip(paths, rooted) {
      var tree = self
      for name in (isRooted ? ["/"] : []) + path {
        if tree.children[name] == nil {
          tree.names.append(name)
          tree.children[name] = PlainTree()
        }
        tree = tree.children[name] ?? self
      }
    }
  }

  var rows: [String] { rows(level: 0) }

  private func rows(level: Int) -> [String] {
    names.flatMap { ["\(level) \($0)"] + (children[$0]?.rows(level: level + 1) ?? []) }
  }
}
