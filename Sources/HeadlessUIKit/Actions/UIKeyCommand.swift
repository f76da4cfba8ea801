/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capitals lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numeric key pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An action that a key press starts.
@MainActor open class UIKeyCommand: UICommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// One page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// One page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The end.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public static let inputDelete = "UIKeyInputDelete"

  /// The keys that the system moves the focus with.
  static let inputsOfTheSystem: Set<String> = [
    inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow,
  ]

  /// The key.
  open private(set) var input: String?
  /// The modifiers that must be held, and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key; arrows need it from iOS 15.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command from a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", image: nil, action: action)
  }

  /// Makes a command from a key, with a title for menus and the list of commands.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action)
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

/// An element of a menu that sends an action along the responder chain.
@MainActor open class UICommand: UIMenuElement {
  /// The action.
  open private(set) var action: Selector
  /// Data that travels with the command.
  open internal(set) var propertyList: Any?
  /// What the list of commands shows.
  open var discoverabilityTitle: String?
  /// Whether the command is dimmed or checked.
  open var state: State = .off
  /// How the command appears.
  open var attributes: Attributes = []

  /// Makes a command.
  public init(title: String, image: UIImage? = nil, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }
}
