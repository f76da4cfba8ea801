import Rowan
import RowanTestSupport
import Testing

@testable import RowanCommand

/// A source whose nodes are named by their numbers, to be printed.
private struct NumberSource: NodeSource {
  let levels: [Int]
  let sortKeys: Set<SortKey> = []

  func makeOutline() -> Outline<NodeID> {
    Outline(levels: levels.enumerated().map { ($1, NodeID($0)) })
  }

  func precedes(_ left: NodeID, _ right: NodeID, by key: SortKey) -> Bool { left < right }
  func matches(_ id: NodeID, _ search: TextSearch) -> Bool { false }
  func parent(of id: NodeID) -> NodeID? { nil }
  func level(of id: NodeID) -> Int { levels[id.index] }
  func role(of id: NodeID) -> NodeRole { .leaf }
  func detail(of id: NodeID) -> String { "" }
  func pathPositions() -> [UInt32] { [] }
  func appendPathStep(to id: NodeID, positions: [UInt32], to path: inout [UInt8]) {}
  func writeFields(of id: NodeID, to row: inout JSONRow) {}

  func appendLabel(of id: NodeID, with symbols: PrintSymbols, to line: inout [UInt8]) {
    line.append(contentsOf: "\(id.number)".utf8)
  }

  func printed(_ symbols: PrintSymbols) throws -> String {
    let file = try AnonymousFile()
    var writer = OutputWriter(file.descriptor)
    var outline = makeOutline()
    outline.expandAll()
    try TextPrinter(source: self, symbols: symbols).print(outline, to: &writer)
    return String(decoding: try file.bytes, as: UTF8.self)
  }

  /// The plainest way to the same lines: each looks for what follows it.
  func plainlyPrinted(_ symbols: PrintSymbols) -> String {
    func hasNext(_ row: Int, _ level: Int) -> Bool {
      levels[(row + 1)...].first { $0 <= level } == level
    }
    return levels.indices.map { row in
      let level = levels[row]
      let guides = (1..<max(level, 1)).map { hasNext(row, $0) ? symbols.passing : symbols.blank }
      let own = level == 0 ? "" : hasNext(row, level) ? symbols.branch : symbols.last
      return guides.joined() + own + "\(row)\n"
    }.joined()
  }
}

/// The lines that lead from parents to children.
@Suite struct TextPrinterTests {
  @Test func drawsLinesToChildren() throws {
    let source = NumberSource(levels: [0, 1, 2, 2, 1, 2, 3, 0, 1])
    #expect(
      try source.printed(.unicode) == """
        0
        ├── 1
        │   ├── 2
        │   └── 3
        └── 4
            └── 5
                └── 6
        7
        └── 8

        """)
    #expect(
      try source.printed(.ascii) == """
        0
        |-- 1
        |   |-- 2
        |   `-- 3
        `-- 4
            `-- 5
                `-- 6
        7
        `-- 8

        """)
  }

  @Test func printsNothingForNothing() throws {
    #expect(try NumberSource(levels: []).printed(.unicode) == "")
  }

  @Test(arguments: [UInt64(1), 2, 3]) func agreesWithThePlainestPrinter(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for count in [1, 2, 3, 10, 63, 64, 65, 200] {
      for _ in 0..<20 {
        var levels = [0]
        while levels.count < count {
          levels.append(Int.random(in: 0...min(levels[levels.count - 1] + 1, 20), using: &generator))
        }
        let source = NumberSource(levels: levels)
        #expect(try source.printed(.unicode) == source.plainlyPrinted(.unicode), "\(levels)")
      }
    }
  }

  /// What is deeper than there are lines for says its level, and what comes after it is in its place again.
  @Test func saysTheLevelOfWhatIsDeep() throws {
    let deepest = TextPrinter<NumberSource>.maximumGuides
    let levels = Array(0...deepest + 2) + [deepest + 1, deepest, deepest - 1, 1]
    let lines = try NumberSource(levels: levels).printed(.ascii).split(separator: "\n").map(String.init)
    let blank = { (count: Int) in String(repeating: "    ", count: count) }
    let passing = "|   "
    #expect(lines[deepest] == passing + blank(deepest - 3) + passing + "|-- \(deepest)")
    let deep = passing + blank(deepest - 3) + passing + passing
    #expect(lines[deepest + 1] == deep + "(level \(deepest + 1)) \(deepest + 1)")
    #expect(lines[deepest + 2] == deep + "(level \(deepest + 2)) \(deepest + 2)")
    #expect(lines[deepest + 3] == deep + "(level \(deepest + 1)) \(deepest + 3)")
    #expect(lines[deepest + 4] == passing + blank(deepest - 3) + passing + "`-- \(deepest + 4)")
    #expect(lines[deepest + 5] == passing + blank(deepest - 3) + "`-- \(deepest + 5)")
    #expect(lines[deepest + 6] == "`-- \(deepest + 6)")
  }

  /// The time and the space for a line do not grow with the depth of its row.
  @Test func printsAChainOfAHundredThousand() throws {
    let printed = try NumberSource(levels: Array(0..<100_000)).printed(.unicode)
    let lines = printed.split(separator: "\n")
    #expect(lines.count == 100_000)
    #expect(lines.last?.hasSuffix("(level 99999) 99999") == true)
    #expect(printed.utf8.count < 100_000 * (4 * TextPrinter<NumberSource>.maximumGuides + 30))
  }

  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
    (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], false), (["LC_CTYPE": "UTF-8"], true),
  ]) func choosesSignsByLocale(_ environment: [String: String], _ isUnicode: Bool) {
    let symbols = PrintSymbols(environment: environment)
    #expect(symbols.last == (isUnicode ? "└── " : "`-- "))
    #expect(symbols.arrow == (isUnicode ? " → " : " -> "))
  }
}
