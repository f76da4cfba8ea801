/// Remembers who wanted which item open or closed, and decides about items that appear.
///
/// In this order: what the user did, what a saved state says, what the app's rule for new items says; without
/// any of them an item is closed. An item that is there keeps what it is: the rule is asked once, when the
/// item first appears.
struct ExpansionRecord<Item: Hashable> {
  private struct Choice {
    var isExpanded: Bool
    var isByUser: Bool
    /// Whether the item has not been there since its state was restored.
    var waits = false
  }

  /// The app's rule for new items.
  var rule: ((Item) -> Bool)?
  /// What the user did and what was restored, for items that are there and, unless they were purged, for others.
  private var choices: [Item: Choice] = [:]
  /// Restored choices in the order of the state, so that what waits is saved in the same order again.
  private var restoredOrder: [Item] = []

  init(rule: ((Item) -> Bool)? = nil) {
    self.rule = rule
  }

  /// Whether an item that appears is open.
  func isInitiallyExpanded(_ item: Item) -> Bool {
    choices[item]?.isExpanded ?? rule?(item) ?? false
  }

  /// Whether anything could make an item that appears open.
  var mayExpandNewItems: Bool { rule != nil || !choices.isEmpty }

  /// Notes what the user did.
  mutating func note(_ items: some Sequence<Item>, isExpanded: Bool) {
    for item in items { choices[item] = Choice(isExpanded: isExpanded, isByUser: true) }
  }

  /// Notes that items are there.
  mutating func arrive(_ items: some Sequence<Item>) {
    guard !choices.isEmpty else { return }
    for item in items { choices[item]?.waits = false }
  }

  /// Forgets what is known of items that are gone.
  mutating func forget(_ items: some Sequence<Item>) {
    guard !choices.isEmpty else { return }
    for item in items { choices[item] = nil }
  }

  /// Forgets what is known of all items that were there and are not.
  ///
  /// - Complexity: O(k) for k choices
  mutating func forgetDeparted(_ isThere: (Item) -> Bool) {
    for (item, choice) in choices where !choice.waits && !isThere(item) { choices[item] = nil }
  }

  // MARK: Saving

  /// What differs from the rule: items that are there in their order, then those that wait.
  ///
  /// - Complexity: O(k log n) for k choices
  func state(in outline: Outline<Item>) -> OutlineState<Item> {
    var state = OutlineState<Item>()
    var present: [(path: [Int], item: Item)] = []
    var waiting: [Item] = []
    for item in choices.keys {
      if let path = outline.path(of: item) { present.append((path, item)) } else { waiting.append(item) }
    }
    present.sort { $0.path.lexicographicallyPrecedes($1.path) }
    let order = Dictionary(zip(restoredOrder, restoredOrder.indices), uniquingKeysWith: { first, _ in first })
    waiting.sort { order[$0] ?? .max < order[$1] ?? .max }
    for item in (present.map { $0.item }) + waiting {
      guard let choice = choices[item], choice.isExpanded != rule?(item) ?? false else { continue }
      if choice.isExpanded { state.expanded.append(item) } else { state.collapsed.append(item) }
    }
    return state
  }

  /// Takes a saved state over.
  ///
  /// - Parameters:
  ///   - state: What was saved.
  ///   - keepsUserChoices: Whether what the user did meanwhile counts more.
  ///   - isThere: Whether an item is in the tree.
  /// - Returns: The items to expand and to collapse, there or not.
  mutating func restore(
    _ state: OutlineState<Item>, keepingUserChoices keepsUserChoices: Bool, isThere: (Item) -> Bool
  ) -> (expand: [Item], collapse: [Item]) {
    var reverted: [Item: Bool] = [:]
    for (item, choice) in choices where !(keepsUserChoices && choice.isByUser) {
      reverted[item] = rule?(item) ?? false
      choices[item] = nil
    }
    restoredOrder = state.expanded + state.collapsed
    for (items, isExpanded) in [(state.expanded, true), (state.collapsed, false)] {
      for item in items where choices[item] == nil {
        choices[item] = Choice(isExpanded: isExpanded, isByUser: false, waits: !isThere(item))
        reverted[item] = isExpanded
      }
    }
    return (
      reverted.filter { $0.value }.map { $0.key }, reverted.filter { !$0.value }.map { $0.key }
    )
  }
}
