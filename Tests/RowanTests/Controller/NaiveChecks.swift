import Rowan
import RowanTestSupport

/// The oracle: marks that are worked out anew by recursion whenever they are asked for.
struct NaiveChecks {
  let propagation: CheckPropagation
  /// What each item showed last; for units all there is.
  private var shown: [Int: CheckState] = [:]
  private(set) var disabled: Set<Int> = []

  init(_ propagation: CheckPropagation) {
    self.propagation = propagation
  }

  func state(of item: Int, in tree: NaiveTree) -> CheckState {
    let own = shown[item] ?? .off
    if disabled.contains(item) { return own }
    let states = countingChildren(of: item, in: tree).map { state(of: $0, in: tree) }
    if states.isEmpty { return own == .mixed ? .off : own }
    return states.allSatisfy { $0 == states[0] } ? states[0] : .mixed
  }

  func countingChildren(of item: Int, in tree: NaiveTree) -> [Int] {
    propagation.contains(.up) ? tree.children[item]?.filter { !disabled.contains($0) } ?? [] : []
  }

  func states(in tree: NaiveTree) -> [Int: CheckState] {
    Dictionary(uniqueKeysWithValues: tree.items.map { ($0, state(of: $0, in: tree)) })
  }

  func checkedItems(_ form: CheckedItems, in tree: NaiveTree) -> [Int] {
    tree.items.filter { item in
      guard state(of: item, in: tree) == .on else { return false }
      switch form {
      case .all: return true
      case .topmost: return (tree.parent(of: item) ?? nil).map { state(of: $0, in: tree) != .on } ?? true
      case .units: return disabled.contains(item) || countingChildren(of: item, in: tree).isEmpty
      case .leaves: return tree.children[item]?.isEmpty ?? true
      }
    }
  }

  // MARK: Commands

  mutating func set(_ state: CheckState, _ items: [Int], _ tree: NaiveTree, scope: Set<Int>?) {
    func reach(_ item: Int) {
      guard tree.contains(item), !disabled.contains(item) else { return }
      if scope?.contains(item) ?? true { shown[item] = state }
      if propagation.contains(.down) { tree.children[item]?.forEach(reach) }
    }
    items.forEach(reach)
    settle(tree)
  }

  mutating func setAll(_ state: CheckState, _ tree: NaiveTree, scope: Set<Int>?) {
    for item in tree.items where !disabled.contains(item) && scope?.contains(item) ?? true {
      shown[item] = state
    }
    settle(tree)
  }

  mutating func toggle(_ item: Int, _ tree: NaiveTree, scope: Set<Int>?) {
    let before = states(in: tree)
    if before[item] != .on {
      set(.on, [item], tree, scope: scope)
      if states(in: tree) != before { return }
    }
    set(.off, [item], tree, scope: scope)
  }

  mutating func setEnabled(_ enabled: Bool, _ items: [Int], _ tree: NaiveTree) {
    if enabled { disabled.subtract(items) } else { disabled.formUnion(items) }
    settle(tree)
  }

  /// Follows a change of the tree: those that were not known before come as their parent was.
  mutating func follow(_ tree: NaiveTree, inheriting: Bool) {
    func visit(_ item: Int, _ isPassedOn: Bool) {
      if shown[item] == nil { shown[item] = isPassedOn && !disabled.contains(item) ? .on : .off }
      let passesOn =
        inheriting && propagation.contains(.down) && shown[item] == .on && !disabled.contains(item)
      tree.children[item]?.forEach { visit($0, passesOn) }
    }
    let items = Set(tree.items)
    shown = shown.filter { items.contains($0.key) }
    tree.children[nil]?.forEach { visit($0, false) }
    settle(tree)
  }

  private mutating func settle(_ tree: NaiveTree) {
    shown = states(in: tree)
  }
}
