import Rowan

/// How an outline looks on a terminal: the items' labels, the signs and the words.
public struct TerminalAppearance<Item: Hashable> {
  /// Answers what a row says about an item; asked only for rows on the screen and for the path of the focus.
  public var label: (Item) -> TerminalLabel
  /// Answers what a placeholder says, the reason of a failure say; `nil` for the usual words.
  public var placeholder: (PlaceholderKind, _ parent: Item?) -> String?
  /// Answers the path of an item for the status line; `nil` where the titles that lead to the item are its path.
  public var path: (Item) -> String? = { _ in nil }
  /// The signs.
  public var symbols: TerminalSymbols
  /// The words.
  public var texts: TerminalTexts

  /// An appearance.
  ///
  /// - Parameters:
  ///   - symbols: The signs.
  ///   - texts: The words.
  ///   - placeholder: Answers what a placeholder says; `nil` for the usual words.
  ///   - label: Answers what a row says about an item.
  public init(
    symbols: TerminalSymbols = .unicode, texts: TerminalTexts = TerminalTexts(),
    placeholder: @escaping (PlaceholderKind, _ parent: Item?) -> String? = { _, _ in nil },
    label: @escaping (Item) -> TerminalLabel
  ) {
    self.label = label
    self.placeholder = placeholder
    self.symbols = symbols
    self.texts = texts
  }

  func text(of kind: PlaceholderKind, in parent: Item?) -> String {
    placeholder(kind, parent) ?? texts.placeholder(kind)
  }
}
