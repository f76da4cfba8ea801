/// A view that starts actions.
@MainActor open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action is wanted.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is wanted.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ordinary.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no action.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private enum Response {
    case action(UIAction)
    case target(() -> (any HeadlessActionTarget)?, Selector)
  }

  /// Whether the control takes actions.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Whether a touch opens the menu at once.
  open var showsMenuAsPrimaryAction = false
  private var responses: [(event: Event, response: Response)] = []

  /// The states together.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs an action on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    responses.append((controlEvents, .action(action)))
  }

  /// Stops running an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running an action on events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    responses.removeAll { event, response in
      guard case .action(let action) = response else { return false }
      return event == controlEvents && action.identifier == actionIdentifier
    }
  }

  /// Sends an action to a target on events; the target must be a `HeadlessActionTarget`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as? any HeadlessActionTarget
    responses.append((controlEvents, .target({ [weak target] in target }, action)))
  }

  /// Runs what is to be done on events.
  open func sendActions(for controlEvents: Event) {
    for (event, response) in responses where !event.isDisjoint(with: controlEvents) {
      switch response {
      case .action(let action):
        action.perform(sender: self)
      case .target(let target, let selector):
        guard let target = target() else { continue }
        if !target.perform(selector, sender: self) {
          report(
            .unimplementedMethod,
            "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance")
        }
      }
    }
  }

  /// Runs what a tap does.
  func tap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Acts as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tap()
    return true
  }
}
