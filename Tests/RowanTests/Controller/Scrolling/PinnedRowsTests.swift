import Rowan
import RowanTestSupport
import Testing

struct PinnedRowsTests {
  /// What a terminal shows from a row on: pinned rows, then those they do not cover.
  private func screen(_ picture: String, from top: Int, lines: Int, limit: Int = 10) -> [String] {
    let outline = Outline(picture: picture)
    let metrics = RowMetrics(count: outline.rows.count, height: 1)
    let pinned = outline.pinnedRows(at: Double(top), limit: limit, in: metrics)
    return (0..<lines).compactMap { line in
      if line < pinned.count {
        #expect(pinned[line].offset == Double(line))
        return outline.item(atRow: pinned[line].row).map { "\($0)!" }
      }
      return outline.item(atRow: top + line)
    }
  }

  let tree = """
    - a
      - b
        · c
        · d
        · e
      · f
      - g
        - h
          · i
          · j
    - k
      · l
    · m
    · n
    """

  @Test func ancestorsOfWhatIsShownArePinned() {
    #expect(screen(tree, from: 0, lines: 4) == ["a", "b", "c", "d"])
    #expect(screen(tree, from: 1, lines: 4) == ["a!", "b!", "d", "e"])
    #expect(screen(tree, from: 2, lines: 4) == ["a!", "b!", "e", "f"])
    #expect(screen(tree, from: 3, lines: 4) == ["a!", "b!", "f", "g"])
    #expect(screen(tree, from: 4, lines: 4) == ["a!", "f", "g", "h"])
    #expect(screen(tree, from: 5, lines: 4) == ["a!", "g", "h", "i"])
    #expect(screen(tree, from: 6, lines: 5) == ["a!", "g!", "h!", "j", "k"])
    #expect(screen(tree, from: 7, lines: 5) == ["a!", "g!", "h!", "k", "l"])
    #expect(screen(tree, from: 8, lines: 4) == ["a!", "g!", "k", "l"])
    #expect(screen(tree, from: 9, lines: 4) == ["a!", "k", "l", "m"])
    #expect(screen(tree, from: 10, lines: 4) == ["k", "l", "m", "n"])
    #expect(screen(tree, from: 11, lines: 4) == ["k!", "m", "n"])
    #expect(screen(tree, from: 12, lines: 4) == ["m", "n"])
  }

  @Test func theOutermostArePinnedUpToTheLimit() {
    #expect(screen(tree, from: 6, lines: 4, limit: 2) == ["a!", "g!", "i", "j"])
    #expect(screen(tree, from: 6, lines: 2, limit: 0) == ["g", "h"])
    #expect(screen(tree, from: 6, lines: 2, limit: -3) == ["g", "h"])
  }

  @Test func aPlaceholderBelongsToItsParent() {
    #expect(screen("- a\n  - b\n    · c\n    (loadMore)\n(failed)", from: 2, lines: 2) == ["a!", "b!"])
    #expect(screen("- a\n  (loading)\n· b", from: 1, lines: 2) == ["a!", "b"])
    #expect(screen("(loading)", from: 0, lines: 1) == [])
  }

  @Test func anItemIsPushedUpByWhatFollows() {
    let outline = Outline(picture: "- a\n  · b\n- c\n  · d\n  · e")
    let metrics = RowMetrics(count: 5, height: 10)
    func pinned(_ position: Double) -> [PinnedRow] { outline.pinnedRows(at: position, limit: 3, in: metrics) }
    #expect(pinned(0) == [])
    #expect(pinned(1) == [PinnedRow(row: 0, offset: 0)])
    #expect(pinned(10) == [PinnedRow(row: 0, offset: 0)])
    #expect(pinned(14) == [PinnedRow(row: 0, offset: -4)])
    #expect(pinned(19.5) == [PinnedRow(row: 0, offset: -9.5)])
    #expect(pinned(20) == [])
    #expect(pinned(20.5) == [PinnedRow(row: 2, offset: 0)])
  }

  @Test func positionsBeyondTheRowsPinNothing() {
    let outline = Outline(picture: tree)
    let metrics = RowMetrics(count: outline.rows.count, height: 1)
    for position in [-5, 14, 1e300, -.infinity, .infinity, .nan] as [Double] {
      #expect(outline.pinnedRows(at: position, limit: 5, in: metrics).isEmpty)
    }
    // Metrics of another moment do no harm.
    #expect(outline.pinnedRows(at: 200, limit: 5, in: RowMetrics(count: 500, height: 1)).isEmpty)
    #expect(outline.pinnedRows(at: 2, limit: 5, in: RowMetrics(count: 3, height: 1)).map(\.row) == [0])
    #expect(Outline<Int>().pinnedRows(at: 0, limit: 5, in: RowMetrics(count: 0, height: 1)).isEmpty)
  }

  #if DEBUG
    @Test func depthCostsNothing() {
      let count = 100_000
      var outline = Outline(levels: (0..<count).map { ($0, $0) })
      outline.expandAll()
      let metrics = RowMetrics(count: count, height: 1)
      let visits = outline.visits(during: { outline in
        #expect(outline.pinnedRows(at: 90_000, limit: 4, in: metrics).map(\.row) == [0, 1, 2, 3])
      })
      #expect(visits < 400)
    }
  #endif

  // MARK: Random trees

  struct Shown {
    var rows: [OutlineRow<Int>]
    var tops: [Double]

    var metrics: RowMetrics { RowMetrics(count: rows.count, end: tops[rows.count]) { tops[$0] } }

    func end(_ row: Int) -> Int {
      rows[(row + 1)...].firstIndex { $0.level <= rows[row].level } ?? rows.count
    }

    /// By the rule, word for word.
    func pinned(at position: Double, limit: Int) -> [PinnedRow] {
      var pinned: [PinnedRow] = []
      var slot = position
      while pinned.count < limit {
        let parent = pinned.last?.row
        let candidate = rows.indices.first { row in
          rows[row].level == pinned.count && tops[row] < slot && slot < tops[end(row)]
            && tops[row + 1] < tops[end(row)] && (parent.map { row > $0 && row < end($0) } ?? true)
        }
        guard let row = candidate else { break }
        let height = tops[row + 1] - tops[row]
        pinned.append(PinnedRow(row: row, offset: min(slot, tops[end(row)] - height) - position))
        slot += height
      }
      return pinned
    }

    /// Where each row that can be seen is drawn, those under others left out.
    func drawn(at position: Double, _ pinned: [PinnedRow]) -> [Int: Double] {
      var drawn: [Int: Double] = [:]
      var covered = 0.0
      for pin in pinned {
        let bottom = pin.offset + tops[pin.row + 1] - tops[pin.row]
        if bottom > covered { drawn[pin.row] = pin.offset }
        covered = max(covered, bottom)
      }
      for row in rows.indices where drawn[row] == nil && tops[row + 1] - position > covered {
        if !pinned.contains(where: { $0.row == row }) { drawn[row] = tops[row] - position }
      }
      return drawn
    }
  }

  private func random(_ seed: UInt64, heights: (inout SeededGenerator) -> Double) -> (Outline<Int>, Shown) {
    var generator = SeededGenerator(seed: seed)
    var level = 0
    let levels = (0..<Int.random(in: 1...40, using: &generator)).map { item in
      level = item == 0 ? 0 : Int.random(in: max(0, level - 2)...level + 1, using: &generator)
      return (level: level, item: item)
    }
    var outline = Outline(levels: levels)
    for item in outline.allItems where Int.random(in: 0..<5, using: &generator) > 0 { outline.expand(item) }
    for item in outline.allItems where Int.random(in: 0..<8, using: &generator) == 0 {
      outline.setPlaceholder(.loadMore, in: item)
    }
    var tops = [0.0]
    for _ in outline.rows { tops.append(tops[tops.count - 1] + heights(&generator)) }
    return (outline, Shown(rows: Array(outline.rows), tops: tops))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func agreesWithTheRule(seed: UInt64) {
    let (outline, shown) = random(seed) { Double(Int.random(in: 1...5, using: &$0)) }
    let metrics = shown.metrics
    for half in -2...Int(metrics.end) * 2 + 2 {
      let position = Double(half) / 2
      for limit in [1, 3, 100] {
        #expect(
          outline.pinnedRows(at: position, limit: limit, in: metrics)
            == shown.pinned(at: position, limit: limit), "seed \(seed), \(position)")
      }
    }
  }

  /// Whatever can be seen moves as far as one scrolls, or less, never more; and all rows not covered are there.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func nothingJumpsWhileScrolling(seed: UInt64) {
    let (outline, shown) = random(seed) { _ in 8 }
    let metrics = RowMetrics(count: shown.rows.count, height: 8)
    for limit in [2, 50] {
      var before: [Int: Double] = [:]
      for position in stride(from: 0, through: metrics.end, by: 1) {
        let pinned = outline.pinnedRows(at: position, limit: limit, in: metrics)
        let drawn = shown.drawn(at: position, pinned)
        for (row, y) in drawn {
          guard let former = before[row] else {
            // What comes into sight comes from behind something: only scrolling back uncovers.
            #expect(position == 0, "seed \(seed): row \(row) appears at \(position)")
            continue
          }
          #expect(former - y >= 0 && former - y <= 1, "seed \(seed): row \(row) jumps at \(position)")
        }
        before = drawn
      }
    }
  }

  /// A row that is scrolled to the top is right below what is pinned above it.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func theHeightAboveARowIsWhatIsPinnedThen(seed: UInt64) {
    let (outline, shown) = random(seed) { Double(Int.random(in: 1...5, using: &$0)) }
    for limit in [0, 2, 50] {
      for row in shown.rows.indices {
        let height = outline.pinnedHeight(aboveRow: row, limit: limit, in: shown.metrics)
        let position = shown.tops[row] - height
        let pinned = outline.pinnedRows(at: position, limit: limit, in: shown.metrics)
        #expect(shown.drawn(at: position, pinned)[row] == height, "seed \(seed): row \(row)")
      }
    }
    #expect(outline.pinnedHeight(aboveRow: -1, limit: 5, in: shown.metrics) == 0)
    #expect(outline.pinnedHeight(aboveRow: shown.rows.count, limit: 5, in: shown.metrics) == 0)
    #expect(outline.pinnedHeight(aboveRow: 0, limit: -5, in: shown.metrics) == 0)
  }
}
