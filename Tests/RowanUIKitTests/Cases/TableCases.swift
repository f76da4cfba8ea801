import RowanTestSupport
import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// What users of tree tables were hurt by, and how a table behaves here; the number is the case's name.
@MainActor
struct TableCases {
  private func quietly(_ screen: Screen, _ body: () -> Void) -> Bool {
    recordingViolations {
      body()
      screen.table.layoutIfNeeded()
      screen.table.verifyCells()
    }.isEmpty
  }

  /// A child comes under a parent while a sibling above is open.
  @Test func caseP001BehindAnOpenSibling() {
    let screen = Screen("- a\n  - b\n    · c\n    · d\n  · e")
    #expect(quietly(screen) { _ = try? screen.controller.append(["f"], to: "a") })
    #expect(screen.source.indexPath(of: "f") == path(5))
  }

  /// A row is refreshed behind the batch, never within it.
  @Test func caseP010TheOpenedRowIsReconfiguredAfterTheBatch() {
    let screen = Screen(DrawingTests.shop)
    let updates = screen.updates { screen.table.simulateTap(at: path(3)) }
    #expect(updates.map(\.summary) == ["+1", "~1"])
    #expect(updates.allSatisfy { $0.reloadedRows.isEmpty && $0.reloadedSections.isEmpty })
  }

  /// Rows come into a closed section.
  @Test func caseP016IntoAClosedSection() {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    #expect(quietly(screen) { _ = try? screen.controller.append(["Oat"], to: "Bread") })
    #expect(screen.table.numberOfRows(inSection: 1) == 0)
    screen.source.toggleSection(1)
    #expect(screen.table.numberOfRows(inSection: 1) == 2)
  }

  /// The last section is closed while only its rows are in sight, and another whose header is not.
  @Test func caseP017SectionsWhoseHeadersAreOutOfSight() {
    let sections = (0..<3).map { section in
      "- \(section)\n" + (0..<40).map { "  · \(section).\($0)" }.joined(separator: "\n")
    }
    let screen = Screen(sections.joined(separator: "\n"), sections: .rootsCollapsible, style: .grouped)
    screen.table.simulateScroll(by: 100_000)
    #expect(quietly(screen) { screen.source.toggleSection(0) })
    #expect(quietly(screen) { screen.source.toggleSection(2) })
    #expect(quietly(screen) { screen.source.toggleSection(1) })
    #expect(screen.drawing == "# ▸ 0\n# ▸ 1\n# ▸ 2")
  }

  /// One opens while another closes, in one batch.
  @Test func caseP018OneOpensAndAnotherCloses() {
    let screen = Screen("+ a\n  · b\n  · c\n+ d\n  · e")
    screen.controller.expansion.mode = .onePerLevel
    screen.table.simulateTap(at: path(0))
    let updates = screen.updates { screen.table.simulateTap(at: path(3)) }
    #expect(updates.map(\.summary) == ["-2 +1", "~2"])
    #expect(screen.drawing == "  ▸ a\n  ▾ d\n    e")
  }

  /// A command from within a tap's callback.
  @Test func caseP020CollapseAllWithinDidSelect() {
    let app = TappedApp()
    let screen = Screen(DrawingTests.shop, delegate: app)
    app.tapped = { screen.controller.collapseAll() }
    #expect(quietly(screen) { screen.table.simulateTap(at: path(3)) })
    #expect(screen.drawing == "  ▸ Fruit\n  ▸ Bread\n  Salt")
  }

  /// Sections open and close in any order, wherever the table is scrolled to.
  @Test func caseP024SeveralSections() {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    for section in [1, 0, 0, 1, 1] { #expect(quietly(screen) { screen.source.toggleSection(section) }) }
    #expect(screen.drawing == "# ▾ Fruit\n  Apple\n  ▸ Citrus\n# ▾ Bread\n  Rye\n# Salt")
  }

  /// A parent without children is tapped.
  @Test func caseP025AnEmptyParent() {
    let screen = Screen("+ a\n· b")
    screen.controller.setExpandable(.parent, of: ["b"])
    #expect(quietly(screen) { screen.table.simulateTap(at: path(1)) })
    #expect(screen.drawing == "  ▸ a\n  ▾ b")
  }

  /// Replacements that come while one is being told are kept, and the last one wins.
  @Test func caseP028AReplacementWithinAnUpdate() {
    let screen = Screen("· a")
    var completed = 0
    screen.controller.expansion.didExpand = { _ in
      for roots in [["x"], ["y", "z"]] {
        screen.controller.replaceDescendants(
          with: Outline(roots, children: { _ in [] }), completion: { completed += 1 })
      }
    }
    screen.controller.setExpandable(.parent, of: ["a"])
    #expect(quietly(screen) { screen.table.simulateTap(at: path(0)) })
    #expect(completed == 2)
    #expect(screen.drawing == "  y\n  z")
  }

  /// A child is selected while its folder is closing.
  @Test func caseP033ARowThatIsClosing() {
    let screen = Screen(DrawingTests.shop)
    screen.source.tap = .select
    let violations = recordingViolations {
      Animations.deferring { animations in
        screen.controller.collapse("Fruit")
        screen.controller.select("Apple")
        animations.finish()
      }
    }
    #expect(violations.isEmpty)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.controller.selection.selectedItems == ["Apple"])
  }

  /// Many deletions at once.
  @Test func caseP037ManyDeletions() {
    let screen = Screen((0..<12).map { "· \($0)" }.joined(separator: "\n"))
    #expect(quietly(screen) { _ = try? screen.controller.delete((2..<10).map { "\($0)" }) })
    #expect(screen.drawing == "  0\n  1\n  10\n  11")
  }

  /// Only changed rows are touched when others are closed.
  @Test func caseP138OnlyChangedSectionsAreTouched() {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    let updates = screen.updates { screen.source.toggleSection(0) }
    #expect(updates.map(\.summary) == ["-2"])
  }

  /// Taps on headers in quick succession.
  @Test func caseP133QuickTaps() {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    let violations = recordingViolations {
      Animations.deferring { animations in
        for _ in 0..<7 { screen.table.simulateHeaderTap(inSection: 0) }
        for _ in 0..<3 { screen.table.simulateHeaderTap(inSection: 1) }
        animations.finish()
      }
    }
    #expect(violations.isEmpty)
    #expect(screen.drawing == "# ▸ Fruit\n# ▾ Bread\n  Rye\n# Salt")
  }

  /// State drawn on other rows after reuse.
  @Test func caseP134CellsAreDrawnFromStateAlone() {
    let screen = Screen((0..<60).map { "+ \($0)\n  · \($0).0" }.joined(separator: "\n"))
    screen.controller.offeredActions.insert(.check)
    screen.table.reloadData()
    screen.controller.setChecked(true, of: "3")
    screen.controller.expand("5")
    for distance in [600, 900, -700, 400, -3_000] as [CGFloat] {
      screen.table.simulateScroll(by: distance)
      #expect(recordingViolations { screen.table.verifyCells() }.isEmpty)
    }
  }

  /// Sections with their own roots, and a command that needs no gesture.
  @Test func caseP153AndP154SectionsAndCommands() {
    let screen = Screen(DrawingTests.shop, sections: .rootsCollapsible)
    #expect(screen.table.numberOfSections == 3)
    #expect(screen.source.row(ofSection: 1)?.item == "Bread")
    screen.source.toggleSection(1)
    #expect(screen.controller.outline.isExpanded("Bread"))
  }
}

/// An app that does something when a row is tapped.
private final class TappedApp: NSObject, UITableViewDelegate {
  var tapped: () -> Void = {}

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped() }
}
