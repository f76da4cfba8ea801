import Rowan
import RowanTestSupport
import Testing

/// The code of "A million items".
@MainActor
struct MillionItemsPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func aMillionRowsAreRows() {
    let outline = Outline(levels: (0..<1_000_000).map { ($0 % 1_000 == 0 ? 0 : 1, $0) })
    let controller = OutlineController(outline)
    controller.expandAll()
    print(controller.outline.rows.count)  // 1000000
    print(controller.outline.rows[500_000..<500_003].compactMap(\.item))  // [500000, 500001, 500002]
    print(controller.outline.row(of: 999_999) == 999_999)  // true
    #expect(printer.lines == ["1000000", "[500000, 500001, 500002]", "true"])
  }
}
