/// A choice in an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What a choice looks like.
  public enum Style: Int, Hashable, Sendable {
    /// Ordinary.
    case `default`
    /// Gives up.
    case cancel
    /// Takes something away.
    case destructive
  }

  /// The text.
  open private(set) var title: String?
  /// The look.
  open private(set) var style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question to the user.
@MainActor open class UIAlertController: UIViewController {
  /// Where the question is put.
  public enum Style: Int, Hashable, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// Where the question is put.
  open private(set) var preferredStyle: Style = .alert
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}
