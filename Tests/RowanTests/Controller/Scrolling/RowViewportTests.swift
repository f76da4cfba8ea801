import Rowan
import RowanTestSupport
import Testing

struct RowViewportTests {
  /// 20 rows of 10.
  let metrics = RowMetrics(count: 20, height: 10)

  @Test func rowsInSight() {
    #expect(RowViewport(position: 0, height: 30).rows(in: metrics) == 0..<3)
    #expect(RowViewport(position: 5, height: 30).rows(in: metrics) == 0..<4)
    #expect(RowViewport(position: 5, height: 30, coveredHeight: 10).rows(in: metrics) == 1..<4)
    #expect(RowViewport(position: -25, height: 30).rows(in: metrics) == 0..<1)
    #expect(RowViewport(position: 190, height: 30).rows(in: metrics) == 19..<20)
    #expect(RowViewport(position: 0, height: 300).rows(in: metrics) == 0..<20)
    for empty in [
      RowViewport(position: 200, height: 30), RowViewport(position: -30, height: 30),
      RowViewport(position: 0, height: 0), RowViewport(position: 0, height: 10, coveredHeight: 10),
      RowViewport(position: .nan, height: 10),
    ] {
      #expect(empty.rows(in: metrics).isEmpty)
    }
    #expect(RowViewport(position: 0, height: 30).rows(in: RowMetrics(count: 0, height: 10)).isEmpty)
  }

  @Test func caseP130ARowIsRevealedWhereItIsAsked() {
    let viewport = RowViewport(position: 50, height: 50)
    func position(_ row: Int, _ alignment: RowAlignment, even: Bool = false) -> Double? {
      viewport.position(revealing: row, at: alignment, evenIfVisible: even, in: metrics)
    }
    // All of rows 5 to 9 are in sight.
    for alignment in RowAlignment.allCases {
      for row in 5..<10 { #expect(position(row, alignment) == nil) }
    }
    #expect(position(12, .nearest) == 80)
    #expect(position(12, .top) == 120)
    #expect(position(12, .middle) == 100)
    #expect(position(12, .bottom) == 80)
    #expect(position(2, .nearest) == 20)
    #expect(position(2, .middle) == 0)
    // The ends let it go no further.
    #expect(position(19, .top) == 150)
    #expect(position(0, .bottom) == 0)
    #expect(position(7, .middle, even: true) == nil)
    #expect(position(7, .top, even: true) == 70)
    #expect(position(7, .nearest, even: true) == nil)
    #expect(position(20, .top) == nil)
    #expect(position(-1, .top) == nil)
  }

  @Test func revealingGoesByWhatIsNotCovered() {
    let viewport = RowViewport(position: 50, height: 50, coveredHeight: 20)
    #expect(viewport.position(revealing: 6, in: metrics) == 40)
    #expect(viewport.position(revealing: 7, in: metrics) == nil)
    #expect(viewport.position(revealing: 14, at: .top, in: metrics) == 120)
    #expect(viewport.position(revealing: 14, at: .middle, in: metrics) == 110)
  }

  @Test func aRowThatIsPartlyInSightIsRevealed() {
    let viewport = RowViewport(position: 55, height: 50)
    #expect(viewport.position(revealing: 5, in: metrics) == 50)
    #expect(viewport.position(revealing: 10, in: metrics) == 60)
  }

  @Test func ofAHighRowTheUpperEdgeIsShown() {
    let metrics = RowMetrics(heights: [10, 100, 10, 100])
    for alignment in RowAlignment.allCases {
      let viewport = RowViewport(position: 0, height: 50)
      #expect(viewport.position(revealing: 1, at: alignment, in: metrics) == 10)
    }
  }

  @Test func caseP126ChildrenComeIntoSightAndTheItemDoesNotLeaveIt() {
    let viewport = RowViewport(position: 50, height: 50)
    // Row 8 opens with two rows, which end at 110.
    #expect(viewport.position(showing: 9..<11, in: metrics) == 60)
    // With six rows, which end at 150, it goes to the top.
    #expect(viewport.position(showing: 9..<15, in: metrics) == 80)
    // All children are in sight.
    #expect(viewport.position(showing: 6..<10, in: metrics) == nil)
    // The item is at the top, or above it.
    #expect(viewport.position(showing: 6..<18, in: metrics) == nil)
    #expect(viewport.position(showing: 3..<18, in: metrics) == nil)
    #expect(viewport.position(showing: 9..<9, in: metrics) == nil)
    #expect(viewport.position(showing: 9..<99, in: metrics) == nil)
    // Under pinned rows is not at the top.
    let covered = RowViewport(position: 50, height: 50, coveredHeight: 10)
    #expect(covered.position(showing: 9..<15, in: metrics) == 70)
  }

  @Test func caseP126InATree() {
    var outline = Outline(picture: "+ a\n  · 1\n  · 2\n  · 3\n+ b\n  · 4\n  · 5\n  · 6\n  · 7\n  · 8\n· c")
    let viewport = RowViewport(position: 0, height: 3)
    outline.expand("b")
    let metrics = RowMetrics(count: outline.rows.count, height: 1)
    #expect(viewport.position(showing: outline.rowsBelow("b")!, in: metrics) == 1)
    outline.collapse("b")
    outline.expand("a")
    #expect(viewport.position(showing: outline.rowsBelow("a")!, in: metrics) == nil)
  }

  @Test func anEmptyListScrollsToItsStart() {
    let none = RowMetrics(count: 0, height: 10)
    #expect(RowViewport(position: 30, height: 50).clamped(30, in: none) == 0)
    #expect(RowViewport(position: 30, height: 500).clamped(30, in: metrics) == 0)
    #expect(
      RowViewport(position: 30, height: 50).clamped(
        -30, in: RowMetrics(count: 9, end: 109) { 100 + Double($0) }) == 100
    )
  }
}
