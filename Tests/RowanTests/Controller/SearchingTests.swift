import Dispatch
import Rowan
import RowanTestSupport
import Testing

/// Filters and orders that are worked out away from the main actor.
@MainActor @Suite(.serialized)
struct SearchingTests {
  /// Lets a question wait until the test says so, and says that it was asked.
  private final class Gate: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let (asked, asking) = AsyncStream<Void>.makeStream()

    func pass() {
      asking.yield()
      semaphore.wait()
      semaphore.signal()
    }

    // On the main actor, since the threads of other tasks may all be waiting in here.
    @MainActor func arrival() async {
      for await _ in asked { return }
    }

    func open() { semaphore.signal() }
  }

  private static let numbers = Outline(levels: (0..<2_000).map { ($0 % 10 == 0 ? 0 : 1, $0) })
  private let controller = OutlineController(numbers)

  private var filter: OutlineFilter<Int> { OutlineFilter { $0 % 7 == 3 } }

  /// Expects that what a command changes is told once, and rightly.
  private func expectOneUpdate(
    of controller: OutlineController<Int>, _ command: () async -> Void
  ) async {
    var rows = Array(controller.outline.rows)
    var updates = 0
    let observation = controller.observe { update in
      updates += 1
      let new = Array(controller.outline.rows)
      #expect(update.changes.applied(to: rows) { new[$0] }.map(\.id) == new.map(\.id))
      rows = new
    }
    await command()
    #expect(updates == 1)
    #expect(rows == Array(controller.outline.rows))
    observation.cancel()
  }

  @Test func findsWhatTheFilterLetsThrough() async {
    let other = OutlineController(Self.numbers)
    other.setFilter(filter)
    await expectOneUpdate(of: controller) {
      #expect(await controller.setFilter(filter) { $0 % 7 == 3 })
    }
    #expect(controller.outline == other.outline)
    #expect(controller.matchCount == other.matchCount)
    #expect(controller.match(after: 3) == 10)
    // Another one, with what was opened and closed in the first.
    controller.collapse(0, origin: .user)
    other.collapse(0, origin: .user)
    other.setFilter(OutlineFilter { $0 % 3 == 1 })
    #expect(await controller.setFilter(OutlineFilter { $0 % 3 == 1 }) { $0 % 3 == 1 })
    #expect(!controller.outline.isExpanded(0))
    #expect(controller.outline == other.outline)
    // Everything is as it was.
    controller.setFilter(nil)
    #expect(controller.outline == Self.numbers)
  }

  @Test func theFilterAnswersForWhatComesLater() async throws {
    #expect(await controller.setFilter(filter) { $0 % 7 == 3 })
    let count = controller.matchCount
    try controller.append([7_003, 7_004], to: 0)
    #expect(controller.matchCount == count + 1)
  }

  @Test func theLastOneWins() async {
    let searches = (0..<5).map { number in
      Task { await controller.setFilter(OutlineFilter { $0 == number }) { $0 == number } }
    }
    var results: [Bool] = []
    for search in searches { results.append(await search.value) }
    #expect(results == [false, false, false, false, true])
    #expect(controller.matchCount == 1)
    #expect(controller.isMatch(4))
    // One that is set at once wins over those that are under way.
    let gate = Gate()
    let late = Task {
      await controller.setFilter(filter) { number in
        gate.pass()
        return number % 7 == 3
      }
    }
    await gate.arrival()
    controller.setFilter(nil)
    gate.open()
    #expect(await !late.value)
    #expect(controller.filter == nil)
  }

  @Test func oneThatIsCancelledChangesNothing() async {
    let search = Task { await controller.setFilter(filter) { $0 % 7 == 3 } }
    search.cancel()
    #expect(await !search.value)
    #expect(controller.filter == nil)
    #expect(controller.outline == Self.numbers)
  }

  @Test func commandsThatRunMeanwhileCount() async throws {
    let gate = Gate()
    let search = Task {
      await controller.setFilter(filter) { number in
        gate.pass()
        return number % 7 == 3
      }
    }
    await gate.arrival()
    // It is asked of the items as they were, and has to begin again.
    try controller.append([7_003], to: 0)
    controller.expand(10, origin: .user)
    gate.open()
    #expect(await search.value)
    let other = OutlineController(Self.numbers)
    try other.append([7_003], to: 0)
    other.expand(10, origin: .user)
    other.setFilter(filter)
    #expect(controller.outline == other.outline)
    #expect(controller.isMatch(7_003))
  }

  @Test func sortsElsewhere() async throws {
    let other = OutlineController(Self.numbers)
    controller.expand(10, origin: .user)
    other.expand(10, origin: .user)
    await expectOneUpdate(of: controller) {
      #expect(await controller.setSortOrder(>, comparing: >))
    }
    other.setSortOrder(>)
    #expect(controller.outline == other.outline)
    #expect(controller.isSorted)
    // Later ones come where they belong.
    try controller.append([15_000], to: 10)
    #expect(controller.outline.children(of: 10).first == 15_000)
    // In the given order they are last.
    controller.setSortOrder(nil)
    #expect(controller.outline.children(of: 10).last == 15_000)
  }

  @Test func theLastOrderWins() async {
    let gate = Gate()
    let first = Task {
      await controller.setSortOrder(>) { left, right in
        gate.pass()
        return left > right
      }
    }
    await gate.arrival()
    controller.setSortOrder(nil)
    gate.open()
    #expect(await !first.value)
    #expect(controller.outline == Self.numbers)
  }

  @Test func sortsUnderAFilter() async {
    controller.setFilter(filter)
    await expectOneUpdate(of: controller) {
      #expect(await controller.setSortOrder(>, comparing: >))
    }
    let other = OutlineController(Self.numbers)
    other.setSortOrder(>)
    other.setFilter(filter)
    #expect(controller.outline == other.outline)
  }
}
