import Rowan
import RowanTestSupport
import Testing

/// Costs, by counting hashes, comparisons and looks at nodes; never by the clock.
struct ComplexityTests {
  /// An item that counts what is done to it.
  struct Counted: Hashable {
    final class Counter: @unchecked Sendable {
      var hashes = 0
      var comparisons = 0
    }

    let number: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  /// 20 × 20 × 20, all open.
  static func cube(_ counter: Counted.Counter, offset: Int = 0) -> Outline<Counted> {
    var levels: [(Int, Counted)] = []
    for first in 0..<20 {
      levels.append((0, Counted(number: offset + first, counter: counter)))
      for second in 0..<20 {
        levels.append((1, Counted(number: offset + 100 + first * 20 + second, counter: counter)))
        for third in 0..<20 {
          let number = offset + 1000 + (first * 20 + second) * 20 + third
          levels.append((2, Counted(number: number, counter: counter)))
        }
      }
    }
    return Outline(levels: levels)
  }

  @Test func buildingHashesEachItemOnceOrTwiceWhenItGrows() {
    let counter = Counted.Counter()
    let outline = Self.cube(counter)
    // Once to come in; the index grows from a known size, so nothing is hashed again.
    #expect(counter.hashes <= outline.count * 2)
    #expect(counter.comparisons < outline.count / 10)
  }

  @Test func lookUpsHashOnceAndCompareOnce() {
    let counter = Counted.Counter()
    var outline = Self.cube(counter)
    outline.expandAll()
    let item = outline.item(atRow: 4_711)!
    counter.hashes = 0
    counter.comparisons = 0
    #expect(outline.row(of: item) == 4_711)
    #expect(counter.hashes == 1)
    #expect(counter.comparisons == 1)
    _ = outline.rows[100..<150].map(\.level)
    _ = outline.item(atRow: 77)
    #expect(counter.hashes == 1)
  }

  @Test func commandsHashOnlyWhatTheyName() throws {
    let counter = Counted.Counter()
    var outline = Self.cube(counter)
    let root = outline.rootItems[3]
    counter.hashes = 0
    outline.expand(root)
    outline.expandAll()
    outline.collapseAll()
    #expect(counter.hashes == 1)
    try outline.move(root, to: outline.rootItems[5])
    #expect(counter.hashes <= 4)
    try outline.append(Counted(number: -1, counter: counter), to: root)
    #expect(counter.hashes <= 8)
  }

  @Test func diffsOfSharedItemsHashAndCompareNothing() {
    let counter = Counted.Counter()
    var outline = Self.cube(counter)
    let closed = outline
    outline.expandAll()
    let filtered = outline.filtered { $0.number % 7 == 0 }
    let sorted = outline.sorted { $0.number > $1.number }
    counter.hashes = 0
    counter.comparisons = 0
    #expect(outline.changes(from: outline).isEmpty)
    #expect(outline.changes(from: closed).inserted.rowCount == outline.count - 20)
    _ = filtered.changes(from: outline)
    _ = sorted.changes(from: outline)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons == 0)
  }

  @Test func diffsHashOnlyWhatIsNotInOrder() {
    let counter = Counted.Counter()
    var old = Self.cube(counter)
    old.expandAll()
    var new = Self.cube(counter)
    new.expandAll()
    let rows = new.rows.count
    counter.hashes = 0
    counter.comparisons = 0
    #expect(new.changes(from: old).isEmpty)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons == rows)
    _ = try? new.append(Counted(number: -1, counter: counter), to: new.rootItems[7])
    counter.hashes = 0
    #expect(new.changes(from: old).description == "\(8 * 421)+1 \(8 * 421 - 21)!")
    #expect(counter.hashes == 1)
  }

  @Test func diffsGoOnBehindWhatIsGone() throws {
    let counter = Counted.Counter()
    let items = (0..<1_000).map { Counted(number: $0, counter: counter) }
    let old = Outline(levels: items.map { (0, $0) })
    // A hundred go, and the first two change places: where the order breaks, one item is looked up.
    let new = Outline(levels: ([items[1], items[0]] + items[2..<500] + items[600...]).map { (0, $0) })
    counter.hashes = 0
    #expect(new.changes(from: old).description == "500-100 0~1>1 0!2")
    #expect(counter.hashes == 4)
  }

  #if DEBUG
    static func outline(count: Int, depth: (Int) -> Int) -> Outline<Int> {
      Outline(levels: (0..<count).map { (depth($0), $0) })
    }

    /// Costs must not grow with the size of what opens, the depth or the width.
    @Test(arguments: ["flat", "chain", "bushy"])
    func commandsLookAtFewNodes(shape: String) throws {
      let count = 100_000
      var outline = Self.outline(count: count) { item in
        switch shape {
        case "flat": 0
        case "chain": item
        default: item % 100 == 0 ? 0 : item % 10 == 0 ? 1 : 2
        }
      }
      outline.expandAll()
      let some = [0, 1, 50_000, 77_770, 99_999]
      for item in some {
        // Three levels of nodes above 1,800 leaves: each look-up climbs or descends a few times.
        let limit = 60
        let checks: [(String, (inout Outline<Int>) throws -> Void)] = [
          ("row", { _ = $0.row(of: item) }), ("item", { _ = $0.item(atRow: item) }),
          ("parent", { _ = $0.parent(of: item) }), ("level", { _ = $0.level(of: item) }),
          ("child", { _ = $0.child(at: 3, of: item) }),
          ("position", { _ = $0.positionAmongSiblings(of: item) }),
          ("childCount", { _ = $0.childCount(of: item) }), ("below", { _ = $0.rowsBelow(item) }),
          ("descendants", { _ = $0.descendantCount(of: item) }),
          ("ancestor", { _ = $0.ancestor(of: item, atLevel: 0) }),
        ]
        for (name, check) in checks {
          let visits = try outline.visits(during: check)
          #expect(visits <= limit, "\(name) of \(item) in \(shape)")
        }
        #expect(outline.visits(during: { $0.toggle(item) }) <= 150)
        #expect(outline.visits(during: { $0.toggle(item) }) <= 150)
        let edits = try outline.visits(during: {
          try $0.append(-1, to: item)
          try $0.delete(-1)
        })
        #expect(edits <= 1_000, "edits at \(item) in \(shape)")
      }
      let moves = try outline.visits(during: {
        try $0.move(50_000, to: nil, at: 0)
      })
      #expect(moves <= 1_500, "move in \(shape)")
    }

    @Test func windowsOfRowsLookAtEachLeafOnce() {
      var outline = Self.outline(count: 100_000) { $0 % 10 == 0 ? 0 : 1 }
      outline.expandAll()
      let visits = outline.visits(during: { outline in
        var levels = 0
        for row in outline.rows[40_000..<41_000] { levels += row.level }
        #expect(levels == 900)
      })
      // 1,000 rows are 18 leaves.
      #expect(visits <= 150)
    }
  #endif
}
