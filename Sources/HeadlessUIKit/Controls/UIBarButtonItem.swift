/// Something in a bar.
@MainActor open class UIBarItem: AccessibleObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it takes actions.
  open var isEnabled = true
  /// A number by which it can be found.
  open var tag = 0
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The looks.
  public enum Style: Int, Hashable, Sendable {
    /// Ordinary.
    case plain
    /// For the action that concludes.
    case done = 2
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Concludes.
    case done
    /// Gives up.
    case cancel
    /// Begins editing.
    case edit
    /// Saves.
    case save
    /// Adds.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room that does not.
    case fixedSpace
    /// Begins writing.
    case compose
    /// Answers.
    case reply
    /// Shares.
    case action
    /// Files away.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Throws away.
    case trash = 16
  }

  /// The look.
  open var style: Style = .plain
  /// What the button does.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction, title == nil { title = primaryAction.title } }
  }
  /// What the button opens.
  open var menu: UIMenu?
  /// A view in place of the button.
  open var customView: UIView?
  /// Who hears of a tap; must be a `HeadlessActionTarget`.
  open weak var target: AnyObject?
  /// What a tap asks for.
  open var action: Selector?
  /// Whether the button looks chosen.
  open var isSelected = false

  /// Makes a button without anything.
  public override init() { super.init() }

  /// Makes a button of the system's.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: String(describing: systemItem), primaryAction: primaryAction, menu: menu)
  }

  /// Makes a button with a text or a picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image ?? primaryAction?.image
    self.menu = menu
    self.primaryAction = primaryAction
    if title == nil { self.title = primaryAction?.title }
  }

  /// Makes a button of the system's that sends an action.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: String(describing: systemItem), style: .plain, target: target, action: action)
  }

  /// Makes a button with a text that sends an action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as? any HeadlessActionTarget
    self.action = action
  }

  /// Makes a button with a picture that sends an action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button out of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
}
