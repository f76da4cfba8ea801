import Rowan
import RowanTestSupport
import Testing

struct RowAnchorTests {
  private let levels = (0..<10).flatMap { parent in
    [(level: 0, item: parent * 10)] + (1...5).map { (level: 1, item: parent * 10 + $0) }
  }

  /// Ten parents with five children each.
  private var outline: Outline<Int> { Outline(levels: levels) }

  @Test func whatIsAboveDoesNotMatter() {
    var outline = outline
    outline.expandAll()
    let anchor = outline.collapse([0, 10]).anchor(visible: 20..<30)
    #expect(anchor == RowAnchor(oldRow: 20, newRow: 10, isInSight: true))
    #expect(outline.expand(0).anchor(visible: 10..<20) == RowAnchor(oldRow: 10, newRow: 15, isInSight: true))
  }

  @Test func caseP125WhenAllInSightGoesTheParentStays() {
    var outline = outline
    outline.expandAll()
    let anchor = outline.collapse(20).anchor(visible: 14..<17)
    #expect(anchor == RowAnchor(oldRow: 12, newRow: 12, isInSight: false))
    let after = RowMetrics(count: outline.rows.count, height: 10)
    let viewport = RowViewport(position: 140, height: 30)
    #expect(viewport.position(keeping: anchor!, formerlyAt: 120, in: after) == 120)
    let covered = RowViewport(position: 140, height: 30, coveredHeight: 10)
    #expect(covered.position(keeping: anchor!, formerlyAt: 120, in: after) == 110)
  }

  @Test func caseP125CollapsingAtTheEndScrollsNoFurtherThanItMust() {
    var outline = outline
    outline.expandAll()
    // Rows 50 to 59 are in sight, 54 is the last parent.
    let viewport = RowViewport(position: 500, height: 100)
    let anchor = outline.collapse(90).anchor(visible: 50..<60)!
    #expect(anchor == RowAnchor(oldRow: 50, newRow: 50, isInSight: true))
    let after = RowMetrics(count: outline.rows.count, height: 10)
    #expect(viewport.position(keeping: anchor, formerlyAt: 500, in: after) == 450)
  }

  @Test func caseP125AnUpdateNearTheBottomKeepsThePlace() throws {
    var outline = outline
    outline.expandAll()
    let viewport = RowViewport(position: 405, height: 100)
    let visible = viewport.rows(in: RowMetrics(count: 60, height: 10))
    #expect(visible == 40..<51)
    // New data: a new first root, and the first row in sight is gone.
    var levels = levels.filter { $0.item != outline.item(atRow: 40) }
    levels.insert((level: 0, item: -1), at: 0)
    let changes = outline.replaceDescendants(of: nil, with: Outline(levels: levels))
    let anchor = try #require(changes.anchor(visible: visible))
    #expect(anchor == RowAnchor(oldRow: 41, newRow: 41, isInSight: true))
    let after = RowMetrics(count: outline.rows.count, height: 10)
    #expect(viewport.position(keeping: anchor, formerlyAt: 410, in: after) == nil)
    // The same with one row more above.
    #expect(
      viewport.position(
        keeping: RowAnchor(oldRow: 41, newRow: 42, isInSight: true), formerlyAt: 410, in: after) == 415)
  }

  @Test func theTappedRowStaysUnderTheFinger() {
    var outline = outline
    outline.expand(10)
    // One opens, another closes above it.
    let changes = outline.collapse(10).followed(by: outline.expand(30))
    #expect(
      changes.anchor(visible: 0..<12, preferring: 8) == RowAnchor(oldRow: 8, newRow: 3, isInSight: true))
    #expect(changes.anchor(visible: 0..<6, preferring: 8)?.oldRow == 0)
    #expect(changes.anchor(visible: 2..<12, preferring: 3)?.oldRow == 7)
    #expect(changes.anchor(visible: 2..<12, preferring: -3)?.oldRow == 7)
  }

  @Test func rowsThatMoveAreTheLastChoice() throws {
    var outline = Outline(levels: (0..<6).map { (0, $0) })
    let changes = try outline.move(2, to: nil, at: 5)
    #expect(changes.anchor(visible: 2..<5) == RowAnchor(oldRow: 3, newRow: 2, isInSight: true))
    #expect(changes.anchor(visible: 2..<3) == RowAnchor(oldRow: 1, newRow: 1, isInSight: false))
    let replaced = try outline.move(0, to: nil, at: 5).followed(by: outline.delete([1, 3, 4, 5, 2]))
    #expect(replaced.anchor(visible: 3..<4) == RowAnchor(oldRow: 0, newRow: 0, isInSight: false))
  }

  @Test func nothingRemains() {
    var outline = outline
    #expect(outline.deleteAll().anchor(visible: 0..<5) == nil)
    #expect(RowChanges(unchanged: 0).anchor(visible: 0..<0) == nil)
    #expect(
      RowChanges(unchanged: 5).anchor(visible: 3..<900) == RowAnchor(oldRow: 3, newRow: 3, isInSight: true))
    #expect(
      RowChanges(unchanged: 5).anchor(visible: 50..<60) == RowAnchor(oldRow: 4, newRow: 4, isInSight: false))
  }

  /// By random commands: the anchor is a row of the same item, and as good as the rule says.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anchorsKeepTheirItem(seed: UInt64) {
    var commands = RandomCommands(seed: seed, size: 40)
    var generator = SeededGenerator(seed: seed)
    var outline = Outline<Int>(fanout: 4)
    var tree = NaiveTree()
    for step in 0..<150 {
      let old = Array(outline.rows)
      let command = commands.next(for: tree)
      guard let changes = try? outline.apply(command) else { continue }
      _ = try? tree.apply(command)
      let new = Array(outline.rows)
      let lower = Int.random(in: 0...old.count, using: &generator)
      let visible = lower..<Int.random(in: lower...old.count, using: &generator)
      let ids = Set(new.map(\.id))
      // A row of the same item that was taken out and put in again is not the same row.
      let remaining = old.indices.filter { ids.contains(old[$0].id) && !changes.removed.contains($0) }
      let moving = Set(changes.movedRows.map(\.from))
      let anchor = changes.anchor(visible: visible)
      guard let anchor else {
        #expect(remaining.isEmpty, "seed \(seed), step \(step): no anchor")
        continue
      }
      #expect(old[anchor.oldRow].id == new[anchor.newRow].id, "seed \(seed), step \(step)")
      #expect(anchor.isInSight == visible.contains(anchor.oldRow))
      let best =
        [remaining.filter { !moving.contains($0) }, remaining].lazy.compactMap { rows in
          rows.first { visible.contains($0) } ?? rows.last { $0 < visible.lowerBound }
            ?? rows.first { $0 >= visible.upperBound }
        }.first
      #expect(anchor.oldRow == best, "seed \(seed), step \(step)")
    }
  }
}
