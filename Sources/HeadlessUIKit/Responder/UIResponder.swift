/// An object that answers events, or hands them on to the next.
@MainActor open class UIResponder: AccessibleObject, HeadlessActionTarget {
  private var actions: [Selector: @MainActor (Any?) -> Void] = [:]

  /// Makes a responder.
  public override init() { super.init() }

  // MARK: The chain

  /// The next responder, nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether events from the keyboard may start here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether events from the keyboard may start elsewhere.
  open var canResignFirstResponder: Bool { true }

  /// Whether events from the keyboard start here.
  open var isFirstResponder: Bool { FirstResponder.of(self) === self }

  /// Asks for events from the keyboard to start here.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, FirstResponder.of(self)?.resignFirstResponder() ?? true else {
      return false
    }
    return FirstResponder.set(self)
  }

  /// Gives up being the first to hear of the keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.clear(self)
    return true
  }

  // MARK: Actions

  /// The keyboard commands that are understood here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether an action can be carried out here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions[action] != nil
  }

  /// The first responder from here on that can carry out an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Says what an action does when it reaches this responder: the twin of an `@objc` method.
  public func onAction(_ action: Selector, perform work: @escaping @MainActor (Any?) -> Void) {
    actions[action] = work
  }

  /// Carries out an action by name.
  open func perform(_ action: Selector, sender: Any?) -> Bool {
    guard let work = actions[action] else { return false }
    work(sender)
    return true
  }

  // MARK: Events

  /// Hears that fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Hears that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Hears that fingers have gone up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Hears that the system has taken the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Hears that keys have gone down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Hears that keys have come up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// This responder and those after it.
  var chain: [UIResponder] {
    var chain = [self]
    while let following = chain[chain.count - 1].next { chain.append(following) }
    return chain
  }
}

/// Who hears of the keyboard first: one per window, remembered at the end of its responder chain.
@MainActor private enum FirstResponder {
  static func of(_ responder: UIResponder) -> UIResponder? {
    window(of: responder)?.firstResponder
  }

  static func set(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder) else { return false }
    window.firstResponder = responder
    return true
  }

  static func clear(_ responder: UIResponder) {
    window(of: responder)?.firstResponder = nil
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    for case let window as UIWindow in responder.chain { return window }
    return nil
  }
}
