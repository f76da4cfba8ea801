import Foundation
import Rowan
import RowanTestSupport
import Testing

/// The code in the documentation of the controller and of the values that it holds.
@MainActor
struct ControllerDocumentation {
  private final class Node: Hashable, Sendable {
    let children: [Node]

    init(_ children: [Node] = []) { self.children = children }

    nonisolated static func == (left: Node, right: Node) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Table {
    var told: [String] = []
    let contentHeight = 30.0

    func apply(_ changes: RowChanges) { told.append(changes.description) }

    func apply(_ update: OutlineUpdate<String>) { apply(update.changes) }

    func top(ofRow row: Int) -> Double { Double(row) * 10 }
  }

  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }
  private let table = Table()
  private let fruit = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")])

  @Test func observersAreTold() {
    let item = Node([Node(), Node()])
    let roots = [item, Node()]
    var observation: OutlineObservation?
    let controller = OutlineController(Outline(roots, children: \.children))
    observation = controller.observe { update in
      table.apply(update.changes)  // the rows are those of controller.outline
    }
    controller.toggle(item, origin: .user)
    #expect(table.told == ["1+2 0!"])
    withExtendedLifetime(observation) {}
  }

  @Test func observationsAreKept() {
    let controller = OutlineController(fruit)
    var observation: OutlineObservation?
    observation = controller.observe { update in table.apply(update) }
    controller.expand("Fruit")
    #expect(table.told == ["1+2 0!"])
    withExtendedLifetime(observation) {}
  }

  @Test func theLastSearchWins() async {
    let controller = OutlineController(fruit)
    var search: Task<Void, Never>?
    for text in ["Br", "Pea"] {
      search?.cancel()
      search = Task {
        await controller.setFilter(OutlineFilter { $0.contains(text) }) { $0.contains(text) }
      }
    }
    await search?.value
    #expect(controller.outline.visibleItems == ["Fruit", "Pear"])
  }

  @Test func statesAreSaved() throws {
    let controller = OutlineController(fruit)
    controller.expand("Fruit", origin: .user)
    let data = try JSONEncoder().encode(controller.state)
    controller.restore(try JSONDecoder().decode(OutlineState<String>.self, from: data))
    #expect(controller.outline.expandedItems == ["Fruit"])
  }

  @Test func selectionIsOfItems() throws {
    do {
      var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
      var selection = OutlineSelection<String>(mode: .single)
      outline.expand("Fruit")
      selection.select("Pear", in: outline)  // selected: ["Pear"]
      outline.collapse("Fruit")
      selection.itemsCollapsed(["Fruit"], in: outline)  // nothing: "Pear" stays selected
      let change = selection.select("Bread", in: outline)
      print(change.deselected)  // ["Pear"], though it is hidden
      #expect(printer.lines == ["[\"Pear\"]"])
    }
    var outline = fruit
    var selection = OutlineSelection<String>()
    selection.select("Pear", in: outline)
    let edit = selection.edit(deleting: ["Fruit"], in: outline)
    try outline.delete("Fruit")
    selection.finish(edit, in: outline)
    #expect(selection.selectedItems.isEmpty)
  }

  @Test func marksFollow() throws {
    do {
      let outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
      var checks = OutlineChecks<String>()
      checks.toggle("Apple", in: outline)  // changed: "Apple" and "Fruit"
      print(checks.state(of: "Fruit"))  // mixed
      checks.toggle("Fruit", in: outline)  // changed: "Pear" and "Fruit"
      print(checks.state(of: "Fruit"))  // on
      #expect(printer.lines == ["mixed", "on"])
    }
    var outline = fruit
    var checks = OutlineChecks<String>()
    checks.toggle("Apple", in: outline)
    let edit = checks.edit(deleting: ["Pear"], in: outline)
    try outline.delete("Pear")
    let changed = checks.finish(edit, in: outline)
    #expect(changed == ["Fruit"])
  }

  @Test func keysAreActions() {
    let outline = fruit
    var keyboard = OutlineKeyboard(selection: .multiple)
    let action = keyboard.action(for: .right, focus: .item("Fruit"), in: outline) { $0 }
    print(action)  // expand("Fruit")
    #expect(printer.lines == ["expand(\"Fruit\")"])
    withExtendedLifetime(keyboard) {}
  }

  @Test func dropsAreMoves() throws {
    var tree = Outline(levels: [
      (0, "Fruit"), (1, "Lemon"), (1, "Lime"), (1, "Apple"), (0, "Bread"),
    ])
    tree.expandAll()
    let shown = tree
    let target = shown.dropTarget(atGap: 4, level: 1)
    let move = try tree.move(for: ["Lemon", "Lime"], droppedAt: target, shownIn: shown)
    try tree.perform(move)
    #expect(tree.children(of: "Fruit") == ["Apple", "Lemon", "Lime"])
  }

  @Test func dragsOpenWhatTheyRestOn() {
    let controller = OutlineController(fruit)
    let move = OutlineMove(items: ["Bread"], place: OutlinePlace(parent: nil, index: 0))
    let itemUnderPointer = "Fruit"
    let now = 0.0
    var hover = OutlineHoverExpansion<String>(delay: 0.8)
    // While the drag moves, and from a timer while it rests:
    if let item = hover.itemToExpand(over: itemUnderPointer, at: now, in: controller.outline) {
      controller.expand(item)
    }
    // At the end:
    for item in hover.itemsToCollapse(afterDropInto: move.place.parent, in: controller.outline) {
      controller.collapse(item)
    }
    #expect(controller.outline.expandedItems.isEmpty)
  }

  @Test func rowsHavePlaces() {
    var outline = fruit
    outline.expandAll()
    let ofTable = RowMetrics(count: outline.rows.count, end: table.contentHeight) { row in
      table.top(ofRow: row)
    }
    let ofTerminal = RowMetrics(count: outline.rows.count, height: 1)
    #expect(ofTable.row(at: 15) == 1)
    #expect(ofTerminal.bottom(ofRow: 3) == 4)
  }

  @Test func rowsAreSpoken() {
    struct Cell {
      var accessibilityLabel: String?
      var accessibilityValue: String?
      var accessibilityHint: String?
    }
    var outline = Outline(levels: [
      (0, "Bread"), (0, "Milk"), (0, "Fruit"), (1, "Apples"), (2, "Boskoop"), (1, "Pears"), (1, "Plums"),
    ])
    outline.expand("Fruit")
    let selection = OutlineSelection<String>()
    let texts = OutlineTexts()
    var cell = Cell()
    if var row = outline.accessibility(ofRow: 3), case .item(let item) = row.content {
      row.isSelected = selection.isSelected(item)
      cell.accessibilityLabel = texts.label(of: row) { $0 }  // "Apples"
      cell.accessibilityValue = texts.value(of: row)  // "collapsed, level 2, 1 of 3"
      cell.accessibilityHint = texts.hint(of: row)  // "Shows what is below."
    }
    #expect(cell.accessibilityLabel == "Apples")
    #expect(cell.accessibilityValue == "collapsed, level 2, 1 of 3")
    #expect(cell.accessibilityHint == "Shows what is below.")
  }

  @Test func textsAreReplaced() {
    var texts = OutlineTexts()
    texts.expanded = "ausgeklappt"
    texts.position = { position, count in "\(position) von \(count)" }
    texts.level = { _ in "" }
    #expect(texts.expanded == "ausgeklappt" && texts.position(1, 2) == "1 von 2" && texts.level(3).isEmpty)
  }
}
