/// Keeps an observer of a controller; letting go of it, or cancelling it, ends the observation.
///
/// ```swift
/// observation = controller.observe { update in table.apply(update) }
/// ```
@MainActor
public class OutlineObservation {
  fileprivate init() {}

  /// Ends the observation.
  ///
  /// An update that is being told is not told to this observer any more.
  public func cancel() {}
}

/// An observation holds what the observer captured, not the controller: an observer that captures the controller
/// makes no cycle that outlives the observation.
private final class Observation<Item: Hashable & Sendable>: OutlineObservation {
  var body: ((OutlineUpdate<Item>) -> Void)?

  init(_ body: @escaping (OutlineUpdate<Item>) -> Void) {
    self.body = body
    super.init()
  }

  override func cancel() {
    body = nil
  }
}

/// The observers of a controller and the streams of its updates.
@MainActor
final class OutlineObservers<Item: Hashable & Sendable> {
  private struct Entry {
    weak var observation: Observation<Item>?
  }

  private var entries: [Entry] = []
  private let streams = UpdateStreams<Item>()

  nonisolated init() {}

  func add(_ body: @escaping (OutlineUpdate<Item>) -> Void) -> OutlineObservation {
    let observation = Observation(body)
    entries.append(Entry(observation: observation))
    return observation
  }

  func makeStream() -> AsyncStream<OutlineUpdate<Item>> {
    AsyncStream { streams.continuations.append($0) }
  }

  /// Tells each observer that is there now; those that come meanwhile hear the next update.
  func tell(_ update: OutlineUpdate<Item>) {
    entries.removeAll { $0.observation?.body == nil }
    for entry in entries { entry.observation?.body?(update) }
    streams.continuations.removeAll { continuation in
      if case .terminated = continuation.yield(update) { true } else { false }
    }
  }
}

/// Ends the streams when nobody can write to them any more.
private final class UpdateStreams<Item: Hashable & Sendable> {
  var continuations: [AsyncStream<OutlineUpdate<Item>>.Continuation] = []

  deinit {
    for continuation in continuations { continuation.finish() }
  }
}
