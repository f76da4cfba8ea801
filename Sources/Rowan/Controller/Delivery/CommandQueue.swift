/// Orders commands: one runs and is told, and only then the next one.
///
/// A value that decides, and does nothing. A command from within a callback waits; commands of a batch run at
/// once, and are told together at its end.
struct CommandQueue {
  private enum Phase {
    case idle
    /// Within the body of a batch, between its commands.
    case batching(depth: Int)
    /// Within a command, or a callback that it makes.
    case running(inBatch: Int)
    /// While observers are told.
    case telling
  }

  enum Decision {
    case runAndTell
    case runInBatch
    case wait
  }

  private var phase = Phase.idle
  private var waiting: [() -> Void] = []
  private var isDraining = false

  /// What to do with a command.
  var decision: Decision {
    switch phase {
    case .idle: .runAndTell
    case .batching: .runInBatch
    case .running, .telling: .wait
    }
  }

  mutating func wait(_ command: @escaping () -> Void) {
    waiting.append(command)
  }

  mutating func beginCommand() {
    if case .batching(let depth) = phase {
      phase = .running(inBatch: depth)
    } else {
      phase = .running(inBatch: 0)
    }
  }

  /// - Returns: Whether the update is to be told now.
  mutating func endCommand() -> Bool {
    if case .running(let depth) = phase, depth > 0 {
      phase = .batching(depth: depth)
      return false
    }
    phase = .telling
    return true
  }

  mutating func beginBatch() {
    if case .batching(let depth) = phase {
      phase = .batching(depth: depth + 1)
    } else {
      phase = .batching(depth: 1)
    }
  }

  /// - Returns: Whether the update is to be told now.
  mutating func endBatch() -> Bool {
    if case .batching(let depth) = phase, depth > 1 {
      phase = .batching(depth: depth - 1)
      return false
    }
    phase = .telling
    return true
  }

  mutating func endTelling() {
    phase = .idle
  }

  /// - Returns: Whether the caller is to run the commands that wait; not while another caller does.
  mutating func beginDraining() -> Bool {
    if isDraining { return false }
    isDraining = true
    return true
  }

  /// The next command that waits; `nil` ends the draining.
  mutating func nextWaiting() -> (() -> Void)? {
    if waiting.isEmpty {
      isDraining = false
      return nil
    }
    return waiting.removeFirst()
  }
}
