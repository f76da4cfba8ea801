import Rowan

/// Carries commands out on an outline and on the oracle side by side, and compares everything after each.
package struct CommandRun {
  package private(set) var outline: Outline<Int>
  package private(set) var tree = NaiveTree()
  private var rows: [NaiveTree.Row] = []
  private var commands = 0
  /// After how many commands all look-ups are compared in a tree that is not small: it takes most of the time, and
  /// what is wrong stays wrong for some commands.
  private var lookUpInterval = 4
  private var former: (rows: [NaiveTree.Row], changes: RowChanges)?

  package init(fanout: Int) {
    outline = Outline(fanout: fanout)
  }

  /// A run that begins with an outline and its oracle.
  package init(_ outline: Outline<Int>, _ tree: NaiveTree) {
    self.outline = outline
    self.tree = tree
    rows = tree.rows
  }

  /// Carries a command out; answers what went wrong, or `nil`.
  package mutating func violation(after command: OutlineCommand) -> String? {
    let before = outline
    var changes = RowChanges(unchanged: rows.count)
    var error: OutlineError<Int>?
    do { changes = try outline.apply(command) } catch let thrown { error = thrown }
    var expectedError: OutlineError<Int>?
    var refreshed: [Int] = []
    do { refreshed = try tree.apply(command) } catch let thrown { expectedError = thrown }

    if error != expectedError {
      return "threw \(error.map { "\($0)" } ?? "nothing"), not \(expectedError.map { "\($0)" } ?? "nothing")"
    }
    #if DEBUG || ROWAN_CHECK_INVARIANTS
      if let violation = outline.firstViolation() { return "invariant: \(violation)" }
    #endif
    let oldRows = rows
    rows = tree.rows
    commands += 1
    if rows.count <= 12 || commands % lookUpInterval == 0, let violation = outline.differences(from: tree) {
      return violation
    }
    if let violation = RowValidator.violation(of: changes, from: oldRows, to: rows, refreshed: refreshed) {
      return "\(changes): \(violation)"
    }
    let diff = outline.changes(from: before) { old, _ in refreshed.contains(old) }
    if diff != changes { return "the diff is \(diff), the command answered \(changes)" }
    if let violation = RowValidator.violation(ofSectioned: changes, from: oldRows, to: rows) {
      return "\(changes) in sections: \(violation)"
    }
    if let former {
      let both = former.changes.followed(by: changes)
      if let violation = RowValidator.violation(ofComposition: both, from: former.rows, to: rows) {
        return "\(former.changes) followed by \(changes) gives \(both): \(violation)"
      }
    }
    former = (oldRows, changes)
    return nil
  }

  /// Runs commands from an empty tree; answers what went wrong and after how many commands.
  package static func firstViolation(
    in commands: [OutlineCommand], fanout: Int
  ) -> (count: Int, violation: String)? {
    var run = CommandRun(fanout: fanout)
    run.lookUpInterval = 1
    for (index, command) in commands.enumerated() {
      if let violation = run.violation(after: command) { return (index + 1, violation) }
    }
    return nil
  }

  /// A random run: `nil`, or a report with the seed and a short list of commands that fails.
  package static func failure(seed: UInt64, count: Int, size: Int, fanout: Int) -> String? {
    var random = RandomCommands(seed: seed, size: size)
    var run = CommandRun(fanout: fanout)
    var commands: [OutlineCommand] = []
    for _ in 0..<count {
      let command = random.next(for: run.tree)
      commands.append(command)
      guard run.violation(after: command) != nil else { continue }
      let short = shrink(commands) { firstViolation(in: $0, fanout: fanout) != nil }
      let violation = firstViolation(in: short, fanout: fanout)?.violation ?? "gone"
      let list = short.map { "  \($0)," }.joined(separator: "\n")
      return "seed \(seed), fan-out \(fanout): \(violation)\n[\n\(list)\n]"
    }
    return nil
  }
}

/// Leaves elements out of a failing list as long as it still fails.
package func shrink<Element>(_ elements: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
  var elements = elements
  var chunk = max(elements.count / 2, 1)
  while true {
    var index = 0
    var removedAny = false
    while index < elements.count {
      var candidate = elements
      candidate.removeSubrange(index..<min(index + chunk, elements.count))
      if fails(candidate) {
        elements = candidate
        removedAny = true
      } else {
        index += chunk
      }
    }
    if chunk == 1, !removedAny { return elements }
    if !removedAny || chunk > 1 { chunk = max(chunk / 2, 1) }
  }
}
