import Rowan

/// Makes random commands that make sense often enough, and sometimes do not.
package struct RandomCommands {
  private var generator: SeededGenerator
  private var nextItem = 0
  /// About how many items the tree keeps.
  private let size: Int

  package init(seed: UInt64, size: Int) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  package mutating func next(for tree: NaiveTree) -> OutlineCommand {
    let items = tree.items
    let grows = items.count < size / 2 || items.count < size && chance(60)
    switch number(below: 100) {
    case 0..<22 where grows: return insertion(tree, items)
    case 0..<16: return .delete(some(items, atMost: 2))
    case 16..<17: return chance(5) ? .deleteAll : .delete(some(items, atMost: 4))
    case 17..<34: return .move(some(items, atMost: 3), to: parent(items), at: index(in: tree))
    case 34..<38: return .replaceChildren(parent(items), replacement(tree, items))
    case 38..<41:
      let levels = self.levels(items, count: number(below: 10))
      return .replaceDescendants(
        chance(30) ? nil : parent(items), levels, expanded: some(levels.map(\.item), atMost: 5))
    case 41..<54: return .expand(some(items, atMost: chance(70) ? 1 : 4))
    case 54..<63: return .collapse(some(items, atMost: chance(70) ? 1 : 4), chance(75) ? .keep : .reset)
    case 63..<70: return .toggle(one(items))
    case 70..<74: return .expandAll(chance(30) ? nil : one(items))
    case 74..<76: return .collapseAll(chance(20) ? nil : one(items))
    case 76..<79: return .expandToDepth(number(below: 4), chance(50) ? nil : one(items))
    case 79..<84: return .reveal(one(items))
    case 84..<89:
      return .setExpandable([.leaf, .parent, .unknown][number(below: 3)], some(items, atMost: 2))
    case 89..<96:
      let kind = chance(40) ? nil : PlaceholderKind.allCases[number(below: 4)]
      return .setPlaceholder(kind, parent(items))
    default: return .refresh(some(items, atMost: 3))
    }
  }

  private mutating func insertion(_ tree: NaiveTree, _ items: [Int]) -> OutlineCommand {
    let new = newItems(items, count: 1 + (chance(70) ? 0 : number(below: 9)))
    switch number(below: 5) {
    case 0: return .append(new, to: parent(items))
    case 1:
      let parent = parent(items)
      return .insert(
        new, at: number(below: (tree.children[parent]?.count ?? 0) + 1) - (chance(5) ? 1 : 0), in: parent)
    case 2: return .insertBefore(new, one(items))
    case 3: return .insertAfter(new, one(items))
    default:
      let levels = levels([], count: 1 + number(below: 12))
      return .appendOutline(levels, expanded: some(levels.map(\.item), atMost: 5), to: parent(items))
    }
  }

  private mutating func newItems(_ items: [Int], count: Int) -> [Int] {
    var new: [Int] = []
    for _ in 0..<count {
      nextItem += 1
      new.append(chance(3) ? one(items) : chance(2) ? new.last ?? nextItem : nextItem)
    }
    return new
  }

  private mutating func replacement(_ tree: NaiveTree, _ items: [Int]) -> [Int] {
    var new = (tree.children[parent(items)] ?? []).filter { _ in chance(70) }
    new += newItems(items, count: number(below: 4))
    new += some(items, atMost: 2)
    return new.shuffled(using: &generator)
  }

  private mutating func levels(_ items: [Int], count: Int) -> [OutlineCommand.Leveled] {
    var levels: [OutlineCommand.Leveled] = []
    var used: Set<Int> = []
    for _ in 0..<count {
      let item = !items.isEmpty && chance(60) ? one(items) : newItems([], count: 1)[0]
      guard used.insert(item).inserted else { continue }
      levels.append(.init(number(below: (levels.last?.level ?? -1) + 2), item))
    }
    return levels
  }

  private mutating func some(_ items: [Int], atMost count: Int) -> [Int] {
    (0..<1 + number(below: count)).map { _ in one(items) }
  }

  private mutating func one(_ items: [Int]) -> Int {
    items.isEmpty || chance(2) ? 100_000 + number(below: 3) : items[number(below: items.count)]
  }

  private mutating func parent(_ items: [Int]) -> Int? {
    chance(20) ? nil : one(items)
  }

  private mutating func index(in tree: NaiveTree) -> Int? {
    chance(20) ? nil : number(below: 4)
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    number(below: 100) < percent
  }
}
