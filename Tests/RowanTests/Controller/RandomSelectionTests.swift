import Rowan
import RowanTestSupport
import Testing

/// Random commands on a selection, on the outline it belongs to, and on the oracle: after each, selection,
/// anchor, focus and change agree, and the focus is on a row.
struct RandomSelectionTests {
  static let perSeed = 250

  @Test(arguments: 0..<max(RandomCommandTests.total / perSeed / 4, 16))
  func selectionAgreesWithOracle(seed: Int) {
    let setup = SelectionRun.Setup(
      mode: [.multiple, .multiple, .single, .multiple][seed % 4], followsCollapse: seed % 3 == 0,
      parks: seed % 2 == 0, isFiltered: seed % 5 == 0)
    var random = RandomSelectionCommands(seed: UInt64(seed), size: [8, 16, 30][seed / 4 % 3])
    var run = SelectionRun(setup)
    var commands: [SelectionCommand] = []
    for _ in 0..<Self.perSeed {
      let command = random.next(for: run.tree)
      commands.append(command)
      guard run.violation(after: command) != nil else { continue }
      let short = shrink(commands) { violation(of: $0, setup) != nil }
      let report = violation(of: short, setup) ?? "gone"
      Issue.record("seed \(seed): \(report)\n\(short.map { "  \($0),\n" }.joined())")
      return
    }
  }

  func violation(of commands: [SelectionCommand], _ setup: SelectionRun.Setup) -> String? {
    var run = SelectionRun(setup)
    for command in commands {
      if let violation = run.violation(after: command) { return violation }
    }
    return nil
  }
}
