import Rowan
import RowanTestSupport
import Testing

struct SelectionTests {
  let sections = Outline(picture: "- 1\n  · A\n  · B\n- 2\n  · C")

  // MARK: What a table of collapsible sections remembers

  @Test func singleSelectionIsRememberedThroughCollapseAndUpdate() {
    var outline = sections
    var selection = OutlineSelection<String>(mode: .single)
    selection.select("B", in: outline)
    outline.collapse("1")
    #expect(selection.itemsCollapsed(["1"], in: outline).isEmpty)
    var edit = selection.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "- 2\n  · C\n  · B\n- 1\n  · A"))
    #expect(selection.finish(edit, in: outline).isEmpty)
    #expect(selection.selectedItem == "B")
    edit = selection.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "- 2\n  · C"))
    #expect(selection.finish(edit, in: outline).deselected == ["B"])
    #expect(selection.selectedItem == nil)
  }

  @Test func aHiddenItemCanBeDeselectedAndSelected() {
    var outline = sections
    var selection = OutlineSelection<String>(mode: .single)
    selection.select("A", in: outline)
    outline.collapse("1")
    #expect(selection.deselect("A").deselected == ["A"])
    #expect(selection.deselect("A").isEmpty)
    #expect(selection.select("B", in: outline).selected == ["B"])
    #expect(selection.selectedItem == "B")
  }

  @Test func tappingTheSelectedItemAgainDeselectsIt() {
    var selection = OutlineSelection<String>(mode: .single)
    #expect(selection.toggle("A", in: sections).selected == ["A"])
    let other = selection.toggle("C", in: sections)
    #expect(other.selected == ["C"])
    #expect(other.deselected == ["A"])
    #expect(selection.toggle("C", in: sections).deselected == ["C"])
    #expect(selection.selectedItems.isEmpty)
  }

  @Test func neverAreTwoItemsSelectedInSingleMode() {
    var selection = OutlineSelection<String>(mode: .single)
    selection.select("A", in: sections)
    selection.add("B", in: sections)
    #expect(selection.selectedItems == ["B"])
    selection.add(["A", "C", "nowhere"], in: sections)
    #expect(selection.selectedItems == ["C"])
    selection.extend(to: "A", in: sections)
    #expect(selection.selectedItems == ["A"])
    #expect(selection.selectAll(in: sections).isEmpty)
    #expect(selection.selectedItems == ["A"])
  }

  // MARK: Commands

  @Test func selectingAgainIsNoChange() {
    var selection = OutlineSelection<String>()
    #expect(!selection.select("A", in: sections).isEmpty)
    #expect(selection.select("A", in: sections).isEmpty)
    #expect(selection.add("A", in: sections).isEmpty)
    #expect(selection.select(["A", "A"], in: sections).isEmpty)
    #expect(selection.clear().deselected == ["A"])
    #expect(selection.clear().isEmpty)
  }

  @Test func itemsThatAreNotThereAreNotSelected() {
    var selection = OutlineSelection<String>()
    selection.select("A", in: sections)
    #expect(selection.select("nowhere", in: sections).isEmpty)
    #expect(selection.add("nowhere", in: sections).isEmpty)
    #expect(selection.toggle("nowhere", in: sections).isEmpty)
    #expect(selection.extend(to: "nowhere", in: sections).isEmpty)
    #expect(selection.setFocus("nowhere", in: sections).isEmpty)
    #expect(selection.selectedItems == ["A"])
    #expect(selection.anchor == "A")
  }

  @Test func nothingIsSelectedInModeNone() {
    var selection = OutlineSelection<String>(mode: .none)
    #expect(selection.select("A", in: sections).isEmpty)
    #expect(selection.add("A", in: sections).isEmpty)
    #expect(selection.toggle("A", in: sections).isEmpty)
    #expect(selection.extend(to: "A", in: sections).isEmpty)
    #expect(selection.selectAll(in: sections).isEmpty)
    #expect(selection.setFocus("A", in: sections).newFocus == "A")
    #expect(selection.selectedItems.isEmpty)
  }

  @Test func selectAllTakesWhatIsThereToSee() {
    var outline = sections
    outline.setPlaceholder(.loadMore, in: "2")
    outline.collapse("1")
    var selection = OutlineSelection<String>()
    selection.select(["A", "2"], in: outline)
    let change = selection.selectAll(in: outline)
    #expect(change.selected == ["1", "C"])
    #expect(change.deselected == ["A"])
    #expect(selection.selectedItems == ["1", "2", "C"])
  }

  @Test func aRangeCanBeAdded() {
    let outline = Outline(picture: "· a\n· b\n· c\n· d\n· e")
    var selection = OutlineSelection<String>()
    selection.select("a", in: outline)
    selection.toggle("c", in: outline)
    #expect(selection.extend(to: "d", in: outline, adding: true).selected == ["d"])
    #expect(selection.selectedItems == ["a", "c", "d"])
    // A deselected item can be an anchor as well.
    selection.toggle("d", in: outline)
    #expect(selection.anchor == "d")
    selection.extend(to: "e", in: outline)
    #expect(selection.selectedItems == ["d", "e"])
  }

  @Test func theModeShrinksTheSelection() {
    var selection = OutlineSelection<String>()
    selection.select(["C", "B", "A"], in: sections)
    selection.setFocus("B", in: sections)
    #expect(selection.setMode(.single, in: sections).deselected == ["A", "C"])
    #expect(selection.setMode(.multiple, in: sections).isEmpty)
    #expect(selection.selectedItems == ["B"])
    // The focus is not selected, the anchor is.
    selection.select(["B", "A", "C"], in: sections)
    selection.setFocus("1", in: sections)
    selection.setMode(.single, in: sections)
    #expect(selection.selectedItems == ["C"])
    // Neither is: the topmost.
    selection.setMode(.multiple, in: sections)
    selection.select(["C", "B", "1", "A"], in: sections)
    selection.deselect(["1", "A"])
    selection.setMode(.single, in: sections)
    #expect(selection.selectedItems == ["B"])
    #expect(selection.setMode(.none, in: sections).deselected == ["B"])
    #expect(selection.mode == .none)
    #expect(selection.focus == "1")
  }

  @Test func changesInARowAreOneChange() {
    var selection = OutlineSelection<String>()
    selection.select("A", in: sections)
    let before = selection
    var change = selection.select(["B", "C"], in: sections)
    change = change.followed(by: selection.toggle("A", in: sections))
    change = change.followed(by: selection.setFocus("2", in: sections))
    change = change.followed(by: selection.deselect("C"))
    #expect(change == SelectionChange(selected: ["B"], oldFocus: nil, newFocus: "2"))
    #expect(selection.selectedItems == before.selectedItems.union(["B"]))
  }

  // MARK: Hidden rows

  @Test func theSelectionFollowsACollapseIfAsked() {
    var outline = Outline(picture: "- a\n  - b\n    · b1\n    · b2\n  · a1\n· c")
    var selection = OutlineSelection<String>(followsCollapse: true)
    selection.select(["b1", "b2", "c"], in: outline)
    outline.collapse("b")
    var change = selection.itemsCollapsed(["b"], in: outline)
    #expect(change.selected == ["b"])
    #expect(change.deselected == ["b1", "b2"])
    selection.add("a", in: outline)
    outline.collapse("a")
    change = selection.itemsCollapsed(["a"], in: outline)
    #expect(change.selected.isEmpty)
    #expect(change.deselected == ["b"])
    #expect(selection.selectedItems == ["a", "c"])
    // Nothing follows an item that is open.
    outline.expandAll()
    selection.select("b1", in: outline)
    #expect(selection.itemsCollapsed(["a", "b"], in: outline).isEmpty)
    // Two that collapse at once: only the outer one is selected.
    outline.collapse(["b", "a"])
    change = selection.itemsCollapsed(["b", "a"], in: outline)
    #expect(change == SelectionChange(selected: ["a"], deselected: ["b1"], oldFocus: nil, newFocus: nil))
  }

  @Test func focusGoesToARowWhenTheFilterHidesIt() {
    let outline = Outline(picture: "- a\n  - b\n    · x\n  · y\n- c\n  · z")
    var selection = OutlineSelection<String>()
    selection.select("x", in: outline)
    selection.setFocus("x", in: outline)
    var shown = outline.filtered { $0 == "y" || $0 == "z" }
    #expect(selection.settleFocus(in: shown, of: outline).newFocus == "a")
    shown = outline.filtered { $0 == "z" }
    #expect(selection.settleFocus(in: shown, of: outline).newFocus == "c")
    shown = outline.filtered { _ in false }
    #expect(selection.settleFocus(in: shown, of: outline).newFocus == nil)
    #expect(selection.selectedItems == ["x"])
  }

  @Test func focusIsAlwaysOnARow() {
    let outline = Outline(picture: "- a\n  + b\n    · x\n· c")
    var selection = OutlineSelection<String>()
    #expect(selection.setFocus("x", in: outline).newFocus == "b")
    #expect(selection.setFocus("x", in: outline).isEmpty)
    #expect(selection.setFocus(nil, in: outline) == SelectionChange(oldFocus: "b", newFocus: nil))
  }

  // MARK: Focus of items that go

  func focus(
    after deleted: [String], from focus: String, filter: ((String) -> Bool)? = nil
  ) throws -> String? {
    var outline = Outline(picture: "- a\n  · a1\n  - a2\n    · x\n    · y\n  · a3\n  · a4\n· b\n· c")
    let shown = filter.map { outline.filtered(where: $0) }
    var selection = OutlineSelection<String>()
    selection.setFocus(focus, in: outline)
    let edit = selection.edit(deleting: deleted, in: outline, shown: shown)
    try outline.delete(deleted)
    return selection.finish(edit, in: outline, shown: filter.map { outline.filtered(where: $0) }).newFocus
  }

  @Test func focusGoesToTheNearestThatStays() throws {
    #expect(try focus(after: ["a1"], from: "a1") == "a2")
    #expect(try focus(after: ["a4"], from: "a4") == "a3")
    #expect(try focus(after: ["a2"], from: "y") == "a3")
    #expect(try focus(after: ["x"], from: "a2") == "a2")
    #expect(try focus(after: ["x", "y"], from: "x") == "a2")
    // Siblings that go as well are passed.
    #expect(try focus(after: ["a2", "x", "a3", "a1"], from: "a1") == "a4")
    #expect(try focus(after: ["a3", "a2", "a4"], from: "a3") == "a1")
    #expect(try focus(after: ["a", "a1", "b", "c"], from: "b") == nil)
    #expect(try focus(after: ["a1", "a2", "a3", "a4"], from: "a1") == "a")
    #expect(try focus(after: ["c", "b"], from: "c") == "a")
  }

  @Test func focusGoesToANeighbourThatIsShown() throws {
    #expect(try focus(after: ["a1"], from: "a1", filter: { $0 == "a1" || $0 == "a4" }) == "a4")
    // The parent was there for the sake of the match alone: it goes with it.
    #expect(try focus(after: ["x"], from: "x", filter: { $0 == "x" || $0 == "c" }) == "c")
  }

  @Test func focusSurvivesAReplacement() {
    let before = "- a\n  - b\n    · x\n    · y\n    · z\n  · c\n· d"
    func focus(_ item: String, after picture: String, below parent: String?) -> String? {
      var outline = Outline(picture: before)
      var selection = OutlineSelection<String>()
      selection.setFocus(item, in: outline)
      let edit = selection.edit(replacingBelow: parent, in: outline)
      outline.replaceDescendants(of: parent, with: Outline(picture: picture))
      return selection.finish(edit, in: outline).newFocus
    }
    #expect(focus("y", after: "- b\n  · z\n  · y", below: "a") == "y")
    #expect(focus("y", after: "- b\n  · x\n  · z", below: "a") == "z")
    #expect(focus("y", after: "- b\n  · x", below: "a") == "x")
    #expect(focus("y", after: "- b\n  · new", below: "a") == "b")
    #expect(focus("y", after: "· new\n· c", below: "a") == "c")
    #expect(focus("y", after: "· new", below: "a") == "a")
    #expect(focus("y", after: "· new\n· d", below: nil) == "d")
    #expect(focus("y", after: "· new\n· newer", below: nil) == "new")
    #expect(focus("y", after: "", below: nil) == nil)
    #expect(focus("d", after: "· new", below: "a") == "d")
    // The item stays, and is hidden where it is now.
    #expect(focus("y", after: "+ c\n  · y", below: "a") == "c")
  }

  // MARK: Extremes

  @Test func aDeepChainIsNoProblem() throws {
    let depth = 100_000
    var outline = Outline(levels: (0..<depth).map { ($0, $0) })
    outline.expandAll()
    var selection = OutlineSelection<Int>(followsCollapse: true)
    selection.selectAll(in: outline)
    #expect(selection.selectedItems.count == depth)
    selection.setFocus(depth - 1, in: outline)
    outline.collapse(0)
    #expect(selection.itemsCollapsed([0], in: outline).newFocus == 0)
    #expect(selection.selectedItems == [0])
    outline.expand(0)
    selection.select(depth - 1, in: outline)
    selection.setFocus(depth - 1, in: outline)
    #expect(selection.extend(to: 10, in: outline).selected.count == depth - 11)
    let edit = selection.edit(deleting: Array(1..<depth), in: outline)
    try outline.delete(1)
    let change = selection.finish(edit, in: outline)
    #expect(change.deselected.count == depth - 10)
    #expect(change.newFocus == 0)
  }

  @Test func selectedItemsComeInOrderHoweverMany() {
    let outline = Outline(levels: (0..<1_000).map { ($0 % 3, 999 - $0) })
    var selection = OutlineSelection<Int>()
    for count in [1, 7, 100, 900] {
      let some = (0..<count).map { $0 * 37 % 1_000 }
      selection.select(some, in: outline)
      #expect(selection.selectedItems(in: outline) == Set(some).sorted(by: >))
    }
  }
}
