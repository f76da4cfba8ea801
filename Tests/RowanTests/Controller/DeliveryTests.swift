import Rowan
import RowanTestSupport
import Testing

/// One command at a time, each change told once, and what arrives meanwhile waits.
@MainActor
struct DeliveryTests {
  static func controller() -> OutlineController<String> {
    OutlineController(Outline(picture: "- a\n  + a1\n    · x\n  · a2\n+ b\n  · b1\n· c"))
  }

  /// Notes each update, and the rows that the controller has then.
  @MainActor
  final class Listener {
    var heard: [String] = []
    private var observation: OutlineObservation?

    init(
      _ controller: OutlineController<String>, _ react: @escaping (OutlineUpdate<String>) -> Void = { _ in }
    ) {
      observation = controller.observe { [weak self, unowned controller] update in
        #expect(update.changes.newCount == controller.outline.rows.count)
        self?.heard.append(update.changes.description)
        react(update)
      }
    }
  }

  @Test func caseP020CommandsFromACallbackRunAfterIt() {
    let controller = Self.controller()
    var answers: [RowChanges?] = []
    let first = Listener(controller) { update in
      if update.origin == .user { answers.append(controller.collapseAll()) }
    }
    let second = Listener(controller)
    #expect(controller.expand("b", origin: .user)?.description == "4+1 3!")
    // Both observers heard the first change with its own rows before the second one was made.
    #expect(first.heard == ["4+1 3!", "1-2 4-1 0!2"])
    #expect(second.heard == first.heard)
    #expect(answers == [nil])
    #expect(controller.outline.description == "+ a\n+ b\n· c")
  }

  @Test func caseP133RapidTapsAreWholeTransactions() {
    let controller = Self.controller()
    let listener = Listener(controller)
    for _ in 0..<3 { controller.toggle("a", origin: .user) }
    #expect(listener.heard == ["1-2 0!", "1+2 0!", "1-2 0!"])
  }

  @Test func manyWaitingCommandsDoNotNest() {
    let controller = Self.controller()
    var rounds = 0
    let listener = Listener(controller) { _ in
      rounds += 1
      if rounds < 20_000 { controller.toggle("b") }
    }
    controller.toggle("b")
    #expect(rounds == 20_000)
    #expect(listener.heard.count == 20_000)
  }

  @Test func batchesAreToldAsOne() {
    let controller = Self.controller()
    let listener = Listener(controller)
    var inner: RowChanges?
    let all = controller.batch {
      controller.collapse("a")
      controller.batch { inner = controller.expand("b") }
    }
    #expect(inner?.description == "2+1 1!")
    #expect(all?.description == "1-2 2+1 0!2")
    #expect(listener.heard == ["1-2 2+1 0!2"])
  }

  @Test func emptyChangesAreNotTold() {
    let controller = Self.controller()
    let listener = Listener(controller)
    #expect(controller.expand("a")?.isEmpty == true)
    #expect(controller.expand("nowhere")?.isEmpty == true)
    controller.batch {}
    #expect(listener.heard.isEmpty)
  }

  @Test func observersComeAndGo() {
    let controller = Self.controller()
    var heard = 0
    var observation: OutlineObservation? = controller.observe { _ in heard += 1 }
    controller.toggle("b")
    observation?.cancel()
    controller.toggle("b")
    #expect(heard == 1)
    observation = controller.observe { _ in heard += 1 }
    controller.toggle("b")
    observation = nil
    controller.toggle("b")
    #expect(heard == 2)
    // One that cancels another while it is told.
    var second: OutlineObservation?
    let first = controller.observe { _ in second?.cancel() }
    second = controller.observe { _ in heard += 1 }
    controller.toggle("b")
    #expect(heard == 2)
    _ = first
  }

  @Test func streamsGiveEachUpdate() async {
    var controller: OutlineController? = Self.controller()
    let updates = controller!.updates
    controller!.expand("b")
    controller!.collapse("a", origin: .user)
    controller = nil
    var heard: [String] = []
    for await update in updates { heard.append("\(update.origin) \(update.changes)") }
    #expect(heard == ["program 4+1 3!", "user 1-2 0!"])
  }

  @Test func editsThatWaitAreRefusedToAHandler() throws {
    let controller = Self.controller()
    var refusals: [OutlineError<String>] = []
    controller.refused = { refusals.append($0) }
    let listener = Listener(controller) { update in
      guard update.origin == .user else { return }
      #expect(throws: Never.self) { try controller.append(["c"]) }
      #expect(throws: Never.self) { try controller.append(["d"]) }
    }
    controller.expand("b", origin: .user)
    #expect(refusals == [.duplicate("c", existing: [2])])
    #expect(controller.outline.rootItems == ["a", "b", "c", "d"])
    #expect(throws: OutlineError<String>.duplicate("d", existing: [3])) { try controller.append(["d"]) }
    _ = listener
  }

  @Test func hooksAreAskedAndTold() {
    let controller = Self.controller()
    var calls: [String] = []
    controller.expansion.shouldExpand = {
      calls.append("should \($0)"); return $0 != "a1"
    }
    controller.expansion.willExpand = { calls.append("will \($0)") }
    controller.expansion.didExpand = { calls.append("did \($0)") }
    controller.expansion.willCollapse = { calls.append("closing \($0)") }
    controller.expansion.didCollapse = { calls.append("closed \($0)") }
    let listener = Listener(controller) { _ in calls.append("told") }
    controller.expandAll()
    #expect(calls == ["should a1", "should b", "will b", "told", "did b"])
    #expect(!controller.outline.isExpanded("a1"))
    calls = []
    controller.collapse("a")
    #expect(calls == ["closing a", "told", "closed a"])
    _ = listener
  }

  @Test func canToggleBindsTheUserOnly() {
    let controller = Self.controller()
    controller.expansion.canToggle = { $0 != "b" }
    #expect(controller.toggle("b", origin: .user)?.isEmpty == true)
    controller.expandAll(origin: .user)
    #expect(!controller.outline.isExpanded("b"))
    #expect(controller.toggle("b")?.isEmpty == false)
  }

  @Test func caseP028ReplacementsWhileOneIsToldAreNotLost() {
    let controller = Self.controller()
    var completions: [Int] = []
    let listener = Listener(controller) { update in
      guard update.origin == .user else { return }
      for number in 1...3 {
        controller.replaceDescendants(
          with: Outline(["new \(number)"], children: { _ in [] }), completion: { completions.append(number) })
      }
    }
    controller.toggle("b", origin: .user)
    #expect(controller.outline.description == "· new 3")
    #expect(completions == [1, 2, 3])
    #expect(listener.heard.count == 2)
  }

  @Test func caseP029RowsAndCountsChangeTogether() {
    let controller = Self.controller()
    var counts: [[Int]] = []
    let listener = Listener(controller) { update in
      counts.append([update.changes.oldCount, update.changes.newCount, Array(controller.outline.rows).count])
    }
    controller.expand("b")
    controller.collapseAll()
    #expect(counts == [[5, 6, 6], [6, 3, 3]])
    _ = listener
  }

  @Test func rowsAndPathsAreLookedUpAtOnce() {
    let controller = Self.controller()
    let listener = Listener(controller) { update in
      // Row 1 is a1 now; when the command runs, it is another one.
      if update.origin == .user {
        controller.toggle(atRow: 1)
        controller.toggle(atPath: [1])
      }
    }
    controller.collapse("a", origin: .user)
    #expect(controller.outline.isExpanded("b") == false)
    #expect(listener.heard.count == 3)
    #expect(controller.toggle(atRow: 99)?.isEmpty == true)
    #expect(controller.toggle(atPath: [9, 9])?.isEmpty == true)
  }

  @Test func controllersAreFreed() {
    weak var weakController: OutlineController<String>?
    var observation: OutlineObservation?
    do {
      let controller = Self.controller()
      weakController = controller
      observation = controller.observe { _ in }
      controller.toggle("a")
      controller.setFilter(OutlineFilter { $0 == "x" })
    }
    #expect(weakController == nil)
    observation?.cancel()
  }
}
