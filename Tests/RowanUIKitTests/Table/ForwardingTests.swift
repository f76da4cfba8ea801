import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// The app's own delegate and data source are reached.
@MainActor
struct ForwardingTests {
  @Test func theAppHearsOfTapsAndScrollingAndGivesHeights() {
    let app = App()
    let screen = Screen(DrawingTests.shop, delegate: app, dataSource: app)
    #expect(screen.source.delegate === app)
    #expect(screen.table.rectForRow(at: path(0)).height == 30)
    #expect(app.displayed == [0, 1, 2, 3, 4])
    screen.table.simulateTap(at: path(3))
    #expect(app.selected == [path(3)])
    #expect(screen.controller.outline.isExpanded("Bread"))
    #expect(!screen.table.simulateTap(at: path(1)))
    screen.window.bounds.size.height = 60
    screen.table.frame.size.height = 60
    screen.table.simulateScroll(by: 30)
    #expect(app.scrolls > 0)
  }

  @Test func titlesAndEditingAreTheAppsOwn() {
    let app = App()
    let screen = Screen(DrawingTests.shop, style: .grouped, delegate: app, dataSource: app)
    #expect(screen.drawing.hasPrefix("# Shop"))
    #expect(screen.table.simulateSwipe(at: path(4), choosing: "Delete"))
    #expect(app.committed == [path(4)])
  }

  @Test func anAppThatComesLaterIsHeardToo() {
    let screen = Screen(DrawingTests.shop)
    #expect(screen.table.simulatedSwipeTitles(at: path(0)).isEmpty)
    let app = App()
    screen.source.delegate = app
    screen.source.dataSource = app
    screen.table.layoutIfNeeded()
    #expect(screen.table.rectForRow(at: path(0)).height == 30)
    #expect(screen.table.simulatedSwipeTitles(at: path(0)) == ["Delete"])
    #expect(screen.drawing.contains("▾ Fruit"))
  }
}

/// An app's own delegate and data source.
private final class App: NSObject, UITableViewDelegate, UITableViewDataSource {
  var selected: [IndexPath] = []
  var committed: [IndexPath] = []
  var displayed: [Int] = []
  var scrolls = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func implements(_ method: OptionalTableMethod) -> Bool { method == .commitEditingStyle }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shop" }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    committed.append(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed.append(indexPath.row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
