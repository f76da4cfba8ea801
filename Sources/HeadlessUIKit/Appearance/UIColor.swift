/// A colour, known by its name or its components.
public final class UIColor: NSObject, @unchecked Sendable {
  private enum Storage: Hashable {
    case named(String)
    case components(red: CGFloat, green: CGFloat, blue: CGFloat)
  }

  private let storage: Storage
  private let alpha: CGFloat

  private init(_ storage: Storage, alpha: CGFloat = 1) {
    self.storage = storage
    self.alpha = alpha
    super.init()
  }

  private convenience init(name: String) { self.init(.named(name)) }

  /// Makes a colour from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue), alpha: alpha)
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that depends on the traits; here it is the one for the current traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(color.storage, alpha: color.alpha)
  }

  /// The same colour, more or less transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(storage, alpha: alpha) }

  /// The colour for some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Whether two colours are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return storage == other.storage && alpha == other.alpha
  }

  /// The hash, in line with equality.
  public override var hash: Int { [AnyHashable(storage), AnyHashable(alpha)].hashValue }

  /// The name or the components.
  public override var description: String {
    let base =
      switch storage {
      case .named(let name): name
      case .components(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      }
    return alpha == 1 ? base : "\(base)@\(alpha)"
  }
}

extension UIColor {
  /// Black.
  public static var black: UIColor { UIColor(name: "black") }
  /// White.
  public static var white: UIColor { UIColor(name: "white") }
  /// Grey.
  public static var gray: UIColor { UIColor(name: "gray") }
  /// Light grey.
  public static var lightGray: UIColor { UIColor(name: "lightGray") }
  /// Dark grey.
  public static var darkGray: UIColor { UIColor(name: "darkGray") }
  /// Red.
  public static var red: UIColor { UIColor(name: "red") }
  /// Green.
  public static var green: UIColor { UIColor(name: "green") }
  /// Blue.
  public static var blue: UIColor { UIColor(name: "blue") }
  /// Orange.
  public static var orange: UIColor { UIColor(name: "orange") }
  /// Yellow.
  public static var yellow: UIColor { UIColor(name: "yellow") }
  /// No colour.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's red.
  public static var systemRed: UIColor { UIColor(name: "systemRed") }
  /// The system's green.
  public static var systemGreen: UIColor { UIColor(name: "systemGreen") }
  /// The system's blue.
  public static var systemBlue: UIColor { UIColor(name: "systemBlue") }
  /// The system's orange.
  public static var systemOrange: UIColor { UIColor(name: "systemOrange") }
  /// The system's yellow.
  public static var systemYellow: UIColor { UIColor(name: "systemYellow") }
  /// The system's purple.
  public static var systemPurple: UIColor { UIColor(name: "systemPurple") }
  /// The system's teal.
  public static var systemTeal: UIColor { UIColor(name: "systemTeal") }
  /// The system's grey.
  public static var systemGray: UIColor { UIColor(name: "systemGray") }
  /// The system's second grey.
  public static var systemGray2: UIColor { UIColor(name: "systemGray2") }
  /// The system's third grey.
  public static var systemGray3: UIColor { UIColor(name: "systemGray3") }
  /// The system's fourth grey.
  public static var systemGray4: UIColor { UIColor(name: "systemGray4") }
  /// The system's fifth grey.
  public static var systemGray5: UIColor { UIColor(name: "systemGray5") }
  /// The system's sixth grey.
  public static var systemGray6: UIColor { UIColor(name: "systemGray6") }
  /// The tint of controls.
  public static var tintColor: UIColor { UIColor(name: "tintColor") }
  /// The colour of text.
  public static var label: UIColor { UIColor(name: "label") }
  /// The colour of lesser text.
  public static var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// The colour of still lesser text.
  public static var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  /// The colour of the least text.
  public static var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  /// The colour of a placeholder in a field.
  public static var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// The colour of thin lines.
  public static var separator: UIColor { UIColor(name: "separator") }
  /// The colour of thin lines that hide what is behind.
  public static var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  /// The background of a screen.
  public static var systemBackground: UIColor { UIColor(name: "systemBackground") }
  /// The background of what lies on a screen.
  public static var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  /// The background of what lies on that.
  public static var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  /// The background of a grouped table.
  public static var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  /// The background of a row in a grouped table.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  /// A thin fill.
  public static var systemFill: UIColor { UIColor(name: "systemFill") }
  /// A thinner fill.
  public static var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  /// A still thinner fill.
  public static var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
}
