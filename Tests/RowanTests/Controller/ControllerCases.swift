import Rowan
import RowanTestSupport
import Testing

/// What users of tree tables asked for or were hurt by, where the controller answers for it.
@MainActor
struct ControllerCases {
  static func controller(
    _ picture: String = "- a\n  + a1\n    · x\n    · y\n  · a2\n+ b\n  · b1\n· c"
  ) -> OutlineController<String> {
    OutlineController(Outline(picture: picture))
  }

  // MARK: Data and expansion

  @Test func caseP033AnItemIsSelectedWhileItsParentCloses() {
    let controller = Self.controller()
    let observation = controller.observe { update in
      // The parent is closing in the table when the tap on its child arrives.
      if update.collapsed == ["a"] { controller.select("a2", origin: .user) }
    }
    controller.collapse("a", origin: .user)
    #expect(controller.selection.selectedItem == "a2")
    #expect(controller.outline.row(of: "a2") == nil)
    #expect(controller.outline.description == "+ a\n+ b\n· c")
    controller.reveal("a2")
    #expect(controller.outline.row(of: "a2") == 2)
    _ = observation
  }

  @Test func caseP058AndP066EveryRefreshOfTheDataKeepsWhatIsOpen() {
    let controller = Self.controller()
    controller.expand("a1", origin: .user)
    controller.select("x", origin: .user)
    for round in 0..<3 {
      let data = "+ a\n  + a1\n    · x\n    · y\(round)\n  · a2\n+ b\n  · b1\n· new\(round)"
      controller.replaceDescendants(with: Outline(picture: data))
      #expect(
        controller.outline.description
          == "- a\n  - a1\n    · x\n    · y\(round)\n  · a2\n+ b\n· new\(round)")
      #expect(controller.selection.selectedItems == ["x"])
    }
  }

  @Test func caseP093TheFiltersLayerObeysTheSameRules() {
    let controller = Self.controller("+ a\n  + a1\n    + a11\n      · hit\n+ b\n  · hit b")
    controller.setFilter(OutlineFilter { $0.hasPrefix("hit") })
    #expect(controller.outline.description == "- a\n  - a1\n    - a11\n      · hit\n- b\n  · hit b")
    controller.collapse("a", nested: .reset, origin: .user)
    controller.expand("a", origin: .user)
    #expect(controller.outline.description == "- a\n  + a1\n- b\n  · hit b")
    // In one-per-level mode a filter opens what it must, and a tap closes no other match.
    controller.expansion.mode = .onePerLevel
    controller.expand("a1", origin: .user)
    #expect(controller.outline.isExpanded("b"))
    controller.setFilter(nil)
    #expect(controller.outline.description == "+ a\n+ b")
    #expect(controller.state.isEmpty)
  }

  @Test func caseP153SectionsAreRootsWithTheirOwnRows() {
    let controller = Self.controller()
    func sections() -> RowSections {
      RowSections(
        rowCounts: controller.outline.rootItems.map { controller.outline.rowsBelow($0)?.count ?? 0 })
    }
    let before = sections()
    var sectioned: SectionedRowChanges?
    let observation = controller.observe { update in
      sectioned = update.changes.sectioned(from: before, to: sections())
    }
    controller.toggle("b", origin: .user)
    #expect(sectioned?.inserted.map(\.section) == [1])
    #expect(sectioned?.insertedSections.isEmpty == true)
    observation.cancel()
    controller.setFocus("b1")
    #expect(controller.accessibility(ofRow: 0, rootsAreHeaders: true)?.isHeader == true)
    #expect(controller.accessibility(ofRow: 1, rootsAreHeaders: true)?.isHeader == false)
  }

  @Test func caseP154ACommandComesFromAnywhere() {
    // A header, a button and a key: each has but the item, and no gesture.
    let controller = Self.controller()
    controller.toggle("b", origin: .user)
    controller.toggle(atRow: 3, origin: .user)
    controller.toggle(atPath: [1], origin: .user)
    #expect(controller.outline.isExpanded("b"))
    #expect(controller.state.expanded == ["b"])
  }

  // MARK: Selection

  @Test func caseP080PagingKeepsSelectionAndFocus() async {
    let (controller, source) = LoadingTests.controller(["a/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", ["1", "2"], next: "2")
    controller.select("2")
    controller.setFocus(atRow: 3)
    #expect(controller.focus == .placeholder(.loadMore, parent: "a/"))
    #expect(controller.press(.enter) == .done)
    await source.expectQuestions(2)
    await source.answer("a/", ["2", "3", "4"])
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  · 3\n  · 4")
    #expect(controller.selection.selectedItems == ["2"])
    // The focus is where "load more" was: on the first of the new ones.
    #expect(controller.focus == .item("3"))
    source.finish()
  }

  @Test func caseP100FocusGoesToTheClosedAncestorByItself() {
    let controller = Self.controller()
    controller.expand("a1")
    controller.select("y")
    controller.setFocus("y")
    var told: [OutlineUpdate<String>] = []
    let observation = controller.observe { told.append($0) }
    controller.collapse("a")
    #expect(controller.focus == .item("a"))
    #expect(controller.selection.selectedItems == ["y"])
    #expect(told.count == 1)
    #expect(told[0].movesFocus)
    #expect(told[0].selection == SelectionChange(oldFocus: "y", newFocus: "a"))
    controller.selectionOptions.followsCollapse = true
    controller.expandAll()
    controller.collapseAll(under: "a1")
    #expect(controller.selection.selectedItems == ["a1"])
    _ = observation
  }

  @Test func caseP108GoneItemsAreForgottenOrParked() throws {
    for parks in [false, true] {
      let controller = Self.controller()
      controller.selectionOptions.goneItems = parks ? .park : .purge
      controller.select(["b1", "c"])
      let data = controller.outline
      controller.replaceDescendants(with: Outline(picture: "· c"))
      #expect(controller.selection.selectedItems == ["c"])
      controller.replaceDescendants(with: data)
      #expect(controller.selection.selectedItems == (parks ? ["b1", "c"] : ["c"]))
    }
  }

  @Test func caseP109SelectingAnotherItemClearsAHiddenOne() {
    let controller = Self.controller()
    controller.selectionOptions.mode = .single
    controller.select("a2")
    controller.collapse("a")
    controller.select("c")
    controller.expand("a")
    #expect(controller.selection.selectedItems == ["c"])
  }

  @Test func caseP110SelectingRevealsIfAsked() {
    let controller = Self.controller()
    controller.select("b1")
    #expect(controller.outline.row(of: "b1") == nil)
    var told: [OutlineUpdate<String>] = []
    let observation = controller.observe { told.append($0) }
    controller.select("x", reveal: true, at: .middle)
    #expect(controller.outline.row(of: "x") == 2)
    #expect(told.count == 1)
    #expect(told[0].revealed == RowReveal(item: "x", alignment: .middle))
    #expect(told[0].selection.selected == ["x"])
    // What is saved for an item that is not there selects nothing, and is no row.
    controller.select("gone", reveal: true)
    #expect(told.count == 1)
    #expect(controller.selection.selectedItems == ["x"])
    _ = observation
  }

  @Test func caseP098SelectAllTakesWhatIsThereToSee() {
    let controller = Self.controller()
    controller.selectAll()
    #expect(controller.selection.selectedItems == ["a", "a1", "a2", "b", "c"])
    controller.setFilter(OutlineFilter { $0 == "b1" || $0 == "x" })
    controller.collapse("a")
    controller.selectAll()
    #expect(controller.selection.selectedItems == ["a", "b", "b1"])
    controller.selectAll(includingCollapsed: true)
    #expect(controller.selection.selectedItems == ["a", "a1", "x", "b", "b1"])
    controller.setAllChecked(true)
    controller.setFilter(nil)
    #expect(controller.checks.checkedItems(.units, in: controller.outline) == ["x", "b1"])
  }
}
