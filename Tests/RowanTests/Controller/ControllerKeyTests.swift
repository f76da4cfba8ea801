import Rowan
import RowanTestSupport
import Testing

/// Keys, and what is said about rows, as a binding asks the controller.
@MainActor
struct ControllerKeyTests {
  @Test func keysMoveOpenSelectAndActivate() {
    let controller = ControllerCases.controller()
    #expect(controller.press(.down) == .focused(row: 0))
    #expect(controller.press(.right) == .focused(row: 1))
    #expect(controller.press(.right) == .done)
    #expect(controller.outline.isExpanded("a1"))
    #expect(controller.state.expanded == ["a1"])
    #expect(controller.press(.space) == .done)
    #expect(controller.press(.down, .shift) == .focused(row: 2))
    #expect(controller.press(.down, .shift) == .focused(row: 3))
    #expect(controller.selection.selectedItems == ["a1", "x", "y"])
    #expect(controller.press(.enter) == .activate("y"))
    #expect(controller.press(.left) == .focused(row: 1))
    #expect(controller.press(.left) == .done)
    #expect(controller.focusedRow == 1)
    #expect(controller.press(.end) == .focused(row: 4))
    #expect(controller.press(.down) == .none)
    #expect(controller.press(.character("a"), .control) == .done)
    #expect(controller.selection.selectedItems == ["a", "a1", "a2", "b", "c"])
    #expect(controller.press(.character("b"), at: 1) == .focused(row: 3))
    #expect(controller.press(.asterisk, at: 9) == .done)
    #expect(controller.outline.isExpanded("b"))
  }

  @Test func aRangeBeginsAtTheFocusWhereNothingIsSelected() {
    let controller = ControllerCases.controller()
    controller.setFocus("a1")
    #expect(controller.press(.down, .shift) == .focused(row: 2))
    #expect(controller.selection.selectedItems == ["a1", "a2"])
    controller.keyboard.selectionFollowsFocus = true
    #expect(controller.press(.down) == .focused(row: 3))
    #expect(controller.selection.selectedItems == ["b"])
    controller.selectionOptions.mode = .single
    #expect(controller.press(.up, .shift) == .focused(row: 2))
    #expect(controller.selection.selectedItems == ["a2"])
  }

  @Test func aKeyIsOneUpdateAndWaitsItsTurn() {
    let controller = ControllerCases.controller()
    controller.keyboard.selectionFollowsFocus = true
    var told: [OutlineUpdate<String>] = []
    let observation = controller.observe { update in
      told.append(update)
      if told.count == 1 { #expect(controller.press(.down) == .focused(row: 1)) }
    }
    controller.press(.home)
    #expect(told.map(\.selection.selected) == [["a"], ["a1"]])
    #expect(told.map(\.selection.newFocus) == ["a", "a1"])
    _ = observation
  }

  @Test func placeholdersHaveTheFocusUntilTheyGo() async throws {
    let (controller, source) = LoadingTests.controller(["a/", "b"])
    controller.expand("a/")
    controller.press(.home)
    #expect(controller.press(.down) == .focused(row: 1))
    #expect(controller.focus == .placeholder(.loading, parent: "a/"))
    await source.expectQuestions(1)
    await source.fail("a/", "no network")
    #expect(controller.focus == .placeholder(.failed, parent: "a/"))
    #expect(controller.accessibility(ofRow: 1)?.failure == "no network")
    #expect(controller.accessibility(ofRow: 1)?.actions == [.retry])
    #expect(try controller.perform(.retry, atRow: 1) == .done)
    controller.press(.up, .shift)
    controller.press(.down, .shift)
    #expect(controller.selection.selectedItems == ["a/"])
    await source.expectQuestions(2)
    await source.answer("a/", ["x", "y"])
    #expect(controller.focus == .item("x"))
    controller.setFocus("y")
    controller.collapse("a/")
    #expect(controller.focus == .item("a/"))
    controller.setFocus(nil)
    #expect(controller.focus == nil)
    source.finish()
  }

  @Test func rowsSayWhatIsSelectedAndChecked() throws {
    let controller = ControllerCases.controller()
    controller.offeredActions = [.expand, .collapse, .select, .check]
    controller.select("a1")
    controller.toggleCheck("x")
    controller.setCheckable(false, ["a2"])
    let row = controller.accessibility(ofRow: 1)
    #expect(row?.isSelected == true)
    #expect(row?.check == .mixed)
    #expect(row.map { OutlineTexts().value(of: $0) } == "collapsed, partly checked, level 2, 1 of 2")
    #expect(row?.actions == [.expand, .select, .check])
    #expect(controller.accessibility(ofRow: 2)?.actions == [.select])
    #expect(controller.accessibility(ofRow: 9) == nil)
    controller.expansion.canToggle = { $0 != "a1" }
    controller.selectionOptions.mode = .none
    #expect(controller.accessibility(ofRow: 1)?.actions == [.check])
    controller.expansion.canToggle = nil
    #expect(try controller.perform(.expand, atRow: 1) == .done)
    #expect(try controller.perform(.check, atRow: 2) == .done)
    #expect(try controller.perform(.activate, atRow: 2) == .activate("x"))
    #expect(controller.checks.state(of: "a1") == .off)
  }
}
