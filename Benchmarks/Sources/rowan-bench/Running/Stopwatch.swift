/// Takes times of repeated work, in nanoseconds for one operation.
struct Stopwatch {
  private(set) var samples: [Double] = []
  /// Everything that was computed goes in here, so that nothing is optimised away.
  private(set) var sink = 0

  /// Measures a body a few times.
  ///
  /// - Parameters:
  ///   - operations: How many operations the body does.
  ///   - rounds: How often it is done.
  ///   - body: Answers something that depends on what it did.
  mutating func measure(operations: Int = 1, rounds: Int = 5, _ body: () -> Int) {
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      let start = clock.now
      sink &+= body()
      let duration = start.duration(to: clock.now)
      let nanoseconds =
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
      samples.append(nanoseconds / Double(operations))
    }
  }
}
