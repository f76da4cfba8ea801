import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// A keyboard in a table.
@MainActor
struct KeyboardTests {
  private func press(_ screen: Screen, _ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
    screen.source.becomeFirstResponder()
    return screen.window.simulatedFirstResponder.simulateKeyPress(input, modifierFlags: flags)
  }

  @Test func arrowsGoAboutAndOpen() {
    let screen = Screen(DrawingTests.shop)
    #expect(screen.source.becomeFirstResponder())
    #expect(press(screen, UIKeyCommand.inputDownArrow))
    #expect(screen.controller.focus == .item("Fruit"))
    #expect(press(screen, UIKeyCommand.inputLeftArrow))
    #expect(!screen.controller.outline.isExpanded("Fruit"))
    #expect(press(screen, UIKeyCommand.inputRightArrow))
    #expect(press(screen, UIKeyCommand.inputRightArrow))
    #expect(screen.controller.focus == .item("Apple"))
    #expect(press(screen, UIKeyCommand.inputEnd))
    #expect(screen.controller.focus == .item("Salt"))
  }

  /// P152: left and right change places where reading goes from right to left.
  @Test func caseP152ArrowsAreMirrored() {
    let screen = Screen(DrawingTests.shop)
    screen.window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    screen.controller.setFocus("Fruit")
    #expect(press(screen, UIKeyCommand.inputRightArrow))
    #expect(!screen.controller.outline.isExpanded("Fruit"))
    #expect(press(screen, UIKeyCommand.inputLeftArrow))
    #expect(screen.controller.outline.isExpanded("Fruit"))
  }

  @Test func typingFindsARow() {
    let screen = Screen(DrawingTests.shop)
    // A typed character is no command, so that nothing says it was taken.
    #expect(!press(screen, "s"))
    #expect(screen.controller.focus == .item("Salt"))
  }

  @Test func theFocusIsScrolledTo() {
    let screen = Screen((0..<100).map { "· \($0)" }.joined(separator: "\n"))
    #expect(press(screen, UIKeyCommand.inputEnd))
    #expect(screen.table.indexPathsForVisibleRows?.last == path(99))
  }

  @Test func enterActivates() {
    let screen = Screen(DrawingTests.shop)
    screen.controller.setFocus("Bread")
    #expect(press(screen, "\r"))
    #expect(screen.controller.outline.isExpanded("Bread"))
    var activated: [String] = []
    screen.source.activate = { activated.append($0) }
    #expect(press(screen, "\r"))
    #expect(activated == ["Bread"])
  }
}
