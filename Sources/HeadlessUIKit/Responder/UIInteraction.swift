/// Something that a view takes part in beside touches.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that takes part.
  var view: UIView? { get }
  /// Hears that the view begins to take part, or that it no longer does.
  func willMove(to view: UIView?)
  /// Hears that the view has begun to take part, or that it no longer does.
  func didMove(to view: UIView?)
}

/// Decides how a pointer looks over a view; nothing is asked here.
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// Lets a view answer to a pointer over it.
@MainActor public final class UIPointerInteraction: NSObject, UIInteraction {
  /// Who decides how the pointer looks; as the system has it, without.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that takes part.
  public private(set) weak var view: UIView?
  /// Whether the pointer is answered to.
  public var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Hears that the view begins to take part, or that it no longer does.
  public func willMove(to view: UIView?) {}

  /// Hears that the view has begun to take part, or that it no longer does.
  public func didMove(to view: UIView?) { self.view = view }
}
