import Rowan
import Testing

@testable import RowanTerminal

/// The app, on a display that is a test.
@MainActor
struct AppTests {
  /// Sends events, and keeps what is shown.
  private final class Display: TerminalDisplay {
    let events: AsyncStream<TerminalEvent>
    let showsUnicode: Bool
    private let sender: AsyncStream<TerminalEvent>.Continuation
    private let canvases: AsyncStream<TerminalCanvas>
    private let shower: AsyncStream<TerminalCanvas>.Continuation
    private let redraws: AsyncStream<Void>
    private let redrawer: AsyncStream<Void>.Continuation

    init(showsUnicode: Bool = true) {
      self.showsUnicode = showsUnicode
      (events, sender) = AsyncStream.makeStream()
      (canvases, shower) = AsyncStream.makeStream()
      (redraws, redrawer) = AsyncStream.makeStream()
    }

    func send(_ events: TerminalEvent...) {
      for event in events { sender.yield(event) }
    }

    func press(_ keys: TerminalKey...) {
      for key in keys { sender.yield(.key(key)) }
    }

    func show(_ canvas: TerminalCanvas) { shower.yield(canvas) }
    func redraw() { redrawer.yield() }
    func endEvents() { sender.finish() }

    /// Waits for a canvas that something is true of.
    func canvas(where isIt: @Sendable (TerminalCanvas) -> Bool) async -> TerminalCanvas? {
      await canvases.first(where: isIt)
    }

    func redrawn() async {
      for await _ in redraws { return }
    }
  }

  private static let small = TerminalEvent.resize(TerminalSize(columns: 20, rows: 4))

  private func app(_ text: String) -> TerminalOutlineApp<String> {
    TerminalOutlineApp(OutlineController(outline(text)), appearance: titles)
  }

  @Test func keysChangeWhatIsShown() async {
    let display = Display()
    let app = app("folder\n  leaf\nlast")
    async let end = app.run(on: display)
    display.send(Self.small)
    #expect(await display.canvas { $0.size.columns == 20 }?.markedText == ">▸ folder\n   last\n\n folder")
    display.press(.right)
    let opened = await display.canvas { $0.text.contains("leaf") }
    #expect(opened?.markedText == ">▾ folder\n └── leaf\n   last\n folder")
    display.press(.character("x"), .down, .character("q"), .up)
    #expect(await end == .quit)
    #expect(app.controller.focus == .item("leaf"))
  }

  @Test func choosingEndsTheApp() async {
    let display = Display()
    let app = app("folder\n  leaf")
    async let end = app.run(on: display)
    display.press(.right, .down, .control("l"), .enter)
    #expect(await end == .chosen(["leaf"]))
    await display.redrawn()
  }

  @Test func escapeLeavesWithoutAChoice() async {
    let display = Display()
    let app = app("folder\n  leaf")
    async let end = app.run(on: display)
    display.press(.character("/"), .character("l"), .enter, .escape, .escape)
    #expect(await end == .dismissed)
    #expect(app.controller.filter == nil)
  }

  @Test func childrenArriveLater() async {
    let display = Display()
    let app = app("slow?\nlast")
    let loader = ManualLoader<String>()
    app.controller.loader = loader.loader
    async let end = app.run(on: display)
    display.send(.resize(TerminalSize(columns: 20, rows: 8)))
    display.press(.right)
    await loader.answer("slow", ["1", "2"])
    #expect(
      await display.canvas { $0.text.contains("─ 2") }?.text.hasPrefix("▾ slow\n├── 1\n└── 2\n  last") == true
    )
    app.quit()
    #expect(await end == .quit)
  }

  @Test func changesOfOneTurnAreDrawnOnce() async {
    let display = Display()
    let app = app("0")
    async let end = app.run(on: display)
    display.send(Self.small)
    _ = await display.canvas { _ in true }
    for item in 1..<50 { _ = try? app.controller.append(["\(item)"]) }
    app.appearance = TerminalAppearance { TerminalLabel("item \($0)") }
    #expect(await display.canvas { _ in true }?.text == "  item 0\n  item 1\n  item 2\nitem 0")
    app.quit()
    #expect(await end == .quit)
  }

  @Test(arguments: [
    (TerminalEvent.signal(15), TerminalOutlineEnd<String>.signal(15)), (.signal(2), .signal(2)),
    (.hangUp, .hangUp),
  ])
  func endsFromOutside(event: TerminalEvent, expected: TerminalOutlineEnd<String>) async {
    let display = Display()
    let app = app("a\nb")
    async let end = app.run(on: display)
    display.send(Self.small, event, .key(.down))
    #expect(await end == expected)
    #expect(app.controller.focus == .item("a"))
  }

  @Test func endsWithItsTask() async {
    let display = Display()
    let app = app("a")
    let task = Task { await app.run(on: display) }
    display.send(Self.small)
    _ = await display.canvas { _ in true }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func endsWithItsEvents() async {
    let display = Display()
    let app = app("a")
    async let end = app.run(on: display)
    display.endEvents()
    #expect(await end == .hangUp)
  }

  @Test func runsAgain() async {
    let app = app("a\nb")
    for _ in 0..<2 {
      let display = Display()
      async let end = app.run(on: display)
      display.press(.down, .character("q"))
      #expect(await end == .quit)
    }
    #expect(app.controller.focus == .item("b"))
  }

  @Test func asciiWhereThereIsNoUnicode() async {
    let display = Display(showsUnicode: false)
    let app = app("folder\n  leaf")
    async let end = app.run(on: display)
    display.send(Self.small)
    #expect(await display.canvas { _ in true }?.text.hasPrefix("> folder") == true)
    app.quit()
    #expect(await end == .quit)
  }

  @Test func keysCanBeOthers() async {
    let display = Display()
    let app = app("a\nb")
    app.keyMap = TerminalKeyMap([.init(.down, .character("j")), .init(.quit, .escape)])
    async let end = app.run(on: display)
    display.press(.character("q"), .down, .character("j"), .escape)
    #expect(await end == .quit)
    #expect(app.controller.focus == .item("b"))
  }

  @Test func resizeStorms() async {
    let display = Display()
    let app = TerminalOutlineApp(OutlineController(sample), appearance: titles)
    async let end = app.run(on: display)
    app.controller.outline.rows.indices.forEach { _ in display.press(.down) }
    for step in 0..<500 {
      display.send(.resize(TerminalSize(columns: step * 7 % 90, rows: step * 5 % 30)))
      if step % 9 == 0 { display.press(.up, .left, .right, .down) }
    }
    display.send(.resize(TerminalSize(columns: 95, rows: 24)))
    let last = await display.canvas { $0.size.columns == 95 }
    #expect(last == app.scene.draw(with: titles))
    #expect(last?.lines.filter(\.isSelected).count == 1)
    app.quit()
    #expect(await end == .quit)
  }

  @Test func isFreedAfterItsRun() async {
    weak var weakApp: TerminalOutlineApp<String>?
    do {
      let display = Display()
      let app = app("a")
      weakApp = app
      async let end = app.run(on: display)
      display.send(Self.small)
      _ = await display.canvas { _ in true }
      app.quit()
      #expect(await end == .quit)
    }
    for _ in 0..<100 where weakApp != nil { await Task.yield() }
    #expect(weakApp == nil)
  }
}
