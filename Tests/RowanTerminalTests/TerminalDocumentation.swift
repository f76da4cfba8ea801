import Rowan
import Testing

@testable import RowanTerminal

/// The code in the documentation of the terminal's app and scene.
@MainActor
struct TerminalDocumentation {
  private final class Node: Hashable, Sendable {
    let name: String
    let children: [Node]

    init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }

    nonisolated static func == (left: Node, right: Node) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Compiled, and not run: it takes over the terminal.
  private func choose(among roots: [Node]) async throws {
    let controller = OutlineController(Outline(roots, children: \.children))
    let app = TerminalOutlineApp(controller, appearance: TerminalAppearance { TerminalLabel($0.name) })
    if case .chosen(let items) = try await app.run() { print(items) }
  }

  @Test func scenesAreDrawn() {
    let outline = Outline([Node("Fruit", [Node("Apple")])], children: \.children)
    let scene = TerminalScene(outline, focusedRow: 0, viewport: TerminalViewport())
    let canvas = scene.draw(with: TerminalAppearance { TerminalLabel($0.name) })
    #expect(canvas.text.contains("Fruit"))
  }
}
