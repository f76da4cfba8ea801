import RowanTestSupport
import RowanUIKit
import Testing

/// Random commands, taps, scrolling and mishaps through the flagship data source, on a table that refuses whatever
/// UIKit refuses; the cells are compared with the oracle after every step.
@MainActor
struct RandomTableTests {
  @Test(arguments: 0..<20)
  func oneSection(seed: Int) async {
    await expectNoFailure(seed: seed, sections: .one)
  }

  @Test(arguments: 20..<40)
  func rootsAsSections(seed: Int) async {
    await expectNoFailure(seed: seed, sections: .rootsCollapsible)
  }

  private func expectNoFailure(seed: Int, sections: OutlineTableSections) async {
    if let failure = await Self.failure(seed: UInt64(seed), count: 500, sections: sections) {
      Issue.record("\(failure)")
    }
  }

  static func makeRun(_ seed: UInt64, _ sections: OutlineTableSections) -> TableRun {
    TableRun(
      sections: sections, keepsCells: seed % 2 == 0, preparation: seed % 3 == 0 ? 200 : 0,
      limit: seed % 5 == 0 ? 6 : 500)
  }

  static func failure(seed: UInt64, count: Int, sections: OutlineTableSections) async -> String? {
    var random = RandomSteps(seed: seed)
    let run = makeRun(seed, sections)
    var steps: [TableStep] = []
    for _ in 0..<count {
      let step = random.next(for: run.run.shown)
      steps.append(step)
      guard let violation = await run.violation(after: step) else { continue }
      let short = await shrink(steps) { await firstViolation(in: $0, seed, sections) != nil }
      let list = short.map { "  \($0)," }.joined(separator: "\n")
      return "seed \(seed): \(await firstViolation(in: short, seed, sections) ?? violation)\n[\n\(list)\n]"
    }
    return nil
  }

  static func firstViolation(
    in steps: [TableStep], _ seed: UInt64, _ sections: OutlineTableSections
  ) async -> String? {
    let run = makeRun(seed, sections)
    for step in steps {
      if let violation = await run.violation(after: step) { return violation }
    }
    return nil
  }

  /// The steps without those that the failure does not need.
  static func shrink(_ steps: [TableStep], fails: ([TableStep]) async -> Bool) async -> [TableStep] {
    var steps = steps
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if await fails(fewer) { steps = fewer } else { start += size }
      }
      size /= 2
    }
    return steps
  }
}

/// Makes random steps.
struct RandomSteps {
  private var commands: RandomCommands
  private var generator: SeededGenerator

  init(seed: UInt64) {
    commands = RandomCommands(seed: seed, size: 24)
    generator = SeededGenerator(seed: seed &+ 1_000)
  }

  mutating func next(for tree: NaiveTree) -> TableStep {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<36: .command(command(tree))
    case 36..<39: .select(tree.items.randomElement(using: &generator) ?? 0)
    case 39..<43:
      .reorder(
        Int.random(in: 0..<8, using: &generator),
        to: path(
          Int.random(in: 0..<12, using: &generator), chance(60) ? 0 : Int.random(in: 0..<5, using: &generator)
        ))
    case 43..<48:
      .drag(
        Int.random(in: 0..<8, using: &generator), to: Int.random(in: 0..<8, using: &generator),
        percent: Int.random(in: 0..<100, using: &generator))
    case 48..<66: .tap(Int.random(in: 0..<8, using: &generator))
    case 66..<70: .doubleTap(Int.random(in: 0..<8, using: &generator))
    case 70..<73: .headerTap(Int.random(in: 0..<4, using: &generator))
    case 73..<85: .scroll(Int.random(in: -400..<400, using: &generator))
    case 85..<88: .window(Bool.random(using: &generator))
    case 88..<90: .reload
    case 90..<93: .within((0..<Int.random(in: 1...3, using: &generator)).map { _ in command(tree) })
    case 93..<95: .amid([commands.next(for: tree), commands.next(for: tree)])
    case 95..<97: .replace(during: command(tree))
    default: .layout
    }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func command(_ tree: NaiveTree) -> TreeCommand {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<7: .filter([nil, nil, 2, 3, 5].randomElement(using: &generator) ?? nil)
    case 7..<14: .sort([nil, 2, 3, 7, 1_000].randomElement(using: &generator) ?? nil)
    case 14..<20: .batch((0..<3).map { _ in commands.next(for: tree) })
    default: .outline(commands.next(for: tree))
    }
  }
}
