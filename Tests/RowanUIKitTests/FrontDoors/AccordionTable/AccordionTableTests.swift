import RowanUIKit
import Testing

/// What the older library did, and does here.
@MainActor struct AccordionTableTests {
  private let fixture = AccordionFixture.filled
  private var accordion: AccordionTable<Shelf, Int> { fixture.accordion }
  private var table: UITableView { fixture.table }

  // MARK: Data

  @Test func caseP153DictionariesAreSortedBySection() {
    accordion.update(with: [Shelf(3): [3, 1], Shelf(1): [2], Shelf(2): []])
    #expect(table.drawing() == "# shelf 1\n  2\n# shelf 2\n# shelf 3\n  3\n  1")
    accordion.update(with: [Shelf(3): [3, 1], Shelf(1): [2]], sortedBy: >)
    #expect(table.drawing() == "# shelf 3\n  3\n  1\n# shelf 1\n  2")
    #expect(accordion.sections == [Shelf(3), Shelf(1)])
  }

  @Test func completionsAreCalled() {
    var calls = 0
    accordion.update(with: [Shelf(1): [1]]) { calls += 1 }
    accordion.update(with: [Shelf(1): [1]], animated: false) { calls += 1 }
    #expect(calls == 2)
    Animations.deferring { animations in
      accordion.update(with: [Shelf(2): [2]]) { calls += 1 }
      #expect(calls == 2)
      animations.finish()
    }
    #expect(calls == 3)
  }

  @Test func collapsedSectionStaysInTheSnapshot() {
    table.simulateHeaderTap(inSection: 1)
    let snapshot = accordion.dataSource.snapshot()
    #expect(snapshot.sectionIdentifiers == [Shelf(1), Shelf(2), Shelf(3)])
    #expect(snapshot.numberOfItems(inSection: Shelf(2)) == 0)
  }

  @Test func goneSectionsAreForgotten() {
    accordion.collapseAll()
    accordion.update(with: [(Shelf(1), [10])])
    accordion.update(with: [(Shelf(1), [10]), (Shelf(2), [20])])
    #expect(table.drawing() == "# shelf 1\n# shelf 2\n  20")
  }

  @Test func rowsThatChangedAreFilledAnew() {
    let stage = Stage()
    var titles = [1: "one", 2: "two"]
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: stage.table) { table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = titles[row]
      return cell
    }
    let accordion = AccordionTable(dataSource: source) { _, _, _ in HeaderView(reuseIdentifier: nil) }
    accordion.update(with: [0: [1, 2]], animated: false)
    stage.table.layoutIfNeeded()
    titles = [1: "uno", 2: "due", 3: "tre"]
    accordion.contentChanged = { old, _ in old == 2 }
    expectLegal { accordion.update(with: [0: [3, 1, 2]]) }
    #expect(stage.shownTexts == ["tre", "one", "due"])
  }

  @Test func caseP028UpdateWhileAnotherIsToldIsNotLost() {
    var completions = 0
    accordion.didChangeVisibility = { [accordion] _, _ in
      accordion.didChangeVisibility = nil
      for number in 4...6 {
        accordion.update(with: [Shelf(number): [number]]) { completions += 1 }
      }
      accordion.collapseAll()
    }
    expectLegal { _ = table.simulateHeaderTap(inSection: 0) }
    #expect(table.drawing() == "# shelf 6")
    #expect(completions == 3)
  }

  // MARK: Headers

  @Test func headersOpenAndCloseAnimated() {
    let header = fixture.header(0)
    #expect(header?.takeLog() == ["open 0.0"])
    table.simulateHeaderTap(inSection: 0)
    #expect(header?.takeLog() == ["close 0.2"])
    #expect(header?.visibility == .collapsed)
    accordion.headerAnimationDuration = 1
    accordion.expand(Shelf(1))
    #expect(header?.takeLog() == ["open 1.0"])
    accordion.collapse(Shelf(1), animated: false)
    #expect(header?.takeLog() == ["close 0.0"])
    // An idle command without animation does not silence the next one.
    accordion.collapse(Shelf(1), animated: false)
    accordion.expand(Shelf(1))
    #expect(header?.takeLog() == ["open 1.0"])
    #expect(fixture.header(1)?.takeLog() == ["open 0.0"])
  }

  @Test func caseP030HeaderKnowsItsStateBeforeRowsCome() {
    var states: [SectionVisibility?] = []
    table.updateObserver = { [fixture] _ in states.append(fixture.header(0)?.visibility) }
    table.simulateHeaderTap(inSection: 0)
    table.simulateHeaderTap(inSection: 0)
    #expect(states == [.collapsed, .expanded])
  }

  @Test func tapsAreIgnoredWithoutTheFeature() {
    let fixture = AccordionFixture(enabledFeatures: [], initialVisibility: { _ in .collapsed })
    fixture.accordion.update(with: [Shelf(1): [10]], animated: false)
    #expect(fixture.table.drawing() == "# shelf 1\n  10")
    fixture.table.simulateHeaderTap(inSection: 0)
    fixture.accordion.collapse(Shelf(1))
    #expect(fixture.table.drawing() == "# shelf 1\n  10")
    fixture.accordion.enabledFeatures = [.collapsible]
    fixture.table.simulateHeaderTap(inSection: 0)
    #expect(fixture.table.drawing() == "# shelf 1")
    fixture.accordion.enabledFeatures = []
    #expect(fixture.table.drawing() == "# shelf 1\n  10")
  }

  @Test func appMayForbidToggling() {
    accordion.shouldToggle = { $0.id != 2 }
    table.simulateHeaderTap(inSection: 1)
    #expect(accordion.collapsedSections.isEmpty)
    accordion.collapse(Shelf(2))
    #expect(accordion.collapsedSections == [Shelf(2)])
  }

  @Test func caseP017SectionOffScreenIsToggled() {
    let fixture = AccordionFixture(rowsOnScreen: 4)
    fixture.accordion.update(with: (1...9).map { (Shelf($0), [$0 * 10, $0 * 10 + 1]) }, animated: false)
    fixture.stage.scroll(toPercent: 100)
    expectLegal {
      fixture.accordion.collapse(Shelf(1))
      fixture.accordion.collapse(Shelf(9))
      fixture.accordion.collapseAll()
    }
    #expect(fixture.table.drawing().hasPrefix("# shelf"))
    fixture.stage.scroll(toPercent: 0)
    #expect(fixture.table.drawing().hasPrefix("# shelf 1\n# shelf 2\n# shelf 3"))
  }

  @Test func caseP154CommandNeedsNoHeader() {
    let stage = Stage()
    let source = UITableViewDiffableDataSource<Shelf, Int>(tableView: stage.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let accordion = AccordionTable(dataSource: source) { _, _, _ in HeaderView(reuseIdentifier: nil) }
    accordion.update(with: [Shelf(1): [1, 2]], animated: false)
    expectLegal { accordion.toggle(Shelf(1)) }
    #expect(stage.table.numberOfRows(inSection: 0) == 0)
  }

  // MARK: Selection

  @Test func tapsSelectAndDeselect() {
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(accordion.selectedRow == 10)
    table.simulateTap(at: IndexPath(row: 1, section: 1))
    #expect(accordion.selectedRows == [21])
    #expect(table.drawing().contains("* 21") && !table.drawing().contains("* 10"))
    table.simulateTap(at: IndexPath(row: 1, section: 1))
    #expect(accordion.selectedRow == nil)
    #expect(!table.drawing().contains("*"))
    #expect(accordion.toggleSelectedStateForRow(at: IndexPath(row: 5, section: 0)) == nil)
  }

  @Test func selectionSurvivesCollapseAndUpdate() {
    table.simulateTap(at: IndexPath(row: 1, section: 1))
    table.simulateHeaderTap(inSection: 1)
    #expect(accordion.selectedRow == 21)
    table.simulateHeaderTap(inSection: 1)
    #expect(table.drawing().contains("* 21"))
    accordion.update(with: [(Shelf(2), [22]), (Shelf(1), [21, 10])])
    #expect(table.drawing() == "# shelf 2\n  22\n# shelf 1\n* 21\n  10")
    accordion.update(with: [(Shelf(1), [10])])
    #expect(accordion.selectedRow == nil)
  }

  @Test func caseP109HiddenSelectionGoesWhenAnotherRowIsSelected() {
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    table.simulateHeaderTap(inSection: 0)
    table.simulateTap(at: IndexPath(row: 0, section: 1))
    #expect(accordion.selectedRows == [20])
    table.simulateHeaderTap(inSection: 0)
    #expect(table.drawing().hasPrefix("# shelf 1\n  10\n  11\n# shelf 2\n* 20"))
  }

  @Test func severalRowsCanBeSelected() {
    accordion.allowsMultipleSelection = true
    table.allowsMultipleSelection = true
    for path in [IndexPath(row: 1, section: 1), IndexPath(row: 0, section: 0)] { table.simulateTap(at: path) }
    table.simulateHeaderTap(inSection: 1)
    table.simulateTap(at: IndexPath(row: 0, section: 2))
    #expect(accordion.selectedRows == [10, 21, 30])
    table.simulateHeaderTap(inSection: 1)
    #expect(table.drawing() == "# shelf 1\n* 10\n  11\n# shelf 2\n  20\n* 21\n# shelf 3\n* 30\n  31")
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(accordion.selectedRows == [21, 30])
    accordion.allowsMultipleSelection = false
    #expect(accordion.selectedRows.count == 1)
  }

  @Test func selectionFromCodeDeselectsTheOtherRowInTheTable() {
    accordion.select(10)
    accordion.collapse(Shelf(3))
    accordion.select(30)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(accordion.selectedRows == [30])
    #expect(accordion.isSelected(30) && !accordion.isSelected(10))
  }

  @Test func caseP100SelectionIsSeenAgainWithoutTheDelegatesHelp() {
    final class HeadersOnly: NSObject, UITableViewDelegate {
      let accordion: AccordionTable<Shelf, Int>
      init(_ accordion: AccordionTable<Shelf, Int>) { self.accordion = accordion }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        accordion.viewForHeader(in: tableView, at: section)
      }
    }
    let delegate = HeadersOnly(accordion)
    table.delegate = delegate
    table.layoutIfNeeded()
    accordion.select(21)
    for _ in 0..<2 { table.simulateHeaderTap(inSection: 1) }
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
  }

  @Test func caseP041RowThatTheAppHasPutElsewhereStaysThere() {
    accordion.collapse(Shelf(1))
    var snapshot = accordion.dataSource.snapshot()
    snapshot.appendItems([11], toSection: Shelf(2))
    accordion.dataSource.apply(snapshot)
    expectLegal { accordion.expand(Shelf(1)) }
    #expect(table.drawing() == "# shelf 1\n  10\n# shelf 2\n  20\n  21\n  11\n# shelf 3\n  30\n  31")
    // A section that it has taken out is not missed.
    snapshot = accordion.dataSource.snapshot()
    snapshot.deleteSections([Shelf(3)])
    accordion.dataSource.apply(snapshot)
    expectLegal { accordion.collapseAll() }
    #expect(table.drawing() == "# shelf 1\n# shelf 2")
  }

  // MARK: Lifetime

  @Test func everythingIsFreed() {
    weak var accordion: AccordionTable<Shelf, Int>?
    weak var table: UITableView?
    weak var header: ShelfHeader?
    do {
      let fixture = AccordionFixture.filled
      fixture.table.simulateHeaderTap(inSection: 0)
      fixture.accordion.didChangeVisibility = { _, _ in }
      (accordion, table, header) = (fixture.accordion, fixture.table, fixture.header(0))
      #expect(header != nil)
    }
    #expect(accordion == nil && table == nil && header == nil)
  }

  @Test func tableMayGoFirst() {
    let accordion: AccordionTable<Shelf, Int>
    do { accordion = AccordionFixture.filled.accordion }
    #expect(accordion.tableView == nil)
    accordion.collapse(Shelf(1))
    accordion.select(10, revealing: true)
    accordion.update(with: [Shelf(4): [40]])
    #expect(accordion.rows(in: Shelf(4)) == [40])
  }

  @Test func accordionMayGoFirst() {
    let stage = Stage()
    let source = UITableViewDiffableDataSource<Shelf, Int>(tableView: stage.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var header: HeaderView?
    do {
      let accordion = AccordionTable(dataSource: source) { _, _, _ in HeaderView(reuseIdentifier: nil) }
      accordion.update(with: [Shelf(1): [10]], animated: false)
      header = accordion.viewForHeader(in: stage.table, at: 0)
    }
    #expect(header?.delegate == nil)
    #expect(header?.activate() == false)
    #expect(stage.table.numberOfRows(inSection: 0) == 1)
  }
}
