import Rowan
import RowanTestSupport
import Testing

/// Duplicates, and what an identity is.
struct IdentityCases {
  @Test func caseP038OneItemUnderTwoParents() {
    let parts = ["car": ["wheel"], "bike": ["wheel"], "wheel": ["spoke"]]
    var outline = Outline(occurrencesOf: ["car", "bike"], children: { parts[$0] ?? [] })
    outline.expand(outline.rootItems)
    let ofBike = Occurrence("wheel", in: Occurrence("bike"))
    #expect(outline.expand(ofBike).description == "4+1 3!")
    #expect(!outline.isExpanded(Occurrence("wheel", in: Occurrence("car"))))
    #expect(outline.collapse(ofBike).description == "4-1 3!")
  }

  @Test func caseP040TheRestUpdatesAroundADuplicate() {
    var outline = Outline(picture: "- a\n  · a1\n- b\n  · b1")
    var problems: [OutlineProblem<String>] = []
    let changes = outline.replaceChildren(
      of: "b", with: ["b1", "a1", "b2", "b2"], problem: { problems.append($0) })
    #expect(changes.description == "4+1 3!")
    #expect(outline.description == "- a\n  · a1\n- b\n  · b1\n  · b2")
    #expect(
      problems == [
        .duplicate("a1", first: [0, 0], again: [1]), .duplicate("b2", first: [2], again: [3]),
      ])
  }

  @Test func caseP041ADuplicateFromTheServerIsReported() {
    var problems: [OutlineProblem<Int>] = []
    let outline = Outline(
      pairs: [(1, nil), (2, 1), (2, 1), (3, nil), (2, 3)], problem: { problems.append($0) })
    #expect(outline.allItems == [1, 2, 3])
    #expect(
      problems == [.duplicate(2, first: [1], again: [2]), .duplicate(2, first: [1], again: [4])])
  }

  @Test func caseP042DuplicatesNeverTrap() {
    var outline = Outline(picture: "- a\n  · b")
    var problems = 0
    outline.replaceDescendants(
      of: "a", with: Outline(picture: "· a\n· b\n· c"), problem: { _ in problems += 1 })
    #expect(outline.allItems == ["a", "b", "c"])
    #expect(problems == 1)
    #expect(throws: OutlineError<String>.duplicate("x", existing: [1])) { try outline.append(["x", "x"]) }
    #expect(outline.allItems == ["a", "b", "c"])
  }

  struct Note: Hashable {
    let id: Int
    var title: String
    static func == (left: Note, right: Note) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func caseP044AChangedTitleIsNoNewIdentity() {
    var outline = Outline(
      [Note(id: 1, title: "Draft")], children: { $0.id == 1 ? [Note(id: 2, title: "x")] : [] })
    outline.expand(Note(id: 1, title: ""))
    let renamed = Outline(
      [Note(id: 1, title: "Final")], children: { $0.id == 1 ? [Note(id: 2, title: "x")] : [] })
    let changes = outline.replaceDescendants(
      of: nil, with: renamed, contentChanged: { $0.title != $1.title })
    #expect(changes.description == "0!")
    #expect(outline.rows.map { $0.item?.title } == ["Final", "x"])
    // Children that all have one id are one item; each of the others is reported.
    var problems = 0
    let same = Outline(["a", "b"], children: { $0 == "x" ? [] : ["x"] }, problem: { _ in problems += 1 })
    #expect(same.allItems == ["a", "x", "b"])
    #expect(problems == 1)
  }

  @Test func caseP045AnOccurrenceNamesWhichOne() {
    let outline = Outline(occurrencesOf: ["a", "b"], children: { $0.count == 1 ? ["xx"] : [] })
    let all = outline.allItems.filter { $0.item == "xx" }
    #expect(all.map { outline.path(of: $0) } == [[0, 0], [1, 0]])
  }

  @Test func caseP046TheEmptyStringIsAnItem() throws {
    var outline = Outline(["", "a"], children: { $0.isEmpty ? ["b"] : [] })
    #expect(outline.expand("").description == "1+1 0!")
    #expect(outline.parent(of: "b") == "")
    #expect(outline.row(of: "") == 0)
    try outline.move("a", to: "")
    #expect(outline.children(of: "") == ["b", "a"])
  }

  @Test func caseP048OneChangeIsOneStage() {
    let old = Outline(picture: "- a\n  · 1\n  · 2\n- b\n  · 3")
    let new = Outline(picture: "- b\n  · 3\n  · 1\n- c\n  · 4\n- a\n  · 2")
    let changes = new.changes(from: old)
    #expect(changes.oldCount == old.rows.count)
    #expect(changes.newCount == new.rows.count)
    #expect(changes.applied(to: old.visibleItems) { new.visibleItems[$0] } == new.visibleItems)
  }
}
