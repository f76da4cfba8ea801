/// Where text stands.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge.
  case justified
  /// As the language has it.
  case natural
}

/// How text that is too long is shown.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Broken between words.
  case byWordWrapping
  /// Broken anywhere.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// With the beginning left out.
  case byTruncatingHead
  /// With the end left out.
  case byTruncatingTail
  /// With the middle left out.
  case byTruncatingMiddle
}

/// A view that shows a text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The colour when the label's cell is highlighted or selected.
  open var highlightedTextColor: UIColor?
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural
  /// How text that is too long is shown.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How many lines are shown; 0 for all.
  open var numberOfLines = 1
  /// Whether the text looks like something to act upon.
  open var isEnabled = true
  /// Whether the text looks chosen.
  open var isHighlighted = false
  /// Whether the font follows the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false

  private var spokenLabel: String?

  /// What the label is called: its text, unless something else was set.
  open override var accessibilityLabel: String? {
    get { spokenLabel ?? text }
    set { spokenLabel = newValue }
  }

  /// The size of the text on one line, a character being half as wide as it is high.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    return CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: font.lineHeight)
  }

  /// The size of the text on one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
