import RowanUIKit
import Testing

@testable import RowanUIKit

/// What was wrong in the older library, and is not here.
@MainActor struct AccordionFaultTests {
  private let fixture = AccordionFixture.filled
  private var accordion: AccordionTable<Shelf, Int> { fixture.accordion }
  private var table: UITableView { fixture.table }

  /// Fault 1.
  @Test func sectionsOpenAndCloseFromCode() {
    var told: [String] = []
    accordion.didChangeVisibility = { told.append("\($0.id) \($1)") }
    accordion.collapse(Shelf(2))
    #expect(accordion.visibility(of: Shelf(2)) == .collapsed)
    #expect(
      table.drawing() == "# shelf 1\n  10\n  11\n# shelf 2\n# shelf 3\n  30\n  31")
    accordion.collapseAll()
    #expect(table.drawing() == "# shelf 1\n# shelf 2\n# shelf 3")
    #expect(accordion.collapsedSections == [Shelf(1), Shelf(2), Shelf(3)])
    accordion.toggle(Shelf(3), animated: false)
    #expect(table.drawing() == "# shelf 1\n# shelf 2\n# shelf 3\n  30\n  31")
    accordion.expandAll()
    #expect(accordion.collapsedSections.isEmpty)
    #expect(
      told == ["2 collapsed", "1 collapsed", "3 collapsed", "3 expanded", "1 expanded", "2 expanded"])
    #expect(accordion.visibility(of: Shelf(9)) == nil)
  }

  /// Fault 1: sections can start closed, all or some.
  @Test func sectionsStartAsTheAppSays() {
    let fixture = AccordionFixture(initialVisibility: { $0.id == 2 ? .expanded : .collapsed })
    fixture.accordion.update(with: [Shelf(1): [10], Shelf(2): [20]], animated: false)
    #expect(fixture.table.drawing() == "# shelf 1\n# shelf 2\n  20")
    // What the user did counts more, and the rule only for those that appear.
    fixture.table.simulateHeaderTap(inSection: 0)
    fixture.table.simulateHeaderTap(inSection: 1)
    fixture.accordion.update(with: [Shelf(1): [10], Shelf(2): [20], Shelf(3): [30]])
    #expect(fixture.table.drawing() == "# shelf 1\n  10\n# shelf 2\n# shelf 3")
  }

  /// Fault 2: a row that is there twice stops nothing, and the rest is shown.
  @Test func caseP042DuplicateRowsAreReported() {
    var problems: [AccordionProblem<Shelf, Int>] = []
    accordion.problem = { problems.append($0) }
    expectLegal {
      accordion.update(
        with: [(Shelf(1), [1, 2, 1]), (Shelf(2), [2, 3]), (Shelf(1), [4]), (Shelf(3), [5])])
    }
    #expect(table.drawing() == "# shelf 1\n  1\n  2\n# shelf 2\n  3\n# shelf 3\n  5")
    #expect(Set(problems) == [.duplicateRow(1), .duplicateRow(2), .duplicateSection(Shelf(1))])
  }

  /// Fault 3: the closed state of a section outlives its title and contents.
  @Test func closedSectionsStayClosedWhenTheirContentsChange() {
    accordion.collapse(Shelf(2))
    expectLegal {
      accordion.update(with: [(Shelf(id: 2, title: "renamed"), [21, 22]), (Shelf(1), [10])])
    }
    #expect(table.drawing() == "# renamed\n# shelf 1\n  10")
    accordion.expand(Shelf(id: 2))
    #expect(table.drawing() == "# renamed\n  21\n  22\n# shelf 1\n  10")
  }

  /// Fault 3: and of a section that has no `id` for as long as it is equal.
  @Test func sectionsWithoutIdentifierAreKnownByEquality() {
    let stage = Stage()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) { table, path, row in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let accordion = AccordionTable(dataSource: source) { _, _, _ in HeaderView(reuseIdentifier: nil) }
    accordion.update(with: ["a": [1], "b": [2]], animated: false)
    accordion.collapse("a")
    accordion.update(with: ["a": [3], "b": [2]])
    #expect(accordion.collapsedSections == ["a"])
    #expect(source.snapshot().itemIdentifiers == [2])
    #expect(accordion.rows(in: "a") == [3])
  }

  /// Fault 4.
  @Test func onlyOneRowIsRememberedAsSelected() {
    accordion.saveSelectedStateForRow(at: IndexPath(row: 0, section: 0))
    accordion.saveSelectedStateForRow(at: IndexPath(row: 1, section: 1))
    #expect(accordion.selectedRow == 21)
    #expect(accordion.selectedRows == [21])
    accordion.saveSelectedStateForRow(at: IndexPath(row: 7, section: 1))
    #expect(accordion.selectedRows == [21])
  }

  /// Fault 5.
  @Test func rowOfClosedSectionCanBeSelected() {
    accordion.collapse(Shelf(3))
    accordion.select(31)
    #expect(accordion.selectedRow == 31)
    #expect(table.indexPathsForSelectedRows == nil)
    accordion.expand(Shelf(3))
    #expect(table.drawing().hasSuffix("# shelf 3\n  30\n* 31"))
    accordion.collapse(Shelf(3))
    accordion.deselect(31)
    accordion.expand(Shelf(3))
    #expect(table.drawing().hasSuffix("# shelf 3\n  30\n  31"))
    accordion.collapse(Shelf(1))
    accordion.select(11, revealing: true, scrollPosition: .top)
    #expect(table.drawing().hasPrefix("# shelf 1\n  10\n* 11"))
    accordion.select(99)
    #expect(accordion.selectedRow == 11)
  }

  /// Fault 6: headers in use follow the data.
  @Test func visibleHeadersAreRefreshed() {
    accordion.updateHeader = { header, index, shelf in header.textLabel?.text = "\(index): \(shelf.id)" }
    let header = fixture.header(1)
    accordion.update(with: (2...3).map { (Shelf($0), [$0 * 10]) })
    #expect(table.drawing() == "# 0: 2\n  20\n# 1: 3\n  30")
    #expect(fixture.header(0) === header)
  }

  /// Fault 6: a section that is asked for and is no longer there has no header.
  @Test func headerOfMissingSectionIsNil() {
    #expect(accordion.viewForHeader(in: table, at: 3) == nil)
    #expect(accordion.viewForHeader(in: table, at: -1) == nil)
  }

  /// Fault 7.
  @Test func caseP150HeadersSayWhatTheyAre() {
    let header = fixture.header(0)
    #expect(header?.isAccessibilityElement == true)
    #expect(header?.accessibilityLabel == "shelf 1")
    #expect(header?.accessibilityTraits == [.header, .button])
    #expect(header?.accessibilityExpandedStatus == .expanded)
    #expect(header?.accessibilityHint == "Hides what is below.")
    #expect(header?.accessibilityActivate() == true)
    #expect(header?.accessibilityExpandedStatus == .collapsed)
    #expect(header?.accessibilityHint == "Shows what is below.")
    #expect(table.drawing().hasPrefix("# shelf 1\n# shelf 2"))
    // On older systems the value says it.
    header?.usesExpandedStatus = false
    accordion.expand(Shelf(1))
    #expect(header?.accessibilityValue == "expanded")
    accordion.texts.collapsed = "zu"
    accordion.collapse(Shelf(1))
    #expect(header?.accessibilityValue == "zu")
    accordion.enabledFeatures = []
    #expect(header?.accessibilityTraits == .header)
    #expect(header?.accessibilityHint == nil)
    #expect(header?.accessibilityActivate() == false)
  }

  /// Fault 7: keys and pointers reach headers.
  @Test func headersAnswerKeysAndPointers() {
    let header = fixture.header(1)
    #expect(header?.canBecomeFocused == true)
    #expect(header?.interactions.contains { $0 is UIPointerInteraction } == true)
    header?.simulateKeyPress(" ")
    #expect(accordion.visibility(of: Shelf(2)) == .collapsed)
    header?.simulateKeyPress("\r")
    #expect(accordion.visibility(of: Shelf(2)) == .expanded)
    header?.simulateKeyPress("x")
    #expect(accordion.visibility(of: Shelf(2)) == .expanded)
    accordion.enabledFeatures = []
    #expect(header?.canBecomeFocused == false)
  }

  /// Fault 8.
  @Test func toggleEditsOnlyItsSection() {
    // An edit of the app's own in another section survives a toggle.
    var snapshot = accordion.dataSource.snapshot()
    snapshot.deleteItems([30])
    snapshot.appendItems([39], toSection: Shelf(3))
    accordion.dataSource.apply(snapshot)
    var touched: Set<Int> = []
    table.updateObserver = { update in
      touched.formUnion((update.deletedRows + update.insertedRows).map(\.place.section))
      #expect(update.movedRows.isEmpty && update.reloadedRows.isEmpty && update.insertedSections.isEmpty)
    }
    table.simulateHeaderTap(inSection: 1)
    table.simulateHeaderTap(inSection: 1)
    #expect(touched == [1])
    #expect(table.drawing().hasSuffix("# shelf 2\n  20\n  21\n# shelf 3\n  31\n  39"))
  }

  /// Fault 9: nothing but the section's rows moves, so that headers that stay in view need not.
  @Test func caseP138OtherSectionsAreNotReloaded() {
    let (first, third) = (fixture.header(0), fixture.header(2))
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 2))
    table.simulateHeaderTap(inSection: 1)
    #expect(fixture.header(0) === first && fixture.header(2) === third)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 2)) === cell)
  }
}
