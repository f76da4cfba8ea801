import Rowan

/// Runs an outline on the terminal: keys go to the view, what the view shows goes to the screen.
///
/// ```swift
/// let app = TerminalOutlineApp(outline, appearance: TerminalAppearance { TerminalLabel($0.name) })
/// app.react = { app, effect in
///   guard case .expanded(let folder) = effect else { return }
///   Task {
///     let files = await files(in: folder)
///     app.update { $0.replaceChildren(of: folder, with: files) }
///   }
/// }
/// let end = try await app.run()
/// ```
///
/// The outline may change at any time, by ``update(_:)``: the screen follows, and the focus stays with its item.
@MainActor
public final class TerminalOutlineApp<Item: Hashable> {
  /// What is shown.
  public private(set) var view: TerminalOutline<Item>
  /// How it looks; the screen follows when it is changed.
  public var appearance: TerminalAppearance<Item> {
    didSet { setNeedsDisplay() }
  }
  /// Which keys give which command.
  public var keyMap = TerminalKeyMap.standard
  /// Is told what each command did.
  ///
  /// It is given the app, so that it need not capture it: that would keep the app alive for ever.
  public var react: (TerminalOutlineApp, TerminalEffect<Item>) -> Void = { _, _ in }

  private var display: (any TerminalDisplay)?
  private var isDisplayScheduled = false
  private var end: TerminalOutlineEnd?

  /// An app that shows an outline with the focus on its first row.
  public init(_ outline: Outline<Item>, appearance: TerminalAppearance<Item>) {
    view = TerminalOutline(outline)
    self.appearance = appearance
  }

  /// Changes the outline: children have been loaded, items have come or gone.
  ///
  /// - Parameter change: Changes the outline in place. Do not keep a copy of it: the first edit while a copy
  ///   is alive has to copy the storage.
  /// - Returns: What `change` returned.
  @discardableResult
  public func update<Result, Failure: Error>(
    _ change: (inout Outline<Item>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { setNeedsDisplay() }
    return try view.update(change)
  }

  /// Does what a command says, as if its key had been pressed.
  public func perform(_ command: TerminalCommand) {
    let effect = view.perform(command)
    setNeedsDisplay()
    switch effect {
    case .redraw: display?.redraw()
    case .quit: quit()
    case .none, .expanded, .collapsed, .chosen: break
    }
    react(self, effect)
  }

  /// Ends ``run()``.
  public func quit() {
    finish(.quit)
  }
}

// MARK: Running

extension TerminalOutlineApp {
  #if os(Linux) || os(macOS)
    /// Takes over the terminal until the user quits; restores it in any case.
    ///
    /// - Returns: Why it has ended.
    /// - Throws: ``TerminalError`` if there is no terminal to use.
    public func run() async throws -> TerminalOutlineEnd {
      try await TerminalScreen.open { await run(on: $0) }
    }
  #endif

  /// Runs on a display that others open and close.
  package func run(on newDisplay: any TerminalDisplay) async -> TerminalOutlineEnd {
    display = newDisplay
    end = nil
    if !newDisplay.showsUnicode { appearance.symbols = .ascii }
    for await event in newDisplay.events {
      handle(event)
      if end != nil { break }
    }
    display = nil
    return end ?? (Task.isCancelled ? .cancelled : .hangUp)
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key):
      if let command = keyMap.command(for: key) { perform(command) }
    case .resize(let size):
      view.resize(to: size)
      setNeedsDisplay()
    case .signal(let number): finish(.signal(number))
    case .hangUp: finish(.hangUp)
    }
  }

  private func finish(_ newEnd: TerminalOutlineEnd) {
    if end == nil { end = newEnd }
    display?.endEvents()
  }

  /// Draws once for all that happens until the main actor has time for it.
  private func setNeedsDisplay() {
    guard display != nil, !isDisplayScheduled else { return }
    isDisplayScheduled = true
    Task {
      isDisplayScheduled = false
      display?.show(view.draw(with: appearance))
    }
  }
}
