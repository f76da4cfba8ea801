import Rowan
import RowanTestSupport
import Testing

struct RowAccessibilityTests {
  let mail = Outline(
    picture: """
      - Inbox
        - Work
          · Plan
          · Report
        · Receipt
      + Archive
        · Old
      · Drafts
      """)

  private func spoken(_ outline: Outline<String>) -> [String] {
    let texts = OutlineTexts()
    return outline.rows.indices.compactMap { row in
      outline.accessibility(ofRow: row).map { texts.description(of: $0) { $0 } }
    }
  }

  @Test func caseP148SiblingsAreCountedAndLeavesHaveNoExpandedValue() throws {
    #expect(
      spoken(mail) == [
        "Inbox, expanded, level 1, 1 of 3",
        "Work, expanded, level 2, 1 of 2",
        "Plan, level 3, 1 of 2",
        "Report, level 3, 2 of 2",
        "Receipt, level 2, 2 of 2",
        "Archive, collapsed, level 1, 2 of 3",
        "Drafts, level 1, 3 of 3",
      ])
    let leaf = try #require(mail.accessibility(ofRow: 2))
    #expect(leaf.isExpanded == nil)
    #expect(leaf.position == 1 && leaf.setSize == 2)
    #expect(!leaf.actions.contains(.expand) && !leaf.actions.contains(.collapse))
  }

  @Test func caseP148PlaceholdersAreNoSiblings() {
    #expect(
      spoken(
        Outline(picture: "- a\n  · b\n  · c\n  (loadMore)\n- d\n  (empty)\n- e\n  (failed)\n? f\n(loading)"))
        == [
          "a, expanded, level 1, 1 of at least 4",
          "b, level 2, 1 of at least 2",
          "c, level 2, 2 of at least 2",
          "load more, level 2",
          "d, expanded, level 1, 2 of at least 4",
          "empty, level 2",
          "e, expanded, level 1, 3 of at least 4",
          "could not be loaded, level 2",
          "f, collapsed, level 1, 4 of at least 4",
          "loading, level 1",
        ])
    // A parent that was read and found empty is complete.
    let outline = Outline(picture: "· a\n(empty)")
    #expect(outline.accessibility(ofRow: 0)?.isSetComplete == true)
    #expect(outline.accessibility(ofRow: 1)?.position == nil)
  }

  @Test func caseP149TheDepthOfAReplyIsSaid() {
    let thread = Outline(picture: "- Question\n  - Answer\n    - Comment\n      · Reply")
    #expect(
      spoken(thread).map { $0.split(separator: ", ").first { $0.hasPrefix("level") } }
        == ["level 1", "level 2", "level 3", "level 4"])
  }

  @Test func caseP150AHeaderSaysItsStateAndTheRightHint() throws {
    let texts = OutlineTexts()
    var outline = mail
    var header = try #require(outline.accessibility(ofRow: 5, rootsAreHeaders: true))
    #expect(header.isHeader)
    #expect(texts.value(of: header) == "collapsed, level 1, 2 of 3")
    #expect(texts.hint(of: header) == "Shows what is below.")
    outline.expand("Archive")
    header = try #require(outline.accessibility(ofRow: 5, rootsAreHeaders: true))
    #expect(texts.value(of: header) == "expanded, level 1, 2 of 3")
    #expect(texts.hint(of: header) == "Hides what is below.")
    #expect(outline.accessibility(ofRow: 1, rootsAreHeaders: true)?.isHeader == false)
    #expect(outline.accessibility(ofRow: 0)?.isHeader == false)
    // What is announced after the update speaks of the rows after it.
    #expect(texts.didExpand("Archive", outline.rowsBelow("Archive")?.count ?? 0) == "Archive expanded, 1 row")
    #expect(texts.didCollapse("Archive") == "Archive collapsed")
  }

  @Test func aFilterCountsWhatItShows() {
    let found = mail.filtered { $0 == "Report" || $0 == "Drafts" }
    #expect(
      spoken(found) == [
        "Inbox, expanded, level 1, 1 of 2", "Work, expanded, level 2, 1 of 1", "Report, level 3, 1 of 1",
        "Drafts, level 1, 2 of 2",
      ])
  }

  // MARK: Actions

  @Test func actionsAreThoseThatMakeSense() {
    func actions(_ row: Int, _ offered: Set<OutlineRowAction> = .disclosure) -> [OutlineRowAction]? {
      mail.accessibility(ofRow: row, offering: offered)?.actions
    }
    let all = Set(OutlineRowAction.allCases)
    #expect(actions(0) == [.collapse])
    #expect(actions(5) == [.expand])
    #expect(actions(6) == [])
    #expect(actions(0, all) == [.collapse, .activate, .select, .check, .moveDown])
    #expect(actions(2, all) == [.activate, .select, .check, .moveDown, .moveOut])
    #expect(actions(3, all) == [.activate, .select, .check, .moveUp, .moveOut, .moveIn])
    #expect(actions(5, all) == [.expand, .activate, .select, .check, .moveUp, .moveDown, .moveIn])
    #expect(actions(6, .moves) == [.moveUp, .moveIn])
    #expect(actions(6, []) == [])
    #expect(actions(7) == nil)
    #expect(actions(-1) == nil)
  }

  @Test func placeholdersOfferWhatTheyAreFor() {
    let outline = Outline(picture: "- a\n  (loadMore)\n- b\n  (failed)\n- c\n  (loading)\n- d\n  (empty)")
    let all = Set(OutlineRowAction.allCases)
    let actions = [1, 3, 5, 7].map { outline.accessibility(ofRow: $0, offering: all)?.actions }
    #expect(actions == [[.loadMore], [.retry], [], []])
  }

  @Test func everyActionHasAName() throws {
    let texts = OutlineTexts()
    var row = try #require(mail.accessibility(ofRow: 0))
    for action in OutlineRowAction.allCases {
      #expect(texts.name(of: action, for: row)?.isEmpty == false)
    }
    #expect(texts.name(of: .check, for: row) == "Check")
    row.check = .on
    #expect(texts.name(of: .check, for: row) == "Uncheck")
    // Tapping a partly checked one checks it.
    row.check = .mixed
    #expect(texts.name(of: .check, for: row) == "Check")
    row.isSelected = true
    #expect(texts.name(of: .select, for: row) == "Deselect")
  }
}
