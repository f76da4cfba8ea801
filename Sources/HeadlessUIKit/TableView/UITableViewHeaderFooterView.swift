/// The view of a section's header or footer.
@MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// What the view is used for; nil for a view that is used once.
  public private(set) var reuseIdentifier: String?
  /// The view that holds the content.
  public let contentView = UIView()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The second text.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// The background.
  open var backgroundView: UIView?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var content = ContentSlot()

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view that is used once.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view as a table does from a registered class.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A content configuration of the kind that suits a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// What the view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// Hears that the view is about to be used again.
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }
}
