import Rowan
import RowanTestSupport
import Testing

struct PinnedLinesTests {
  /// What a terminal shows from a row on: pinned rows, then those they do not cover.
  private func screen(_ picture: String, from top: Int, lines: Int, limit: Int) -> [String] {
    let outline = Outline(picture: picture)
    let pinned = outline.pinnedRows(fromRow: top, limit: limit)
    return (0..<lines).compactMap { line in
      line < pinned.count
        ? outline.item(atRow: pinned[line]).map { "\($0)!" } : outline.item(atRow: top + line)
    }
  }

  private let deep = """
    - a
      - b
        - c
          · d
          · e
          · f
          · g
        · h
    · i
    """

  @Test func theInnermostArePinned() {
    #expect(screen(deep, from: 0, lines: 4, limit: 2) == ["a", "b", "c", "d"])
    #expect(screen(deep, from: 1, lines: 4, limit: 2) == ["b", "c", "d", "e"])
    #expect(screen(deep, from: 2, lines: 4, limit: 2) == ["b!", "c!", "e", "f"])
    #expect(screen(deep, from: 3, lines: 4, limit: 2) == ["b!", "c!", "f", "g"])
    #expect(screen(deep, from: 4, lines: 4, limit: 2) == ["b!", "c!", "g", "h"])
    // What follows is less deep, and other ancestors lead there.
    #expect(screen(deep, from: 5, lines: 4, limit: 2) == ["a!", "b!", "h", "i"])
    #expect(screen(deep, from: 6, lines: 3, limit: 2) == ["a!", "b!", "i"])
    #expect(screen(deep, from: 7, lines: 2, limit: 2) == ["a!", "i"])
    #expect(screen(deep, from: 3, lines: 4, limit: 1) == ["c!", "e", "f", "g"])
    #expect(screen(deep, from: 3, lines: 4, limit: 0) == ["d", "e", "f", "g"])
  }

  @Test func rowsThatAreNotTherePinNothing() {
    let outline = Outline(picture: deep)
    for row in [-1, 9, Int.max, Int.min] {
      #expect(outline.pinnedRows(fromRow: row, limit: 3).isEmpty)
    }
    #expect(outline.pinnedRows(fromRow: 4, limit: -1).isEmpty)
    #expect(outline.pinnedRows(fromRow: 4, limit: .max) == [0, 1, 2])
    #expect(Outline<Int>().pinnedRows(fromRow: 0, limit: 3).isEmpty)
  }

  @Test func whereAllHaveRoomTheyAreThoseOfRowsOfOneHeight() {
    for seed in 0..<60 {
      let outline = randomOutline(seed)
      let metrics = RowMetrics(count: outline.rows.count, height: 1)
      for top in outline.rows.indices {
        let pinned = outline.pinnedRows(at: Double(top), limit: 100, in: metrics).map(\.row)
        #expect(outline.pinnedRows(fromRow: top, limit: 100) == pinned)
      }
    }
  }

  @Test func whatIsPinnedLeadsDownward() {
    for seed in 0..<60 {
      let outline = randomOutline(seed)
      for top in outline.rows.indices {
        for limit in 1..<5 {
          let pinned = outline.pinnedRows(fromRow: top, limit: limit)
          #expect(pinned.count <= limit)
          for (row, next) in zip(pinned, pinned.dropFirst()) {
            #expect(row < next)
            #expect(outline.rows[next].level == outline.rows[row].level + 1)
          }
          guard let last = pinned.last else { continue }
          #expect(last < top + pinned.count - 1)
          // No row is covered by more than its own ancestors, so that each can be scrolled into sight.
          #expect(outline.rows[top + pinned.count - 1].level >= pinned.count)
          // Where there is room for no more, the nearest ancestors of what follows are there.
          if pinned.count == limit, top + limit < outline.rows.count {
            let level = outline.rows[top + limit].level
            #expect(outline.rows[last].level == max(level - 1, limit - 1))
          }
        }
      }
    }
  }

  #if DEBUG
    @Test func depthCostsNothing() {
      let count = 100_000
      var outline = Outline(levels: (0..<count).map { (min($0, 99_000), $0) })
      outline.expandAll()
      let visits = outline.visits(during: { outline in
        #expect(outline.pinnedRows(fromRow: 99_500, limit: 4) == [98_996, 98_997, 98_998, 98_999])
      })
      #expect(visits < 400)
    }
  #endif

  private func randomOutline(_ seed: Int) -> Outline<Int> {
    var generator = SeededGenerator(seed: UInt64(seed))
    var level = 0
    var outline = Outline(
      levels: (0..<60).map { item in
        level = item == 0 ? 0 : Int.random(in: 0...min(level + 1, 7), using: &generator)
        return (level, item)
      })
    outline.expandAll()
    return outline
  }
}
