import Rowan
import RowanTestSupport

/// What can be asked of a controller in a random run.
enum ControllerCommand: CustomStringConvertible {
  /// By a program, or by the user.
  case outline(OutlineCommand, byUser: Bool)
  /// Shows what a number divides; `nil` ends the filter.
  case filter(Int?)
  /// Sorts by the remainder of a division; `nil` gives the given order.
  case sort(Int?)
  /// With another command than an edit.
  case select(SelectionCommand)
  /// With another command than an edit; the scope is the filter's.
  case check(CheckCommand)
  case drop([Int], OutlineDropTarget<Int>)
  case save
  case restore(keepingUserChoices: Bool)
  case batch([ControllerCommand])

  var description: String {
    switch self {
    case .outline(let command, let byUser): ".outline(\(command), byUser: \(byUser))"
    case .filter(let divisor): ".filter(\(divisor.map { "\($0)" } ?? "nil"))"
    case .sort(let divisor): ".sort(\(divisor.map { "\($0)" } ?? "nil"))"
    case .select(let command): ".select(\(command))"
    case .check(let command): ".check(\(command))"
    case .drop(let items, let target): ".drop(\(items), \(target))"
    case .save: ".save"
    case .restore(let keeping): ".restore(keepingUserChoices: \(keeping))"
    case .batch(let commands): ".batch(\(commands))"
    }
  }
}

/// Makes random commands for a controller.
struct RandomControllerCommands {
  private var generator: SeededGenerator
  private var edits: RandomCommands
  private var selections: RandomSelectionCommands
  private var checks: RandomCheckCommands

  init(seed: UInt64, size: Int) {
    generator = SeededGenerator(seed: seed &+ 77)
    edits = RandomCommands(seed: seed, size: size)
    selections = RandomSelectionCommands(seed: seed, size: size)
    checks = RandomCheckCommands(seed: seed, size: size)
  }

  mutating func next(for tree: NaiveTree, isBatch: Bool = false) -> ControllerCommand {
    switch number(below: 100) {
    case 0..<6: return .filter([nil, 2, 3, 5, 1, 100][number(below: 6)])
    case 6..<12: return .sort([nil, 2, 3, 7, 1_000][number(below: 5)])
    case 12..<17 where !isBatch: return .batch((0..<3).map { _ in next(for: tree, isBatch: true) })
    case 17..<35:
      while true {
        let command = selections.next(for: tree)
        if case .edit = command { continue }
        return .select(command)
      }
    case 35..<48:
      while true {
        let command = checks.next(for: tree)
        if case .edit = command { continue }
        return .check(command)
      }
    case 48..<56: return drop(tree)
    case 56..<59: return .save
    case 59..<62: return .restore(keepingUserChoices: number(below: 2) == 0)
    default: return .outline(edits.next(for: tree), byUser: number(below: 2) == 0)
    }
  }

  private mutating func drop(_ tree: NaiveTree) -> ControllerCommand {
    let items = tree.items
    guard !items.isEmpty else { return .save }
    let picked = (0...number(below: 3)).map { _ in items[number(below: items.count)] }
    let parent = number(below: 4) == 0 ? nil : items[number(below: items.count)]
    if let parent, number(below: 3) == 0 { return .drop(picked, .on(parent)) }
    let count = tree.children[parent]?.count ?? 0
    return .drop(picked, .between(parent: parent, index: number(below: count + 1)))
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
