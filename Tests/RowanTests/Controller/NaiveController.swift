import Rowan
import RowanTestSupport

/// The oracle: a naive tree, its projections, and naive selection, marks and record beside it.
struct NaiveController {
  /// The whole tree in the given order, expanded as shown without a filter.
  private(set) var tree = NaiveTree()
  private var divisor: Int?
  private(set) var sortDivisor: Int?
  private var choicesInFilter: [Int: Bool] = [:]
  private(set) var selection: NaiveSelection
  private(set) var checks: NaiveChecks
  private(set) var record: NaiveRecord

  init(_ setup: ControllerRun.Setup) {
    selection = NaiveSelection(
      mode: setup.mode, followsCollapse: setup.followsCollapse, parks: setup.parks)
    checks = NaiveChecks(setup.propagation)
    record = NaiveRecord(rule: setup.rule)
  }

  /// How an item's check mark looks.
  struct Mark: Equatable {
    var state: CheckState
    var isEnabled: Bool
  }

  var marks: [Int: Mark] {
    checks.states(in: tree).reduce(into: [:]) { marks, entry in
      marks[entry.key] = Mark(state: entry.value, isEnabled: !checks.disabled.contains(entry.key))
    }
  }

  // MARK: Projections

  var sorted: NaiveTree {
    sortDivisor.map { divisor in tree.sorted { $0 % divisor < $1 % divisor } } ?? tree
  }

  var shown: NaiveTree {
    guard let divisor else { return sorted }
    var shown = sorted.filtered { $0.isMultiple(of: divisor) }
    for (item, isExpanded) in choicesInFilter where shown.contains(item) {
      if !isExpanded {
        shown.expanded.remove(item)
      } else if shown.expandable(item) != .leaf {
        shown.expanded.insert(item)
      }
    }
    return shown
  }

  mutating func setFilter(_ divisor: Int?) {
    if divisor == nil { choicesInFilter = [:] }
    self.divisor = divisor
    settle()
  }

  mutating func setSort(_ divisor: Int?) {
    sortDivisor = divisor
    settle()
  }

  // MARK: Commands

  mutating func apply(_ command: OutlineCommand, byUser: Bool) throws {
    let before = (shown: shown, sorted: sorted)
    var collapsed: [Int] = []
    var heirs: [Int] = []
    let rows = NaiveSelection.Shown(before.shown)
    switch command {
    case .expand, .collapse, .toggle, .expandAll, .collapseAll, .expandToDepth, .reveal:
      collapsed = changeExpansion(command, byUser: byUser)
    case .delete(let items): heirs = selection.heirs(deleting: items, before.sorted, rows)
    case .deleteAll: heirs = selection.heirs(replacingBelow: nil, before.sorted, rows)
    case .replaceChildren(let parent, _), .replaceDescendants(let parent, _, _):
      heirs = selection.heirs(replacingBelow: parent, before.sorted, rows)
    default: break
    }
    if command.isEdit {
      _ = try tree.apply(command)
      record.follow(from: before.sorted, &tree)
      checks.follow(tree, inheriting: true)
    }
    settle(heirs: heirs, collapsed: collapsed, forgetsAnchor: command.mayRemoveItems)
  }

  /// - Returns: What was asked to close and was open, and with a reset all of it.
  private mutating func changeExpansion(_ command: OutlineCommand, byUser: Bool) -> [Int] {
    let before = shown
    var changed = before
    _ = try? changed.apply(command)
    let asked: [Int] =
      switch command {
      case .collapse(let items, let nested):
        items.filter { before.contains($0) && (nested == .reset || before.expanded.contains($0)) }
      case .toggle(let item): [item].filter(before.expanded.contains)
      case .collapseAll(let top):
        before.items.filter { item in
          before.expanded.contains(item) && (top.map { $0 == item || before.isBelow(item, $0) } ?? true)
        }
      default: []
      }
    let difference = changed.expanded.symmetricDifference(before.expanded)
    if divisor != nil {
      for item in difference { choicesInFilter[item] = changed.expanded.contains(item) }
    } else {
      tree.expanded.formSymmetricDifference(difference)
      if byUser { record.note(difference, in: tree) }
    }
    return asked
  }

  mutating func restore(_ state: OutlineState<Int>, keeping: Bool) {
    let collapsed = record.restore(state, keeping: keeping, &tree)
    settle(collapsed: collapsed)
  }

  mutating func apply(_ command: SelectionCommand) {
    let (tree, rows) = (sorted, NaiveSelection.Shown(shown))
    switch command {
    case .edit: break
    case .select(let items): selection.select(items, tree)
    case .add(let items): selection.add(items, tree)
    case .deselect(let items): selection.deselect(items)
    case .toggle(let item): selection.toggle(item, tree)
    case .clear: selection.clear()
    case .extend(let item, let adding): selection.extend(to: item, adding: adding, tree, rows)
    case .selectAll: selection.selectAll(rows)
    case .setFocus(let item): selection.setFocus(item, tree, rows)
    case .setMode(let mode): selection.setMode(mode, tree)
    }
  }

  mutating func apply(_ command: CheckCommand) {
    let scope = divisor == nil ? nil : Set(shown.items)
    switch command {
    case .edit: break
    case .set(let isOn, let items, _): checks.set(isOn ? .on : .off, items, tree, scope: scope)
    case .toggle(let item, _): checks.toggle(item, tree, scope: scope)
    case .setAll(let isOn, _): checks.setAll(isOn ? .on : .off, tree, scope: scope)
    case .setEnabled(let enabled, let items): checks.setEnabled(enabled, items, tree)
    }
  }

  private mutating func settle(heirs: [Int] = [], collapsed: [Int] = [], forgetsAnchor: Bool = false) {
    let shown = shown
    selection.follow(
      sorted, NaiveSelection.Shown(shown), heirs: heirs, collapsed: collapsed, collapsedIn: shown,
      forgetsAnchor: forgetsAnchor)
  }
}

/// The oracle: who wanted what open, as a plain list.
struct NaiveRecord {
  let rule: Int?
  private var choices: [Int: Choice] = [:]

  private struct Choice {
    var isExpanded: Bool
    var isByUser: Bool
    var hasBeenThere: Bool
  }

  init(rule: Int?) {
    self.rule = rule
  }

  private func ruled(_ item: Int) -> Bool { rule.map { item.isMultiple(of: $0) } ?? false }

  var state: (expanded: Set<Int>, collapsed: Set<Int>) {
    let differing = choices.filter { $0.value.isExpanded != ruled($0.key) }
    return (
      Set(differing.filter(\.value.isExpanded).keys), Set(differing.filter { !$0.value.isExpanded }.keys)
    )
  }

  mutating func note(_ items: Set<Int>, in tree: NaiveTree) {
    for item in items {
      choices[item] = Choice(isExpanded: tree.expanded.contains(item), isByUser: true, hasBeenThere: true)
    }
  }

  /// New items that can be opened are as the record says; what is known of gone ones is forgotten.
  mutating func follow(from before: NaiveTree, _ tree: inout NaiveTree) {
    for item in tree.items where !before.contains(item) {
      if tree.expandable(item) != .leaf, choices[item]?.isExpanded ?? ruled(item) {
        tree.expanded.insert(item)
      }
      choices[item]?.hasBeenThere = true
    }
    let there = Set(tree.items)
    choices = choices.filter { there.contains($0.key) || !$0.value.hasBeenThere }
  }

  /// - Returns: The items that were to be closed.
  mutating func restore(_ state: OutlineState<Int>, keeping: Bool, _ tree: inout NaiveTree) -> [Int] {
    var wanted: [Int: Bool] = [:]
    for (item, choice) in choices where !(keeping && choice.isByUser) {
      wanted[item] = ruled(item)
      choices[item] = nil
    }
    for item in state.expanded + state.collapsed where choices[item] == nil {
      let isExpanded = state.expanded.contains(item)
      choices[item] = Choice(isExpanded: isExpanded, isByUser: false, hasBeenThere: tree.contains(item))
      wanted[item] = isExpanded
    }
    for (item, isExpanded) in wanted where tree.contains(item) {
      if !isExpanded {
        tree.expanded.remove(item)
      } else if tree.expandable(item) != .leaf {
        tree.expanded.insert(item)
      }
    }
    return wanted.filter { !$0.value }.map(\.key)
  }
}
