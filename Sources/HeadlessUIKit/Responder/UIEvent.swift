/// What happened, as told to responders.
@MainActor open class UIEvent: NSObject {
  /// When it happened.
  open private(set) var timestamp: TimeInterval = 0
}

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  /// The stages of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is where it was.
    case stationary
    /// The finger went up.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// The view in which the touch began.
  open private(set) weak var view: UIView?
  /// The stage.
  open internal(set) var phase: Phase = .began
  /// How many times the finger tapped.
  open private(set) var tapCount = 1
  /// When the stage began.
  open private(set) var timestamp: TimeInterval = 0
  private var position: CGPoint

  /// Makes a touch in a view.
  init(view: UIView, position: CGPoint) {
    self.view = view
    self.position = position
    super.init()
  }

  /// Where the finger is, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view else { return position }
    return view.convert(position, from: own)
  }
}

/// Keys that went down or came up together.
@MainActor open class UIPressesEvent: UIEvent {
  /// The keys.
  open internal(set) var allPresses: Set<UIPress> = []
}

/// A key going down or coming up.
@MainActor open class UIPress: NSObject {
  /// The key.
  open private(set) var key: UIKey?

  /// Makes a press of a key.
  init(key: UIKey) {
    self.key = key
    super.init()
  }
}

/// A key of a keyboard, with the modifiers that are held.
@MainActor open class UIKey: NSObject {
  /// What the key types.
  open private(set) var characters: String
  /// What the key types without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Makes a key.
  init(characters: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}
