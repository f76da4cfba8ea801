import Rowan
import RowanTestSupport
import Testing

/// Selection and focus, as far as they need no controller.
struct SelectionCases {
  @Test func caseP080LoadingMoreKeepsTheSelectedRow() throws {
    var outline = Outline(picture: "- Mail\n  · 1\n  · 2\n  (loadMore)")
    var selection = OutlineSelection<String>()
    selection.select("2", in: outline)
    selection.setFocus("2", in: outline)
    outline.setPlaceholder(.loading, in: "Mail")
    #expect(selection.settleFocus(in: outline, of: outline).isEmpty)
    try outline.insert(["0"], at: 0, in: "Mail")
    try outline.append(["3", "4"], to: "Mail")
    outline.setPlaceholder(nil, in: "Mail")
    #expect(selection.itemsInserted(["0", "3", "4"], in: outline).isEmpty)
    #expect(selection.selectedItems == ["2"])
    #expect(selection.focus == "2")
    #expect(outline.row(of: "2") == 3)
  }

  @Test func caseP100FocusGoesToTheCollapsedAncestor() {
    var outline = Outline(picture: "- a\n  - b\n    · c\n- d\n  · e")
    var selection = OutlineSelection<String>()
    selection.setFocus("c", in: outline)
    selection.select("c", in: outline)
    outline.collapse("a")
    let change = selection.itemsCollapsed(["a"], in: outline)
    #expect(change == SelectionChange(oldFocus: "c", newFocus: "a"))
    #expect(selection.focus == "a")
    #expect(selection.selectedItems == ["c"])
    outline.expand("a")
    #expect(selection.selectedItems == ["c"])
    #expect(selection.focus == "a")
    // Another collapse hides nothing of interest.
    outline.collapse("d")
    #expect(selection.itemsCollapsed(["d"], in: outline).isEmpty)
  }

  @Test func caseP101SelectionIsByItemWhateverChangesAround() throws {
    var outline = Outline(picture: "- a\n  · a1\n· b\n· c")
    var selection = OutlineSelection<String>()
    selection.select(["b", "a1"], in: outline)
    try outline.insert("new", before: "a")
    try outline.move("b", to: "a", at: 0)
    let sorted = outline.sorted { $0 > $1 }
    #expect(selection.selectedItems == ["a1", "b"])
    #expect(selection.selectedItems(in: outline) == ["b", "a1"])
    #expect(selection.selectedItems(in: sorted) == ["b", "a1"])
    #expect(sorted.rows.map(\.item) == ["new", "c", "a", "b", "a1"])
    let edit = selection.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "· c\n- x\n  · b\n· a1"))
    #expect(selection.finish(edit, in: outline).isEmpty)
    #expect(selection.selectedItems(in: outline) == ["b", "a1"])
  }

  @Test func caseP102SelectingHiddenItemsIsStateOnly() {
    let outline = Outline(picture: "+ a\n  · a1\n  · a2\n· b")
    var selection = OutlineSelection<String>()
    selection.select("b", in: outline)
    let change = selection.select(["a1", "a2"], in: outline)
    #expect(change.selected == ["a1", "a2"])
    #expect(change.deselected == ["b"])
    #expect(outline.rows.map { selection.isSelected($0.item ?? "") } == [false, false])
    #expect(outline.description == "+ a\n· b")
  }

  @Test func caseP104SelectingAParentDoesNotToggleIt() {
    var outline = Outline(picture: "+ a\n  · a1\n- b\n  · b1")
    var selection = OutlineSelection<String>(mode: .single)
    let before = outline
    selection.select("a", in: outline)
    selection.toggle("b", in: outline)
    #expect(outline == before)
    outline.toggle("b")
    #expect(selection.itemsCollapsed(["b"], in: outline).isEmpty)
    #expect(selection.selectedItem == "b")
  }

  @Test func caseP105ARangeTakesVisibleRowsOnly() {
    var outline = Outline(picture: "- a\n  + b\n    · b1\n  · c\n  (loadMore)\n· d\n· e")
    var selection = OutlineSelection<String>()
    selection.select("a", in: outline)
    #expect(selection.extend(to: "d", in: outline).selected == ["b", "c", "d"])
    #expect(selection.selectedItems == ["a", "b", "c", "d"])
    // The anchor stays, so the next range begins at it again, and may go up.
    selection.select("c", in: outline)
    selection.extend(to: "e", in: outline)
    let up = selection.extend(to: "a", in: outline)
    #expect(up.selected == ["a", "b"])
    #expect(up.deselected == ["d", "e"])
    #expect(selection.anchor == "c")
    // Hidden, it counts as the item that hides it.
    outline.collapse("a")
    selection.extend(to: "e", in: outline)
    #expect(selection.selectedItems == ["a", "d", "e"])
    #expect(selection.anchor == "c")
    outline.expand("a")
    selection.extend(to: "d", in: outline)
    #expect(selection.selectedItems == ["c", "d"])
    // So does the end of the range.
    selection.extend(to: "b1", in: outline)
    #expect(selection.selectedItems == ["b", "c"])
  }

  @Test func caseP105WithoutAnchorTheTargetIsSelectedAlone() throws {
    var outline = Outline(picture: "· a\n· b\n· c")
    var selection = OutlineSelection<String>()
    selection.extend(to: "b", in: outline)
    #expect(selection.selectedItems == ["b"])
    #expect(selection.anchor == "b")
    selection.select("a", in: outline)
    let edit = selection.edit(deleting: ["a"], in: outline)
    try outline.delete("a")
    #expect(selection.finish(edit, in: outline).deselected == ["a"])
    #expect(selection.anchor == nil)
    selection.extend(to: "c", in: outline)
    #expect(selection.selectedItems == ["c"])
    // An anchor that the filter leaves out is gone as far as rows go.
    selection.extend(to: "b", in: outline.filtered { $0 == "b" })
    #expect(selection.selectedItems == ["b"])
  }

  @Test func caseP108GoneItemsArePurged() throws {
    var outline = Outline(picture: "- a\n  · a1\n  · a2\n· b")
    var selection = OutlineSelection<String>()
    selection.select(["a1", "b"], in: outline)
    var edit = selection.edit(deleting: ["a"], in: outline)
    try outline.delete("a")
    #expect(selection.finish(edit, in: outline).deselected == ["a1"])
    #expect(selection.selectedItems == ["b"])
    try outline.append("a1")
    #expect(selection.itemsInserted(["a1"], in: outline).isEmpty)
    #expect(selection.selectedItems == ["b"])
    edit = selection.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "· a1"))
    #expect(selection.finish(edit, in: outline).deselected == ["b"])
    #expect(selection.selectedItems.isEmpty)
    #expect(selection.parkedItems.isEmpty)
  }

  @Test func caseP108GoneItemsAreParkedAndComeBack() throws {
    var outline = Outline(picture: "- a\n  · a1\n  · a2\n· b")
    var selection = OutlineSelection<String>(goneItems: .park)
    selection.select(["a1", "b"], in: outline)
    var edit = selection.edit(deleting: ["a"], in: outline)
    try outline.delete("a")
    #expect(selection.finish(edit, in: outline).deselected == ["a1"])
    #expect(selection.selectedItems == ["b"])
    #expect(selection.parkedItems == ["a1"])
    try outline.append(Outline(picture: "- a\n  · a1"))
    #expect(selection.itemsInserted(["a"], in: outline).selected == ["a1"])
    #expect(selection.selectedItems == ["a1", "b"])
    #expect(selection.parkedItems.isEmpty)
    // A reload brings them back too, and may take others.
    edit = selection.edit(replacingBelow: "a", in: outline)
    outline.replaceChildren(of: "a", with: ["a2"])
    selection.finish(edit, in: outline)
    edit = selection.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "· a1\n· c"))
    let change = selection.finish(edit, in: outline)
    #expect(change.selected == ["a1"])
    #expect(change.deselected == ["b"])
    #expect(selection.parkedItems == ["b"])
    // Selecting something else is the last word on parked items as well.
    selection.select("c", in: outline)
    #expect(selection.parkedItems.isEmpty)
  }

  @Test func caseP109OnlyTheOneSelectedLastIsSelected() {
    var outline = Outline(picture: "- 1\n  · A\n- 2\n  · B")
    var selection = OutlineSelection<String>(mode: .single)
    selection.select("A", in: outline)
    outline.collapse("1")
    selection.itemsCollapsed(["1"], in: outline)
    #expect(selection.select("B", in: outline).deselected == ["A"])
    outline.expand("1")
    #expect(outline.visibleItems.filter(selection.isSelected) == ["B"])
  }

  @Test func caseP110SelectingAHiddenItemAndRevealingItAreTwoSteps() {
    var outline = Outline(picture: "+ a\n  + b\n    · c\n· d")
    var selection = OutlineSelection<String>(mode: .single)
    selection.select("c", in: outline)
    #expect(outline.row(of: "c") == nil)
    #expect(outline.reveal("c").description == "1+2 0!")
    #expect(selection.setFocus("c", in: outline).newFocus == "c")
    #expect(outline.row(of: "c") == 2)
    #expect(selection.selectedItem == "c")
  }
}
