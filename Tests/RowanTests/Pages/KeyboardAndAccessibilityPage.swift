import Rowan
import RowanTestSupport
import Testing

/// The code of "Keyboard and accessibility".
@MainActor
struct KeyboardAndAccessibilityPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }
  let controller = OutlineController(
    Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")]))

  @Test func keysAreCarriedOut() {
    controller.setFocus("Fruit")
    controller.press(.right)  // opens Fruit
    controller.press(.right)  // to its first child
    print(controller.focus == .item("Apple"))  // true

    controller.press(.left)  // back to Fruit
    let response = controller.press(.character("b"))
    print(response)  // focused(row: 3)
    print(controller.press(.enter))  // activate("Bread")
    #expect(printer.lines == ["true", "focused(row: 3)", "activate(\"Bread\")"])
  }

  @Test func rowsAreSpoken() {
    controller.expand("Fruit")
    let texts = OutlineTexts()
    if let row = controller.accessibility(ofRow: 1) {
      print(texts.label(of: row) { $0 })  // Apple
      print(texts.value(of: row))  // level 2, 1 of 2
    }
    if let row = controller.accessibility(ofRow: 0) {
      print(texts.value(of: row))  // expanded, level 1, 1 of 2
      print(texts.hint(of: row) ?? "")  // Hides what is below.
    }
    #expect(
      printer.lines == [
        "Apple", "level 2, 1 of 2", "expanded, level 1, 1 of 2", "Hides what is below.",
      ])
  }

  @Test func wordsAreReplaced() {
    var german = OutlineTexts()
    german.expanded = "ausgeklappt"
    german.level = { "Ebene \($0)" }
    german.position = { "\($0) von \($1)" }
    controller.expand("Fruit")
    let row = controller.accessibility(ofRow: 0)
    #expect(row.map { german.value(of: $0) } == "ausgeklappt, Ebene 1, 1 von 2")
  }
}
