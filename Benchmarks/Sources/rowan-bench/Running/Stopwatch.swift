/// Takes samples of repeated work, each in nanoseconds for one operation, or in bytes.
struct Stopwatch {
  private(set) var samples: [Double] = []
  /// What the first sample came to: the same for everybody who does the same work.
  private(set) var answer: Int?
  /// Everything that was computed goes in here, so that nothing is optimised away.
  private(set) var sink = 0
  private let clock = ContinuousClock()
  /// When the first sample began: what comes before it is preparation.
  private var start: ContinuousClock.Instant?
  private let patience: Duration

  /// - Parameter patience: How long samples are taken; there is always one, and there are never more than five.
  init(patience: Duration) {
    self.patience = patience
  }

  /// Whether another sample is wanted.
  var goesOn: Bool {
    guard let start else { return true }
    return samples.count < 5 && start.duration(to: clock.now) < patience
  }

  /// Takes one sample.
  ///
  /// - Parameters:
  ///   - operations: How many operations the body does.
  ///   - body: Answers something that depends on what it did.
  mutating func sample(operations: Int = 1, _ body: () -> Int) {
    let sampleStart = clock.now
    if start == nil { start = sampleStart }
    let result = body()
    let duration = sampleStart.duration(to: clock.now)
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    note(nanoseconds / Double(operations), result)
  }

  /// Takes samples of a body that can be repeated as it is.
  mutating func measure(operations: Int = 1, _ body: () -> Int) {
    while goesOn { sample(operations: operations, body) }
  }

  /// Notes a sample that was taken otherwise.
  mutating func note(_ value: Double, _ result: Int) {
    samples.append(value)
    if answer == nil { answer = result }
    sink &+= result
  }
}

extension Stopwatch {
  /// Takes samples of a body, and undoes it after each without counting that.
  mutating func alternate(operations: Int = 1, _ body: () -> Int, undo: () -> Void) {
    while goesOn {
      sample(operations: operations, body)
      undo()
    }
  }
}
