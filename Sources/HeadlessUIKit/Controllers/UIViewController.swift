/// Manages the view of one screen, or of part of it.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false
  private var bar: UINavigationItem?
  private var isOnScreen = false

  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What the bar shows while this controller is at the front.
  open var navigationItem: UINavigationItem {
    if let bar { return bar }
    let item = UINavigationItem(title: title ?? "")
    bar = item
    return item
  }
  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []
  /// The controller around this one.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one shows in front of itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one in front of itself.
  open private(set) weak var presentingViewController: UIViewController?
  /// Whether the screen's content can be changed.
  open var isEditing = false
  /// What the bar at the bottom shows.
  open var toolbarItems: [UIBarButtonItem]?
  /// A name for restoring the screen.
  open var restorationIdentifier: String?
  /// The size that the controller wishes for.
  open var preferredContentSize: CGSize = .zero

  /// Makes a controller; nibs are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller; nibs are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if there is one already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether there is a view already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// Hears that the view has been made.
  open func viewDidLoad() {}
  /// Hears that the view is about to be on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Hears that the view is coming on the screen, with its size and environment known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Hears that the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Hears that the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Hears that the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Hears that the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// Hears that the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// The environment: the view's.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// The next responder: the view's superview, else the controller around this one.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }

  // MARK: Editing

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
  }

  // MARK: Other controllers

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// Takes a controller inside.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller around this one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Hears that the controller is about to go inside another.
  open func willMove(toParent parent: UIViewController?) {}
  /// Hears that the controller has gone inside another.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller in front of this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window { viewControllerToPresent.enterScreen(in: window) }
    if let completion { Animations.whenFinished(completion) }
  }

  /// Takes away the controller that is shown in front, or this one if it is.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.leaveScreen()
    presented.presentingViewController = nil
    presentedViewController = nil
    if let completion { Animations.whenFinished(completion) }
  }

  /// Shows a controller in the way that fits the surroundings.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Coming on the screen

  /// Puts the view into another, on the screen, with the calls that go with it.
  func enterScreen(in container: UIView) {
    guard let view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if container.window != nil { beginAppearing() }
    container.addSubview(view)
    if container.window != nil { finishAppearing() }
  }

  /// Takes the view off the screen, with the calls that go with it.
  func leaveScreen() {
    let wasOnScreen = isOnScreen
    if wasOnScreen { forEachShown { $0.viewWillDisappear(false) } }
    viewIfLoaded?.removeFromSuperview()
    if wasOnScreen {
      forEachShown {
        $0.isOnScreen = false
        $0.viewDidDisappear(false)
      }
    }
  }

  private func beginAppearing() {
    forEachShown {
      $0.loadViewIfNeeded()
      $0.viewWillAppear(false)
    }
  }

  private func finishAppearing() {
    forEachShown { $0.viewIsAppearing(false) }
    viewIfLoaded?.layoutIfNeeded()
    forEachShown {
      $0.isOnScreen = true
      $0.viewDidAppear(false)
    }
  }

  private func forEachShown(_ body: (UIViewController) -> Void) {
    body(self)
    for child in shownChildren { child.forEachShown(body) }
  }

  /// The controllers inside whose views are shown.
  var shownChildren: [UIViewController] { children }
}
