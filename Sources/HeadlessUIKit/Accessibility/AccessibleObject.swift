/// The root of the classes that assistive technology can speak.
///
/// In UIKit these properties belong to every `NSObject`. Swift cannot add stored, overridable properties to
/// a class it does not own, so they stand here, one step below.
@MainActor open class AccessibleObject: NSObject {
  /// Whether assistive technology stops here.
  open var isAccessibilityElement = false
  /// What the element is called.
  open var accessibilityLabel: String?
  /// What the element currently holds.
  open var accessibilityValue: String?
  /// What acting on the element does.
  open var accessibilityHint: String?
  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String?
  /// The language in which the element is spoken.
  open var accessibilityLanguage: String?
  /// What kind of element this is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether the element's children are skipped.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology ignores what is beside this element.
  open var accessibilityViewIsModal = false
  /// Actions beside the default one.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Facts about the element, spoken on request.
  open var accessibilityCustomContent: [AXCustomContent] = []
  /// Whether the element is expanded or collapsed.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus = .unsupported
  /// The elements inside this one, when they differ from its subviews.
  open var accessibilityElements: [Any]?
  /// The names by which voice control finds the element.
  open var accessibilityUserInputLabels: [String]?
  /// Where activation takes place, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint = .zero
  /// The element's frame, in screen coordinates.
  open var accessibilityFrame: CGRect = .zero

  /// Makes an object.
  public override init() { super.init() }

  /// Acts on the element as its default action; false lets the system tap it instead.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable element.
  open func accessibilityDecrement() {}

  /// Leaves a modal view.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Hears that assistive technology has moved here.
  open func accessibilityElementDidBecomeFocused() {}

  /// Hears that assistive technology has moved on.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is here.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// An element for assistive technology that is not a view.
@MainActor open class UIAccessibilityElement: UIResponder {
  /// What contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame within its container.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Makes an element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
