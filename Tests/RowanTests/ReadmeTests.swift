import Rowan
import Testing

/// The code in the README compiles, and does what its comments say.
struct ReadmeTests {
  @Test
  func codeOfTheReadme() throws {
    let children = ["Fruit": ["Apple", "Pear"]]
    var outline = Outline(["Fruit", "Bread"]) { children[$0] ?? [] }

    let opened = outline.expand("Fruit")  // inserts rows 1 and 2, refreshes row 0
    let titles = outline.rows.map { "\($0.level) \($0.item ?? "")" }  // 0 Fruit, 1 Apple, 1 Pear, 0 Bread

    let moved = try outline.move("Bread", to: "Fruit", at: 0)  // row 3 moves to row 1
    let row = outline.row(of: "Pear")  // 3

    let old = outline
    outline.collapse("Fruit")
    let changes = outline.changes(from: old)  // removes rows 1 to 3, refreshes row 0
    #expect(opened.description == "1+2 0!")
    #expect(titles == ["0 Fruit", "1 Apple", "1 Pear", "0 Bread"])
    #expect(moved.moves == [RowChanges.Move(from: 3..<4, to: 1)])
    #expect(row == 3)
    #expect(changes.description == "1-3 0!")
  }
}
