/// Notifications to assistive technology, and what it currently asks for.
@MainActor public enum UIAccessibility {
  /// The state of an element that opens and closes.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element does not open or close.
    case unsupported
    /// The element is open.
    case expanded
    /// The element is closed.
    case collapsed
  }

  /// A kind of announcement.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Makes a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is shown; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Scrolling has ended; the argument is a text to speak.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is being read aloud.
  public static var isVoiceOverRunning = false
  /// Whether a hardware switch moves through the elements.
  public static var isSwitchControlRunning = false
  /// Whether motion is to be kept to a minimum.
  public static var isReduceMotionEnabled = false

  /// Hears of every notification that is posted in its scope.
  ///
  /// A task local, so tests side by side do not hear each other.
  @TaskLocal public static var listener: (@MainActor @Sendable (Notification, Any?) -> Void)?

  /// Tells assistive technology that something has changed.
  public static func post(notification: Notification, argument: Any?) {
    listener?(notification, argument)
  }
}

/// A fact about an element, spoken on request.
public final class AXCustomContent: NSObject {
  /// How important a fact is.
  public enum Importance: UInt, Hashable, Sendable {
    /// Spoken on request.
    case `default`
    /// Spoken with the element.
    case high
  }

  /// What the fact is about.
  public let label: String
  /// The fact.
  public let value: String
  /// Whether the fact is spoken without being asked for.
  public var importance: Importance = .default

  /// Makes a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}

/// An action beside the default one.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does the work and says whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// The picture that stands for the action.
  open var image: UIImage?
  /// What the action does.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
