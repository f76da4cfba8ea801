import Testing

@testable import RowanCommand

@MainActor
struct AsyncSemaphoreTests {
  private struct Failure: Error {}

  @Test(arguments: [1, 3])
  func soManyAreLetThroughAtATime(_ count: Int) async {
    let semaphore = AsyncSemaphore(count)
    var (running, most, came, went) = (0, 0, [Int](), [Int]())
    let tasks = (0..<50).map { number in
      Task { @MainActor in
        came.append(number)
        await semaphore.withTurn {
          running += 1
          most = max(most, running)
          went.append(number)
          await Task.yield()
          running -= 1
        }
      }
    }
    for task in tasks { await task.value }
    #expect(most == count)
    #expect(went.sorted() == Array(0..<50))
    // First come, first served; but several that are let through may overtake each other on their way.
    if count == 1 { #expect(went == came) }
  }

  @Test func aFailureGivesItsTurnOn() async {
    let semaphore = AsyncSemaphore(1)
    for _ in 0..<3 {
      await #expect(throws: Failure.self) { try await semaphore.withTurn { throw Failure() } }
    }
    #expect(await semaphore.withTurn { 7 } == 7)
  }
}
