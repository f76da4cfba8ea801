import Rowan
import RowanTestSupport
import Testing

/// Selection and check marks as a controller keeps and tells them.
@MainActor
struct ControllerMarkTests {
  @Test func anUpdateTellsRowsSelectionAndMarksAtOnce() {
    let controller = ControllerCases.controller()
    var told: [OutlineUpdate<String>] = []
    let observation = controller.observe { told.append($0) }
    controller.batch(origin: .user) {
      controller.select(["a", "b"])
      controller.deselect("a")
      controller.toggleCheck("b1")
      controller.toggleCheck("x")
      controller.setFocus("c")
      controller.expand("b")
    }
    #expect(told.count == 1)
    // a and b look different now; b is refreshed for its mark and its sign; b1 came.
    #expect(told[0].changes.description == "4+1 0!2 3!")
    #expect(told[0].selection == SelectionChange(selected: ["b"], oldFocus: nil, newFocus: "c"))
    #expect(Set(told[0].recheckedItems) == ["b1", "b", "x", "a1", "a"])
    #expect(told[0].movesFocus)
    _ = observation
  }

  @Test func marksAndSelectionCountAsChanges() {
    let controller = ControllerCases.controller()
    var told = 0
    let observation = controller.observe { _ in told += 1 }
    #expect(controller.toggleCheck("y")?.description == "0!2")
    // Nothing of it is shown.
    controller.select("b1")
    controller.select("b1")
    controller.setFocus("a")
    controller.setFocus("a")
    controller.setChecked(true, of: "nowhere")
    #expect(told == 3)
    _ = observation
  }

  @Test func commandsOnMarksWaitTheirTurn() {
    let controller = ControllerCases.controller()
    var heard: [String] = []
    let observation = controller.observe { update in
      heard.append("\(update.changes.description) \(update.selection.selected.sorted())")
      if update.origin == .user {
        #expect(controller.select("c") == nil)
        #expect(controller.toggleCheck("c") == nil)
        #expect(controller.selection.selectedItems == ["a"])
      }
    }
    controller.select("a", origin: .user)
    #expect(heard.count == 3)
    #expect(controller.selection.selectedItems == ["c"])
    #expect(controller.checks.state(of: "c") == .on)
    _ = observation
  }

  @Test func childrenThatAreLoadedLaterInherit() async {
    let (controller, source) = LoadingTests.controller(["a/", "b/"])
    controller.setChecked(true, of: "a/")
    controller.setCheckable(false, ["2"])
    for parent in ["a/", "b/"] {
      controller.expand(parent)
      await source.expectQuestions(parent == "a/" ? 1 : 2)
      await source.answer(parent, parent == "a/" ? ["1", "2"] : ["3"])
    }
    #expect(controller.checks.checkedItems == ["a/", "1"])
    #expect(controller.checks.state(of: "2") == .off)
    source.finish()
  }

  @Test func aFilterLimitsWhatACheckSetsUnlessToldOtherwise() {
    for includes in [false, true] {
      let controller = ControllerCases.controller()
      controller.checkOptions.includesFilteredOut = includes
      controller.setFilter(OutlineFilter { $0 == "x" })
      controller.toggleCheck("a")
      #expect(controller.checks.state(of: "a") == (includes ? .on : .mixed))
      #expect(controller.checks.state(of: "y") == (includes ? .on : .off))
    }
  }

  @Test func propagationMayChange() {
    let controller = ControllerCases.controller()
    controller.setChecked(true, of: ["x", "b1"])
    #expect(controller.checks.mixedItems == ["a", "a1"])
    #expect(controller.checks.state(of: "b") == .on)
    controller.checkOptions.propagation = .none
    #expect(controller.checks.mixedItems == [])
    #expect(controller.checks.checkedItems == ["x", "b1", "b"])
    controller.setChecked(true, of: "a")
    #expect(controller.checks.state(of: "y") == .off)
    controller.checkOptions.propagation = .both
    #expect(controller.checks.state(of: "a") == .mixed)
  }

  @Test func modesAndRowFormsOfTheSelection() {
    let controller = ControllerCases.controller()
    controller.select(atRow: 1)
    controller.extendSelection(toRow: 3)
    #expect(controller.selection.selectedItems == ["a1", "a2", "b"])
    controller.deselect(atRow: 2)
    controller.toggleSelection(atRow: 4)
    controller.select(atRow: 99)
    #expect(controller.selection.selectedItems == ["a1", "b", "c"])
    controller.deselect(atPath: [2])
    controller.addToSelection("b1")
    #expect(controller.selection.selectedItems == ["a1", "b", "b1"])
    controller.selectionOptions.mode = .none
    #expect(controller.selection.selectedItems == [])
    controller.selectionOptions.mode = .single
    controller.select(atPath: [0, 0, 1], reveal: true)
    #expect(controller.outline.row(of: "y") == 3)
    controller.clearSelection()
    #expect(controller.selection.selectedItem == nil)
    controller.collapse(atPath: [0])
    controller.expand(atPath: [1])
    controller.reveal(atPath: [0, 1])
    #expect(controller.outline.description == "- a\n  - a1\n    · x\n    · y\n  · a2\n- b\n  · b1\n· c")
  }
}
