/// Something that a menu shows.
@MainActor open class UIMenuElement: NSObject {
  /// Whether an element has a check mark.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// How an element appears.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The text.
  open internal(set) var title: String
  /// The picture.
  open internal(set) var image: UIImage?
  /// A second, smaller text.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A menu, or a group within one.
@MainActor open class UIMenu: UIMenuElement {
  /// How a menu stands within another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at most has a check mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// A name by which a menu can be found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ name: String) { rawValue = name }
  }

  /// The elements, in order.
  open private(set) var children: [UIMenuElement]
  /// How the menu stands within another.
  open private(set) var options: Options
  /// The name by which the menu can be found.
  open private(set) var identifier: Identifier

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(title)
    super.init(title: title, image: image)
  }

  /// A copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// An element of a menu, or the action of a control, that runs a closure.
@MainActor open class UIAction: UIMenuElement {
  /// A name by which an action can be found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ name: String) { rawValue = name }
  }

  /// The name by which the action can be found.
  open private(set) var identifier: Identifier
  /// What started the action.
  open internal(set) var sender: Any?
  /// What the list of commands shows.
  open var discoverabilityTitle: String?
  /// Whether the action has a check mark.
  open var state: State
  /// How the action appears.
  open var attributes: Attributes
  let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the closure.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
