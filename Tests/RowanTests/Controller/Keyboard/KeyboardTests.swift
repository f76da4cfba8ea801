import Rowan
import RowanTestSupport
import Testing

struct KeyboardTests {
  let files = """
    - src
      - lib
        · a
        · b
      + bin
        · c
      · main
    · readme
    + tests
      · one
    """

  // MARK: Movement

  @Test func downAndUpVisitEveryRowAndStopAtTheEnds() {
    var session = KeySession(files, focus: "src")
    var visited: [String] = []
    while session.press(.down) != .nothing { visited.append(session.focusedItem!) }
    #expect(visited == ["lib", "a", "b", "bin", "main", "readme", "tests"])
    visited = []
    while session.press(.up) != .nothing { visited.append(session.focusedItem!) }
    #expect(visited == ["readme", "main", "bin", "b", "a", "lib", "src"])
  }

  @Test func homeAndEndOpenNothing() {
    var session = KeySession(files, focus: "a")
    #expect(session.press(.end) == .focus(.item("tests")))
    #expect(session.press(.home) == .focus(.item("src")))
    #expect(session.press(.home) == .nothing)
  }

  @Test func pagesStopAtTheEnds() {
    var session = KeySession(files, focus: "src", OutlineKeyboard(pageRows: 3))
    #expect(session.press(.pageDown) == .focus(.item("b")))
    #expect(session.press(.pageDown) == .focus(.item("readme")))
    #expect(session.press(.pageDown) == .focus(.item("tests")))
    #expect(session.press(.pageDown) == .nothing)
    #expect(session.press(.pageUp) == .focus(.item("bin")))
    session.keyboard.pageRows = -7
    #expect(session.press(.pageUp) == .focus(.item("b")))
    session.keyboard.pageRows = .max
    #expect(session.press(.pageDown) == .focus(.item("tests")))
    #expect(session.press(.pageUp) == .focus(.item("src")))
  }

  @Test func rightOpensThenStepsInThenDoesNothing() {
    var session = KeySession(files, focus: "bin")
    #expect(session.press(.right) == .expand("bin"))
    #expect(session.focusedItem == "bin")
    #expect(session.press(.right) == .focus(.item("c")))
    #expect(session.press(.right) == .nothing)
  }

  @Test func leftClosesThenGoesToTheParentThenDoesNothing() {
    var session = KeySession(files, focus: "b")
    #expect(session.press(.left) == .focus(.item("lib")))
    #expect(session.press(.left) == .collapse("lib"))
    #expect(session.focusedItem == "lib")
    #expect(session.press(.left) == .focus(.item("src")))
    #expect(session.press(.left) == .collapse("src"))
    #expect(session.press(.left) == .nothing)
    session.focus = .item("readme")
    #expect(session.press(.left) == .nothing)
  }

  @Test func anItemThatIsNotLoadedOpensAndAnEmptyOneHasNothingToStepInto() {
    var session = KeySession("? lazy\n- empty", focus: "lazy")
    #expect(session.press(.right) == .expand("lazy"))
    session.focus = .item("empty")
    #expect(session.press(.right) == .nothing)
    #expect(session.press(.left) == .collapse("empty"))
  }

  @Test func asteriskExpandsTheSiblings() {
    var session = KeySession(files, focus: "main")
    #expect(session.press(.asterisk) == .expandChildren(of: "src"))
    #expect(session.outline.isExpanded("bin"))
    session.focus = .item("readme")
    #expect(session.press(.character("*")) == .expandChildren(of: nil))
    #expect(session.outline.isExpanded("tests"))
  }

  // MARK: Placeholders

  @Test func placeholdersAreReachedAndActivated() {
    var session = KeySession(
      "- a\n  · b\n  (loadMore)\n- c\n  (failed)\n- d\n  (loading)\n- e\n  (empty)", focus: "b")
    #expect(session.press(.down) == .focus(.placeholder(.loadMore, parent: "a")))
    #expect(session.press(.enter) == .loadMore(in: "a"))
    #expect(session.press(.space) == .loadMore(in: "a"))
    #expect(session.press(.right) == .nothing)
    #expect(session.press(.left) == .focus(.item("a")))
    session.focus = .item("c")
    #expect(session.press(.right) == .focus(.placeholder(.failed, parent: "c")))
    #expect(session.press(.enter) == .retry(in: "c"))
    #expect(session.press(.asterisk) == .expandChildren(of: "c"))
    session.press(.down)
    #expect(session.press(.down) == .focus(.placeholder(.loading, parent: "d")))
    #expect(session.press(.enter) == .nothing)
    session.press(.end)
    #expect(session.focus == .placeholder(.empty, parent: "e"))
    #expect(session.press(.enter) == .nothing)
  }

  @Test func rootsCanHaveAPlaceholder() {
    var session = KeySession("· a\n(loadMore)", focus: "a")
    session.press(.down)
    #expect(session.press(.enter) == .loadMore(in: nil))
    #expect(session.press(.left) == .nothing)
  }

  // MARK: Focus that is not there

  @Test func withoutFocusKeysStartAtTheFirstOrTheLastRow() {
    let starts: [(OutlineKey, OutlineKeyAction<String>)] = [
      (.down, .focus(.item("src"))), (.pageDown, .focus(.item("src"))), (.home, .focus(.item("src"))),
      (.right, .focus(.item("src"))), (.left, .focus(.item("src"))), (.up, .focus(.item("tests"))),
      (.pageUp, .focus(.item("tests"))), (.end, .focus(.item("tests"))), (.enter, .nothing),
      (.space, .nothing),
      (.asterisk, .nothing), (.character("m"), .focus(.item("main"))),
    ]
    for (key, action) in starts {
      var session = KeySession(files)
      #expect(session.press(key) == action, "\(key)")
    }
  }

  @Test func aHiddenFocusActsFromTheAncestorThatHidesIt() {
    var session = KeySession(files, focus: "c")
    #expect(session.press(.down) == .focus(.item("main")))
    session.focus = .item("c")
    #expect(session.press(.up) == .focus(.item("b")))
    session.focus = .item("c")
    #expect(session.press(.right) == .expand("bin"))
    session.outline.collapse("src")
    session.focus = .item("c")
    // Nothing is above it, but the focus comes into sight.
    #expect(session.press(.up) == .focus(.item("src")))
  }

  @Test func aFocusThatHasGoneActsFromItsFormerRow() {
    var keyboard = OutlineKeyboard()
    let outline = Outline(picture: files)
    func action(_ key: OutlineKey, formerRow: Int?) -> OutlineKeyAction<String> {
      keyboard.action(for: key, focus: .item("gone"), formerRow: formerRow, in: outline) { $0 }
    }
    #expect(action(.down, formerRow: 3) == .focus(.item("bin")))
    #expect(action(.up, formerRow: 99) == .focus(.item("readme")))
    #expect(action(.up, formerRow: -5) == .focus(.item("src")))
    #expect(action(.up, formerRow: nil) == .focus(.item("tests")))
    #expect(action(.enter, formerRow: nil) == .nothing)
  }

  @Test func theNearestRowToAPlaceholderThatHasGone() {
    let outline = Outline(
      picture: "- a\n  · b\n  · c\n  (loading)\n- d\n  · e\n  · f\n+ g\n  · h\n- i\n(failed)")
    #expect(outline.row(nearestTo: .placeholder(.loadMore, parent: "a")) == 3)
    // Children came where it was.
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "d"), formerly: 5) == 5)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "d"), formerly: 2) == 5)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "d")) == 6)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "g"), formerly: 8) == 7)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "i"), formerly: 9) == 8)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: nil)) == 9)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "gone")) == nil)
    #expect(outline.row(nearestTo: .placeholder(.loading, parent: "gone"), formerly: 4) == 4)
    #expect(outline.row(nearestTo: .item("h")) == 7)
    #expect(Outline<String>().row(nearestTo: .item("x"), formerly: 3) == nil)
  }

  @Test func anEmptyOutlineAnswersNothing() {
    let keys: [OutlineKey] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .asterisk, .character("a"),
    ]
    for key in keys {
      var session = KeySession("", focus: "gone")
      #expect(session.press(key) == .nothing, "\(key)")
    }
  }

  // MARK: Selection

  @Test func spaceDependsOnHowManyCanBeSelected() {
    var session = KeySession(files, focus: "a", OutlineKeyboard(selection: .none))
    #expect(session.press(.space) == .activate("a"))
    #expect(session.press(.enter) == .activate("a"))
    for mode in [SelectionMode.single, .multiple] {
      session.keyboard.selection = mode
      #expect(session.press(.space) == .toggleSelection("a"))
      #expect(session.press(.space, .control) == .toggleSelection("a"))
      #expect(session.press(.enter) == .activate("a"))
    }
  }

  @Test func shiftExtendsWhereSeveralCanBeSelected() {
    var session = KeySession(files, focus: "lib", OutlineKeyboard(selection: .multiple))
    session.press(.space)
    #expect(session.press(.down, .shift) == .extendSelection(to: .item("a")))
    session.press(.down, .shift)
    #expect(session.selection == ["lib", "a", "b"])
    session.press(.up, .shift)
    #expect(session.selection == ["lib", "a"])
    #expect(session.press(.end, [.shift, .control]) == .extendSelection(to: .item("tests")))
    #expect(session.press(.home, [.shift, .control]) == .extendSelection(to: .item("src")))
    #expect(session.selection == ["src", "lib"])
    session.press(.down)
    session.press(.down)
    #expect(session.selection == ["src", "lib"])
    #expect(session.press(.space, .shift) == .extendSelection(to: .item("a")))
    #expect(session.press(.pageDown, .shift) == .extendSelection(to: .item("tests")))
  }

  @Test func shiftMovesOnlyWhereOneCanBeSelected() {
    for mode in [SelectionMode.none, .single] {
      var session = KeySession(files, focus: "a", OutlineKeyboard(selection: mode))
      #expect(session.press(.down, .shift) == .focus(.item("b")))
    }
    var session = KeySession(files, focus: "a")
    #expect(session.press(.space, .shift) == .toggleSelection("a"))
  }

  @Test func selectionFollowsFocusIfAskedTo() {
    var keyboard = OutlineKeyboard(selection: .single, selectionFollowsFocus: true)
    var session = KeySession(files + "\n(loadMore)", focus: "main", keyboard)
    #expect(session.press(.down) == .select("readme"))
    #expect(session.press(.down, .control) == .focus(.item("tests")))
    #expect(session.press(.down) == .focus(.placeholder(.loadMore, parent: nil)))
    session.type("li")
    #expect(session.selection == ["lib"])
    session.keyboard.selection = .none
    #expect(session.press(.down) == .focus(.item("a")))
    keyboard.selection = .multiple
    session.keyboard = keyboard
    #expect(session.press(.down) == .select("b"))
    #expect(session.press(.down, .shift) == .extendSelection(to: .item("bin")))
  }

  @Test func controlASelectsAllWhereThatMakesSense() {
    var session = KeySession(files, focus: "a", OutlineKeyboard(selection: .multiple))
    #expect(session.press(.character("a"), .control) == .selectAll)
    #expect(session.press(.character("A"), [.control, .shift]) == .selectAll)
    #expect(session.press(.character("b"), .control) == .nothing)
    session.keyboard.selection = .single
    #expect(session.press(.character("a"), .control) == .nothing)
  }

  // MARK: Direction

  @Test func caseP152ArrowKeysAreMirroredFromRightToLeft() {
    var session = KeySession(files, focus: "bin", OutlineKeyboard(direction: .rightToLeft))
    #expect(session.press(.left) == .expand("bin"))
    #expect(session.press(.left) == .focus(.item("c")))
    #expect(session.press(.left) == .nothing)
    #expect(session.press(.right) == .focus(.item("bin")))
    #expect(session.press(.right) == .collapse("bin"))
    #expect(session.press(.right) == .focus(.item("src")))
    // Up and down are what they were.
    #expect(session.press(.down) == .focus(.item("lib")))
  }
}
