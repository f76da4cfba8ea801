import Rowan
import RowanTestSupport
import Testing

/// The code of "Identity, duplicates and occurrences".
struct IdentityPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func contentIsNoPartOfIdentity() {
    struct Note: Hashable {
      let id: Int
      var title: String

      static func == (left: Note, right: Note) -> Bool { left.id == right.id }

      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    var outline = Outline(levels: [(0, Note(id: 1, title: "Draft"))])
    let changes = outline.refresh(Note(id: 1, title: "Letter"))
    print(changes)  // 0!
    print(outline.rows.map { $0.item?.title ?? "" })  // ["Letter"]
    #expect(printer.lines == ["0!", "[\"Letter\"]"])
  }

  @Test func duplicatesAreReported() {
    var problems: [OutlineProblem<String>] = []
    let outline = Outline(levels: [(0, "Fruit"), (1, "Tomato"), (0, "Tomato")]) { problems.append($0) }
    print(outline.count)  // 2
    print(problems == [.duplicate("Tomato", first: [1], again: [2])])  // true
    #expect(printer.lines == ["2", "true"])
  }

  @Test func occurrencesAreItems() {
    let staff = ["Sales": ["Anna", "Ben"], "Support": ["Anna"]]
    var outline = Outline(occurrencesOf: ["Sales", "Support"], children: { staff[$0] ?? [] })
    outline.expandAll()
    for row in outline.rows {
      print(row.item?.description ?? "")
    }
    // Sales
    // Sales › Anna
    // Sales › Ben
    // Support
    // Support › Anna
    #expect(
      printer.lines == ["Sales", "Sales › Anna", "Sales › Ben", "Support", "Support › Anna"])
  }
}
