/// A view in a collection view that is used again for other content.
@MainActor open class UICollectionReusableView: UIView, ReusableView {
  /// What the view is used for; nil for a view that no collection view made.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view as a collection view does from a registered class.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
  }

  /// Hears that the view is about to be used again.
  open func prepareForReuse() {}
}

/// The view of an item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView()
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Brings the configurations in line with a state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  private var content = ContentSlot()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// The state that the configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Brings the configurations in line with the state; here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Brings the configurations in line with a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Hears that the cell is about to be used again.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}

/// The view of an item in a list.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is indented.
  open var indentationLevel = 0
  /// How wide one level of indentation is.
  open var indentationWidth: CGFloat = 10
  /// Whether the accessories are indented along with the content.
  open var indentsAccessories = true
  /// What the cell shows at its ends.
  open var accessories: [UICellAccessory] = []

  /// A content configuration of the kind that suits the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Something that a cell shows at one of its ends.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// How an outline's disclosure behaves.
  public struct OutlineDisclosureOptions {
    /// The kinds of disclosure.
    public enum Style: Hashable, Sendable {
      /// As suits the cell.
      case automatic
      /// The whole cell opens and closes.
      case header
      /// The sign alone opens and closes.
      case cell
    }

    /// The kind of disclosure.
    public var style: Style

    /// Makes options.
    public init(style: Style = .automatic) { self.style = style }
  }

  enum Kind {
    case disclosureIndicator
    case outlineDisclosure((() -> Void)?)
    case checkmark
    case label(String)
  }

  let kind: Kind
  let displayed: DisplayedState

  /// A sign that more follows.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator, displayed: displayed)
  }

  /// A sign that opens and closes.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .outlineDisclosure(actionHandler), displayed: displayed)
  }

  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, displayed: displayed)
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed)
  }
}
