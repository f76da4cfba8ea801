/// What the bar shows while a controller is at the front.
@MainActor open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The buttons at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What searches the screen.
  open var searchController: UISearchController? {
    didSet { searchController?.searchBar.searchController = searchController }
  }
  /// Whether the search bar hides when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How large the title is.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// Whether there is no button to go back.
  open var hidesBackButton = false

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// The bar above a screen.
@MainActor open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false
}

/// Shows controllers one after another, with a way back.
@MainActor open class UINavigationController: UIViewController {
  /// The controllers, the one at the front last.
  open private(set) var viewControllers: [UIViewController] = []
  /// The bar above the screen.
  public let navigationBar = UINavigationBar()
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true

  /// Makes a navigation controller with its first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    adopt(rootViewController)
  }

  /// Makes a navigation controller; nibs are not read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller; nibs are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller at the front.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows a controller in front.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.leaveScreen()
    viewControllers.append(viewController)
    adopt(viewController)
    showTop()
  }

  /// Goes back to the controller before.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let leaving = viewControllers.removeLast()
    leaving.leaveScreen()
    leaving.removeFromParent()
    showTop()
    return leaving
  }

  /// Goes back to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let leaving = Array(viewControllers.dropFirst())
    while viewControllers.count > 1 { popViewController(animated: animated) }
    return leaving
  }

  /// Shows other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    topViewController?.leaveScreen()
    for old in self.viewControllers where !viewControllers.contains(where: { $0 === old }) {
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in viewControllers where controller.parent !== self { adopt(controller) }
    showTop()
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Puts the front controller's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func showTop() {
    guard let view = viewIfLoaded, let top = topViewController else { return }
    top.enterScreen(in: view)
  }
}
