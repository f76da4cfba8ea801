extension OutlineChecks {
  /// Lets the states of parents follow from their tallies, and those of their ancestors as far as they change.
  ///
  /// Goes from the deepest level up, so that each parent is settled once, when its children are.
  ///
  /// - Parameters:
  ///   - parents: Items whose tally or number of children changed; named twice, disabled and gone ones do no
  ///     harm.
  ///   - changed: Takes up the items whose state is another.
  /// - Complexity: O((k log k + d) log n) for k parents, and d ancestors whose state changes
  @inlinable
  mutating func settle(_ parents: [Item], in outline: Outline<Item>, _ changed: inout [Item]) {
    guard propagation.contains(.up) else { return }
    var waiting: [(level: Int, item: Item)] = []
    for item in parents {
      if let level = outline.level(of: item) { waiting.append((level, item)) }
    }
    waiting.sort { $0.level < $1.level }
    var level = 0
    var current: [Item] = []
    while true {
      if current.isEmpty {
        guard let deepest = waiting.last else { return }
        level = deepest.level
      }
      while let next = waiting.last, next.level == level {
        current.append(next.item)
        waiting.removeLast()
      }
      if current.count > 1 { current = Array(Set(current)) }
      var above: [Item] = []
      for item in current where isEnabled(item) {
        let old = state(of: item)
        let new = (tallies[item] ?? CheckTally()).state(childCount: outline.childCount(of: item), own: old)
        guard new != old else { continue }
        change(item, from: old, to: new)
        changed.append(item)
        countChange(of: item, from: old, in: outline, &above)
      }
      current = above
      level -= 1
    }
  }
}
