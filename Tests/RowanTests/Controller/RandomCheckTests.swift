import Rowan
import RowanTestSupport
import Testing

/// Random commands on check marks, on the outline below them, and on the oracle: after each, every state
/// agrees, so do the items that changed, and the tallies are those of a recount.
struct RandomCheckTests {
  static let perSeed = 250

  @Test(arguments: 0..<max(RandomCommandTests.total / perSeed / 4, 4))
  func checksAgreeWithOracle(seed: Int) {
    let propagation = [CheckPropagation.both, .both, .down, .up, .both, .none][seed % 6]
    let size = [8, 16, 30][seed % 3]
    var random = RandomCheckCommands(seed: UInt64(seed), size: size)
    var run = CheckRun(propagation)
    var commands: [CheckCommand] = []
    for _ in 0..<Self.perSeed {
      let command = random.next(for: run.tree)
      commands.append(command)
      guard run.violation(after: command) != nil else { continue }
      let short = shrink(commands) { violation(of: $0, propagation) != nil }
      let report = violation(of: short, propagation) ?? "gone"
      Issue.record("seed \(seed): \(report)\n\(short.map { "  \($0),\n" }.joined())")
      return
    }
  }

  func violation(of commands: [CheckCommand], _ propagation: CheckPropagation) -> String? {
    var run = CheckRun(propagation)
    for command in commands {
      if let violation = run.violation(after: command) { return violation }
    }
    return nil
  }
}
