import Rowan
import RowanTestSupport
import Testing

/// Random commands on a controller, with everything it holds, against the oracle; an observer keeps its own rows,
/// selection and marks from nothing but what it is told.
@MainActor
struct RandomControllerTests {
  @Test(arguments: 0..<40)
  func controllerAgreesWithOracle(seed: Int) {
    let setup = ControllerRun.Setup(
      fanout: [4, 5, 32][seed % 3], mode: [.multiple, .multiple, .single][seed / 2 % 3],
      followsCollapse: seed % 4 == 1, parks: seed % 5 < 2,
      propagation: [.both, .both, .down, .up, .none][seed % 5], rule: [nil, 2, nil, 3][seed % 4])
    if let failure = Self.failure(seed: UInt64(seed), count: 250, setup) { Issue.record("\(failure)") }
  }

  static func failure(seed: UInt64, count: Int, _ setup: ControllerRun.Setup) -> String? {
    var random = RandomControllerCommands(seed: seed, size: 24)
    let run = ControllerRun(setup)
    var commands: [ControllerCommand] = []
    for _ in 0..<count {
      let command = random.next(for: run.oracle.shown)
      commands.append(command)
      guard run.violation(after: command) != nil else { continue }
      let short = shrink(commands) { firstViolation(in: $0, setup) != nil }
      let list = short.map { "  \($0)," }.joined(separator: "\n")
      return "seed \(seed), \(setup): \(firstViolation(in: short, setup) ?? "gone")\n[\n\(list)\n]"
    }
    return nil
  }

  static func firstViolation(in commands: [ControllerCommand], _ setup: ControllerRun.Setup) -> String? {
    let run = ControllerRun(setup)
    for command in commands {
      if let violation = run.violation(after: command) { return violation }
    }
    return nil
  }

  @Test(arguments: 0..<12)
  func projectionsAndStatesComeBackExactly(seed: Int) {
    let rule = [nil, 3][seed % 2]
    let controller = OutlineController<Int>(
      initiallyExpanded: rule.map { rule in { $0.isMultiple(of: rule) } })
    var random = RandomCommands(seed: UInt64(seed), size: 24)
    var generator = SeededGenerator(seed: UInt64(seed))
    for step in 0..<200 {
      let origin: ChangeOrigin = step % 3 == 0 ? .program : .user
      do { try controller.apply(random.next(for: controller.outline.naiveTree), origin: origin) } catch {}
      // Filter, open and close, and clear: everything is as it was.
      let before = controller.outline
      let state = controller.state
      controller.setFilter(OutlineFilter { $0.isMultiple(of: 2) })
      if let item = controller.outline.allItems.randomElement(using: &generator) {
        controller.toggle(item, origin: .user)
      }
      controller.setFilter(OutlineFilter { $0.isMultiple(of: 3) })
      controller.collapseAll(origin: .user)
      controller.setFilter(nil)
      controller.setSortOrder(>)
      controller.setSortOrder(nil)
      #expect(controller.outline == before, "seed \(seed), step \(step)")
      #expect(controller.state == state, "seed \(seed), step \(step)")
      // What was restored is what is saved next, and restoring it again changes nothing.
      controller.restore(state, keepingUserChoices: false)
      #expect(controller.state == state, "seed \(seed), step \(step)")
      #expect(controller.restore(state, keepingUserChoices: false)?.isEmpty == true)
    }
  }
}
