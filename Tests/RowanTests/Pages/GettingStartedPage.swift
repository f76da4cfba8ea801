import Rowan
import RowanTestSupport
import Testing

/// The code of "Getting started".
@MainActor
struct GettingStartedPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func treesAreMadeOfPairs() {
    let folders: [(String, String?)] = [
      ("Music", nil), ("Bach", "Music"), ("Letters", nil), ("Pärt", "Music"),
    ]
    var outline = Outline(pairs: folders)
    print(outline.rows.count)  // 2

    outline.expand("Music")
    print(outline.visibleItems)  // ["Music", "Bach", "Pärt", "Letters"]
    #expect(printer.lines == ["2", "[\"Music\", \"Bach\", \"Pärt\", \"Letters\"]"])
  }

  @Test func nodesGiveTheirIdentityAway() {
    struct File {
      let path: String
      var files: [File]?
    }

    let music = File(path: "/music", files: [File(path: "/music/bach"), File(path: "/music/pärt")])
    let outline = Outline([music], id: { $0.path }, children: { $0.files })
    print(outline.children(of: "/music"))  // ["/music/bach", "/music/pärt"]
    #expect(printer.takeLines() == ["[\"/music/bach\", \"/music/pärt\"]"])

    let controller = OutlineController(outline)
    let observation = controller.observe { update in
      print(update.changes)
    }
    controller.expand("/music")  // prints 1+2 0!
    controller.collapse("/music")  // prints 1-2 0!
    #expect(printer.takeLines() == ["1+2 0!", "1-2 0!"])

    controller.expand("/music")
    for row in controller.outline.rows {
      let sign = row.expandable == .leaf ? "·" : row.isExpanded ? "▾" : "▸"
      let indentation = String(repeating: "  ", count: row.level)
      print("\(indentation)\(sign) \(row.item ?? "…")")
    }
    #expect(printer.takeLines() == ["1+2 0!", "▾ /music", "  · /music/bach", "  · /music/pärt"])
    withExtendedLifetime(observation) {}
  }
}
