import Rowan
import RowanTestSupport
import Testing

/// The code of "Moving".
@MainActor
struct MovingPage {
  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func itemsMoveAndComeBack() throws {
    let outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (1, "Plum"), (0, "Bread")])
    let controller = OutlineController(outline)
    try controller.move(["Apple"], to: "Fruit", at: 1)
    print(controller.outline.children(of: "Fruit"))  // ["Pear", "Apple", "Plum"]

    try controller.move(["Plum", "Pear"], to: nil, at: 0)
    print(controller.outline.rootItems)  // ["Plum", "Pear", "Fruit", "Bread"]
    #expect(
      printer.takeLines() == [
        "[\"Pear\", \"Apple\", \"Plum\"]", "[\"Plum\", \"Pear\", \"Fruit\", \"Bread\"]",
      ])

    let target = OutlineDropTarget.on("Bread")
    let move = try controller.validateDrop(of: ["Apple"], at: target)
    print(move.place.index)  // 0
    try controller.drop(["Apple"], at: target)
    print(controller.outline.children(of: "Bread"))  // ["Apple"]

    do throws(OutlineDropRefusal<String>) {
      try controller.drop(["Bread"], at: .on("Apple"))
    } catch {
      print(error == .intoOwnSubtree("Bread", target: "Apple"))  // true
    }
    #expect(printer.takeLines() == ["0", "[\"Apple\"]", "true"])

    try controller.move("Bread", .up)
    print(controller.outline.rootItems)  // ["Plum", "Pear", "Bread", "Fruit"]
    #expect(printer.takeLines() == ["[\"Plum\", \"Pear\", \"Bread\", \"Fruit\"]"])

    var undo: [[OutlineEdit<String>]] = []
    controller.undoable = { undo.append($0) }
    try controller.delete(["Bread"])
    print(controller.outline.contains("Apple"))  // false

    if let edits = undo.popLast() { try controller.perform(edits) }
    print(controller.outline.children(of: "Bread"))  // ["Apple"]
    #expect(printer.takeLines() == ["false", "[\"Apple\"]"])
  }
}
