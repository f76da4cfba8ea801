import Rowan

/// All that a terminal outline shows at one moment: an outline, and what is around it.
///
/// A value without a terminal: ``draw(with:)`` is a function from it to a ``TerminalCanvas``.
///
/// ```swift
/// let scene = TerminalScene(outline, focusedRow: 0, viewport: TerminalViewport())
/// let canvas = scene.draw(with: TerminalAppearance { TerminalLabel($0.name) })
/// ```
public struct TerminalScene<Item: Hashable> {
  /// The outline.
  public var outline: Outline<Item>
  /// The row that has the focus.
  public var focusedRow: Int?
  /// The part of it that is on the screen.
  public var viewport: TerminalViewport
  /// Answers whether an item is marked; `nil` where nothing can be.
  public var check: ((Item) -> CheckState)?
  /// What the status line says beside the path: how many match, what is loading.
  public var notices: [String] = []
  /// What is being typed.
  public var prompt: TerminalPrompt?
  /// The text whose occurrences in titles are shown, in capitals or not.
  public var searchedText: String?
  /// The keys, if they are shown instead of the outline.
  public var help: TerminalHelp?

  /// A scene.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - focusedRow: The row that has the focus.
  ///   - viewport: The part of it that is on the screen.
  ///   - check: Answers whether an item is marked; `nil` where nothing can be.
  public init(
    _ outline: Outline<Item>, focusedRow: Int?, viewport: TerminalViewport,
    check: ((Item) -> CheckState)? = nil
  ) {
    self.outline = outline
    self.focusedRow = focusedRow
    self.viewport = viewport
    self.check = check
  }
}
