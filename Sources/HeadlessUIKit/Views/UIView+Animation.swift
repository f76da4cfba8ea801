extension UIView {
  /// Details of an animation; accepted and ignored.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are heard during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where another has got to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins slowly and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// One view melts into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes as an animation.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes changes as an animation with details.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { Animations.whenFinished { completion(true) } }
  }

  /// Makes changes to a view as a transition.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    if let completion { Animations.whenFinished { completion(true) } }
  }

  /// Makes changes without animating them.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animations.$areEnabled.withValue(false, operation: actionsWithoutAnimation)
  }

  /// Whether changes are animated.
  public static var areAnimationsEnabled: Bool { Animations.areEnabled }
}

/// When animations end.
///
/// Animations take no time here, so what waits for their end runs at once. UIKit runs it later, and a program
/// may come to rely on either: a test that wants to know gathers the handlers and runs them when it likes.
///
///     Animations.deferring { animations in
///       tableView.performBatchUpdates { … } completion: { _ in done = true }
///       // not done
///       animations.finish()
///       // done
///     }
@MainActor public final class Animations {
  @TaskLocal static var areEnabled = true
  @TaskLocal private static var current: Animations?
  private var handlers: [() -> Void] = []

  private init() {}

  /// Runs `body` with animations that do not end until ``finish()``, at the latest when `body` returns.
  public static func deferring(_ body: (Animations) throws -> Void) rethrows {
    let animations = Animations()
    try $current.withValue(animations) {
      defer { animations.finish() }
      try body(animations)
    }
  }

  /// Ends the animations so far, and those that start when they end.
  public func finish() {
    while !handlers.isEmpty { handlers.removeFirst()() }
  }

  static func whenFinished(_ handler: @escaping () -> Void) {
    if let current { current.handlers.append(handler) } else { handler() }
  }
}
