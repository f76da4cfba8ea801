/// The items of one section at one time, as an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  private var childrenByParent: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: Questions

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { flattened(from: rootItems) { _ in true } }
  /// The items whose parents are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { flattened(from: rootItems, expanded.contains) }
  /// The items that are expanded.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether the parents of an item are all expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    requireKnown(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// How many parents an item has above it.
  public func level(of item: ItemIdentifierType) -> Int { requireKnown(item) ? ancestors(of: item).count : 0 }

  /// The parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    requireKnown(child) ? parents[child] : nil
  }

  /// The position of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The part of the outline below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard requireKnown(parent) else { return part }
    if includingParent { part.append([parent]) }
    var waiting = [(parent, includingParent ? parent : nil)]
    while let (source, destination) = waiting.popLast() {
      let children = childrenByParent[source] ?? []
      part.append(children, to: destination)
      waiting += children.map { ($0, $0) }
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  // MARK: Items

  /// Adds items as the last children of another, or as the last without a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !requireKnown(parent) { return }
    place(accepted(items), under: parent, at: nil)
  }

  /// Adds items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, offset: 0)
  }

  /// Adds items after another.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  /// Takes items out with everything below them; those that are not there do not matter.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      detach(item)
      for gone in flattened(from: [item], { _ in true }) {
        known.remove(gone)
        expanded.remove(gone)
        parents[gone] = nil
        childrenByParent[gone] = nil
      }
    }
  }

  /// Takes everything out.
  public mutating func deleteAll() { self = Self() }

  /// Replaces what is below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard requireKnown(parent) else { return }
    delete(childrenByParent[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items {
      if let children = snapshot.childrenByParent[item] { append(children, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where requireKnown(item) { expanded.insert(item) }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where requireKnown(item) { expanded.remove(item) }
  }

  /// The outline as text.
  public func visualDescription() -> String {
    items.map { item in
      let sign = childrenByParent[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }
}

// MARK: How the operations do it

extension NSDiffableDataSourceSectionSnapshot {
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func flattened(
    from roots: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if opens(item) { waiting += (childrenByParent[item] ?? []).reversed() }
    }
    return result
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int) {
    guard requireKnown(place) else { return }
    let parent = parents[place]
    let siblings = parent.map { childrenByParent[$0] ?? [] } ?? rootItems
    guard let index = siblings.firstIndex(of: place) else { return }
    self.place(accepted(items), under: parent, at: index + offset)
  }

  private mutating func place(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int?
  ) {
    if let parent {
      var children = childrenByParent[parent] ?? []
      children.insert(contentsOf: items, at: index ?? children.count)
      childrenByParent[parent] = children
      for item in items { parents[item] = parent }
    } else {
      rootItems.insert(contentsOf: items, at: index ?? rootItems.count)
    }
    known.formUnion(items)
  }

  private mutating func detach(_ item: ItemIdentifierType) {
    if let parent = parents[item] {
      childrenByParent[parent]?.removeAll { $0 == item }
    } else {
      rootItems.removeAll { $0 == item }
    }
  }

  private func accepted(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen = known
    let accepted = items.filter { seen.insert($0).inserted }
    if accepted.count != items.count {
      report(
        .duplicateIdentifier,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "\(items.filter { known.contains($0) || items.count(of: $0) > 1 })")
    }
    return accepted
  }

  private func requireKnown(_ item: ItemIdentifierType) -> Bool {
    if known.contains(item) { return true }
    report(.unknownIdentifier, "Invalid parameter not satisfying: the snapshot does not contain \(item)")
    return false
  }
}

extension Array where Element: Equatable {
  fileprivate func count(of element: Element) -> Int { reduce(0) { $0 + ($1 == element ? 1 : 0) } }
}
