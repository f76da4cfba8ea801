import Rowan
import Testing

struct OutlineTextsTests {
  private func row(_ content: OutlineRow<String>.Content = .item("a")) -> OutlineRowAccessibility<String> {
    OutlineRowAccessibility(
      content: content, level: 3, isExpanded: true, position: 2, setSize: 5, actions: [.collapse, .activate])
  }

  @Test func statesAreSaidInOneOrder() {
    let texts = OutlineTexts()
    var row = row()
    row.isSelected = true
    for (check, text) in [
      (CheckState.on, "checked"), (.off, "not checked"), (.mixed, "partly checked"),
    ] {
      row.check = check
      #expect(texts.value(of: row) == "expanded, \(text), level 3, 2 of 5")
      #expect(texts.value(of: row, saysSelected: true) == "expanded, selected, \(text), level 3, 2 of 5")
    }
  }

  @Test func everyTextCanBeReplaced() {
    var texts = OutlineTexts()
    texts.expanded = "ausgeklappt"
    texts.checked = "angehakt"
    texts.level = { "Ebene \($0)" }
    texts.position = { "\($0) von \($1)" }
    texts.positionInIncompleteSet = { "\($0) von mindestens \($1)" }
    texts.separator = "; "
    texts.hints[.collapse] = "Klappt ein."
    texts.actions[.collapse] = "Einklappen"
    var row = row()
    row.check = .on
    #expect(texts.description(of: row) { $0.uppercased() } == "A; ausgeklappt; angehakt; Ebene 3; 2 von 5")
    #expect(texts.hint(of: row) == "Klappt ein.")
    #expect(texts.name(of: .collapse, for: row) == "Einklappen")
    row.isSetComplete = false
    #expect(texts.value(of: row) == "ausgeklappt; angehakt; Ebene 3; 2 von mindestens 5")
  }

  @Test func anEmptyTextIsLeftOut() {
    var texts = OutlineTexts()
    texts.level = { _ in "" }
    texts.expanded = ""
    #expect(texts.value(of: row()) == "2 of 5")
    texts.position = { _, _ in "" }
    #expect(texts.description(of: row()) { $0 } == "a")
    texts.hints = [:]
    #expect(texts.hint(of: row()) == nil)
    texts.hints = [.collapse: "", .activate: "Opens the file."]
    #expect(texts.hint(of: row()) == "Opens the file.")
  }

  @Test func placeholdersSayWhatTheyAre() {
    let texts = OutlineTexts()
    func label(_ kind: PlaceholderKind, _ failure: String? = nil) -> String {
      var row = row(.placeholder(kind, parent: "p"))
      row.failure = failure
      return texts.label(of: row) { title in
        Issue.record("asked for the title of \(title)")
        return ""
      }
    }
    #expect(
      PlaceholderKind.allCases.map { label($0) } == ["loading", "empty", "could not be loaded", "load more"])
    #expect(label(.failed, "no network") == "could not be loaded: no network")
    #expect(label(.empty, "no network") == "empty")
  }

  @Test func numbersAgreeWithTheirNouns() {
    let texts = OutlineTexts()
    #expect(texts.didExpand("a", 0) == "a expanded, 0 rows")
    #expect(texts.didExpand("a", 1) == "a expanded, 1 row")
    #expect(texts.didLoad("a", 1) == "a: 1 item loaded")
    #expect(texts.didLoad("a", 12) == "a: 12 items loaded")
    #expect(texts.didFilter(0, true) == "no matches")
    #expect(texts.didFilter(1, true) == "1 match")
    #expect(texts.didFilter(0, false) == "0 matches among what is loaded")
    #expect(texts.didFilter(7, false) == "7 matches among what is loaded")
    #expect(texts.didFailToLoad("a", nil) == "a could not be loaded")
    #expect(texts.didFailToLoad("a", "no network") == "a could not be loaded: no network")
    #expect(texts.didMove("a", 2, 5) == "a moved, 2 of 5")
    #expect(texts.rowPosition(3, 9) == "row 3 of 9")
  }

  @Test func everyRefusalHasAText() {
    let texts = OutlineTexts()
    let refusals: [OutlineDropRefusal<String>] = [
      .nothingToMove, .unknownItem("x"), .indexOutOfRange(3, count: 2), .intoOwnSubtree("a", target: "b"),
      .notMovable("a"), .sorted, .nothingChanges, .notAllowed,
    ]
    #expect(
      refusals.map { texts.text(of: $0) { $0.uppercased() } } == [
        "no longer there", "no longer there", "no longer there", "A cannot be moved into itself",
        "A cannot be moved", "items are sorted and cannot be put in another order", "already there",
        "not allowed here",
      ])
  }
}
