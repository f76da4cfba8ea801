import Rowan
import RowanTestSupport
import Testing

struct BuilderTests {
  // MARK: Nested

  @Test func nestedWithoutChildrenIsLeaf() {
    let outline = Outline(["a", "b"], children: { $0 == "a" ? ["c", "d"] : [] })
    #expect(outline.description == "+ a\n· b")
    #expect(outline.allItems == ["a", "c", "d", "b"])
    #expect(outline.path(of: "d") == [0, 1])
  }

  @Test func nestedOptionalChildrenTellLeafFromEmptyParent() {
    let outline = Outline(["a", "b"], children: { (item: String) -> [String]? in item == "a" ? [] : nil })
    #expect(outline.description == "+ a\n· b")
    #expect(outline.expandable(of: "a") == .parent)
  }

  final class Folder {
    let name: String
    let folders: [Folder]
    init(_ name: String, _ folders: [Folder] = []) {
      self.name = name
      self.folders = folders
    }
  }

  @Test func nestedByKeyPath() {
    let home = Folder("home", [Folder("music"), Folder("pictures", [Folder("2024")])])
    var outline = Outline([home], id: \.name, children: \.folders)
    outline.expandAll()
    #expect(
      outline.description == """
        - home
          - music
          - pictures
            - 2024
        """)
  }

  @Test func nestedDuplicatesKeepTheFirstAndNameBothPlaces() {
    let children = ["a": ["x", "y", "x"], "b": ["y", "z"], "y": ["q"]]
    var problems: [OutlineProblem<String>] = []
    var asked: [String] = []
    let outline = Outline(
      ["a", "b", "a", "c"],
      children: {
        asked.append($0)
        return children[$0] ?? []
      }, problem: { problems.append($0) })
    #expect(outline.allItems == ["a", "x", "y", "q", "b", "z", "c"])
    #expect(
      problems == [
        .duplicate("x", first: [0, 0], again: [0, 2]),
        .duplicate("y", first: [0, 1], again: [1, 0]),
        .duplicate("a", first: [0], again: [2]),
      ])
    #expect(asked == ["a", "x", "y", "q", "b", "z", "c"])
  }

  @Test func nestedPlacesCountWhatWasLeftOut() {
    // The second "x" is left out before "y", so "y" is at index 2 in the data and 1 in the outline.
    var problems: [OutlineProblem<String>] = []
    _ = Outline(["x", "x", "y", "y"], children: { _ in [] }, problem: { problems.append($0) })
    #expect(
      problems == [.duplicate("x", first: [0], again: [1]), .duplicate("y", first: [2], again: [3])])
  }

  /// Data in which most items come again, at any depth, against a plain walk.
  @Test(arguments: 0..<40)
  func placesOfManyDuplicates(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let children = (0..<60).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in Int.random(in: 0..<60, using: &generator) }
    }
    var places: [Int: [Int]] = [:]
    var expected: [OutlineProblem<Int>] = []
    var levels: [(level: Int, item: Int)] = []
    func walk(_ items: [Int], below path: [Int]) {
      for (index, item) in items.enumerated() {
        let place = path + [index]
        if let first = places[item] {
          expected.append(.duplicate(item, first: first, again: place))
        } else {
          places[item] = place
          levels.append((path.count, item))
          walk(children[item], below: place)
        }
      }
    }
    walk([0, 1, 0, 2, 1, 3], below: [])
    var problems: [OutlineProblem<Int>] = []
    let outline = Outline(
      [0, 1, 0, 2, 1, 3], children: { (item: Int) -> [Int] in children[item] },
      problem: { problems.append($0) })
    #expect(outline.levels.elementsEqual(levels) { $0 == $1 })
    #expect(problems == expected)

    // The same as a list of levels, everything again behind it.
    var listed: [OutlineProblem<Int>] = []
    let flat = levels.map { (level: 0, item: $0.item) }
    _ = Outline(levels: flat + flat) { listed.append($0) }
    #expect(
      listed
        == flat.indices.map { .duplicate(flat[$0].item, first: [$0], again: [$0 + flat.count]) })
  }

  @Test func levelsCountWhatWasLeftOutBeforeAPlace() {
    var problems: [OutlineProblem<String>] = []
    _ = Outline(levels: [(0, "x"), (0, "x"), (1, "below"), (0, "y"), (0, "x"), (0, "y")]) {
      problems.append($0)
    }
    #expect(
      problems == [
        .duplicate("x", first: [0], again: [1]), .duplicate("x", first: [0], again: [4]),
        .duplicate("y", first: [3], again: [5]),
      ])
  }

  // MARK: Pairs

  @Test func pairsInAnyOrder() {
    let outline = Outline(pairs: [("c", "a"), ("d", "c"), ("a", nil), ("b", nil), ("e", "a")])
    #expect(outline.levels.map { "\($0.level)\($0.item)" } == ["0a", "1c", "2d", "1e", "0b"])
  }

  @Test func pairsReportDuplicatesMissingParentsAndCycles() {
    var problems: [OutlineProblem<String>] = []
    let outline = Outline(
      pairs: [
        ("a", nil), ("b", "nowhere"), ("c", "b"), ("d", "e"), ("e", "d"), ("f", "e"), ("a", "c"), ("g", "g"),
        ("h", "a"),
      ], problem: { problems.append($0) })
    #expect(outline.allItems == ["a", "h"])
    #expect(
      problems == [
        .duplicate("a", first: [0], again: [6]),
        .missingParent("b", parent: "nowhere", at: [1]),
        .missingParent("c", parent: "b", at: [2]),
        .cycle("d", parent: "e", at: [3]),
        .cycle("e", parent: "d", at: [4]),
        .missingParent("f", parent: "e", at: [5]),
        .cycle("g", parent: "g", at: [7]),
      ])
    #expect(!outline.contains("nowhere"))
    #expect(outline.firstViolation() == nil)
  }

  @Test func whatPairsLeftOutCanComeLater() throws {
    var outline = Outline(pairs: [("a", nil), ("b", "nowhere"), ("c", "c")])
    try outline.append(["b", "nowhere", "c"], to: "a")
    #expect(outline.children(of: "a") == ["b", "nowhere", "c"])
  }

  // MARK: Levels

  @Test func levels() {
    let outline = Outline(levels: [(0, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")])
    #expect(outline.levels.map { "\($0.level)\($0.item)" } == ["0a", "1b", "2c", "1d", "0e"])
    #expect(outline.expandable(of: "a") == .parent)
    #expect(outline.expandable(of: "c") == .leaf)
  }

  @Test func levelsThatSkipAreKeptAndReported() {
    var problems: [OutlineProblem<String>] = []
    let outline = Outline(
      levels: [(3, "a"), (2, "b"), (-1, "c"), (1, "b"), (2, "lost"), (1, "d")],
      problem: { problems.append($0) })
    #expect(outline.levels.map { "\($0.level)\($0.item)" } == ["0a", "1b", "0c", "1d"])
    #expect(
      problems == [
        .levelSkipped("a", level: 3, used: 0, at: [0]),
        .levelSkipped("b", level: 2, used: 1, at: [1]),
        .levelSkipped("c", level: -1, used: 0, at: [2]),
        .duplicate("b", first: [1], again: [3]),
      ])
  }

  @Test func descendantsComeWithTheirLevels() {
    let outline = Outline(levels: [(0, 1), (1, 2), (2, 3), (1, 4), (0, 5)])
    #expect(outline.descendants(of: 1).map { $0.level } == [1, 2, 1])
    #expect(outline.descendants(of: 1).map { $0.item } == [2, 3, 4])
    #expect(outline.descendants(of: 3).map { $0.item } == [])
    #expect(outline.descendants(of: 77).map { $0.item } == [])
    #expect(Outline<Int>().descendants(of: 1).map { $0.item } == [])
  }

  @Test func levelsAreTheInverseOfBuilding() {
    let levels = [(level: 0, item: 1), (level: 1, item: 2), (level: 2, item: 3), (level: 0, item: 4)]
    let outline = Outline(levels: levels)
    #expect(outline.levels.elementsEqual(levels) { $0 == $1 })
    #expect(Outline(levels: outline.levels) == outline)
  }

  // MARK: Paths

  @Test func paths() {
    let outline = Outline(paths: ["a/b/c", "d", "a/e", "a/b/f"])
    #expect(outline.allItems == ["a", "a/b", "a/b/c", "a/b/f", "a/e", "d"])
  }

  @Test func pathsWithLeadingDoubledAndTrailingSeparators() {
    var outline = Outline(paths: ["/usr//bin", "/etc/", "./x", "home/"])
    outline.expandAll()
    #expect(
      outline.description == """
        - /
          - /usr
            · /usr/bin
          - /etc
        - .
          · ./x
        - home
        """)
  }

  @Test func pathsListedTwiceAreReported() {
    var problems: [OutlineProblem<String>] = []
    let outline = Outline(paths: ["a/b", "a", "", "a/b", "a//b/"], problem: { problems.append($0) })
    #expect(outline.allItems == ["a", "a/b"])
    #expect(
      problems == [
        .duplicate("a/b", first: [0], again: [3]), .duplicate("a/b", first: [0], again: [4]),
      ])
  }

  @Test func pathsWithAnotherSeparator() {
    let outline = Outline(paths: ["com.example.app", "com.example"], separator: ".")
    #expect(outline.allItems == ["com", "com.example", "com.example.app"])
  }

  // MARK: All of them

  @Test(arguments: 0..<60)
  func buildersAgree(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0..<300, using: &generator)
    var levels: [(level: Int, item: Int)] = []
    var way: [Int] = []
    var pairs: [(item: Int, parent: Int?)] = []
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for item in 0..<count {
      way.removeLast(Int.random(in: 0...way.count, using: &generator))
      levels.append((way.count, item))
      pairs.append((item, way.last))
      if let parent = way.last { children[parent, default: []].append(item) } else { roots.append(item) }
      way.append(item)
    }
    let outline = Outline(levels: levels)
    #expect(outline.firstViolation() == nil)
    #expect(outline.levels.elementsEqual(levels) { $0 == $1 })
    #expect(Outline(roots, children: { children[$0] ?? [] }) == outline)
    #expect(Outline(pairs: pairs) == outline)

    // Shuffled pairs give the same tree; only siblings come in another order.
    let shuffled = Outline(pairs: pairs.shuffled(using: &generator))
    #expect(shuffled.firstViolation() == nil)
    #expect(shuffled.sorted(by: <) == outline)
  }

  @Test func occurrencesOpenApart() throws {
    let staff = ["Sales": ["Anna", "Bert"], "Support": ["Anna"], "Anna": ["phone"]]
    var outline = Outline(occurrencesOf: ["Sales", "Support"], children: { staff[$0] ?? [] })
    let sales = Occurrence("Sales")
    let support = Occurrence("Support")
    outline.expand([sales, support, Occurrence("Anna", in: support)])
    #expect(
      outline.rows.map { $0.item?.way.joined(separator: "/") } == [
        "Sales", "Sales/Anna", "Sales/Bert", "Support", "Support/Anna", "Support/Anna/phone",
      ])
    #expect(!outline.isExpanded(Occurrence("Anna", in: sales)))
    #expect(outline.path(of: Occurrence("Anna", in: support)) == [1, 0])
  }

  @Test func occurrencesLeaveCyclesOut() {
    let links = ["a": ["b", "c"], "b": ["c", "a"], "c": ["b"]]
    var problems: [OutlineProblem<Occurrence<String>>] = []
    let outline = Outline(
      occurrencesOf: ["a"], children: { links[$0] ?? [] }, problem: { problems.append($0) })
    #expect(outline.allItems.map { $0.way.joined() } == ["a", "ab", "abc", "ac", "acb"])
    let a = Occurrence("a")
    let ab = Occurrence("b", in: a)
    let abc = Occurrence("c", in: ab)
    let acb = Occurrence("b", in: Occurrence("c", in: a))
    #expect(
      problems == [
        .cycle(Occurrence("a", in: ab), parent: ab, at: [0, 0, 1]),
        .cycle(Occurrence("b", in: abc), parent: abc, at: [0, 0, 0, 0]),
        .cycle(Occurrence("c", in: acb), parent: acb, at: [0, 1, 0, 0]),
        .cycle(Occurrence("a", in: acb), parent: acb, at: [0, 1, 0, 1]),
      ])
  }

  @Test func deepOccurrencesAreFreed() {
    var occurrence = Occurrence(0)
    for item in 1..<100_000 { occurrence = Occurrence(item, in: occurrence) }
    #expect(occurrence.level == 99_999)
    #expect(occurrence == occurrence)
    occurrence = Occurrence(0)
  }
}
