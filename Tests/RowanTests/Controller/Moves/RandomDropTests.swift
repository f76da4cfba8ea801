import Rowan
import RowanTestSupport
import Testing

/// Random drops in random trees, filtered or not: what the tree becomes is what arrays say.
struct RandomDropTests {
  /// Everything that is dragged, and where to, by plain arrays.
  struct Drop {
    var tree: NaiveTree
    /// The items that are shown.
    var shown: Set<Int>
    var items: [Int]
    var parent: Int?
    /// Among the shown children; `nil` is on the parent.
    var index: Int?

    var moved: [Int] {
      tree.items.filter { item in items.contains(item) && !items.contains { tree.isBelow(item, $0) } }
    }

    var goesIntoItself: Bool {
      guard let parent else { return false }
      return moved.contains { $0 == parent || tree.isBelow(parent, $0) }
    }

    var siblings: [Int] { tree.children[parent] ?? [] }

    /// The shown children afterwards.
    var shownAfterwards: [Int] {
      let shownSiblings = siblings.filter(shown.contains)
      guard let index else { return shownSiblings.filter { !moved.contains($0) } + moved }
      return shownSiblings[..<index].filter { !moved.contains($0) } + moved
        + shownSiblings[index...].filter { !moved.contains($0) }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func dropsArrangeAsArraysDo(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var commands = RandomCommands(seed: seed, size: 25)
    var outline = Outline<Int>(fanout: 4)
    var tree = NaiveTree()
    var outcomes: Set<String> = []
    for step in 0..<250 {
      let command = commands.next(for: tree)
      _ = try? outline.apply(command)
      _ = try? tree.apply(command)
      guard !tree.items.isEmpty else { continue }
      let isFiltered = seed % 2 == 1
      let modulus = Int.random(in: 2...4, using: &generator)
      let shown = isFiltered ? outline.filtered(keepingDescendants: false) { $0 % modulus != 0 } : outline
      let items = shown.allItems
      guard !items.isEmpty else { continue }
      let picked = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        items.randomElement(using: &generator)!
      }
      let parent =
        Int.random(in: 0..<4, using: &generator) == 0 ? nil : items.randomElement(using: &generator)
      var target = OutlineDropTarget<Int>.between(
        parent: parent, index: Int.random(in: 0...shown.childCount(of: parent), using: &generator))
      if let parent, Int.random(in: 0..<4, using: &generator) == 0 { target = .on(parent) }
      if Int.random(in: 0..<2, using: &generator) == 0 {
        let gap = Int.random(in: 0...shown.rows.count, using: &generator)
        target = shown.dropTarget(atGap: gap, level: Int.random(in: 0..<4, using: &generator))
      }
      let index: Int? = if case .between(_, let index) = target { index } else { nil }
      let drop = Drop(tree: tree, shown: Set(items), items: picked, parent: target.parent, index: index)
      let failure = check(drop, target, &outline, shown, &outcomes)
      #expect(failure == nil, "seed \(seed), step \(step): \(picked) to \(target) in\n\(tree.picture)")
      // Goes on from where it was.
      outline = Outline(levels: outline.levels)
      tree = NaiveTree(outline.levels.map { .init($0.level, $0.item) }, expanded: [])
      outline.expandAll()
      tree.expanded = Set(tree.items.filter { tree.expandable($0) == .parent })
    }
    #expect(outcomes == ["moved", "into itself", "nothing"], "seed \(seed)")
  }

  private func check(
    _ drop: Drop, _ target: OutlineDropTarget<Int>, _ outline: inout Outline<Int>, _ shown: Outline<Int>,
    _ outcomes: inout Set<String>
  ) -> String? {
    let before = drop.siblings
    let shownBefore = before.filter(drop.shown.contains)
    do {
      let move = try outline.move(for: drop.items, droppedAt: target, shownIn: shown)
      outcomes.insert("moved")
      if drop.goesIntoItself { return "goes into itself" }
      if move.items != drop.moved { return "moves \(move.items), not \(drop.moved)" }
      try outline.perform(move)
    } catch let refusal as OutlineDropRefusal<Int> {
      switch refusal {
      case .intoOwnSubtree:
        outcomes.insert("into itself")
        return drop.goesIntoItself ? nil : "does not go into itself"
      case .nothingChanges:
        outcomes.insert("nothing")
        return drop.shownAfterwards == shownBefore && drop.moved.allSatisfy(before.contains)
          ? nil : "would change"
      default: return "refuses for \(refusal)"
      }
    } catch {
      return "\(error)"
    }
    let after = outline.children(of: drop.parent)
    let isVisible = Set(drop.shown).union(drop.moved)
    if after.filter(isVisible.contains) != drop.shownAfterwards { return "shows \(after)" }
    // The others keep their order, and what moves is together.
    if after.filter({ !drop.moved.contains($0) }) != before.filter({ !drop.moved.contains($0) }) {
      return "reorders \(after)"
    }
    guard let start = drop.moved.first.flatMap({ after.firstIndex(of: $0) }),
      after[start...].prefix(drop.moved.count).elementsEqual(drop.moved)
    else { return "tears apart \(after)" }
    if Set(outline.allItems) != Set(drop.tree.items) { return "loses items" }
    // A drop between rows that would not be seen is refused, even if something could be done about hidden ones.
    let isSeen = drop.index == nil || drop.shownAfterwards != shownBefore
    return after == before || !isSeen ? "changes nothing" : nil
  }
}
