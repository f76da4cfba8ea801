/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture when the view's cell is highlighted or selected.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the picture grows with the user's size of text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Makes a view of the size of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

/// A view that shows that something is going on.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large the sign is.
  public enum Style: Int, Hashable, Sendable {
    /// Ordinary.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large the sign is.
  open var style: Style
  /// Whether the sign is hidden while nothing goes on.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  /// Whether something is going on.
  open private(set) var isAnimating = false {
    didSet { updateVisibility() }
  }

  /// Makes a sign.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    updateVisibility()
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Shows that something is going on.
  open func startAnimating() { isAnimating = true }

  /// Shows that nothing is going on.
  open func stopAnimating() { isAnimating = false }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }
}

/// A view that puts others in a row.
@MainActor open class UIStackView: UIView {
  /// How the views share the room.
  public enum Distribution: Int, Hashable, Sendable {
    /// The room is filled.
    case fill
    /// All are of one size.
    case fillEqually
    /// Sizes keep their proportions.
    case fillProportionally
    /// The distances are equal.
    case equalSpacing
    /// The middles are equally far apart.
    case equalCentering
  }

  /// How the views stand across the row.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the beginning.
    case leading
    /// On the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// On the last line of text.
    case lastBaseline
  }

  /// The views in the row, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the row.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How the views share the room.
  open var distribution: Distribution = .fill
  /// How the views stand across the row.
  open var alignment: Alignment = .fill
  /// The distance between views.
  open var spacing: CGFloat = 0
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Adds a view at a place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: stackIndex)
    addSubview(view)
  }

  /// Takes a view out of the row, though not out of the stack view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Leaves a distance after one of the views; accepted and ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
