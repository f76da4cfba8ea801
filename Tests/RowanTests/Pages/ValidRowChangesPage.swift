import Rowan
import RowanTestSupport
import Testing

/// The code of "Row changes, and why they are always valid".
struct ValidRowChangesPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func changesTurnOldRowsIntoNewOnes() throws {
    var outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")])
    var titles = outline.visibleItems

    let opened = outline.expand("Fruit")
    titles = opened.applied(to: titles) { outline.rows[$0].item ?? "" }
    print(opened)  // 1+2 0!
    print(titles)  // ["Fruit", "Apple", "Pear", "Bread"]

    let moved = try outline.move("Bread", to: "Fruit", at: 0)
    print(moved)  // 3~1>1 0!3
    #expect(printer.lines == ["1+2 0!", "[\"Fruit\", \"Apple\", \"Pear\", \"Bread\"]", "3~1>1 0!3"])
  }

  @Test func changesHaveAFormForSections() throws {
    var outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread"), (1, "Rye")])
    outline.expandAll()

    let before = outline.sections
    let moved = try outline.move("Pear", to: "Bread", at: 0)
    let changes = moved.sectioned(from: before, to: outline.sections)
    for move in changes.rowMoves {
      print("section \(move.from.section), rows \(move.from.rows)")  // section 0, rows 1..<2
      print("section \(move.to.section), rows \(move.to.rows)")  // section 1, rows 0..<1
    }
    #expect(printer.lines == ["section 0, rows 1..<2", "section 1, rows 0..<1"])
  }
}
