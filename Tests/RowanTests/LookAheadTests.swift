import Rowan
import Testing

/// Builders look up many items together; what they build is what they would build one by one.
struct LookAheadTests {
  /// Items of which many have the same hash, so that they contend for the same slots.
  struct Crowded: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(number % 3)
    }
  }

  /// Numbers of which every seventh comes again at once, and every eleventh some time later.
  static let numbers: [Int] = {
    var numbers: [Int] = []
    for number in 0..<200 {
      numbers.append(number)
      if number % 7 == 0 { numbers.append(number) }
      if number % 11 == 0, number > 50 { numbers.append(number - 50) }
    }
    return numbers
  }()
  static let repeats = numbers.count - 200

  @Test func levelsKeepTheFirstOfEqualItems() {
    var problems = 0
    let outline = Outline(levels: Self.numbers.map { (0, Crowded(number: $0)) }) { _ in problems += 1 }
    #expect(outline.rootItems.map { $0.number } == Array(0..<200))
    #expect(problems == Self.repeats)
  }

  @Test func pairsKeepTheFirstOfEqualItemsAndFindParentsThatComeLater() {
    var problems = 0
    let pairs = Self.numbers.map { number in
      (Crowded(number: number), number < 199 ? Crowded(number: 199) : nil)
    }
    let outline = Outline(pairs: pairs) { _ in problems += 1 }
    #expect(outline.rootItems.map { $0.number } == [199])
    #expect(outline.children(of: Crowded(number: 199)).map { $0.number } == Array(0..<199))
    #expect(problems == Self.repeats)
  }

  @Test func pairsChangeParents() {
    // Parents in turn, named before and after they come.
    let pairs = (0..<200).map { number in (Crowded(number: number), Crowded(number: 200 + number % 2)) }
    let outline = Outline(pairs: pairs + [(Crowded(number: 200), nil), (Crowded(number: 201), nil)])
    #expect(
      outline.children(of: Crowded(number: 200)).map { $0.number } == Array(stride(from: 0, to: 200, by: 2)))
    #expect(
      outline.children(of: Crowded(number: 201)).map { $0.number } == Array(stride(from: 1, to: 200, by: 2)))
  }

  @Test func nestedDataKeepTheFirstOfEqualItems() {
    var problems = 0
    let below = Self.numbers.map { Crowded(number: $0) }
    let outline = Outline([Crowded(number: 1_000), Crowded(number: 40), Crowded(number: 1_001)]) {
      (item: Crowded) -> [Crowded] in
      item.number == 1_000 ? below : []
    } problem: { _ in
      problems += 1
    }
    #expect(outline.children(of: Crowded(number: 1_000)).map { $0.number } == Array(0..<200))
    #expect(outline.rootItems.map { $0.number } == [1_000, 1_001])
    #expect(problems == Self.repeats + 1)
  }

  /// Trees whose first part tells nothing, or the wrong thing, of how much is to come.
  @Test(arguments: [
    [(0, 5_000)], [(1, 1)], [(5_000, 1)], [(1, 3_000), (0, 3_000)], [(0, 3_000), (1, 3_000)],
    [(40, 40), (0, 1_000), (3, 200), (0, 2)],
  ])
  func nestedDataOfUnevenShapes(parts: [(depth: Int, width: Int)]) {
    // Of each part: chains as deep as it says, below each end of which there are as many leaves as fit.
    var levels: [(level: Int, item: Int)] = []
    for part in parts {
      for _ in 0..<(part.depth == 0 ? part.width : 5_000 / (part.depth + part.width)) {
        for level in 0..<part.depth { levels.append((level, levels.count)) }
        for _ in 0..<(part.depth == 0 ? 1 : part.width) { levels.append((part.depth, levels.count)) }
      }
    }
    var children: [Int: [Int]] = [:]
    var way: [Int] = []
    for (level, item) in levels {
      way.removeLast(way.count - level)
      children[way.last ?? -1, default: []].append(item)
      way.append(item)
    }
    var asked = 0
    let outline = Outline(children[-1] ?? []) { (item: Int) -> [Int] in
      asked += 1
      return children[item] ?? []
    }
    #expect(asked == levels.count)
    #expect(outline.firstViolation() == nil)
    #expect(outline.levels.elementsEqual(levels) { $0 == $1 })
  }
}
