/// Keeps an observer of a controller; letting go of it, or cancelling it, ends the observation.
///
/// ```swift
/// observation = controller.observe { update in table.apply(update) }
/// ```
@MainActor
public final class OutlineObservation {
  private(set) var isActive = true

  nonisolated init() {}

  /// Ends the observation. An update that is being told is not told to this observer any more.
  public func cancel() {
    isActive = false
  }
}

/// The observers of a controller and the streams of its updates.
@MainActor
final class OutlineObservers<Item: Hashable & Sendable> {
  private struct Observer {
    weak var observation: OutlineObservation?
    var body: (OutlineUpdate<Item>) -> Void
  }

  private var observers: [Observer] = []
  private let streams = UpdateStreams<Item>()

  nonisolated init() {}

  func add(_ body: @escaping (OutlineUpdate<Item>) -> Void) -> OutlineObservation {
    let observation = OutlineObservation()
    observers.append(Observer(observation: observation, body: body))
    return observation
  }

  func makeStream() -> AsyncStream<OutlineUpdate<Item>> {
    AsyncStream { streams.continuations.append($0) }
  }

  /// Tells each observer that is there now; those that come meanwhile hear the next update.
  func tell(_ update: OutlineUpdate<Item>) {
    observers.removeAll { $0.observation?.isActive != true }
    for observer in observers where observer.observation?.isActive == true {
      observer.body(update)
    }
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
