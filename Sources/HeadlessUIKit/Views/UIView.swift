/// A rectangle on the screen that may hold others.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  // MARK: Geometry

  /// The rectangle within the superview, before any transform.
  open var frame: CGRect {
    get { CGRect(origin: frameOrigin, size: boundsStorage.size) }
    set {
      frameOrigin = newValue.origin
      if newValue.size != boundsStorage.size {
        bounds = CGRect(origin: boundsStorage.origin, size: newValue.size)
      }
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let old = boundsStorage
      boundsStorage = newValue
      guard old != newValue else { return }
      if old.size != newValue.size { resizeSubviews(from: old.size, to: newValue.size) }
      setNeedsLayout()
    }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frameOrigin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  /// How the view is turned and scaled about its middle.
  open var transform: CGAffineTransform = .identity
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the autoresizing mask counts as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that the view holds; recorded, never solved.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The margins of the content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins of the content, with the language's direction in mind.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The margins that the screen's shape imposes.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The value that says the content asks for no size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Appearance

  /// How opaque the view is.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// Whether the view covers what is behind it.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The colour of what can be acted upon.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  /// How content of another size is placed.
  open var contentMode: ContentMode = .scaleToFill
  /// A number by which the view can be found.
  open var tag = 0

  // MARK: Behaviour

  /// Whether the view hears of touches.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one touch.
  open var isMultipleTouchEnabled = false
  /// What the view shows, for deciding whether it turns around with the language.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// The gestures that are recognised here.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What the view takes part in beside touches.
  open private(set) var interactions: [any UIInteraction] = []
  /// Whether the keyboard's focus may come here.
  open var canBecomeFocused: Bool { false }

  // MARK: Hierarchy

  /// The view that holds this one.
  open internal(set) weak var superview: UIView?
  /// The views inside, the rearmost first.
  open internal(set) var subviews: [UIView] = []
  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// What environment the view and its subviews are in, when they do not follow the superview.
  public var overrideTraitCollection: UITraitCollection? {
    didSet { announceTraitChange(from: oldValue ?? .current) }
  }

  private var frameOrigin: CGPoint
  private var boundsStorage: CGRect
  private(set) var needsLayout = true

  /// Makes a view.
  public init(frame: CGRect) {
    frameOrigin = frame.origin
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Nibs are not read here; the view is made without a size.
  public required init?(coder: NSCoder) {
    frameOrigin = .zero
    boundsStorage = .zero
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// The next responder: the view's controller, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  /// Asks for the layout to be done anew, when it is next needed.
  open func setNeedsLayout() { needsLayout = true }

  /// Does the layout now, here and in subviews, where it was asked for.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Places the subviews.
  open func layoutSubviews() {}

  /// Asks for the drawing to be done anew; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Asks for the constraints to be made anew.
  open func setNeedsUpdateConstraints() {}

  /// Makes the constraints.
  open func updateConstraints() {}

  /// Says that the content asks for another size.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// The size that suits the view best within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the constraints would give; without a solver, the content's own.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  // MARK: Changes of place

  /// Hears that the view is about to change its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Hears that the view has changed its superview.
  open func didMoveToSuperview() {}

  /// Hears that the view is about to change its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Hears that the view has changed its window.
  open func didMoveToWindow() {}

  /// Hears that a view has come in.
  open func didAddSubview(_ subview: UIView) {}

  /// Hears that a view is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Environment

  /// The environment: the view's own, else the superview's.
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? superview?.traitCollection ?? .current
  }

  /// Hears that the environment has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Hears that the tint has changed.
  open func tintColorDidChange() {}

  // MARK: Touches

  /// Whether a point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point that hears of touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Lets the view take part in something.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Ends the view's part in something.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
