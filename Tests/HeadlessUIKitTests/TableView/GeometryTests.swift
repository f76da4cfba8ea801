import HeadlessUIKit
import Testing

/// Where rows stand, and scrolling to them.
@MainActor struct GeometryTests {
  @MainActor private final class Sizes: NSObject, UITableViewDelegate {
    var heights: [IndexPath: CGFloat] = [:]

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath] ?? 20
    }
  }

  @MainActor private final class Silent: NSObject, UITableViewDelegate {}

  private func bottom(_ table: UITableView, _ section: Int, _ row: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(section, row)).maxY
  }

  @Test func rowsHaveTheTablesHeight() {
    let fixture = LettersTable([letters(3)])
    #expect(bottom(fixture.table, 0, 2) == 132)
    fixture.table.rowHeight = 10
    #expect(bottom(fixture.table, 0, 2) == 30)
    #expect(fixture.table.contentSize == CGSize(width: 320, height: 30))
  }

  /// UITableViewDelegate.heightForRowAt overrides the property; a delegate without it does not.
  @Test func delegateMayGiveHeights() {
    let fixture = LettersTable([letters(3)])
    let sizes = Sizes()
    sizes.heights = [IndexPath(0, 1): 100]
    fixture.table.rowHeight = 30
    fixture.table.delegate = sizes
    #expect(fixture.table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 20, width: 320, height: 100))
    #expect(bottom(fixture.table, 0, 2) == 140)
    let silent = Silent()
    fixture.table.delegate = silent
    #expect(bottom(fixture.table, 0, 2) == 90)
  }

  @Test func automaticHeightIsTheTables() {
    let fixture = LettersTable([letters(2)])
    let sizes = Sizes()
    sizes.heights = [IndexPath(0, 0): UITableView.automaticDimension]
    fixture.table.delegate = sizes
    #expect(bottom(fixture.table, 0, 1) == 64)
  }

  /// UITableView.beginUpdates: an empty group asks for the heights again, without new cells.
  @Test func emptyGroupMeasuresAnew() {
    let fixture = LettersTable([letters(2)])
    let sizes = Sizes()
    fixture.table.delegate = sizes
    #expect(bottom(fixture.table, 0, 1) == 40)
    fixture.table.layoutIfNeeded()
    _ = fixture.letters.takeLog()
    sizes.heights = [IndexPath(0, 0): 50]
    #expect(bottom(fixture.table, 0, 1) == 40)
    fixture.table.performBatchUpdates(nil)
    #expect(bottom(fixture.table, 0, 1) == 70)
    #expect(fixture.letters.takeLog() == [])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 1))?.frame.minY == 50)
  }

  @Test func rowAtAPoint() {
    let fixture = LettersTable([letters(2), letters(2)])
    fixture.letters.headers = [1: "H"]
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == IndexPath(0, 1))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == nil)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(1, 0))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 900)) == nil)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 900, y: 50)) == nil)
    #expect(
      fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 80))
        == [IndexPath(0, 1), IndexPath(1, 0)])
  }

  @Test func viewsAtTheEndsPushRowsDown() {
    let fixture = LettersTable([letters(2)])
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    fixture.table.layoutIfNeeded()
    #expect(bottom(fixture.table, 0, 0) == 104)
    #expect(fixture.table.contentSize.height == 188)
    #expect(fixture.table.tableFooterView?.frame.minY == 148)
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 880.0), (.middle, 814), (.bottom, 748), (.none, 748),
  ]) func scrollsToARow(position: UITableView.ScrollPosition, offset: CGFloat) {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 4)
    fixture.table.scrollToRow(at: IndexPath(0, 20), at: position, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
    #expect(fixture.shown.contains("r20"))
  }

  @Test func doesNotScrollToARowThatIsSeen() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 4)
    fixture.table.scrollToRow(at: IndexPath(0, 2), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func doesNotScrollBeyondTheEnds() {
    let fixture = LettersTable([letters(10)], rowsOnScreen: 4)
    fixture.table.scrollToRow(at: IndexPath(0, 9), at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 264)
    fixture.table.simulateScroll(by: 1_000)
    #expect(fixture.table.contentOffset.y == 264)
    fixture.table.simulateScrollToTop()
    #expect(fixture.table.contentOffset.y == 0)
  }

  /// UITableView.scrollToRow(at:at:animated:): NSNotFound stands for a section without rows.
  @Test func scrollsToASectionWithoutRows() {
    let fixture = LettersTable([letters(50), [], letters(50)], rowsOnScreen: 4)
    fixture.table.scrollToRow(at: IndexPath(1, NSNotFound), at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 2_200)
  }

  /// The wording as crash reports have it.
  @Test func scrollingToNowhereIsRefused() {
    let fixture = LettersTable([letters(2)])
    let violations = recordingViolations {
      fixture.table.scrollToRow(at: IndexPath(0, 2), at: .top, animated: false)
      fixture.table.scrollToRow(at: IndexPath(1, 0), at: .top, animated: false)
      fixture.table.scrollToRow(at: IndexPath(indexes: [0, 1, 2]), at: .top, animated: false)
    }
    #expect(
      violations.map(\.message) == [
        "Attempted to scroll the table view to an out-of-bounds row (2) when there are only 2 rows in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 sections.",
        "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
          + "indices specifying the section and row.",
      ])
  }

  @Test func placesOfNothingAreRefused() {
    let fixture = LettersTable([letters(2)])
    let violations = recordingViolations {
      #expect(fixture.table.rectForRow(at: IndexPath(0, 5)) == .zero)
      #expect(fixture.table.rect(forSection: 4) == .zero)
      #expect(fixture.table.numberOfRows(inSection: 4) == 0)
    }
    #expect(violations.map(\.rule) == [.unknownIndexPath, .unknownIndexPath, .unknownIndexPath])
    #expect(
      violations[0].message
        == "request for rect at invalid index path (<NSIndexPath> {length = 2, path = 0 - 5})")
  }

  @Test func delegateHearsOfScrolling() {
    let fixture = LettersTable([letters(100)], rowsOnScreen: 4)
    let listener = ScrollListener()
    fixture.table.delegate = listener
    fixture.table.simulateScroll(by: 44)
    #expect(listener.events == ["begin", "scroll 44.0", "end"])
    let scrollView: UIScrollView = fixture.table
    #expect(scrollView.delegate === listener)
    fixture.table.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(listener.events.suffix(2) == ["scroll 10.0", "animation"])
  }

  @MainActor private final class ScrollListener: NSObject, UITableViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("end")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animation") }
  }
}
