import Rowan
import RowanTestSupport
import Testing

/// Filtering and searching, as far as the engine answers for it.
struct FilterCases {
  let mail = Outline(
    picture: """
      + Inbox
        + Work
          · Plan
          · Report
        · Receipt
      - Archive
        · Plan B
      · Drafts
      """)

  @Test func caseP089AncestorsOfHitsAreKeptAndOpenedInOrder() {
    #expect(
      mail.filtered { $0.hasPrefix("Plan") }.description == """
        - Inbox
          - Work
            · Plan
        - Archive
          · Plan B
        """)
  }

  @Test func caseP090TheSourceKeepsItsExpansion() {
    let before = mail.description
    let found = mail.filtered { $0.hasPrefix("Plan") }
    #expect(mail.description == before)
    let back = mail.changes(from: found)
    #expect(back.applied(to: Array(found.rows)) { mail.rows[$0] } == Array(mail.rows))
  }

  @Test func caseP092ChildrenOfAMatchingFolderCanBeReached() {
    var found = mail.filtered { $0 == "Work" }
    #expect(found.description == "- Inbox\n  + Work")
    #expect(found.expand("Work").description == "2+2 1!")
    let without = mail.filtered(keepingDescendants: false) { $0 == "Work" }
    #expect(without.description == "- Inbox\n  · Work")
  }

  @Test func caseP094TheSourceIsNeverChanged() throws {
    let copy = mail
    var found = mail.filtered { $0.contains("Plan") }
    found.collapseAll()
    try found.delete("Inbox")
    try found.append("New", to: nil)
    #expect(mail == copy)
    #expect(mail.contains("Plan"))
  }

  @Test func caseP096FilterAndExpansionCompose() {
    var unread = mail.filtered(keepingDescendants: false, openingAncestors: false) { $0 != "Report" }
    #expect(unread.description == "+ Inbox\n- Archive\n  · Plan B\n· Drafts")
    #expect(unread.toggle("Archive").description == "2-1 1!")
    #expect(unread.toggle("Archive").description == "2+1 1!")
    unread.expandAll()
    #expect(unread.children(of: "Work") == ["Plan"])
  }

  @Test func caseP097RecursiveAcceptanceKeepsParents() {
    let found = mail.filtered { $0 == "Report" }
    #expect(found.ancestors(of: "Report") == ["Work", "Inbox"])
    #expect(found.count == 3)
  }
}
