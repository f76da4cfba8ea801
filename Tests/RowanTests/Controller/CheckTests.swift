import Rowan
import RowanTestSupport
import Testing

struct CheckTests {
  // MARK: Items that come

  @Test func childrenLoadedLaterComeAsTheirParentIs() throws {
    var outline = Outline(picture: "? a\n? b")
    var checks = OutlineChecks<String>()
    checks.setEnabled(false, of: ["a2"], in: outline)
    checks.setChecked(true, of: "a", in: outline)
    try outline.append(Outline(picture: "- a1\n  · x\n- a2\n  · y"), to: "a")
    #expect(checks.itemsInserted(["a1", "a2"], under: "a", in: outline).isEmpty)
    try outline.append(["b1"], to: "b")
    #expect(checks.itemsInserted(["b1"], under: "b", in: outline).isEmpty)
    #expect(checks.picture(of: outline) == "a+(a1+(x+) a2!(y)) b(b1)")
    // Not if it is not wanted.
    try outline.append("a3", to: "a")
    #expect(checks.itemsInserted(["a3"], under: "a", in: outline, inheriting: false) == ["a"])
    #expect(checks.picture(of: outline) == "a-(a1+(x+) a2!(y) a3) b(b1)")
    // A mixed parent hands nothing down, and neither do the roots.
    try outline.append("a4", to: "a")
    #expect(checks.itemsInserted(["a4"], under: "a", in: outline).isEmpty)
    try outline.append("c")
    #expect(checks.itemsInserted(["c"], under: nil, in: outline).isEmpty)
    #expect(checks.picture(of: outline) == "a-(a1+(x+) a2!(y) a3 a4) b(b1) c")
  }

  @Test(arguments: [
    (CheckPropagation.both, "a+(b+(c+))"), (.down, "a+(b+(c+))"), (.up, "a(b(c))"), (.none, "a+(b(c))"),
  ])
  func whatComesBelowACheckedItem(propagation: CheckPropagation, picture: String) throws {
    var outline = Outline(picture: "· a")
    var checks = OutlineChecks<String>(propagation: propagation)
    checks.setChecked(true, of: "a", in: outline)
    try outline.append(Outline(picture: "- b\n  · c"), to: "a")
    let changed = checks.itemsInserted(["b"], under: "a", in: outline)
    #expect(changed == (propagation == .up ? ["a"] : []))
    #expect(checks.picture(of: outline) == picture)
  }

  @Test func nothingComesCheckedBelowAWall() throws {
    var outline = Outline(picture: "· a")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: "a", in: outline)
    checks.setEnabled(false, of: "a", in: outline)
    try outline.append(Outline(picture: "- b\n  · c"), to: "a")
    #expect(checks.itemsInserted(["b"], under: "a", in: outline).isEmpty)
    #expect(checks.picture(of: outline) == "a+!(b(c))")
  }

  // MARK: Items that go and move

  func delete(
    _ items: [String], from outline: inout Outline<String>, _ checks: inout OutlineChecks<String>
  ) throws -> Set<String> {
    let edit = checks.edit(deleting: items, in: outline)
    try outline.delete(items)
    return Set(checks.finish(edit, in: outline))
  }

  @Test func deletingTheLastUncheckedChildChecksTheParent() throws {
    var outline = Outline(picture: "- a\n  - b\n    · x\n    · y\n  · c")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x", "c"], in: outline)
    #expect(try delete(["y"], from: &outline, &checks) == ["b", "a"])
    #expect(checks.picture(of: outline) == "a+(b+(x+) c+)")
    // Without children it stays as it is, a unit now.
    #expect(try delete(["x"], from: &outline, &checks) == [])
    #expect(checks.picture(of: outline) == "a+(b+ c+)")
    #expect(checks.toggle("b", in: outline).count == 2)
    #expect(checks.picture(of: outline) == "a-(b c+)")
  }

  @Test func aMixedParentWithoutChildrenTurnsOff() throws {
    var outline = Outline(picture: "- a\n  · x\n  · y\n· b")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x"], in: outline)
    #expect(try delete(["y", "x"], from: &outline, &checks) == ["a"])
    #expect(checks.picture(of: outline) == "a b")
    #expect(checks.mixedItems.isEmpty)
  }

  @Test func goneItemsAreForgotten() throws {
    var outline = Outline(picture: "- a\n  - b\n    · x\n· c")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x", "c"], in: outline)
    checks.setEnabled(false, of: ["b"], in: outline)
    _ = try delete(["a", "b", "x", "a"], from: &outline, &checks)
    #expect(checks.checkedItems == ["c"])
    try outline.append(Outline(picture: "- a\n  - b\n    · x"))
    #expect(checks.itemsInserted(["a"], under: nil, in: outline).isEmpty)
    // Whether an item is enabled is not a state but what the app said of it.
    #expect(checks.picture(of: outline) == "c+ a(b!(x))")
  }

  @Test func marksMoveAlong() throws {
    var outline = Outline(picture: "- a\n  · x\n  · y\n- b\n  · z\n· c")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x", "b"], in: outline)
    var edit = checks.edit(moving: ["x"], in: outline)
    try outline.move("x", to: "b")
    #expect(checks.finish(edit, in: outline) == ["a"])
    #expect(checks.picture(of: outline) == "a(y) b+(z+ x+) c")
    edit = checks.edit(moving: ["b", "z"], in: outline)
    try outline.move(["b", "z"], to: "a", at: 0)
    #expect(checks.finish(edit, in: outline) == ["a"])
    #expect(checks.picture(of: outline) == "a-(b+(z+ x+) y) c")
    edit = checks.edit(moving: ["y"], in: outline)
    try outline.move("y", to: nil)
    #expect(checks.finish(edit, in: outline) == ["a"])
    // Below a checked item what comes by a move stays as it was.
    edit = checks.edit(moving: ["c"], in: outline)
    try outline.move("c", to: "b")
    #expect(Set(checks.finish(edit, in: outline)) == ["a", "b"])
    #expect(checks.picture(of: outline) == "a-(b-(z+ x+ c)) y")
  }

  @Test func aReplacementKeepsTheMarksOfWhatStays() {
    var outline = Outline(picture: "- r\n  - a\n    · x\n    · y\n  - b\n    · z\n· s")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x", "b"], in: outline)
    var edit = checks.edit(replacingBelow: "r", in: outline)
    outline.replaceDescendants(
      of: "r", with: Outline(picture: "- a\n  · y\n- b\n  · new\n  - x\n    · newer"))
    #expect(Set(checks.finish(edit, in: outline)) == ["a"])
    // Below b and x, which were on, what is new is on too.
    #expect(checks.picture(of: outline) == "r-(a(y) b+(new+ x+(newer+))) s")
    edit = checks.edit(replacingBelow: nil, in: outline)
    outline.replaceDescendants(of: nil, with: Outline(picture: "- b\n· r\n· q"))
    #expect(checks.finish(edit, in: outline) == ["r"])
    #expect(checks.picture(of: outline) == "b+ r q")
    #expect(checks.checkedItems == ["b"])
  }

  @Test func anEditThatWasRefusedChangesNothing() throws {
    var outline = Outline(picture: "- a\n  · x\n· b")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: "x", in: outline)
    let before = checks
    let edit = checks.edit(deleting: ["a", "nowhere"], in: outline)
    #expect(throws: OutlineError<String>.unknownItem("nowhere")) { try outline.delete(["a", "nowhere"]) }
    #expect(checks.finish(edit, in: outline).isEmpty)
    #expect(checks == before)
  }

  @Test func recountingFitsAnyOutline() {
    var outline = Outline(picture: "- a\n  · x\n  · y\n· b")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: ["x", "b"], in: outline)
    outline = Outline(picture: "- b\n  · x\n· c")
    #expect(checks.recount(in: outline).isEmpty)
    #expect(checks.picture(of: outline) == "b+(x+) c")
    outline = Outline(picture: "- b\n  · x\n  · c\n· d")
    #expect(checks.recount(in: outline) == ["b"])
    #expect(checks.picture(of: outline) == "b-(x+ c) d")
    #expect(checks.toggle("c", in: outline) == ["c", "b"])
  }

  // MARK: Commands

  @Test func itemsThatAreNotThereAreNotChecked() {
    let outline = Outline(picture: "- a\n  · x")
    for propagation in [CheckPropagation.both, .down, .up, .none] {
      var checks = OutlineChecks<String>(propagation: propagation)
      #expect(checks.setChecked(true, of: "nowhere", in: outline).isEmpty)
      #expect(checks.toggle("nowhere", in: outline).isEmpty)
      #expect(checks.state(of: "nowhere") == .off)
      #expect(checks.checkedItems.isEmpty)
      #expect(checks == OutlineChecks(propagation: propagation))
    }
  }

  @Test func itemsBelowAWallAreCheckedWhenNamed() {
    let outline = Outline(picture: "- a\n  - wall\n    - b\n      · x\n    · c\n  · d")
    var checks = OutlineChecks<String>()
    checks.setEnabled(false, of: "wall", in: outline)
    #expect(Set(checks.setChecked(true, of: ["x", "a", "b"], in: outline)) == ["a", "d", "b", "x"])
    #expect(checks.picture(of: outline) == "a+(wall!(b+(x+) c) d+)")
    #expect(Set(checks.setAllChecked(false, in: outline, within: outline)) == ["a", "d", "b", "x"])
    #expect(checks.setAllChecked(true, in: outline, within: outline).count == 5)
    #expect(checks.picture(of: outline) == "a+(wall!(b+(x+) c+) d+)")
  }

  @Test func aParentWhoseChildrenAreAllDisabledIsItsOwn() {
    let outline = Outline(picture: "- a\n  · x\n  · y\n· b")
    var checks = OutlineChecks<String>()
    checks.setChecked(true, of: "x", in: outline)
    #expect(Set(checks.setEnabled(false, of: ["x", "y"], in: outline)) == ["x", "y", "a"])
    #expect(checks.picture(of: outline) == "a(x+! y!) b")
    #expect(checks.toggle("a", in: outline) == ["a"])
    #expect(checks.picture(of: outline) == "a+(x+! y!) b")
    checks.setEnabled(true, of: "y", in: outline)
    #expect(checks.picture(of: outline) == "a(x+! y) b")
  }

  // MARK: Reading

  @Test func checkedItemsInFourForms() {
    let outline = Outline(
      picture: "- a\n  - b\n    · x\n    · y\n  · c\n- d\n  · z\n  - e\n    · w\n- f\n  · g")
    var checks = OutlineChecks<String>()
    checks.setEnabled(false, of: ["e", "g"], in: outline)
    checks.setChecked(true, of: ["f", "w", "z", "b"], in: outline)
    #expect(checks.picture(of: outline) == "a-(b+(x+ y+) c) d+(z+ e!(w+)) f+(g!)")
    #expect(checks.checkedItems(.all, in: outline) == ["b", "x", "y", "d", "z", "w", "f"])
    #expect(checks.checkedItems(.topmost, in: outline) == ["b", "d", "w", "f"])
    #expect(checks.checkedItems(.units, in: outline) == ["x", "y", "z", "w", "f"])
    #expect(checks.checkedItems(.leaves, in: outline) == ["x", "y", "z", "w"])
    #expect(checks.checkedItems == ["b", "x", "y", "d", "z", "w", "f"])
    #expect(checks.mixedItems == ["a"])
    #expect(checks.checkedItems(.all, in: outline.sorted { $0 > $1 }) == ["f", "d", "z", "w", "b", "y", "x"])
  }

  // MARK: Extremes

  @Test func manyLeavesUnderOneRoot() throws {
    let count = 100_000
    var outline = Outline(levels: (0...count).map { ($0 == 0 ? 0 : 1, $0) })
    var checks = OutlineChecks<Int>()
    #expect(checks.toggle(0, in: outline).count == count + 1)
    #expect(checks.toggle(77, in: outline).sorted() == [0, 77])
    #expect(checks.state(of: 0) == .mixed)
    #expect(checks.toggle(0, in: outline).sorted() == [0, 77])
    let edit = checks.edit(deleting: Array(1...count), in: outline)
    try outline.delete(Array(2...count))
    #expect(checks.finish(edit, in: outline).isEmpty)
    #expect(checks.checkedItems == [0, 1])
    #expect(checks.toggle(0, in: outline).count == 2)
    #expect(checks == OutlineChecks())
  }

  @Test func aDeepChainIsNoProblem() throws {
    let depth = 100_000
    var outline = Outline(levels: (0..<depth).map { ($0, $0) })
    var checks = OutlineChecks<Int>()
    #expect(checks.toggle(depth - 1, in: outline).count == depth)
    #expect(checks.toggle(0, in: outline).count == depth)
    #expect(checks.setChecked(true, of: Array(0..<depth), in: outline).count == depth)
    // A sibling for each: all are mixed; the siblings go: all are on again.
    for parent in stride(from: 0, to: depth, by: 100) {
      try outline.append(-parent - 1, to: parent)
      checks.itemsInserted([-parent - 1], under: parent, in: outline, inheriting: false)
    }
    #expect(checks.mixedItems.count == depth - 99)
    let siblings = stride(from: 0, to: depth, by: 100).map { -$0 - 1 }
    let edit = checks.edit(deleting: siblings, in: outline)
    try outline.delete(siblings)
    #expect(checks.finish(edit, in: outline).count == depth - 99)
    #expect(checks.checkedItems.count == depth)
    #expect(checks.setAllChecked(false, in: outline, within: outline).count == depth)
    #expect(checks == OutlineChecks())
  }
}
