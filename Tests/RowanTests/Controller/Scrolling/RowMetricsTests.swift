import Rowan
import RowanTestSupport
import Testing

struct RowMetricsTests {
  @Test func rowsOfAnyHeight() {
    let metrics = RowMetrics(heights: [3, 0, 5])
    #expect(metrics.count == 3)
    #expect(metrics.end == 8)
    #expect(
      [-1, 0, 2.9, 3, 7.9, 8, .nan, .infinity].map { metrics.row(at: $0) } == [
        nil, 0, 0, 2, 2, nil, nil, nil,
      ])
    #expect(metrics.bottom(ofRow: 1) == 3)
    #expect(metrics.top(ofRow: 99) == 8)
    #expect(metrics.top(ofRow: -1) == 0)
    #expect(RowMetrics(heights: []).row(at: 0) == nil)
  }

  @Test func rowsNeedNotBeginAtZero() {
    let metrics = RowMetrics(count: 4, end: 140) { 100 + 10 * Double($0) }
    #expect(metrics.row(at: 99) == nil)
    #expect(metrics.row(at: 100) == 0)
    #expect(metrics.row(at: 139.5) == 3)
    #expect(metrics.row(at: 140) == nil)
  }

  @Test func rowsOfOneHeightAreFoundExactly() {
    for height in [0.1, 1.0 / 3, 1, 44.5, 1e-9, 1e12] {
      let metrics = RowMetrics(count: 1_000, height: height)
      for row in 0..<1_000 {
        let top = metrics.top(ofRow: row)
        #expect(metrics.row(at: top) == row)
        #expect(metrics.row(at: top.nextDown) == (row == 0 ? nil : row - 1))
      }
    }
    for height in [0, -3, .nan] as [Double] {
      #expect(RowMetrics(count: 10, height: height).row(at: 0) == nil)
    }
    #expect(RowMetrics(count: -5, height: 1).count == 0)
  }

  @Test func fewRowsAreAskedFor() {
    var asked = 0
    let metrics = RowMetrics(count: 1_000_000, end: 1_000_000) {
      asked += 1
      return Double($0)
    }
    #expect(metrics.row(at: 777_777.5) == 777_777)
    #expect(asked < 30)
  }
}
