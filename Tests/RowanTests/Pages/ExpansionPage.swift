import Foundation
import Rowan
import RowanTestSupport
import Testing

/// The code of "Expansion and saved state".
@MainActor
struct ExpansionPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }
  let outline = Outline(levels: [
    (0, "Fruit"), (1, "Apple"), (0, "Bread"), (1, "Rye"), (0, "Milk"), (1, "Butter"),
  ])

  @Test func whatIsOpenBelowStaysOpen() {
    var outline = Outline(levels: [(0, "Fruit"), (1, "Citrus"), (2, "Lemon"), (0, "Bread")])
    outline.expand(["Fruit", "Citrus"])
    outline.collapse("Fruit")
    print(outline.isExpanded("Citrus"))  // true
    print(outline.isVisible("Lemon"))  // false

    outline.expand("Fruit")
    print(outline.visibleItems)  // ["Fruit", "Citrus", "Lemon", "Bread"]

    outline.collapse("Fruit", nested: .reset)
    print(outline.isExpanded("Citrus"))  // false
    #expect(
      printer.lines == ["true", "false", "[\"Fruit\", \"Citrus\", \"Lemon\", \"Bread\"]", "false"])
  }

  @Test func controllersKeepRules() {
    let controller = OutlineController(outline)
    controller.expansion.mode = .onePerLevel
    controller.expansion.canToggle = { $0 != "Bread" }
    controller.expand("Fruit")
    controller.expand("Milk")  // closes Fruit in the same change
    controller.toggle("Bread", origin: .user)  // the user may not
    print(controller.outline.expandedItems)  // ["Milk"]
    #expect(printer.lines == ["[\"Milk\"]"])
  }

  @Test func stateComesBack() throws {
    let controller = OutlineController(outline, initiallyExpanded: { $0 == "Fruit" })
    controller.collapse("Fruit", origin: .user)
    controller.expand("Bread", origin: .user)
    let data = try JSONEncoder().encode(controller.state)

    let next = OutlineController(outline, initiallyExpanded: { $0 == "Fruit" })
    next.restore(try JSONDecoder().decode(OutlineState<String>.self, from: data))
    print(next.outline.expandedItems)  // ["Bread"]
    #expect(printer.lines == ["[\"Bread\"]"])
  }
}
