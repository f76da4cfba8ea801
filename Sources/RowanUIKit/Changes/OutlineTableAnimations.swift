/// How rows and sections come, go and move.
public struct OutlineTableAnimations: Hashable, Sendable {
  /// How what moves is shown.
  public enum Move: Hashable, Sendable {
    /// It slides to its new place.
    case slide
    /// It goes, and comes at its new place.
    case replace
  }

  /// How rows come that an item has when it is opened.
  public var opening: UITableView.RowAnimation = .fade
  /// How rows go that an item had when it is closed.
  public var closing: UITableView.RowAnimation = .fade
  /// How other rows and sections come.
  public var inserting: UITableView.RowAnimation = .automatic
  /// How other rows and sections go.
  public var deleting: UITableView.RowAnimation = .automatic
  /// How rows and sections move.
  public var moving: Move = .slide

  /// The animations that suit most tables.
  public init() {}

  /// Everything at once.
  public static var none: OutlineTableAnimations {
    var animations = OutlineTableAnimations()
    animations.opening = .none
    animations.closing = .none
    animations.inserting = .none
    animations.deleting = .none
    animations.moving = .replace
    return animations
  }

  /// The animations of an update, in which items were opened or closed or neither.
  func forUpdate(isOpening: Bool, isClosing: Bool) -> OutlineTableAnimations {
    var animations = self
    if isOpening { animations.inserting = opening }
    if isClosing { animations.deleting = closing }
    return animations
  }
}
