/// A control with a text or a picture.
@MainActor open class UIButton: UIControl {
  /// The looks that the system has.
  public enum ButtonType: Int, Hashable, Sendable {
    /// The app's own.
    case custom
    /// The system's.
    case system
    /// A disclosure of details.
    case detailDisclosure
    /// An "i".
    case infoLight
    /// A plus.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// The content and styling of a button.
  public struct Configuration: Hashable {
    /// The text.
    public var title: String?
    /// The second text.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between picture and text.
    public var imagePadding: CGFloat = 0
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity sign stands in for the picture.
    public var showsActivityIndicator = false
    /// The distance between the content and the edges.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// No background.
    public static func plain() -> Configuration { Configuration() }
    /// A grey background.
    public static func gray() -> Configuration { Configuration() }
    /// A tinted background.
    public static func tinted() -> Configuration { Configuration() }
    /// A full background.
    public static func filled() -> Configuration { Configuration() }
    /// No background and no margins.
    public static func borderless() -> Configuration { Configuration() }
  }

  /// The look.
  open private(set) var buttonType: ButtonType = .custom
  /// The content, when it is given as a whole.
  open var configuration: Configuration?
  /// The menu.
  open var menu: UIMenu?
  /// The view that shows the text.
  open private(set) var titleLabel: UILabel?
  /// The view that shows the picture.
  open private(set) var imageView: UIImageView?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var spokenLabel: String?

  /// Makes a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel = UILabel()
    imageView = UIImageView(image: nil)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with one of the system's looks.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with its content, and an action for its main event.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Makes a button with an action, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Sets the text for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The text for a state, else the ordinary one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The picture for a state, else the ordinary one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the colour of the text for a state; accepted and ignored.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// The text now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The picture now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// What the button is called: its text, unless something else was set.
  open override var accessibilityLabel: String? {
    get { spokenLabel ?? currentTitle }
    set { spokenLabel = newValue }
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if titles[.normal] == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }
}

/// A control that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Whether the control is on.
  open var isOn = false

  /// Turns the control on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Turns the control over.
  override func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside])
  }
}

/// A control that is shown when the content of a scroll view is pulled down.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether something is being refreshed.
  open private(set) var isRefreshing = false

  /// Shows that something is being refreshed.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that nothing is being refreshed any more.
  open func endRefreshing() { isRefreshing = false }
}
