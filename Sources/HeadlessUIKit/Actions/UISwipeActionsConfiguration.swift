/// The actions that a swipe over a row uncovers.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe uncovers.
@MainActor open class UIContextualAction: NSObject {
  /// What an action looks like and what happens to its row.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case normal
    /// An action that takes the row away.
    case destructive
  }

  /// Does the work and calls back, with true if the work was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The look.
  open private(set) var style: Style
  /// The work.
  open private(set) var handler: Handler
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// What a long press over a row shows.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the configuration belongs to.
  open private(set) var identifier: any NSCopying
  /// Makes the menu out of what the system suggests.
  let actionProvider: UIContextMenuActionProvider?
  /// Makes the preview.
  let previewProvider: UIContextMenuContentPreviewProvider?

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Makes the menu out of what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the preview of what was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
