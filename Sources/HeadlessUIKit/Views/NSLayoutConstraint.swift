/// How strongly a constraint is wished for.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The strength, 1000 at most.
  public let rawValue: Float

  /// Makes a priority from its strength.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its strength.
  public init(_ strength: Float) { rawValue = strength }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may hold.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation between two edges; recorded, never solved.
@MainActor open class NSLayoutConstraint: NSObject {
  /// The kinds of relation.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is no more than the second.
    case lessThanOrEqual = -1
    /// The two are equal.
    case equal = 0
    /// The first is no less than the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// What is added to the second edge.
  open var constant: CGFloat
  /// How strongly the constraint is wished for.
  open var priority: UILayoutPriority = .required
  /// A name for finding the constraint.
  open var identifier: String?
  /// Whether the constraint counts.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        owner?.constraints.append(self)
      } else {
        owner?.constraints.removeAll { $0 === self }
      }
    }
  }
  /// The first edge.
  let first: String
  /// The relation.
  let relation: Relation
  /// The second edge.
  let second: String?
  private weak var owner: UIView?

  init(owner: UIView?, first: String, relation: Relation, second: String?, constant: CGFloat) {
    self.owner = owner
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
    super.init()
  }

  /// Makes constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not count.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge or a size that constraints speak of.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var owner: UIView?
  private let name: String

  init(_ owner: UIView?, _ name: String) {
    self.owner = owner
    self.name = name
    super.init()
  }

  /// A constraint by which this is equal to another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant)
  }

  /// A constraint by which this is no less than another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant)
  }

  /// A constraint by which this is no more than another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner: owner, first: name, relation: relation, second: anchor?.name, constant: constant)
  }
}

/// A vertical edge.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint by which this has a size.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant)
  }

  /// A constraint by which this has a size or more.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant)
  }

  /// A constraint by which this has a size or less.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant)
  }
}

/// A rectangle that constraints speak of.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that the rectangle belongs to.
  open private(set) weak var owningView: UIView?
  private let name: String

  init(_ owningView: UIView, _ name: String) {
    self.owningView = owningView
    self.name = name
    super.init()
  }
}

/// What has edges that constraints speak of.
@MainActor public protocol HeadlessAnchored: AnyObject {
  /// The view whose edges they are, and what precedes their names.
  var anchorOwner: (view: UIView?, prefix: String) { get }
}

extension HeadlessAnchored {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor("leading") }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor("trailing") }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor("left") }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor("right") }
  /// The vertical middle line.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor("centerX") }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorOwner.view, named("top")) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorOwner.view, named("bottom")) }
  /// The horizontal middle line.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchorOwner.view, named("centerY")) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchorOwner.view, named("width")) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchorOwner.view, named("height")) }

  private func anchor(_ name: String) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(anchorOwner.view, named(name))
  }

  private func named(_ name: String) -> String { anchorOwner.prefix + name }
}

extension UIView: HeadlessAnchored {
  /// The view itself.
  public var anchorOwner: (view: UIView?, prefix: String) { (self, "") }
  /// The rectangle within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, "margins.") }
  /// The rectangle within the screen's shape.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, "safeArea.") }
  /// The rectangle within which lines are easy to read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, "readable.") }

  /// Makes constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// How strongly the view resists being larger than its content; accepted and ignored.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// How strongly the view resists being smaller than its content; accepted and ignored.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension UILayoutGuide: HeadlessAnchored {
  /// The view that the rectangle belongs to.
  public var anchorOwner: (view: UIView?, prefix: String) { (owningView, name) }
}
