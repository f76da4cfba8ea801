/// The content of an ordinary row: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The size that is kept free, so that images of different sizes line up.
    public var reservedLayoutSize: CGSize = .zero
    /// The largest size.
    public var maximumSize: CGSize = .zero
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where the text stands.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As the language has it.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How many lines are shown; 0 for all.
    public var numberOfLines = 0
    /// Where the text stands.
    public var alignment = TextAlignment.natural
    /// Whether the font follows the user's size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the two texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the content and the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(text: UIFont.TextStyle, secondary: UIFont.TextStyle, color: UIColor = .label) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
  }

  /// The content of a row.
  public static func cell() -> Self { Self(text: .body, secondary: .subheadline) }

  /// The content of a row with a second text below.
  public static func subtitleCell() -> Self { Self(text: .body, secondary: .caption1) }

  /// The content of a row with a second text beside.
  public static func valueCell() -> Self {
    var configuration = Self(text: .body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The content of a row in a side bar.
  public static func sidebarCell() -> Self { Self(text: .body, secondary: .subheadline) }

  /// The content of a header in a side bar.
  public static func sidebarHeader() -> Self { Self(text: .headline, secondary: .subheadline) }

  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { Self(text: .headline, secondary: .subheadline) }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> Self { Self(text: .footnote, secondary: .footnote) }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self {
    Self(text: .footnote, secondary: .footnote, color: .secondaryLabel)
  }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self {
    Self(text: .footnote, secondary: .footnote, color: .secondaryLabel)
  }

  /// Makes a view that shows the content.
  @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration as it should be in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content of an ordinary row.
@MainActor open class UIListContentView: UIView, UIContentView {
  private var listConfiguration: UIListContentConfiguration
  private let imageView = UIImageView(image: nil)
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
    show()
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) { nil }

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      listConfiguration = newValue
      show()
    }
  }

  private func show() {
    imageView.image = listConfiguration.image
    imageView.isHidden = listConfiguration.image == nil
    show(listConfiguration.text, listConfiguration.textProperties, in: textLabel)
    show(listConfiguration.secondaryText, listConfiguration.secondaryTextProperties, in: secondaryTextLabel)
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.isHidden = text == nil
  }
}
