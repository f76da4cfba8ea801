import Rowan
import Testing

@testable import RowanTerminal

/// A million rows: what a screen costs is what is on it.
@MainActor
struct ManyRowsTests {
  private final class Counter {
    var labels = 0
    var details: Set<Int> = []
  }

  private static let million = Outline(
    levels: (0..<1_000_000).lazy.map { item in
      (level: item % 1000 == 0 ? 0 : item % 10 == 0 ? 1 : 2, item: item)
    })

  @Test func drawingAsksOnlyForWhatIsOnTheScreen() {
    let view = Session(Self.million, 80, 24)
    let counter = Counter()
    let appearance = TerminalAppearance<Int> { item in
      counter.labels += 1
      counter.details.insert(item)
      return TerminalLabel("item \(item)")
    }
    view.press(.character("E"))
    #expect(view.outline.rows.count == 1_000_000)
    for keys: [TerminalKey] in [[], [.end], [.pageUp, .pageUp], [.home], [.down, .right], [.left, .left]] {
      for key in keys { view.press(key) }
      (counter.labels, counter.details) = (0, [])
      let canvas = view.draw(with: appearance)
      // Each row once, and the focus and its ancestors once more for the status line.
      let level = view.focusedRow.map { view.outline.rows[$0].level } ?? 0
      #expect(counter.labels == view.rowsOnScreen.count + level + 1)
      #expect(canvas.lines[23].text.hasSuffix("of \(view.outline.rows.count)"))
      let shown = view.app.viewport.rowsByLine(in: view.outline).compactMap { view.outline.rows[$0].item }
      #expect(counter.details.isSuperset(of: shown))
    }
  }

  @Test func placeholderTextsAreAskedForOnce() {
    var asked = 0
    let appearance = TerminalAppearance<String>(
      placeholder: { _, _ in
        asked += 1
        return nil
      }, label: { TerminalLabel($0) })
    let view = Session(sample, 80, 24)
    _ = view.draw(with: appearance)
    #expect(asked == 4)
    view.resize(80, 5)
    _ = view.draw(with: appearance)
    #expect(asked == 4)
  }

  @Test func theFocusStaysWithItsItem() {
    let view = Session(Self.million, 80, 24)
    for _ in 0..<500 { view.press(.down) }
    #expect(view.focus == .item(500_000))
    view.press(.character("E"))
    #expect(view.focus == .item(500_000))
    #expect(view.focusedRow == 500_000)
    view.press(.character("C"))
    #expect(view.focusedRow == 500)
  }
}
