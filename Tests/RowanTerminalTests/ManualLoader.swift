import Rowan
import Testing

/// A loader that answers when a test says so.
@MainActor
final class ManualLoader<Item: Hashable & Sendable> {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private var waiting: [Item?: CheckedContinuation<LoadedChildren<Item>, any Error>] = [:]
  private(set) var requests: [Item?] = []

  nonisolated init() {}

  /// The loader, which waits for what the test says.
  nonisolated var loader: OutlineLoader<Item> {
    { parent, _ in try await self.wait(for: parent) }
  }

  private func wait(for parent: Item?) async throws -> LoadedChildren<Item> {
    requests.append(parent)
    return try await withCheckedThrowingContinuation { waiting[parent] = $0 }
  }

  /// Answers the request for the children of an item, and lets the controller take the answer over.
  func answer(
    _ parent: Item?, _ children: [Item], next: String? = nil, expandable: Expandable = .leaf
  ) async {
    await finish(parent) {
      $0.resume(
        returning: LoadedChildren(children, next: next.map { PageCursor(rawValue: $0) }) { _ in expandable })
    }
  }

  func fail(_ parent: Item?, _ message: String) async {
    await finish(parent) { $0.resume(throwing: Failure(description: message)) }
  }

  /// Waits until there is such a request.
  func arrival(of parent: Item?) async {
    for _ in 0..<10_000 where waiting[parent] == nil { await Task.yield() }
    #expect(waiting[parent] != nil, "nobody asks for the children of \(String(describing: parent))")
  }

  private func finish(
    _ parent: Item?, _ answer: (CheckedContinuation<LoadedChildren<Item>, any Error>) -> Void
  ) async {
    await arrival(of: parent)
    waiting.removeValue(forKey: parent).map(answer)
  }
}
