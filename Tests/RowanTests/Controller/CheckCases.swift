import Rowan
import RowanTestSupport
import Testing

/// Check marks, as far as they need no controller.
struct CheckCases {
  let mail = Outline(
    picture: """
      + Inbox
        + Work
          · Plan
          · Report
        · Receipt
      - Archive
        · Plan B
      """)

  @Test func caseP098CheckingAllUnderAFilterTakesWhatIsThereToSee() {
    let found = mail.filtered { $0.hasPrefix("Plan") }
    var checks = OutlineChecks<String>()
    #expect(
      Set(checks.setAllChecked(true, in: mail, within: found)) == [
        "Plan", "Work", "Inbox", "Plan B", "Archive",
      ])
    #expect(checks.picture(of: mail) == "Inbox-(Work-(Plan+ Report) Receipt) Archive+(Plan B+)")
    checks.setAllChecked(true, in: mail, within: mail)
    #expect(checks.picture(of: mail) == "Inbox+(Work+(Plan+ Report+) Receipt+) Archive+(Plan B+)")
    checks.setAllChecked(false, in: mail, within: found)
    #expect(checks.picture(of: mail) == "Inbox-(Work-(Plan Report+) Receipt+) Archive(Plan B)")
  }

  @Test func caseP098CheckingAParentUnderAFilterIsAChoice() {
    let found = mail.filtered { $0.hasPrefix("Plan") }
    var checks = OutlineChecks<String>()
    #expect(Set(checks.toggle("Inbox", in: mail, within: found)) == ["Plan", "Work", "Inbox"])
    #expect(checks.picture(of: mail) == "Inbox-(Work-(Plan+ Report) Receipt) Archive(Plan B)")
    // All there is to see is checked, so the next tap unchecks it.
    checks.toggle("Inbox", in: mail, within: found)
    #expect(checks.picture(of: mail) == "Inbox(Work(Plan Report) Receipt) Archive(Plan B)")
    checks.toggle("Inbox", in: mail)
    #expect(checks.picture(of: mail) == "Inbox+(Work+(Plan+ Report+) Receipt+) Archive(Plan B)")
    // What the filter leaves out is not touched, even if it is named.
    #expect(checks.setChecked(false, of: "Receipt", in: mail, within: found).isEmpty)
  }

  @Test func caseP106DisabledItemsNeitherChangeNorCount() {
    var checks = OutlineChecks<String>()
    checks.setEnabled(false, of: "Report", in: mail)
    #expect(Set(checks.setChecked(true, of: "Work", in: mail)) == ["Plan", "Work", "Inbox"])
    #expect(checks.picture(of: mail) == "Inbox-(Work+(Plan+ Report!) Receipt) Archive(Plan B)")
    #expect(checks.toggle("Report", in: mail).isEmpty)
    checks.setChecked(true, of: "Receipt", in: mail)
    #expect(checks.state(of: "Inbox") == .on)
    // Counted again, it makes its parents mixed.
    #expect(Set(checks.setEnabled(true, of: "Report", in: mail)) == ["Report", "Work", "Inbox"])
    #expect(checks.picture(of: mail) == "Inbox-(Work-(Plan+ Report) Receipt+) Archive(Plan B)")
  }

  @Test func caseP106ADisabledItemIsAWall() {
    var checks = OutlineChecks<String>()
    checks.setEnabled(false, of: "Work", in: mail)
    checks.setChecked(true, of: "Inbox", in: mail)
    #expect(checks.picture(of: mail) == "Inbox+(Work!(Plan Report) Receipt+) Archive(Plan B)")
    checks.setChecked(true, of: "Plan", in: mail)
    #expect(checks.picture(of: mail) == "Inbox+(Work!(Plan+ Report) Receipt+) Archive(Plan B)")
    checks.setChecked(false, of: "Inbox", in: mail)
    #expect(checks.picture(of: mail) == "Inbox(Work!(Plan+ Report) Receipt) Archive(Plan B)")
    checks.setEnabled(true, of: "Work", in: mail)
    #expect(checks.picture(of: mail) == "Inbox-(Work-(Plan+ Report) Receipt) Archive(Plan B)")
    // A mixed state freezes like any other.
    checks.setEnabled(false, of: "Work", in: mail)
    checks.setChecked(true, of: "Report", in: mail)
    #expect(checks.picture(of: mail) == "Inbox(Work-!(Plan+ Report+) Receipt) Archive(Plan B)")
  }

  @Test func caseP106AMixedItemIsCheckedThenUnchecked() {
    var checks = OutlineChecks<String>()
    checks.toggle("Plan", in: mail)
    #expect(checks.state(of: "Inbox") == .mixed)
    checks.toggle("Inbox", in: mail)
    #expect(checks.state(of: "Inbox") == .on)
    checks.toggle("Inbox", in: mail)
    #expect(checks.picture(of: mail) == "Inbox(Work(Plan Report) Receipt) Archive(Plan B)")
  }

  @Test func caseP106AClosedSubtreeKeepsItsState() {
    var outline = mail
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["Report", "Plan B"], in: outline)
    let before = checks
    outline.collapseAll()
    checks.recount(in: outline)
    #expect(checks == before)
    outline.expandAll()
    #expect(checks.state(of: "Report") == .on)
    #expect(checks.state(of: "Inbox") == .mixed)
  }

  @Test(arguments: [
    (CheckPropagation.both, "Inbox-(Work+(Plan+ Report+) Receipt) Archive(Plan B)"),
    (.down, "Inbox(Work+(Plan+ Report+) Receipt) Archive(Plan B)"),
    (.up, "Inbox(Work(Plan Report) Receipt) Archive(Plan B)"),
    (.none, "Inbox(Work+(Plan Report) Receipt) Archive(Plan B)"),
  ])
  func caseP106PropagationIsAChoice(propagation: CheckPropagation, parent: String) {
    var checks = OutlineChecks<String>(propagation: propagation)
    checks.toggle("Work", in: mail)
    #expect(checks.picture(of: mail) == parent)
    checks = OutlineChecks(propagation: propagation)
    checks.setChecked(true, of: ["Plan", "Report"], in: mail)
    let isOn: CheckState = propagation.contains(.up) ? .on : .off
    #expect(checks.state(of: "Work") == isOn)
    #expect(checks.state(of: "Inbox") == (isOn == .on ? .mixed : .off))
  }
}
