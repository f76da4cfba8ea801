import Foundation
import Rowan
import Testing

/// The code in the README compiles, and does what its comments say.
struct ReadmeTests {
  @Test
  func codeOfTheReadme() throws {
    // The README's lines begin here.
    let children = ["Fruit": ["Apple", "Pear"]]
    var outline = Outline(["Fruit", "Bread"]) { children[$0] ?? [] }

    let opened = outline.expand("Fruit")  // inserts rows 1 and 2, refreshes row 0
    let titles = outline.rows.map { "\($0.level) \($0.item ?? "")" }  // 0 Fruit, 1 Apple, 1 Pear, 0 Bread

    let moved = try outline.move("Bread", to: "Fruit", at: 0)  // row 3 moves to row 1
    let row = outline.row(of: "Pear")  // 3

    let old = outline
    outline.collapse("Fruit")
    let changes = outline.changes(from: old)  // removes rows 1 to 3, refreshes row 0
    // They end here.
    #expect(opened.description == "1+2 0!")
    #expect(titles == ["0 Fruit", "1 Apple", "1 Pear", "0 Bread"])
    #expect(moved.moves == [RowChanges.Move(from: 3..<4, to: 1)])
    #expect(row == 3)
    #expect(changes.description == "1-3 0!")
  }

  @Test
  func theReadmeHoldsThatCode() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasSuffix("lines begin here.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("They end here.") })
    let code = lines[begin + 1..<end].map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).contains("```swift\n\(code)\n```"))
  }
}
