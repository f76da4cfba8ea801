import Rowan
import RowanTestSupport
import Testing

/// Every tree of up to four items, every way of opening it, and every command on it, except that two items
/// move together in trees of up to three.
struct ExhaustiveTests {
  static func levels(count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return levels(count: count - 1).flatMap { shape in
      (0...(shape.last.map { $0 + 1 } ?? 0)).map { shape + [$0] }
    }
  }

  static func runs(count: Int) -> [CommandRun] {
    levels(count: count).flatMap { shape -> [CommandRun] in
      let items = shape.enumerated().map { OutlineCommand.Leveled($1, $0) }
      let parents = zip(shape.indices, shape.dropFirst()).filter { $1 > shape[$0] }.map(\.0)
      return (0..<1 << parents.count).map { choice in
        let expanded = parents.indices.filter { choice & (1 << $0) != 0 }.map { parents[$0] }
        var run = CommandRun(fanout: 4)
        #expect(run.violation(after: .appendOutline(items, expanded: expanded, to: nil)) == nil)
        return run
      }
    }
  }

  static func commands(count: Int) -> [OutlineCommand] {
    let items = Array(0..<count)
    let parents: [Int?] = [nil] + items
    var commands: [OutlineCommand] = [.deleteAll, .expandAll(nil), .collapseAll(nil), .expand(items)]
    commands += [.collapse(items, .keep), .collapse(items, .reset), .delete(items)]
    for item in items {
      commands += [
        .expand([item]), .collapse([item], .keep), .collapse([item], .reset), .toggle(item), .expandAll(item),
        .collapseAll(item), .expandToDepth(1, item), .reveal(item), .delete([item]), .refresh([item]),
        .insertBefore([90], item), .insertAfter([90, 91], item), .append([item], to: nil),
      ]
      for expandable in [Expandable.leaf, .parent, .unknown] {
        commands.append(.setExpandable(expandable, [item]))
      }
      for other in items where other != item {
        commands += [.delete([item, other]), .expand([item, other]), .collapse([item, other], .keep)]
      }
    }
    for parent in parents {
      commands += [
        .append([90, 91, 92], to: parent), .setPlaceholder(.loading, parent), .replaceChildren(parent, []),
        .replaceChildren(parent, items.reversed()), .replaceDescendants(parent, [], expanded: []),
      ]
      for index in -1...count + 1 {
        commands.append(.insert([90], at: index, in: parent))
        for item in items {
          commands.append(.move([item], to: parent, at: index))
          for other in items where other != item && count < 4 {
            commands.append(.move([item, other], to: parent, at: index))
          }
        }
      }
    }
    return commands
  }

  @Test(arguments: 0...4)
  func everyCommandOnEveryTree(count: Int) {
    for run in Self.runs(count: count) {
      for command in Self.commands(count: count) {
        var copy = run
        if let violation = copy.violation(after: command) {
          Issue.record("\(command) on\n\(run.tree.picture)\n: \(violation)")
        }
      }
    }
  }

  @Test func everyDifference() {
    // The same items in every arrangement, and in other numbers.
    let runs = (0...3).flatMap { Self.runs(count: $0) }
    let permuted = runs.map { run in
      Outline(levels: run.outline.levels.map { ($0.level, 3 - $0.item) })
    }
    let outlines = runs.map(\.outline) + permuted
    let rows = outlines.map { outline in outline.naiveTree.rows }
    for old in outlines.indices {
      for new in outlines.indices {
        let changes = outlines[new].changes(from: outlines[old])
        if let violation = RowValidator.violation(of: changes, from: rows[old], to: rows[new]) {
          Issue.record("\(changes) from\n\(outlines[old])\nto\n\(outlines[new])\n: \(violation)")
        }
      }
    }
  }
}

extension Outline where Item == Int {
  /// The oracle's tree of an outline without placeholders.
  var naiveTree: NaiveTree {
    NaiveTree(levels.map { OutlineCommand.Leveled($0.level, $0.item) }, expanded: expandedItems)
  }
}
