import Foundation
import Rowan
import RowanTestSupport
import Testing

/// Random commands on an outline and on the oracle: after each, all look-ups agree, the change turns the old
/// rows into the new ones, and it is as small as can be.
///
/// `ROWAN_RANDOM_COMMANDS` sets how many commands run in all; a failure prints its seed and a short list of
/// commands that fails.
struct RandomCommandTests {
  static let total =
    ProcessInfo.processInfo.environment["ROWAN_RANDOM_COMMANDS"].flatMap { Int($0) } ?? 100_000
  static let perSeed = 1_000

  @Test(arguments: 0..<max(total / perSeed, 1))
  func outlineAgreesWithOracle(run: Int) {
    let size = [8, 16, 36][run % 3]
    let fanout = [4, 4, 5, 32][run % 4]
    let failure = CommandRun.failure(
      seed: UInt64(run), count: Self.perSeed, size: size, fanout: fanout)
    if let failure { Issue.record("\(failure)") }
  }
}
