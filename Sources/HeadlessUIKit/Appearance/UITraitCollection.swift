/// The direction in which a language lays out its interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Hebrew.
  case rightToLeft
}

/// What a view shows, for deciding whether it turns around with the language.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// It turns around.
  case unspecified
  /// Controls of playback, which do not turn.
  case playback
  /// Controls of space, which do not turn.
  case spatial
  /// Always as in English.
  case forceLeftToRight
  /// Always as in Hebrew.
  case forceRightToLeft
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// Large, the default.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Twice extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// Three times extra large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX-M")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX-L")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX-XL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX-XXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX-XXXL")

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

  /// Whether one category has smaller text than another.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.scale < rhs.scale
  }

  private static let scales: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14 / 17, .small: 15 / 17, .medium: 16 / 17, .large: 1, .extraLarge: 19 / 17,
    .extraExtraLarge: 21 / 17, .extraExtraExtraLarge: 23 / 17, .accessibilityMedium: 28 / 17,
    .accessibilityLarge: 33 / 17, .accessibilityExtraLarge: 40 / 17,
    .accessibilityExtraExtraLarge: 47 / 17, .accessibilityExtraExtraExtraLarge: 53 / 17,
  ]

  /// The size of running text against the default.
  var scale: CGFloat { Self.scales[self] ?? 1 }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The system's choice.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Ordinary room.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A Mac.
  case mac = 5
}

/// The environment in which an interface is shown.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The direction of the language.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// The size of text that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Makes an environment; what is not given is a phone's, left to right, with text in the default size.
  public init(
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    super.init()
  }

  /// The environment of views that have none of their own.
  ///
  /// A task local, so that a test may work in another language than the one beside it.
  @TaskLocal public static var current = UITraitCollection()

  /// Whether two environments are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
  }

  /// The hash, in line with equality.
  public override var hash: Int { preferredContentSizeCategory.hashValue }
}

/// Something that has an environment and hears of its changes.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment.
  var traitCollection: UITraitCollection { get }
  /// Hears that the environment has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
