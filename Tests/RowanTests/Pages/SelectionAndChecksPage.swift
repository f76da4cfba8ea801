import Rowan
import RowanTestSupport
import Testing

/// The code of "Selection and check marks".
@MainActor
struct SelectionAndChecksPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }
  let controller = OutlineController(
    Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")]))

  @Test func whatIsHiddenStaysSelected() {
    controller.selectionOptions.mode = .single
    controller.expand("Fruit")
    controller.select("Pear")
    controller.collapse("Fruit")
    print(controller.selection.selectedItem == "Pear")  // true

    controller.select("Bread")  // deselects Pear, though it is hidden
    print(controller.selection.selectedItems)  // ["Bread"]
    #expect(printer.lines == ["true", "[\"Bread\"]"])
  }

  @Test func parentsAreMixed() {
    controller.setChecked(true, of: "Apple")
    print(controller.checks.state(of: "Fruit"))  // mixed

    controller.toggleCheck("Fruit")
    print(controller.checks.state(of: "Fruit"))  // on
    print(controller.checks.checkedItems(.topmost, in: controller.outline))  // ["Fruit"]
    print(controller.checks.checkedItems(.leaves, in: controller.outline))  // ["Apple", "Pear"]
    #expect(printer.lines == ["mixed", "on", "[\"Fruit\"]", "[\"Apple\", \"Pear\"]"])
  }
}
