import Rowan
import RowanTestSupport
import Testing

struct DropTargetTests {
  let fruit = Outline(
    picture: """
      - Fruit
        - Citrus
          · Lemon
          · Lime
        + Berries
          · Currant
      - Bread
      · Salt
      """)

  // MARK: Gaps

  @Test func levelsOfEachGap() {
    #expect(
      (0...8).map { fruit.dropLevels(atGap: $0) } == [
        0...0, 1...1, 2...2, 2...2, 1...2, 0...1, 0...1, 0...0, nil,
      ])
    #expect(fruit.dropLevels(atGap: -1) == nil)
    #expect(Outline<Int>().dropLevels(atGap: 0) == 0...0)
  }

  @Test func theWantedLevelDecidesAtTheEndOfASubtree() {
    // Between Lime and Berries.
    #expect(fruit.dropTarget(atGap: 4, level: 2) == .between(parent: "Citrus", index: 2))
    #expect(fruit.dropTarget(atGap: 4, level: 1) == .between(parent: "Fruit", index: 1))
    #expect(fruit.dropTarget(atGap: 4, level: 0) == .between(parent: "Fruit", index: 1))
    #expect(fruit.dropTarget(atGap: 4, level: 99) == .between(parent: "Citrus", index: 2))
    #expect(fruit.dropTarget(atGap: 4) == .between(parent: "Citrus", index: 2))
    // Between Berries and Bread.
    #expect(fruit.dropTarget(atGap: 5, level: 1) == .between(parent: "Fruit", index: 2))
    #expect(fruit.dropTarget(atGap: 5, level: 0) == .between(parent: nil, index: 1))
    // Into Bread, which is open and empty.
    #expect(fruit.dropTarget(atGap: 6, level: 1) == .between(parent: "Bread", index: 0))
    #expect(fruit.dropTarget(atGap: 6, level: 0) == .between(parent: nil, index: 2))
    // At both ends.
    #expect(fruit.dropTarget(atGap: 0, level: 5) == .between(parent: nil, index: 0))
    #expect(fruit.dropTarget(atGap: -9) == .between(parent: nil, index: 0))
    #expect(fruit.dropTarget(atGap: 7, level: 3) == .between(parent: nil, index: 3))
    #expect(fruit.dropTarget(atGap: .max) == .between(parent: nil, index: 3))
  }

  @Test func manySubtreesCanEndInOneGap() {
    let deep = Outline(picture: "- a\n  - b\n    - c\n      · d")
    #expect(deep.dropLevels(atGap: 4) == 0...3)
    #expect(
      (0...3).map { deep.dropTarget(atGap: 4, level: $0) } == [
        .between(parent: nil, index: 1), .between(parent: "a", index: 1), .between(parent: "b", index: 1),
        .between(parent: "c", index: 1),
      ])
  }

  @Test func placeholdersStayLast() {
    let outline = Outline(picture: "- a\n  - b\n    · c\n    (loadMore)\n  (failed)\n(loading)")
    #expect(outline.dropTarget(atGap: 3) == .between(parent: "b", index: 1))
    #expect(outline.dropTarget(atGap: 4, level: 2) == .between(parent: "b", index: 1))
    #expect(outline.dropTarget(atGap: 4, level: 1) == .between(parent: "a", index: 1))
    #expect(outline.dropTarget(atGap: 5, level: 1) == .between(parent: "a", index: 1))
    #expect(outline.dropTarget(atGap: 5, level: 0) == .between(parent: nil, index: 1))
    #expect(outline.dropTarget(atGap: 6) == .between(parent: nil, index: 1))
    #expect(outline.dropTarget(atRow: 3, fraction: 0.5) == .between(parent: "b", index: 1))
    #expect(Outline<String>(picture: "(empty)").dropTarget(atGap: 1) == .between(parent: nil, index: 0))
  }

  // MARK: Rows

  @Test func beforeAndAfterARow() {
    #expect(fruit.dropTarget(beforeRow: 3) == .between(parent: "Citrus", index: 1))
    #expect(fruit.dropTarget(beforeRow: 4) == .between(parent: "Fruit", index: 1))
    #expect(fruit.dropTarget(afterRow: 3) == .between(parent: "Citrus", index: 2))
    #expect(fruit.dropTarget(afterRow: 4) == .between(parent: "Fruit", index: 2))
    // Behind an open item is its first child; behind one without rows below it, a sibling.
    #expect(fruit.dropTarget(afterRow: 1) == .between(parent: "Citrus", index: 0))
    #expect(fruit.dropTarget(afterRow: 5) == .between(parent: nil, index: 2))
    #expect(fruit.dropTarget(beforeRow: 99) == .between(parent: nil, index: 3))
    #expect(fruit.dropTarget(afterRow: .max - 1) == .between(parent: nil, index: 3))
    #expect(fruit.dropTarget(afterRow: -2) == .between(parent: nil, index: 0))
    #expect(fruit.dropTarget(beforeRow: -2) == .between(parent: nil, index: 0))
  }

  @Test func caseP116OnAnItemAndBesideItAreTwoTargets() {
    func target(_ fraction: Double, _ level: Int? = nil) -> OutlineDropTarget<String> {
      fruit.dropTarget(atRow: 4, fraction: fraction, level: level)
    }
    #expect(target(0) == .between(parent: "Fruit", index: 1))
    #expect(target(0.2) == .between(parent: "Fruit", index: 1))
    #expect(target(0.2, 2) == .between(parent: "Citrus", index: 2))
    #expect(target(0.25) == .on("Berries"))
    #expect(target(0.74) == .on("Berries"))
    #expect(target(0.75) == .between(parent: "Fruit", index: 2))
    #expect(target(1, 0) == .between(parent: nil, index: 1))
    // What takes nothing leaves its row to the gaps.
    func leaf(_ fraction: Double) -> OutlineDropTarget<String> {
      fruit.dropTarget(atRow: 2, fraction: fraction) { $0 != "Lemon" }
    }
    #expect(leaf(0.49) == .between(parent: "Citrus", index: 0))
    #expect(leaf(0.5) == .between(parent: "Citrus", index: 1))
    // Below all rows is behind the last root; above them, before the first.
    #expect(fruit.dropTarget(atRow: 7, fraction: 0.5) == .between(parent: nil, index: 3))
    #expect(fruit.dropTarget(atRow: -1, fraction: 0.5) == .between(parent: nil, index: 0))
  }

  @Test func theLevelUnderAPointer() {
    func level(_ direction: OutlineLayoutDirection, _ x: Double, _ indentation: Double = 20) -> Int {
      direction.level(atX: x, width: 300, indentation: indentation)
    }
    #expect([-5, 0, 19, 20, 45].map { level(.leftToRight, $0) } == [0, 0, 0, 1, 2])
    #expect([305, 300, 281, 280, 255].map { level(.rightToLeft, $0) } == [0, 0, 0, 1, 2])
    #expect(level(.leftToRight, .nan) == 0)
    #expect(level(.leftToRight, 0, 0) == 0)
    #expect(level(.leftToRight, 5, 0) > 1_000)
  }

  // MARK: Back to the screen

  @Test func linesAreDrawnWhereTheTargetIs() {
    func gap(_ target: OutlineDropTarget<String>) -> [Int]? {
      fruit.gap(of: target).map { [$0.gap, $0.level] }
    }
    #expect(gap(.between(parent: "Citrus", index: 2)) == [4, 2])
    #expect(gap(.between(parent: "Fruit", index: 1)) == [4, 1])
    #expect(gap(.between(parent: "Fruit", index: 0)) == [1, 1])
    #expect(gap(.between(parent: nil, index: 0)) == [0, 0])
    #expect(gap(.between(parent: nil, index: 3)) == [7, 0])
    #expect(gap(.between(parent: "Bread", index: 0)) == [6, 1])
    #expect(gap(.between(parent: "Berries", index: 0)) == nil)
    #expect(gap(.between(parent: "Berries", index: 1)) == nil)
    #expect(gap(.between(parent: "Salt", index: 0)) == nil)
    #expect(gap(.between(parent: "gone", index: 0)) == nil)
    #expect(gap(.between(parent: nil, index: 4)) == nil)
    #expect(gap(.between(parent: nil, index: -1)) == nil)
    #expect(gap(.on("Citrus")) == nil)
  }

  /// In random trees: every level of every gap is a target of its own, and its line is in that gap.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func gapsAndTargetsAreOneToOne(seed: UInt64) {
    var commands = RandomCommands(seed: seed, size: 30)
    var outline = Outline<Int>(fanout: 4)
    var tree = NaiveTree()
    for _ in 0..<60 {
      let command = commands.next(for: tree)
      _ = try? outline.apply(command)
      _ = try? tree.apply(command)
      // Placeholders would make two gaps of one target.
      var shown = outline
      for parent in [nil] + tree.items.map(Optional.some) { shown.setPlaceholder(nil, in: parent) }
      var targets: [OutlineDropTarget<Int>: [Int]] = [:]
      for gap in 0...shown.rows.count {
        for level in shown.dropLevels(atGap: gap)! {
          let target = shown.dropTarget(atGap: gap, level: level)
          #expect(targets.updateValue([gap, level], forKey: target) == nil, "seed \(seed): \(target) twice")
          let line = shown.gap(of: target)
          #expect(line?.gap == gap && line?.level == level, "seed \(seed): \(target) at \(gap), \(level)")
          guard case .between(let parent, let index) = target else { continue }
          #expect((0...shown.childCount(of: parent)).contains(index), "seed \(seed): \(target)")
        }
      }
      // Nothing that could be between shown rows is missing.
      let open = shown.visibleItems.filter { shown.isExpanded($0) }
      let expected = shown.childCount(of: nil) + 1 + open.reduce(0) { $0 + shown.childCount(of: $1) + 1 }
      #expect(targets.count == expected, "seed \(seed)")
    }
  }
}
