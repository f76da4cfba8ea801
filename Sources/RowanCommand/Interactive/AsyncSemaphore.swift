/// Lets a number of tasks through at a time; the others wait, first come, first served.
@MainActor
final class AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many of those that waited were let through; they are dropped from the list now and then.
  private var served = 0

  init(_ count: Int) {
    free = count
  }

  /// Does something as soon as fewer than the number do.
  func withTurn<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { letNextThrough() }
    return try await body()
  }

  private func letNextThrough() {
    guard served < waiting.count else {
      free += 1
      return
    }
    waiting[served].resume()
    served += 1
    if served * 2 > waiting.count {
      waiting.removeFirst(served)
      served = 0
    }
  }
}
