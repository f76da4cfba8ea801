/// Which items are open, as sweeps over the tour.
extension Outline {
  /// The loaded parents below an item and the item itself, or all of them, that are open, or that are closed.
  ///
  /// - Parameter includesUnloaded: Whether items whose children are not loaded count, too.
  /// - Complexity: O(m) for m items below
  func parents(under item: Item?, expanded: Bool, orUnloaded includesUnloaded: Bool = false) -> [Item] {
    var walker: TourEntryWalker
    if let item {
      guard let handle = knownHandle(of: item) else { return [] }
      walker = TourEntryWalker(tour, subtreeOf: handle)
    } else {
      walker = TourEntryWalker(tour)
    }
    var items: [Item] = []
    while let entry = walker.next() {
      guard !entry.word.isPlaceholder, entry.word.isExpanded == expanded else { continue }
      switch entry.word.expandability.expandable {
      case .leaf: continue
      case .unknown: if !includesUnloaded && !expanded { continue }
      case .parent: break
      }
      items.append(self.item(entry.word.handle))
    }
    return items
  }

  /// Items that are open beside an earlier sibling that is.
  ///
  /// - Complexity: O(n)
  func expandedBesideSiblings() -> [Item] {
    var items: [Item] = []
    // By level: whether an open sibling was passed.
    var hasOpen: [Bool] = []
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      guard !entry.word.isPlaceholder else { continue }
      if hasOpen.count <= entry.level {
        hasOpen.append(false)
      } else {
        hasOpen.removeLast(hasOpen.count - entry.level - 1)
      }
      guard entry.word.isExpanded else { continue }
      if hasOpen[entry.level] { items.append(item(entry.word.handle)) }
      hasOpen[entry.level] = true
    }
    return items
  }

  /// On each level from an item or the roots' level down, the child that is open, or the first that can be.
  ///
  /// - Complexity: O(k log n) for the k children on these levels
  func firstOfEachLevel(under item: Item?) -> [Item] {
    var chain: [Item] = []
    var parent = item
    if let item {
      guard expandable(of: item) == .parent else { return [] }
      chain.append(item)
    }
    while true {
      let children = children(of: parent)
      guard
        let next = children.first(where: isExpanded)
          ?? children.first(where: { expandable(of: $0) == .parent })
      else { return chain }
      chain.append(next)
      parent = next
    }
  }

  /// How many of the items that can be opened are open.
  ///
  /// - Complexity: O(n)
  var expandedShare: ExpandedShare {
    var open = 0
    var closed = 0
    var walker = TourEntryWalker(tour)
    while open == 0 || closed == 0, let entry = walker.next() {
      if entry.word.isPlaceholder || entry.word.expandability.expandable == .leaf { continue }
      if entry.word.isExpanded { open += 1 } else { closed += 1 }
    }
    return open == 0 ? .none : closed == 0 ? .all : .some
  }

  /// The items whose children are not loaded, top to bottom.
  ///
  /// - Complexity: O(n)
  var unloadedItems: [Item] {
    var items: [Item] = []
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      if !entry.word.isPlaceholder, entry.word.expandability.expandable == .unknown {
        items.append(item(entry.word.handle))
      }
    }
    return items
  }
}
