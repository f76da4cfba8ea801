import Rowan
import RowanTestSupport

/// A command on check marks, or on the outline they belong to.
enum CheckCommand: CustomStringConvertible {
  /// Inserted items come as their parent is, or not.
  case edit(OutlineCommand, inheriting: Bool)
  /// In the scope are the items that the number divides, and what leads to them.
  case set(Bool, [Int], scope: Int?)
  case toggle(Int, scope: Int?)
  case setAll(Bool, scope: Int?)
  case setEnabled(Bool, [Int])

  var description: String {
    func text(_ scope: Int?) -> String { scope.map { "\($0)" } ?? "nil" }
    return switch self {
    case .edit(let command, let inheriting): ".edit(\(command), inheriting: \(inheriting))"
    case .set(let isOn, let items, let scope): ".set(\(isOn), \(items), scope: \(text(scope)))"
    case .toggle(let item, let scope): ".toggle(\(item), scope: \(text(scope)))"
    case .setAll(let isOn, let scope): ".setAll(\(isOn), scope: \(text(scope)))"
    case .setEnabled(let enabled, let items): ".setEnabled(\(enabled), \(items))"
    }
  }
}

/// Carries commands out on check marks and on the oracle side by side, and compares everything after each.
struct CheckRun {
  private var outline = Outline<Int>(fanout: 4)
  private(set) var tree = NaiveTree()
  private(set) var checks: OutlineChecks<Int>
  private var naive: NaiveChecks
  private var states: [Int: CheckState] = [:]

  init(_ propagation: CheckPropagation) {
    checks = OutlineChecks(propagation: propagation)
    naive = NaiveChecks(propagation)
  }

  /// Carries a command out; answers what went wrong, or `nil`.
  mutating func violation(after command: CheckCommand) -> String? {
    let disabled = naive.disabled
    let changed = carryOut(command)
    let old = states
    states = naive.states(in: tree)
    let expected = states.keys.filter { item in
      guard let former = old[item] else { return false }
      return former != states[item] || disabled.contains(item) != naive.disabled.contains(item)
    }
    for (item, state) in states where checks.state(of: item) != state {
      return "\(item) is \(checks.state(of: item)), not \(state)"
    }
    if changed.sorted() != expected.sorted() {
      return "changed are \(changed.sorted()), not \(expected.sorted())"
    }
    if checks.checkedItems != Set(states.keys.filter { states[$0] == .on }) { return "gone ones are on" }
    if checks.mixedItems != Set(states.keys.filter { states[$0] == .mixed }) { return "gone ones are mixed" }
    for form in [CheckedItems.all, .topmost, .units, .leaves] {
      let items = naive.checkedItems(form, in: tree)
      let answer = checks.checkedItems(form, in: outline)
      if answer != items { return "\(form) are \(answer), not \(items)" }
    }
    var recounted = checks
    if !recounted.recount(in: outline).isEmpty || recounted != checks { return "the tallies are wrong" }
    return nil
  }

  private mutating func carryOut(_ command: CheckCommand) -> [Int] {
    switch command {
    case .edit(let command, let inheriting):
      return carryOut(command, inheriting: inheriting)
    case .set(let isOn, let items, let scope):
      naive.set(isOn ? .on : .off, items, tree, scope: scope.map(members))
      return checks.setChecked(isOn, of: items, in: outline, within: scope.map(filtered))
    case .toggle(let item, let scope):
      naive.toggle(item, tree, scope: scope.map(members))
      return checks.toggle(item, in: outline, within: scope.map(filtered))
    case .setAll(let isOn, let scope):
      naive.setAll(isOn ? .on : .off, tree, scope: scope.map(members))
      return checks.setAllChecked(isOn, in: outline, within: scope.map(filtered) ?? outline)
    case .setEnabled(let enabled, let items):
      naive.setEnabled(enabled, items, tree)
      return checks.setEnabled(enabled, of: items, in: outline)
    }
  }

  private mutating func carryOut(_ command: OutlineCommand, inheriting: Bool) -> [Int] {
    let edit: CheckEdit<Int>? =
      switch command {
      case .delete(let items): checks.edit(deleting: items, in: outline)
      case .deleteAll: checks.edit(replacingBelow: nil, in: outline)
      case .move(let items, _, _): checks.edit(moving: items, in: outline)
      case .replaceChildren(let parent, _), .replaceDescendants(let parent, _, _):
        checks.edit(replacingBelow: parent, in: outline)
      default: nil
      }
    let arrivals = command.arrivals(in: tree)
    do {
      _ = try outline.apply(command)
      _ = try tree.apply(command)
    } catch {
      // A refused edit is dropped or finished: nothing changes either way.
      return edit.map { checks.finish($0, in: outline) } ?? []
    }
    naive.follow(tree, inheriting: arrivals == nil || inheriting)
    if let edit { return checks.finish(edit, in: outline) }
    guard let arrivals else { return [] }
    return checks.itemsInserted(
      arrivals.items, under: arrivals.parent, in: outline, inheriting: inheriting)
  }

  private func filtered(_ scope: Int) -> Outline<Int> {
    outline.filtered(keepingDescendants: false) { $0 % scope == 0 }
  }

  private func members(_ scope: Int) -> Set<Int> {
    Set(tree.items.filter { ([$0] + tree.descendants(of: $0)).contains { $0 % scope == 0 } })
  }
}

/// Makes random commands on check marks.
struct RandomCheckCommands {
  private var generator: SeededGenerator
  private var edits: RandomCommands

  init(seed: UInt64, size: Int) {
    generator = SeededGenerator(seed: ~seed)
    edits = RandomCommands(seed: seed, size: size)
  }

  mutating func next(for tree: NaiveTree) -> CheckCommand {
    let items = tree.items
    let scope = number(below: 3) == 0 ? 2 + number(below: 3) : nil
    switch number(below: 20) {
    case 0..<4: return .toggle(one(items), scope: scope)
    case 4..<6: return .set(number(below: 3) > 0, some(items), scope: scope)
    case 6: return .setAll(number(below: 2) == 0, scope: scope)
    case 7..<9: return .setEnabled(number(below: 5) > 1, some(items))
    default: return .edit(edits.next(for: tree), inheriting: number(below: 4) > 0)
    }
  }

  private mutating func some(_ items: [Int]) -> [Int] {
    (0...number(below: 4)).map { _ in one(items) }
  }

  /// An item, one that is nowhere, or one that may come yet.
  private mutating func one(_ items: [Int]) -> Int {
    items.isEmpty || number(below: 20) == 0
      ? (items.max() ?? 0) + number(below: 6) : items[number(below: items.count)]
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
