import Rowan
import RowanTestSupport
import Testing

/// Random commands on a controller with filters, sort orders and batches, against the oracle; an observer keeps
/// its own rows from nothing but what it is told.
@MainActor
struct RandomControllerTests {
  @Test(arguments: 0..<30)
  func controllerAgreesWithOracle(seed: Int) {
    let fanout = [4, 5, 32][seed % 3]
    if let failure = Self.failure(seed: UInt64(seed), count: 400, fanout: fanout) {
      Issue.record("\(failure)")
    }
  }

  static func failure(seed: UInt64, count: Int, fanout: Int) -> String? {
    var random = RandomCommands(seed: seed, size: 24)
    var generator = SeededGenerator(seed: seed &+ 77)
    let run = ControllerRun(fanout: fanout)
    var commands: [ControllerCommand] = []
    for _ in 0..<count {
      let command: ControllerCommand
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<7: command = .filter([nil, 2, 3, 5, 1, 100].randomElement(using: &generator)!)
      case 7..<14: command = .sort([nil, 2, 3, 7, 1_000].randomElement(using: &generator)!)
      case 14..<20: command = .batch((0..<3).map { _ in random.next(for: run.shownTree) })
      default: command = .outline(random.next(for: run.shownTree))
      }
      commands.append(command)
      guard run.violation(after: command) != nil else { continue }
      let short = shrink(commands) { firstViolation(in: $0, fanout: fanout) != nil }
      let list = short.map { "  \($0)," }.joined(separator: "\n")
      return "seed \(seed): \(firstViolation(in: short, fanout: fanout) ?? "gone")\n[\n\(list)\n]"
    }
    return nil
  }

  static func firstViolation(in commands: [ControllerCommand], fanout: Int) -> String? {
    let run = ControllerRun(fanout: fanout)
    for command in commands {
      if let violation = run.violation(after: command) { return violation }
    }
    return nil
  }
}
