import Rowan
import RowanTestSupport
import Testing

@testable import RowanTerminal

/// Levels: how they share the columns, and the guide lines in them.
@MainActor
struct LevelTests {
  @Test func deepLevelsScrollSideways() {
    let view = Session(chain(30), 24, 8)
    view.press(.character("E"))
    #expect(
      view.draw(with: numbers).text == """
        ▾ 0
        └─▾ 1
          └─▾ 2
            └─▾ 3
              └─▾ 4
                └─▾ 5
                  └─▾ 6
        0
        """)
    for _ in 0..<10 { view.press(.down) }
    #expect(
      view.draw(with: numbers).markedText == """
         « ▾ 4
         « ▾ 5
         « └─▾ 6
         «   └─▾ 7
         «     └─▾ 8
         «       └─▾ 9
        >«         └─▾ 10
         … / 6 / 7 / 8 / 9 / 10
        """)
    view.press(.up, .up, .up, .up)
    #expect(view.leftLevel == 5)
    view.press(.up)
    // The level of the parent stays in sight.
    #expect(
      view.draw(with: numbers).markedText == """
         « ▾ 4
        >« └─▾ 5
         «   └─▾ 6
         «     └─▾ 7
         «       └─▾ 8
         «         └─▾ 9
         «         » ▾ 10
         0 / 1 / 2 / 3 / 4 / 5
        """)
    view.press(.home)
    #expect(view.leftLevel == 0)
  }

  @Test func aHundredThousandLevels() {
    let depth = 100_000
    var asked = 0
    let appearance = TerminalAppearance<Int> {
      asked += 1
      return TerminalLabel("\($0)")
    }
    let view = Session(chain(depth), 80, 24)
    view.press(.character("E"))
    view.press(.end)
    let canvas = view.draw(with: appearance)
    #expect(canvas.lines[22].text.contains("└── \(depth - 1) "))
    #expect(canvas.lines[22].isSelected)
    #expect(canvas.lines[23].text.contains("… / "))
    #expect(canvas.lines[23].text.contains("row \(depth) of \(depth)"))
    #expect(asked < 24 + 80)
    for key in [TerminalKey.pageUp, .left, .left, .left, .right, .right] { view.press(key) }
    #expect(view.draw(with: appearance).lines.filter(\.isSelected).count == 1)
  }

  /// The focus always has room, and nothing scrolls further than needed.
  @Test(arguments: [0, 1, 3, 4, 7, 8, 11, 12, 20, 80, 200])
  func focusHasRoom(columns: Int) {
    let levelColumns = LevelColumns(columns: columns)
    #expect(levelColumns.slots * LevelColumns.slotWidth <= columns / 2)
    var generator = SeededGenerator(seed: UInt64(columns))
    var left = 0
    for _ in 0..<5_000 {
      let level = Int.random(in: 0...(Bool.random(using: &generator) ? 12 : 150), using: &generator)
      let old = left
      left = levelColumns.scrolled(left, toLevel: level)
      #expect(left >= 0 && left != 1)
      #expect(levelColumns.scrolled(left, toLevel: level) == left)
      if levelColumns.slots == 0 {
        #expect(left == 0)
      } else {
        let levels = levelColumns.levels(from: left)
        #expect(level < levels.upperBound)
        #expect(left == 0 || level >= left)
        let width = (left > 0 ? 1 : 0) + levels.count
        #expect(width * LevelColumns.slotWidth <= columns / 2)
        // Where the old place still has room, it stays.
        let fitsOld = level < levelColumns.levels(from: old).upperBound && level > old
        if fitsOld, level > levelColumns.slots / 2 { #expect(left == old) }
      }
    }
  }

  /// Guide lines from the rows on the screen alone, against lines from the whole tree.
  @Test(arguments: 0..<60)
  func guideLinesAgreeWithTheTree(seed: Int) throws {
    var random = RandomCommands(seed: UInt64(seed), size: 40)
    var generator = SeededGenerator(seed: UInt64(seed))
    var tree = NaiveTree()
    var outline = Outline<Int>(fanout: 4)
    for _ in 0..<60 {
      let command = random.next(for: tree)
      if (try? tree.apply(command)) != nil { _ = try outline.apply(command) }
      let rows = Array(outline.rows)
      guard !rows.isEmpty else { continue }
      let start = Int.random(in: rows.indices, using: &generator)
      let end = min(start + Int.random(in: 1...8, using: &generator), rows.count)
      let left = Int.random(in: 0...2, using: &generator)
      let levels = left + 1..<left + 1 + Int.random(in: 0...5, using: &generator)
      let lines = GuideLines(of: Array(rows[start..<end]), in: outline, levels: levels)
      let expected = rows[start..<end].map { naiveGuides(of: $0, in: tree, levels: levels) }
      #expect(lines.guides == expected, "rows \(start)..<\(end), levels \(levels) of\n\(tree.picture)")
    }
  }

  private func naiveGuides(
    of row: OutlineRow<Int>, in tree: NaiveTree, levels: Range<Int>
  ) -> [GuideLines.Guide] {
    /// From the row's own level up: whether something follows on that level.
    var follows: [Bool] = []
    var item: Int?
    switch row.content {
    case .item(let own): item = own
    case .placeholder(_, let parent):
      follows.append(false)
      item = parent
    }
    while let current = item {
      let parent = tree.parent(of: current) ?? nil
      follows.append(tree.children[parent]?.last != current || tree.placeholders[parent] != nil)
      item = parent
    }
    follows.reverse()
    var guides = levels.filter { $0 <= row.level }.map { level -> GuideLines.Guide in
      level == row.level ? (follows[level] ? .branch : .last) : (follows[level] ? .passing : .blank)
    }
    if row.level >= levels.upperBound, !guides.isEmpty { guides[guides.count - 1] = .deeper }
    return guides
  }

  private let numbers = TerminalAppearance<Int> { TerminalLabel("\($0)") }

  private func chain(_ depth: Int) -> Outline<Int> {
    Outline(levels: (0..<depth).map { ($0, $0) })
  }
}
