/// A picture, known by its name.
public final class UIImage: NSObject, @unchecked Sendable {
  /// How a picture takes a colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place asks for.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a stencil.
    case alwaysTemplate
  }

  /// How a symbol is drawn; accepted and ignored.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn; accepted and ignored.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Makes a configuration from a size.
    public init(pointSize: CGFloat) { super.init() }

    /// Makes a configuration from a size and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }

    /// Makes a configuration from a purpose of text.
    public init(textStyle: UIFont.TextStyle) { super.init() }

    /// Makes a configuration from a purpose of text and a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }

    /// Makes a configuration from a scale.
    public init(scale: SymbolScale) { super.init() }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The system's choice.
    case `default` = -1
    /// No scale.
    case unspecified = 0
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
  }

  /// The name of the symbol or file.
  public let name: String
  /// Whether the picture is one of the system's symbols.
  public let isSymbolImage: Bool
  /// How the picture takes a colour.
  public let renderingMode: RenderingMode
  /// Whether the picture turns around in a right-to-left layout.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The size in points.
  public var size: CGSize { CGSize(width: 20, height: 20) }

  private init(name: String, isSymbol: Bool, mode: RenderingMode, flips: Bool) {
    self.name = name
    isSymbolImage = isSymbol
    renderingMode = mode
    flipsForRightToLeftLayoutDirection = flips
    super.init()
  }

  /// Makes a picture from a file's name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, isSymbol: false, mode: .automatic, flips: false)
  }

  /// Makes one of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols, drawn in a certain way.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    // The symbols that point forward are the ones the system mirrors.
    let flips = name.hasSuffix(".forward") || name.hasSuffix(".backward")
    self.init(name: name, isSymbol: true, mode: .automatic, flips: flips)
  }

  /// The same picture, taking a colour in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, isSymbol: isSymbolImage, mode: renderingMode, flips: flipsForRightToLeftLayoutDirection)
  }

  /// The same picture, drawn in another way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same picture, turning around in a right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(name: name, isSymbol: isSymbolImage, mode: renderingMode, flips: true)
  }

  /// Whether two pictures are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbolImage == other.isSymbolImage && renderingMode == other.renderingMode
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
  }

  /// The hash, in line with equality.
  public override var hash: Int { name.hashValue }

  /// The name.
  public override var description: String { "image(\(name))" }
}
