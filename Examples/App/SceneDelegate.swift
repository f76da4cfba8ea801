import RowanUIKit

/// A window of the example app, with the list of its screens.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: ScreenList(ExampleScreen.all(delay: 0.7)))
    window.makeKeyAndVisible()
    self.window = window
  }
}
