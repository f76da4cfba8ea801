import Rowan
import RowanTestSupport
import Testing

/// The code of "Filtering and sorting".
@MainActor
struct FilteringAndSortingPage {
  private struct Message: Hashable, Sendable {
    var title: String
    var isRead: Bool
  }

  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func filtersAndSortOrdersComeAndGo() throws {
    let outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread"), (1, "Pear bread")])
    let controller = OutlineController(outline)
    controller.setFilter(OutlineFilter { $0.contains("Pear") })
    print(controller.outline.visibleItems)  // ["Fruit", "Pear", "Bread", "Pear bread"]
    print(controller.matchCount)  // 2

    controller.setFilter(nil)
    print(controller.outline.visibleItems)  // ["Fruit", "Bread"]
    #expect(
      printer.takeLines() == [
        "[\"Fruit\", \"Pear\", \"Bread\", \"Pear bread\"]", "2", "[\"Fruit\", \"Bread\"]",
      ])

    controller.setSortOrder(>)
    print(controller.outline.rootItems)  // ["Fruit", "Bread"]
    print(controller.outline.children(of: "Fruit"))  // ["Pear", "Apple"]

    try controller.append(["Zucchini"], to: "Fruit")
    print(controller.outline.children(of: "Fruit"))  // ["Zucchini", "Pear", "Apple"]

    controller.setSortOrder(nil)
    print(controller.outline.children(of: "Fruit"))  // ["Apple", "Pear", "Zucchini"]
    #expect(
      printer.lines == [
        "[\"Fruit\", \"Bread\"]", "[\"Pear\", \"Apple\"]", "[\"Zucchini\", \"Pear\", \"Apple\"]",
        "[\"Apple\", \"Pear\", \"Zucchini\"]",
      ])
  }

  @Test func filtersHide() {
    let controller = OutlineController(
      Outline(levels: [
        (0, Message(title: "a", isRead: false)), (1, Message(title: "b", isRead: true)),
        (1, Message(title: "c", isRead: false)),
      ]))
    let unread = OutlineFilter<Message>(keepingDescendants: false, openingAncestors: false) { !$0.isRead }
    controller.setFilter(unread)
    #expect(controller.outline.allItems.map(\.title) == ["a", "c"])
    #expect(controller.outline.rows.count == 1)
  }
}
