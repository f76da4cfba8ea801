import Foundation
import Rowan
import RowanTestSupport
import Testing

/// Who decides what is open: the user, then what was saved, then the app's rule, then nobody.
@MainActor
struct ExpansionAuthorityTests {
  static let data = "+ a\n  + a1\n    · x\n+ b\n  · b1\n+ c\n  · c1"

  static func controller(
    _ rule: ((String) -> Bool)? = nil, _ picture: String = data
  ) -> OutlineController<String> {
    OutlineController(Outline(picture: picture), initiallyExpanded: rule)
  }

  @Test func theRuleIsAskedWhenItemsAppear() throws {
    var asked: [String] = []
    let controller = Self.controller {
      asked.append($0); return $0.hasPrefix("a")
    }
    #expect(asked == ["a", "a1", "b", "c"])
    #expect(controller.outline.description == "- a\n  - a1\n    · x\n+ b\n+ c")
    asked = []
    try controller.insert(Outline(picture: "+ a9\n  · y\n+ d\n  · z"))
    #expect(asked == ["a9", "d"])
    #expect(controller.outline.isExpanded("a9"))
    #expect(!controller.outline.isExpanded("d"))
  }

  @Test func caseP050TheRuleHoldsForItemsThatAppearLater() {
    let controller = Self.controller({ $0 == "new" })
    controller.replaceDescendants(with: Outline(picture: "+ a\n  · q\n+ new\n  · r"))
    #expect(controller.outline.description == "+ a\n- new\n  · r")
  }

  @Test func caseP068KnownItemsKeepTheirOwn() {
    // Replies come open; the user closes one; pulling for more leaves it closed, and opens the new one.
    let controller = Self.controller({ _ in true }, "+ r1\n  · s1\n+ r2\n  · s2")
    controller.collapse("r1", origin: .user)
    controller.replaceDescendants(with: Outline(picture: "+ r0\n  · s0\n+ r1\n  · s1\n+ r2\n  · s2"))
    #expect(controller.outline.description == "- r0\n  · s0\n+ r1\n- r2\n  · s2")
  }

  @Test func caseP049ReplacingKeepsWhatIsOpen() {
    let controller = Self.controller()
    controller.expand(["a", "c"])
    controller.replaceDescendants(with: Outline(picture: "+ c\n  · c1\n  · c2\n+ a\n  · x"))
    #expect(controller.outline.description == "- c\n  · c1\n  · c2\n- a\n  · x")
    // P058 and P066 are the same wish.
    controller.replaceChildren(of: nil, with: ["a", "c", "z"])
    #expect(controller.outline.description == "- a\n  · x\n- c\n  · c1\n  · c2\n· z")
  }

  @Test func caseP053StateOfDepartedItemsIsPurged() {
    let controller = Self.controller()
    controller.expand("a", origin: .user)
    controller.replaceDescendants(with: Outline(picture: "+ b\n  · b1"))
    controller.replaceDescendants(with: Outline(picture: Self.data))
    #expect(!controller.outline.isExpanded("a"))
    #expect(controller.state.isEmpty)
    // Or it is parked, if the app wants it so.
    controller.expansion.goneItems = .park
    controller.expand("a", origin: .user)
    controller.replaceDescendants(with: Outline(picture: "+ b\n  · b1"))
    controller.replaceDescendants(with: Outline(picture: Self.data))
    #expect(controller.outline.isExpanded("a"))
  }

  @Test func caseP052NestedExpansionCanBeReset() {
    let controller = Self.controller()
    controller.expansion.nested = .reset
    controller.expandAll()
    controller.toggle("a")
    controller.toggle("a")
    #expect(controller.outline.description == "- a\n  + a1\n- b\n  · b1\n- c\n  · c1")
  }

  @Test func caseP057NestedExpansionIsKept() {
    let controller = Self.controller()
    controller.expandAll()
    controller.toggle("a")
    controller.toggle("a")
    #expect(controller.outline.isVisible("x"))
  }

  @Test func caseP054AnItemOpensAfterReloadAndSiblingsClose() {
    let controller = Self.controller()
    controller.expansion.mode = .onePerLevel
    controller.expand("a")
    controller.replaceDescendants(with: Outline(picture: Self.data))
    #expect(controller.outline.isExpanded("a"))
    #expect(controller.expand("b")?.description == "1-1 2+1 0!2")
    #expect(controller.outline.description == "+ a\n- b\n  · b1\n+ c")
  }

  // MARK: Saving

  @Test func caseP060NeverSavedIsNotAllClosed() throws {
    let controller = Self.controller({ $0 == "b" })
    #expect(controller.state == OutlineState())
    // An empty state is "as the rule says".
    controller.restore(OutlineState())
    #expect(controller.outline.isExpanded("b"))
    // Closing what the rule opens is recorded.
    controller.collapse("b", origin: .user)
    #expect(controller.state == OutlineState(collapsed: ["b"]))
  }

  @Test func caseP061AndP062WhatTheUserDidIsSavedByIdentity() throws {
    let controller = Self.controller()
    controller.expand("c")
    controller.expand("b", origin: .user)
    #expect(controller.state == OutlineState(expanded: ["b"]))
    let data = try JSONEncoder().encode(controller.state)
    let relaunched = Self.controller(nil, "+ c\n  · c1\n+ new\n  · n\n+ b\n  · b1")
    relaunched.restore(try JSONDecoder().decode(OutlineState<String>.self, from: data))
    #expect(relaunched.outline.description == "+ c\n+ new\n- b\n  · b1")
  }

  @Test func caseP064StateGoesInAndOutAtAnyTime() {
    let controller = Self.controller()
    controller.restore(OutlineState(expanded: ["a", "b"]))
    #expect(controller.outline.isExpanded("a"))
    controller.restore(OutlineState(expanded: ["c"]))
    #expect(controller.outline.description == "+ a\n+ b\n- c\n  · c1")
    controller.collapse("c", origin: .user)
    controller.restore(OutlineState(expanded: ["c", "a"]))
    #expect(!controller.outline.isExpanded("c"))
    controller.restore(OutlineState(expanded: ["c"]), keepingUserChoices: false)
    #expect(controller.outline.description == "+ a\n+ b\n- c\n  · c1")
    #expect(controller.state == OutlineState(expanded: ["c"]))
  }

  @Test func caseP065UnknownItemsWaitUntilTheyAppear() {
    let controller = Self.controller()
    controller.restore(OutlineState(expanded: ["b", "later", "never"]))
    #expect(controller.state == OutlineState(expanded: ["b", "later", "never"]))
    controller.replaceDescendants(with: Outline(picture: "+ later\n  · l"))
    #expect(controller.outline.isExpanded("later"))
    // What was there and went is forgotten; what never came still waits.
    #expect(controller.state == OutlineState(expanded: ["later", "never"]))
  }

  @Test func caseP070TheStateHasOnePlainMeaning() {
    let controller = Self.controller({ $0 == "a" || $0 == "b" })
    controller.expandAll(origin: .user)
    controller.collapse(["b", "c"], origin: .user)
    #expect(controller.state == OutlineState(expanded: ["a1"], collapsed: ["b"]))
  }

  @Test(arguments: 0..<30)
  func savingAfterRestoringGivesTheSame(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let levels = (0..<40).map { ($0 == 0 ? 0 : Int.random(in: 0...3, using: &generator), $0) }
    let rule: (Int) -> Bool = { $0 % 3 == seed % 3 }
    let controller = OutlineController(Outline(levels: levels), initiallyExpanded: rule)
    for _ in 0..<30 {
      let item = Int.random(in: 0..<45, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: controller.toggle(item)
      case 1: controller.expandAll(under: item, origin: .user)
      default: controller.toggle(item, origin: .user)
      }
    }
    let saved = controller.state
    let other = OutlineController(Outline(levels: levels), initiallyExpanded: rule)
    other.restore(saved)
    #expect(other.state == saved)
    for item in saved.expanded { #expect(other.outline.isExpanded(item)) }
    for item in saved.collapsed { #expect(!other.outline.isExpanded(item)) }
    let decoded = try JSONDecoder().decode(OutlineState<Int>.self, from: JSONEncoder().encode(saved))
    #expect(decoded == saved)
  }

  @Test func originsAreKnown() {
    let controller = Self.controller()
    var origins: [ChangeOrigin] = []
    let observation = controller.observe { origins.append($0.origin) }
    controller.expand("a", origin: .user)
    controller.collapse("a")
    controller.setFilter(OutlineFilter { $0 == "x" })
    controller.setFilter(nil)
    controller.restore(OutlineState(expanded: ["b"]))
    controller.replaceChildren(of: "b", with: [])
    #expect(origins == [.user, .program, .filter, .filter, .restore, .data])
    _ = observation
  }

  @Test func sharesAreComputed() {
    let controller = Self.controller()
    #expect(controller.expandedShare == .none)
    controller.expand("a")
    #expect(controller.expandedShare == .some)
    controller.expandAll()
    #expect(controller.expandedShare == .all)
    #expect(OutlineController<String>().expandedShare == .none)
  }

  // MARK: One per level

  @Test func caseP132OneOpenAtEachLevel() {
    let controller = Self.controller(nil, "+ a\n  + a1\n    · x\n  + a2\n    · y\n+ b\n  + b1\n    · z")
    controller.expansion.mode = .onePerLevel
    var told = 0
    let observation = controller.observe { _ in told += 1 }
    controller.expand("a", origin: .user)
    controller.expand("a1", origin: .user)
    #expect(controller.expand("a2", origin: .user)?.description == "2-1 3+1 1!2")
    #expect(controller.outline.description == "- a\n  + a1\n  - a2\n    · y\n+ b")
    controller.expand(["a1", "b", "a2"])
    #expect(controller.outline.description == "+ a\n- b\n  + b1")
    controller.expandAll()
    #expect(controller.outline.description == "+ a\n- b\n  - b1\n    · z")
    #expect(told == 5)
    _ = observation
  }

  @Test(arguments: 0..<20)
  func onePerLevelHoldsAfterEveryCommand(seed: Int) {
    let run = ControllerRun()
    let controller = run.controller
    var random = RandomCommands(seed: UInt64(seed), size: 25)
    var generator = SeededGenerator(seed: UInt64(seed))
    controller.expansion.mode = .onePerLevel
    var tree = NaiveTree()
    for _ in 0..<200 {
      let command = random.next(for: tree)
      run.apply(ignoringErrors: command)
      if Int.random(in: 0..<20, using: &generator) == 0 {
        controller.restore(OutlineState(expanded: Array(controller.outline.allItems.prefix(9))))
      }
      tree = controller.outline.naiveTree
      for children in tree.children.values {
        #expect(children.count { tree.expanded.contains($0) } <= 1, "after \(command)")
      }
    }
  }

  @Test func switchingToOnePerLevelClosesTheRest() {
    let controller = Self.controller()
    controller.expandAll()
    controller.expansion.mode = .onePerLevel
    #expect(controller.outline.description == "- a\n  - a1\n    · x\n+ b\n+ c")
  }
}
