import Dispatch
import Rowan

/// Shows a controller's outline on the terminal: keys go to the controller, its rows go to the screen.
///
/// ```swift
/// let controller = OutlineController(Outline(roots, children: \.children))
/// let app = TerminalOutlineApp(controller, appearance: TerminalAppearance { TerminalLabel($0.name) })
/// if case .chosen(let items) = try await app.run() { print(items) }
/// ```
///
/// The app holds no tree logic. What opens, loads, filters, sorts and marks is the controller, which others may
/// give commands too: the screen follows, and the focus stays with its item, at its height of the screen.
///
/// As long as there are rows, one of them has the focus, and is on the screen.
@MainActor
public final class TerminalOutlineApp<Item: Hashable & Sendable> {
  /// What is shown.
  public let controller: OutlineController<Item>
  /// How it looks; the screen follows when it is changed.
  public var appearance: TerminalAppearance<Item> {
    didSet { setNeedsDisplay() }
  }
  /// Which keys give which command.
  public var keyMap = TerminalKeyMap.standard
  /// Whether items can be marked, to choose several.
  public var allowsMarks = false {
    didSet { setNeedsDisplay() }
  }
  /// The orders that the user can choose from; the first is the one at the beginning.
  public var orders: [TerminalOrder<Item>] = []
  /// Answers what a text that was typed lets through.
  public var makeFilter: (String) -> OutlineFilter<Item>
  /// Answers the same for the items that there are now, by a question that can be asked on any thread; without
  /// it, keys wait while a large tree is filtered.
  public var makeMatcher: ((String) -> @Sendable (Item) -> Bool)?
  /// Is told what was chosen, if choosing is not to end the app.
  ///
  /// It is given the app, so that it need not capture it: that would keep the app alive for ever.
  public var onChoice: ((TerminalOutlineApp, [Item]) -> Void)?

  /// The part of the outline that is on the screen.
  public internal(set) var viewport = TerminalViewport()
  var prompt: TerminalPrompt?
  var filterText = ""
  /// From so many items on, a filter is looked for away from the main actor.
  package var leastCountForSearch = 10_000
  var search: Task<Void, Never>?
  var sorting: Task<Void, Never>?
  /// What came while a filter is looked for, and is about what that will show.
  var waiting: [TerminalEvent] = []
  /// How many items would be chosen because they are marked.
  var markedCount = 0
  /// Whether nothing was found by what was typed last.
  var findsNothing = false
  /// Where the focus was before something was looked for.
  var rowBeforePrompt: Int?
  var help: TerminalHelp?
  var order = 0
  var isFilterIncomplete = false
  var lastClick: (position: TerminalCanvas.Position, time: Double)?
  /// The time in seconds; tests have their own.
  var now: () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private var observation: OutlineObservation?
  private var formerFocusedRow = 0
  private var display: (any TerminalDisplay)?
  private var isDisplayScheduled = false
  private var end: TerminalOutlineEnd<Item>?

  /// An app that shows the outline of a controller, with the focus on its first row unless it is elsewhere.
  public init(_ controller: OutlineController<Item>, appearance: TerminalAppearance<Item>) {
    self.controller = controller
    self.appearance = appearance
    makeFilter = { [weak controller] text in
      OutlineFilter { item in controller?.title(item).contains(ignoringCase: text) ?? false }
    }
    observation = controller.observe { [weak self] update in self?.follow(update) }
    keepFocus()
    viewport.scroll(to: controller.focusedRow, in: controller.outline)
    formerFocusedRow = controller.focusedRow ?? 0
  }

  /// What the screen shows.
  public var scene: TerminalScene<Item> {
    var scene = TerminalScene(controller.outline, focusedRow: controller.focusedRow, viewport: viewport)
    if allowsMarks { scene.check = { [checks = controller.checks] in checks.state(of: $0) } }
    scene.notices = notices
    scene.prompt = prompt
    scene.help = help
    scene.searchedText = searchedText
    return scene
  }

  /// What the screen shows as cells; what failed says why, unless the appearance says something else.
  func draw() -> TerminalCanvas {
    var appearance = appearance
    appearance.placeholder = { [controller, placeholder = appearance.placeholder] kind, parent in
      if let text = placeholder(kind, parent) { return text }
      guard kind == .failed, case .failed(let message) = controller.loadingState(of: parent) else {
        return nil
      }
      return message
    }
    return scene.draw(with: appearance)
  }

  /// Ends ``run()``.
  public func quit() {
    finish(.quit)
  }

  func finish(_ newEnd: TerminalOutlineEnd<Item>) {
    if end == nil { end = newEnd }
    display?.endEvents()
  }

  /// Draws once for all that happens until the main actor has time for it.
  func setNeedsDisplay() {
    guard display != nil, !isDisplayScheduled else { return }
    isDisplayScheduled = true
    Task {
      isDisplayScheduled = false
      display?.show(draw())
    }
  }

  func redraw() {
    display?.redraw()
  }
}

// MARK: Following the controller

extension TerminalOutlineApp {
  private func follow(_ update: OutlineUpdate<Item>) {
    defer { setNeedsDisplay() }
    if !update.changes.isEmpty || update.changesLoading { updateFilterNotice() }
    if !update.recheckedItems.isEmpty || markedCount > 0 && update.origin != .user { countMarks() }
    guard let row = controller.focusedRow else {
      // The command waits until everybody has heard of this update, and is told as the next one.
      if controller.outline.rows.isEmpty {
        viewport.scroll(to: nil, in: controller.outline)
      } else {
        keepFocus()
      }
      return
    }
    // What happens above the focus leaves it at its height of the screen.
    if !update.changes.isEmpty { viewport.scroll(by: row - formerFocusedRow, in: controller.outline) }
    formerFocusedRow = row
    if case .item(let item) = controller.focus, let below = controller.outline.rowsBelow(item),
      update.expanded.contains(item) || update.changes.inserted.contains(row + 1)
    {
      viewport.showRows(below, in: controller.outline)
    }
    viewport.scroll(to: row, in: controller.outline)
  }

  /// Puts the focus on a row if it is on none.
  private func keepFocus() {
    guard controller.focusedRow == nil, !controller.outline.rows.isEmpty else { return }
    controller.setFocus(atRow: min(formerFocusedRow, controller.outline.rows.count - 1))
  }
}

// MARK: Running

extension TerminalOutlineApp {
  #if os(Linux) || os(macOS)
    /// Takes over the terminal until the user leaves; restores it in any case.
    ///
    /// - Returns: Why it has ended.
    /// - Throws: ``TerminalError`` if there is no terminal to use.
    public func run() async throws -> TerminalOutlineEnd<Item> {
      try await TerminalScreen.open { await run(on: $0) }
    }
  #endif

  /// Runs on a display that others open and close.
  package func run(on newDisplay: any TerminalDisplay) async -> TerminalOutlineEnd<Item> {
    display = newDisplay
    end = nil
    if !newDisplay.showsUnicode { appearance.symbols = .ascii }
    for await event in newDisplay.events {
      handle(event)
      if end != nil { break }
    }
    display = nil
    search?.cancel()
    sorting?.cancel()
    return end ?? (Task.isCancelled ? .cancelled : .hangUp)
  }

  /// Takes an event over.
  package func handle(_ event: TerminalEvent) {
    if waitsForSearch(event) {
      waiting.append(event)
      return
    }
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): handle(mouse)
    case .resize(let size):
      viewport.size = size
      viewport.scroll(to: controller.focusedRow, in: controller.outline)
      help?.scroll(by: 0, height: TerminalHelp.height(of: size))
    case .signal(let number): finish(.signal(number))
    case .hangUp: finish(.hangUp)
    }
    setNeedsDisplay()
  }
}
