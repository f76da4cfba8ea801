import HeadlessUIKit
import RowanScreens

/// The example app, and somebody who uses it.
@MainActor final class Visit {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 44 * 14))
  private let navigation: UINavigationController
  private let screens: [ExampleScreen]

  init() {
    screens = ExampleScreen.all(delay: 0)
    navigation = UINavigationController(rootViewController: ScreenList(screens))
    window.rootViewController = navigation
  }

  /// The list of screens.
  var list: String { table?.drawing() ?? "" }

  /// Opens a screen, does what is to be done, and answers what is on the screen after each act.
  ///
  /// - Throws: ``Failure`` for what cannot be done.
  func see(_ exhibit: Exhibit) async throws(Failure) -> String {
    navigation.popToRootViewController(animated: false)
    try open(exhibit.screen)
    var text = "== \(exhibit.screen)\n\(drawing)\n"
    for act in exhibit.acts {
      let isDone = try await perform(act, exhibit)
      guard isDone else { throw Failure(screen: exhibit.screen, act: act) }
      text += "\n> \(act)\n\(drawing)\n"
    }
    return text
  }

  private func open(_ screen: String) throws(Failure) {
    guard let row = table?.simulatedRow(showing: screen), table?.simulateTap(at: row) == true else {
      throw Failure(screen: screen, act: .tap(screen))
    }
  }

  private var screen: UIViewController? { navigation.topViewController }

  private var table: UITableView? {
    screen?.view.flatMap { view in
      view as? UITableView ?? view.subviews.lazy.compactMap { $0 as? UITableView }.first
    }
  }

  private var drawing: String { table?.drawing() ?? "" }

  /// Acts; false if that cannot be done.
  private func perform(_ act: Act, _ exhibit: Exhibit) async throws(Failure) -> Bool {
    guard let table else { return false }
    switch act {
    case .tap(let text): return row(text).map { table.simulateTap(at: $0) } ?? false
    case .tapHeader(let text):
      return table.simulatedSection(showing: text).map { table.simulateHeaderTap(inSection: $0) } ?? false
    case .check(let text):
      return row(text).flatMap { table.cellForRow(at: $0)?.simulateButtonTap(showing: ["☐", "☑", "⊟"]) }
        ?? false
    case .swipe(let text, let action):
      return row(text).map { table.simulateSwipe(at: $0, choosing: action) } ?? false
    case .drag(let text, let target): return drag(text, onto: target, in: table)
    case .search(let text):
      screen?.navigationItem.searchController?.simulateTyping(text)
      return screen?.navigationItem.searchController != nil
    case .endSearch:
      screen?.navigationItem.searchController?.simulateCancel()
      return screen?.navigationItem.searchController != nil
    case .press(let title):
      return screen?.navigationItem.rightBarButtonItems?.first { $0.title == title }?.simulateTap() ?? false
    case .scroll(let rows):
      table.simulateScroll(by: CGFloat(rows) * 44)
      return true
    case .wait:
      await (screen as? FoldersScreen)?.hasLoaded()
      return true
    case .leaveAndReturn:
      navigation.popViewController(animated: true)
      try open(exhibit.screen)
      return true
    }
  }

  private func row(_ text: String) -> IndexPath? { table?.simulatedRow(showing: text) }

  private func drag(_ text: String, onto target: String, in table: UITableView) -> Bool {
    guard let from = row(text), let to = row(target), let drag = table.simulateDrag(from: from) else {
      return false
    }
    drag.move(over: table, to: to, fraction: 0.5, x: 200)
    if !drag.drop() { drag.cancel() }
    return true
  }
}

/// What could not be done.
struct Failure: Error, CustomStringConvertible {
  let screen: String
  let act: Act

  var description: String { "\(screen): cannot \(act)" }
}

extension FoldersScreen {
  /// Waits until the server has answered.
  fileprivate func hasLoaded() async {
    while controller.loadingCount > 0 { await Task.yield() }
  }
}
