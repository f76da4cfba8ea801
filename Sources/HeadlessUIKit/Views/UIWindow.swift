/// The outermost view; what is in a window is on the screen.
@MainActor open class UIWindow: UIView {
  /// The responder that hears of the keyboard first.
  weak var firstResponder: UIResponder?

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveScreen()
      if let rootViewController { rootViewController.enterScreen(in: self) }
    }
  }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() { isHidden = false }
}
