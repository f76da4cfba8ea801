import Rowan
import RowanTestSupport
import Testing

struct HoverExpansionTests {
  var outline = Outline(
    picture: """
      + a
        + a1
          · x
      + b
        · b1
      ? lazy
      - open
        · o
      """)
  var hover = OutlineHoverExpansion<String>(delay: 1)

  /// Tells where the drag is, and opens what is to be opened.
  private mutating func rest(on item: String?, at time: Double) -> String? {
    let opened = hover.itemToExpand(over: item, at: time, in: outline)
    if let opened { outline.expand(opened) }
    return opened
  }

  @Test mutating func aParentOpensAfterTheDelay() {
    #expect(rest(on: "a", at: 10) == nil)
    #expect(hover.deadline == 11)
    #expect(rest(on: "a", at: 10.9) == nil)
    #expect(rest(on: "a", at: 11) == "a")
    #expect(rest(on: "a", at: 11.1) == nil)
    #expect(rest(on: "a", at: 99) == nil)
    #expect(hover.deadline == nil)
    #expect(hover.opened == ["a"])
  }

  @Test mutating func movingOnBeginsAnew() {
    #expect(rest(on: "a", at: 0) == nil)
    #expect(rest(on: "b", at: 0.9) == nil)
    #expect(rest(on: "a", at: 1.5) == nil)
    #expect(rest(on: nil, at: 2) == nil)
    #expect(hover.deadline == nil)
    #expect(rest(on: "a", at: 2.4) == nil)
    hover.leave()
    #expect(rest(on: "a", at: 4) == nil)
    #expect(rest(on: "a", at: 3) == nil)
    #expect(rest(on: "a", at: 3.9) == nil)
    #expect(rest(on: "a", at: 4) == "a")
  }

  @Test mutating func whatHasNothingToOpenIsPassedOver() {
    for item in ["b1", "open", "gone"] {
      #expect(rest(on: item, at: 0) == nil)
      #expect(hover.deadline == nil)
      #expect(rest(on: item, at: 50) == nil)
    }
  }

  @Test mutating func caseP120AParentThatIsNotLoadedIsAnsweredForTheLoadMachine() throws {
    #expect(rest(on: "lazy", at: 0) == nil)
    #expect(rest(on: "lazy", at: 1) == "lazy")
    // The controller opens it, with a row that says so, and loads.
    outline.setPlaceholder(.loading, in: "lazy")
    #expect(outline.isExpanded("lazy"))
    // Children come during the drag, and one of them opens in turn.
    outline.setPlaceholder(nil, in: "lazy")
    try outline.append(["l1", "l2"], to: "lazy")
    outline.setExpandable(.unknown, of: "l2")
    #expect(rest(on: "l2", at: 5) == nil)
    #expect(rest(on: "l2", at: 6) == "l2")
    #expect(hover.itemsToCollapse(afterDropInto: nil, in: outline) == ["l2", "lazy"])
  }

  @Test mutating func aRefusalIsAskedForAgainAfterTheDelay() {
    _ = hover.itemToExpand(over: "a", at: 0, in: outline)
    #expect(hover.itemToExpand(over: "a", at: 1, in: outline) == "a")
    // The app did not open it.
    #expect(hover.deadline == 2)
    #expect(hover.itemToExpand(over: "a", at: 1.5, in: outline) == nil)
    #expect(hover.itemToExpand(over: "a", at: 2, in: outline) == "a")
    #expect(hover.opened == ["a"])
    #expect(hover.itemsToCollapse(afterCancellationIn: outline) == [])
  }

  private mutating func openThree() {
    for (item, time) in [("a", 0.0), ("a1", 10), ("b", 20)] {
      _ = rest(on: item, at: time)
      #expect(rest(on: item, at: time + 1) == item)
    }
  }

  @Test mutating func whatDidNotGetTheDropIsClosedAgain() {
    openThree()
    #expect(hover.itemsToCollapse(afterDropInto: "a1", in: outline) == ["b"])
    #expect(hover.opened.isEmpty)
  }

  @Test mutating func aDropElsewhereClosesAllFromTheInside() {
    openThree()
    #expect(hover.itemsToCollapse(afterDropInto: "open", in: outline) == ["b", "a1", "a"])
  }

  @Test mutating func aDropAmongTheRootsAndACancellationCloseAll() {
    openThree()
    var copy = hover
    #expect(copy.itemsToCollapse(afterDropInto: nil, in: outline) == ["b", "a1", "a"])
    #expect(hover.itemsToCollapse(afterCancellationIn: outline) == ["b", "a1", "a"])
    #expect(hover.delay == 1)
    #expect(hover.itemsToCollapse(afterCancellationIn: outline) == [])
  }

  @Test mutating func whatTheUserClosedOrDeletedMeanwhileIsLeftAlone() throws {
    openThree()
    outline.collapse("a1")
    try outline.delete("b")
    #expect(hover.itemsToCollapse(afterCancellationIn: outline) == ["a"])
  }

  @Test mutating func caseP118ADropOnAParentThatWasClosedLeavesItClosed() throws {
    _ = rest(on: "b", at: 0)
    try outline.perform(outline.move(for: ["o"], droppedAt: .on("b")))
    #expect(hover.itemsToCollapse(afterDropInto: "b", in: outline) == [])
    #expect(!outline.isExpanded("b"))
  }
}
