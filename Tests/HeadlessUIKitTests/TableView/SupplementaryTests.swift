import HeadlessUIKit
import Testing

/// Headers and footers.
@MainActor struct SupplementaryTests {
  @MainActor private final class Views: NSObject, UITableViewDelegate {
    var headers: [Int: String] = [:]
    var heights: [Int: CGFloat] = [:]
    private(set) var log: [String] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.append("view \(section)")
      guard let text = headers[section] else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = text
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heights.isEmpty ? UITableView.unimplementedHeight : heights[section] ?? 0
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("will \(section)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      log.append("end \(section)")
    }
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func fixture(
    _ sections: [[String]], _ views: Views, rowsOnScreen: Int = 10, style: UITableView.Style = .plain
  ) -> LettersTable {
    let fixture = LettersTable(sections, rowsOnScreen: rowsOnScreen, style: style)
    fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    fixture.table.delegate = views
    fixture.table.layoutIfNeeded()
    return fixture
  }

  @Test func titlesMakeHeadersAndFooters() {
    let fixture = LettersTable([["a"], ["b"]])
    fixture.letters.headers = [0: "first", 1: "second"]
    fixture.letters.footers = [1: "end"]
    fixture.table.reloadData()
    #expect(fixture.table.drawing() == "# first\n  a\n# second\n  b\n~ end")
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "second")
    #expect(fixture.table.footerView(forSection: 0) == nil)
    #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 72, width: 320, height: 28))
    #expect(fixture.table.rectForFooter(inSection: 1).height == 28)
    #expect(fixture.table.rect(forSection: 1).height == 100)
  }

  @Test func sectionWithoutHeaderHasNoRoomForOne() {
    let fixture = LettersTable([["a"], ["b"]])
    #expect(fixture.table.rectForHeader(inSection: 1).height == 0)
    #expect(fixture.table.headerView(forSection: 1) == nil)
  }

  @Test func delegateGivesViews() {
    let views = Views()
    views.headers = [0: "first", 1: "second"]
    let fixture = fixture([["a"], ["b"]], views)
    #expect(fixture.table.drawing() == "# first\n  a\n# second\n  b")
    #expect(views.takeLog() == ["view 0", "will 0", "view 1", "will 1"])
    fixture.table.simulateScroll(by: 0)
    #expect(views.takeLog() == [])
  }

  @Test func delegateGivesHeights() {
    let views = Views()
    views.headers = [0: "first", 1: "second"]
    views.heights = [0: 50]
    let fixture = fixture([["a"], ["b"]], views)
    #expect(fixture.table.rectForHeader(inSection: 0).height == 50)
    // UITableViewDelegate.heightForHeaderInSection: no height, no header.
    #expect(fixture.table.headerView(forSection: 1) == nil)
    #expect(views.takeLog() == ["view 0", "will 0"])
  }

  /// Only headers near the viewport are made; `headerView(forSection:)` answers nil for others.
  @Test func onlyHeadersOnTheScreenExist() {
    let views = Views()
    views.headers = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "h\($0)") })
    let fixture = fixture((0..<100).map { ["r\($0)"] }, views, rowsOnScreen: 2, style: .grouped)
    #expect(fixture.table.headerView(forSection: 0) != nil)
    #expect(fixture.table.headerView(forSection: 1) != nil)
    #expect(fixture.table.headerView(forSection: 2) == nil)
    _ = views.takeLog()
    fixture.table.simulateScroll(by: 72 * 50)
    #expect(fixture.table.headerView(forSection: 0) == nil)
    #expect(views.takeLog().filter { $0.hasPrefix("view") } == ["view 50", "view 51"])
    #expect(fixture.table.drawing() == "↑ 50\n# h50\n  r50\n# h51\n↓ 49")
  }

  /// A plain table keeps the header of the uppermost section in view while its rows are.
  @Test func headerStaysInViewInAPlainTable() {
    let views = Views()
    views.headers = [0: "first"]
    let plain = fixture([letters(50)], views, rowsOnScreen: 3)
    plain.table.simulateScroll(by: 440)
    #expect(plain.table.headerView(forSection: 0) != nil)
    let grouped = fixture([letters(50)], views, rowsOnScreen: 3, style: .grouped)
    grouped.table.simulateScroll(by: 440)
    #expect(grouped.table.headerView(forSection: 0) == nil)
  }

  @Test func headersOfSectionsWithoutRowsAreShown() {
    let views = Views()
    views.headers = [0: "a", 1: "b", 2: "c"]
    let fixture = fixture([[], [], []], views)
    #expect(fixture.table.drawing() == "# a\n# b\n# c")
  }

  @Test func headerFarFromAnyOtherIsFound() {
    let views = Views()
    views.headers = [7: "seven"]
    let fixture = fixture(Array(repeating: [], count: 20), views)
    #expect(fixture.table.drawing() == "# seven")
    #expect(fixture.table.rectForHeader(inSection: 6).height == 0)
  }

  /// Headers of sections that stay are kept by an update; reloaded sections get others.
  @Test func headersFollowTheirSections() {
    let views = Views()
    views.headers = [0: "first", 1: "second"]
    let fixture = fixture([["a"], ["b"]], views)
    let second = fixture.table.headerView(forSection: 1)
    _ = views.takeLog()
    views.headers = [0: "new", 1: "first", 2: "SECOND"]
    fixture.update(to: [["x"], ["a"], ["b"]]) { $0.insertSections([0], with: .none) }
    #expect(fixture.table.headerView(forSection: 2) === second)
    #expect(fixture.table.drawing() == "# new\n  x\n# first\n  a\n# second\n  b")
    #expect(views.takeLog() == ["view 0", "will 0"])
    fixture.update(to: [["x"], ["a"], ["b"]]) { $0.reloadSections([2], with: .none) }
    #expect(views.takeLog() == ["end 2", "view 2", "will 2"])
    #expect(fixture.table.headerView(forSection: 2)?.textLabel?.text == "SECOND")
    fixture.update(to: [["a"], ["b"]]) { $0.deleteSections([0], with: .none) }
    #expect(views.takeLog() == ["end 0"])
  }

  @Test func movedSectionTakesItsHeaderAlong() {
    let views = Views()
    views.headers = [0: "first", 1: "second"]
    let fixture = fixture([["a"], ["b"]], views)
    fixture.update(to: [["b"], ["a"]]) { $0.moveSection(1, toSection: 0) }
    #expect(fixture.table.drawing() == "# second\n  b\n# first\n  a")
  }

  @Test func headersAreUsedAgain() throws {
    let views = Views()
    views.headers = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "h\($0)") })
    let fixture = fixture((0..<100).map { ["r\($0)"] }, views, rowsOnScreen: 2, style: .grouped)
    let first = try #require(fixture.table.headerView(forSection: 0))
    fixture.table.simulateScroll(by: 72 * 10)
    #expect([10, 11].contains { fixture.table.headerView(forSection: $0) === first })
  }

  /// UITableView.dequeueReusableHeaderFooterView(withIdentifier:): nil when nothing is registered.
  @Test func unregisteredHeaderIsNil() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nothing") == nil)
  }

  @Test func headerIsTapped() throws {
    let views = Views()
    views.headers = [0: "first"]
    let fixture = fixture([["a"]], views)
    let header = try #require(fixture.table.headerView(forSection: 0))
    let letters = fixture.letters
    let button = UIButton(primaryAction: UIAction { _ in letters.note("tapped") })
    header.contentView.addSubview(button)
    #expect(button.simulateTap())
    #expect(fixture.letters.takeLog() == ["tapped"])
    #expect(fixture.table.simulateHeaderTap(inSection: 0))
    #expect(!fixture.table.simulateHeaderTap(inSection: 1))
  }
}
