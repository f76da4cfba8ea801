import Rowan
import RowanTestSupport
import Testing

/// The code of "The house".
@MainActor
struct TheHousePage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func smallestBindingFollows() {
    let controller = OutlineController(Outline(levels: [(0, "Fruit"), (1, "Apple"), (0, "Bread")]))
    func title(ofRow row: Int) -> String { controller.outline.rows[row].item ?? "…" }

    var titles = controller.outline.rows.indices.map(title)
    let observation = controller.observe { update in
      titles = update.changes.applied(to: titles, newElement: title)
    }
    controller.toggle(atRow: 0, origin: .user)
    print(titles)  // ["Fruit", "Apple", "Bread"]
    #expect(printer.lines == ["[\"Fruit\", \"Apple\", \"Bread\"]"])
    withExtendedLifetime(observation) {}
  }
}
