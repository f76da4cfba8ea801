/// The view of a row.
@MainActor open class UITableViewCell: UIView, ReusableView {
  /// How the cell's own labels stand.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default`
    /// A text, and another at the end.
    case value1
    /// A small text, and another after it.
    case value2
    /// A text, and another below.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As before.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// The control that a cell shows while the table is being edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// One that deletes.
    case delete
    /// One that inserts.
    case insert
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A sign that more follows.
    case disclosureIndicator
    /// A button for details and a sign that more follows.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// What the cell is used for; nil for a cell that is used once.
  public private(set) var reuseIdentifier: String?
  let style: CellStyle

  /// The view that holds the content.
  public let contentView = UIView()
  private lazy var ownTextLabel = UILabel()
  private lazy var ownImageView = UIImageView(image: nil)
  private lazy var ownDetailTextLabel = UILabel()
  private var ownParts: [UIView] = []
  private var spokenLabel: String?
  private var shownConfiguration: (any UIContentConfiguration)?
  private var content = ContentSlot()

  /// The background.
  open var backgroundView: UIView?
  /// The background of a selected cell.
  open var selectedBackgroundView: UIView?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content configuration follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Brings the configurations in line with a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Brings the configurations of a cell in line with a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// How a selected cell looks.
  open var selectionStyle: SelectionStyle = .default
  /// What the cell shows at its end.
  open var accessoryType: AccessoryType = .none
  /// A view at the cell's end.
  open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue, with: accessoryView) }
  }
  /// What the cell shows at its end while the table is being edited.
  open var editingAccessoryType: AccessoryType = .none
  /// A view at the cell's end while the table is being edited.
  open var editingAccessoryView: UIView?
  /// How far the content is indented.
  open var indentationLevel = 0
  /// How wide one level of indentation is.
  open var indentationWidth: CGFloat = 10
  /// Whether the content is indented while the table is being edited.
  open var shouldIndentWhileEditing = true
  /// Whether a control for moving may be shown while the table is being edited.
  open var showsReorderControl = false
  /// The control that the cell shows while the table is being edited.
  open internal(set) var editingStyle: EditingStyle = .none
  /// The insets of the line below the cell.
  open var separatorInset: UIEdgeInsets = .zero

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell that is used once.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell as a table does from a registered class.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content

  /// The main text.
  open var textLabel: UILabel? { shownConfiguration == nil ? inUse(ownTextLabel) : nil }
  /// The second text, in the styles that have one.
  open var detailTextLabel: UILabel? {
    style == .default || shownConfiguration != nil ? nil : inUse(ownDetailTextLabel)
  }
  /// The picture.
  open var imageView: UIImageView? { shownConfiguration == nil ? inUse(ownImageView) : nil }

  /// A content configuration of the kind that suits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background of the kind that suits the cell's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// What the cell shows, in place of its own labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set {
      shownConfiguration = newValue
      showConfiguration()
    }
  }

  /// The state that the configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// Brings the configurations in line with the state; here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Brings the configurations in line with a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let shownConfiguration {
      self.shownConfiguration = shownConfiguration.updated(for: state)
      showConfiguration()
    }
    configurationUpdateHandler?(self, state)
  }

  private func showConfiguration() {
    // A configuration takes the place of the cell's own labels.
    if shownConfiguration != nil {
      for part in ownParts { part.removeFromSuperview() }
      ownParts = []
    }
    content.show(shownConfiguration, in: contentView)
  }

  /// Puts one of the cell's own parts into the cell, if it is not there; the picture is before the texts.
  private func inUse<Part: UIView>(_ part: Part) -> Part {
    if part.superview == nil {
      contentView.insertSubview(part, at: part is UIImageView ? 0 : contentView.subviews.count)
      ownParts.append(part)
    }
    return part
  }

  private func replaceAccessory(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// What the cell is called: what can be read in it, unless something else was set.
  open override var accessibilityLabel: String? {
    get {
      if let spokenLabel { return spokenLabel }
      let texts = contentView.selfAndDescendants.compactMap { $0.isHidden ? nil : ($0 as? UILabel)?.text }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set { spokenLabel = newValue }
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a finger is on the row.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the table is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Shows the row as selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows the row as touched, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Shows the controls for editing, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Hears that the cell is about to be used again.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }
}
