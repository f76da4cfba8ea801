/// Which of the checked items are asked for.
public enum CheckedItems: Hashable, Sendable {
  /// All of them.
  case all
  /// Those whose parent is not checked: a folder instead of all its files.
  case topmost
  /// Those whose state is their own, and does not follow from others.
  case units
  /// Those without children, loaded ones at least: the files without the folders.
  case leaves
}

extension OutlineChecks {
  /// The items that are on, or some of them that stand for the others, from top to bottom.
  ///
  /// - Parameters:
  ///   - form: Which of them.
  ///   - outline: The outline that the marks belong to.
  /// - Complexity: O(n); for ``CheckedItems/all`` O(k log n) if k are on and that is less
  @inlinable
  public func checkedItems(_ form: CheckedItems, in outline: Outline<Item>) -> [Item] {
    switch form {
    case .all: outline.inOrder(on)
    case .topmost: topmost(in: outline)
    case .units: withoutChildren(in: outline) { propagation.contains(.up) && isEnabled($0) }
    case .leaves: withoutChildren(in: outline) { _ in true }
    }
  }

  @inlinable
  func topmost(in outline: Outline<Item>) -> [Item] {
    var items: [Item] = []
    /// By level: whether the last item there is on.
    var isOn: [Bool] = []
    for (level, item) in outline.levels {
      isOn.removeLast(isOn.count - level)
      isOn.append(on.contains(item))
      if isOn[level], level == 0 || !isOn[level - 1] { items.append(item) }
    }
    return items
  }

  /// The items that are on and have no child that counts for them.
  ///
  /// - Parameter counts: Whether an item counts for its parent, and such children count for it.
  @inlinable
  func withoutChildren(in outline: Outline<Item>, counts: (Item) -> Bool) -> [Item] {
    var items: [Item?] = []
    /// By level: where the last item there is in `items`, or -1 if no child can take it out.
    var places: [Int] = []
    for (level, item) in outline.levels {
      places.removeLast(places.count - level)
      let counts = counts(item)
      if counts, level > 0, places[level - 1] >= 0 { items[places[level - 1]] = nil }
      let isOn = on.contains(item)
      places.append(isOn && counts ? items.count : -1)
      if isOn { items.append(item) }
    }
    return items.compactMap { $0 }
  }
}
