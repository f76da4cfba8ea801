import Rowan
import RowanTestSupport
import Testing

/// Where to scroll, as one question.
@MainActor
struct ControllerScrollTests {
  /// Ten rows in sight of some, each 10 high.
  final class Table {
    var viewport = RowViewport(position: 0, height: 100)
    private var metrics: RowMetrics
    private var observation: OutlineObservation?

    @MainActor init(_ controller: OutlineController<Int>) {
      metrics = RowMetrics(count: controller.outline.rows.count, height: 10)
      observation = controller.observe { [unowned self, unowned controller] update in
        let new = RowMetrics(count: controller.outline.rows.count, height: 10)
        if let position = controller.position(after: update, in: viewport, from: metrics, to: new) {
          viewport.position = position
        }
        metrics = new
      }
    }
  }

  static func controller() -> OutlineController<Int> {
    OutlineController(
      Outline(Array(0..<50), children: { $0 < 50 ? Array($0 * 100 + 100..<$0 * 100 + 108) : [] }))
  }

  @Test func openedChildrenComeIntoSightAndTheirParentStays() {
    let controller = Self.controller()
    let table = Table(controller)
    controller.expand(8, origin: .user)
    // The last child is at the bottom: rows 8 to 16 end at 170.
    #expect(table.viewport.position == 70)
    controller.expand(3)
    // Rows that come above what is in sight move nothing.
    #expect(table.viewport.position == 150)
  }

  @Test func rowsInSightStayWhileOthersComeAndGo() throws {
    let controller = Self.controller()
    let table = Table(controller)
    table.viewport.position = 200
    try controller.delete([0, 1, 2])
    #expect(table.viewport.position == 170)
    try controller.insert([90_000, 90_001], at: 0)
    #expect(table.viewport.position == 190)
  }

  @Test func caseP130WhatIsRevealedComesWhereItIsAskedFor() {
    let controller = Self.controller()
    let table = Table(controller)
    controller.select(2_503, reveal: true, at: .top)
    #expect(controller.outline.row(of: 2_503) == 28)
    #expect(table.viewport.position == 280)
    controller.reveal(2_504, at: .middle)
    #expect(table.viewport.position == 280)
    controller.press(.home)
    #expect(table.viewport.position == 0)
    controller.press(.pageDown)
    controller.press(.pageDown)
    #expect(table.viewport.position == 110)
  }

  @Test func pinnedAncestorsCoverWhatIsRevealed() {
    let controller = Self.controller()
    controller.pinnedLimit = 2
    controller.expand(20)
    let table = Table(controller)
    controller.reveal(2_105, at: .top)
    #expect(table.viewport.position == 250)
    let metrics = RowMetrics(count: controller.outline.rows.count, height: 10)
    #expect(controller.pinnedRows(at: 250, in: metrics) == [PinnedRow(row: 20, offset: 0)])
  }
}
