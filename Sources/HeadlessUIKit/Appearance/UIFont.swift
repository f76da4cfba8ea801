/// A font, known by its size, weight and text style.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The purposes of text, from which Dynamic Type takes its sizes.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a style from its name.
    public init(_ name: String) { rawValue = name }

    /// The largest title.
    public static let largeTitle = TextStyle("largeTitle")
    /// The first title.
    public static let title1 = TextStyle("title1")
    /// The second title.
    public static let title2 = TextStyle("title2")
    /// The third title.
    public static let title3 = TextStyle("title3")
    /// A heading.
    public static let headline = TextStyle("headline")
    /// A heading below a heading.
    public static let subheadline = TextStyle("subheadline")
    /// Running text.
    public static let body = TextStyle("body")
    /// A call-out.
    public static let callout = TextStyle("callout")
    /// A footnote.
    public static let footnote = TextStyle("footnote")
    /// A caption.
    public static let caption1 = TextStyle("caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle("caption2")

    /// The size at the default content size category.
    var defaultSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The heaviness, 0 being regular.
    public let rawValue: CGFloat

    /// Makes a weight from its heaviness.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The height of a line.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  private let weight: Weight
  private let textStyle: TextStyle?

  private init(size: CGFloat, weight: Weight = .regular, textStyle: TextStyle? = nil) {
    pointSize = size
    self.weight = weight
    self.textStyle = textStyle
    super.init()
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The font for a purpose, at the size that the user prefers.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose, at the size that some traits prefer.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      size: (style.defaultSize * category.scale).rounded(), weight: style == .headline ? .semibold : .regular,
      textStyle: style)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, textStyle: textStyle)
  }

  /// Whether two fonts are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && textStyle == other.textStyle
  }

  /// The hash, in line with equality.
  public override var hash: Int { [AnyHashable(pointSize), AnyHashable(weight)].hashValue }

  /// The size and the purpose.
  public override var description: String { "font(\(textStyle?.rawValue ?? "system") \(pointSize))" }
}

/// Scales sizes to what the user prefers.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics for running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics for a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// A size, scaled for the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A size, scaled for some traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    (value * (traitCollection ?? .current).preferredContentSizeCategory.scale).rounded()
  }

  /// A font, scaled for the current traits.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}
