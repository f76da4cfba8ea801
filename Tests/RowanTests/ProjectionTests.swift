import Rowan
import RowanTestSupport
import Testing

struct ProjectionTests {
  static func randomTree(seed: Int, count: Int) -> (tree: NaiveTree, outline: Outline<Int>) {
    var random = RandomCommands(seed: UInt64(seed), size: count)
    var run = CommandRun(fanout: 4)
    for _ in 0..<80 { #expect(run.violation(after: random.next(for: run.tree)) == nil) }
    return (run.tree, run.outline)
  }

  @Test(arguments: 0..<40, [true, false])
  func filterAgreesWithOracle(seed: Int, keepsDescendants: Bool) {
    let (tree, outline) = Self.randomTree(seed: seed, count: 40)
    let before = outline
    let divisor = [2, 3, 5, 50, 1][seed % 5]
    let filtered = outline.filtered(keepingDescendants: keepsDescendants) { $0.isMultiple(of: divisor) }
    let expected = tree.filtered(keepingDescendants: keepsDescendants) { $0.isMultiple(of: divisor) }
    #expect(filtered.firstViolation() == nil)
    #expect(filtered.differences(from: expected) == nil)
    #expect(outline == before)
    #expect(outline.differences(from: tree) == nil)
    let there = filtered.changes(from: outline)
    #expect(RowValidator.violation(of: there, from: tree.rows, to: expected.rows) == nil)
    let back = outline.changes(from: filtered)
    #expect(RowValidator.violation(of: back, from: expected.rows, to: tree.rows) == nil)
  }

  @Test(arguments: 0..<40)
  func sortAgreesWithOracle(seed: Int) {
    let (tree, outline) = Self.randomTree(seed: seed, count: 40)
    // Many equal keys, so that stability shows.
    let sorted = outline.sorted { $0 % 5 < $1 % 5 }
    let expected = tree.sorted { $0 % 5 < $1 % 5 }
    #expect(sorted.firstViolation() == nil)
    #expect(sorted.differences(from: expected) == nil)
    #expect(outline.differences(from: tree) == nil)
    let changes = sorted.changes(from: outline)
    #expect(RowValidator.violation(of: changes, from: tree.rows, to: expected.rows) == nil)
    #expect(changes.removed.isEmpty && changes.inserted.isEmpty)
  }

  @Test(arguments: 0..<40)
  func projectionsCanBeEdited(seed: Int) {
    let (tree, outline) = Self.randomTree(seed: seed, count: 30)
    let filtered = outline.filtered { $0.isMultiple(of: 3) }
    // Commands on the projection meet items that only the source has.
    var random = RandomCommands(seed: UInt64(seed + 1000), size: 30)
    var run = CommandRun(filtered, tree.filtered { $0.isMultiple(of: 3) })
    for _ in 0..<200 {
      let command = random.next(for: run.tree)
      if let violation = run.violation(after: command) { Issue.record("\(command): \(violation)") }
    }
    for item in tree.items.prefix(5) where !run.tree.contains(item) {
      #expect(run.violation(after: .append([item], to: nil)) == nil)
    }
    #expect(outline.differences(from: tree) == nil)
  }

  @Test(arguments: [0, 1, 2, 12, 13, 25, 100, 1000], [1, 3, 1_000_000])
  func manySiblingsKeepTheOrderOfEqualOnes(count: Int, keys: Int) {
    var generator = SeededGenerator(seed: UInt64(count + keys))
    let items = (0..<count).map { "\(Int.random(in: 0..<keys, using: &generator)) \($0)" }
    let isBefore = { (left: String, right: String) in left.prefix { $0 != " " } < right.prefix { $0 != " " } }
    let sorted = Outline(levels: items.map { (0, $0) }).sorted(by: isBefore)
    #expect(sorted.firstViolation() == nil)
    #expect(sorted.rootItems == items.sorted(by: isBefore))
  }

  @Test(arguments: 0..<40)
  func aSortCanEndAtAnyComparison(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let items = (0..<60).map { "Item number \($0)" }.shuffled(using: &generator)
    let outline = Outline(levels: items.map { (0, $0) })
    var left = Int.random(in: 0..<250, using: &generator)
    #expect(throws: Failure.self) {
      try outline.sorted {
        left -= 1
        if left < 0 { throw Failure() }
        return $0 < $1
      }
    }
    #expect(outline.rootItems == items)
  }

  @Test func filterOpensAncestorsAndKeepsDescendantsReachable() {
    let outline = Outline(
      picture: """
        + src
          + rowan
            · main
            + deep
              · x
          · other
        + docs
          · rowan.md
          · index
        · readme
        """)
    #expect(
      outline.filtered { $0.hasPrefix("rowan") }.description == """
        - src
          + rowan
        - docs
          · rowan.md
        """)
    var found = outline.filtered { $0.hasPrefix("rowan") }
    found.expandAll()
    #expect(
      found.description == """
        - src
          - rowan
            · main
            - deep
              · x
        - docs
          · rowan.md
        """)
    #expect(
      outline.filtered(keepingDescendants: false) { $0.hasPrefix("rowan") }.description == """
        - src
          · rowan
        - docs
          · rowan.md
        """)
  }

  @Test func filterThatMatchesNothingIsEmpty() {
    let outline = Outline(picture: "- a\n  · b")
    #expect(outline.filtered { _ in false }.isEmpty)
    #expect(outline.filtered { _ in true } == outline)
  }

  struct Failure: Error {}

  @Test func projectionsPassErrorsOn() {
    let outline = Outline(picture: "- a\n  · b\n  · c")
    #expect(throws: Failure.self) { try outline.filtered { _ in throw Failure() } }
    #expect(throws: Failure.self) { try outline.sorted { _, _ in throw Failure() } }
  }
}
