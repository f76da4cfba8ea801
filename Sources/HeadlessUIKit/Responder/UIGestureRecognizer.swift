/// A gesture that starts actions.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The stages of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// It may yet come.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// The system has taken the touches away.
    case cancelled
    /// It was another gesture.
    case failed
    /// It has been recognised.
    public static let recognized = State.ended
  }

  /// The stage.
  open internal(set) var state: State = .possible
  /// The view in which the gesture is recognised.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is recognised at all.
  open var isEnabled = true
  /// Whether the view's touches end when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// A name for finding the gesture.
  open var name: String?
  private weak var target: (any HeadlessActionTarget)?
  private let action: Selector?
  private var position: CGPoint = .zero

  /// Makes a gesture; the target must be a `HeadlessActionTarget` to hear of it.
  public init(target: Any?, action: Selector?) {
    self.target = target as? any HeadlessActionTarget
    self.action = action
    super.init()
  }

  /// Where the gesture is, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view else { return position }
    return view.convert(position, from: own)
  }

  /// Runs the action as if the gesture had been made.
  func recognize(at position: CGPoint) {
    guard isEnabled else { return }
    self.position = position
    state = .ended
    if let action, let target, !target.perform(action, sender: self) {
      report(.unimplementedMethod, "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance")
    }
    state = .possible
  }
}

/// One tap, or several.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
}

/// A finger that stays down.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A finger that drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
