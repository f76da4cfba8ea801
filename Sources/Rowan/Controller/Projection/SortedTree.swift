/// A tree whose siblings are shown in the order that the app gave, or in a sort order.
///
/// While there is a sort order, the given order is kept beside it: positions in edits count in the given one,
/// and without the sort order the tree is as it would have been. Expansion belongs to what is shown.
struct SortedTree<Item: Hashable> {
  typealias Order = (Item, Item) -> Bool

  /// The tree as it is shown.
  private(set) var shown: Outline<Item>
  /// The tree in the given order, while another one is shown.
  private var given: Outline<Item>?
  private var order: Order?

  init(_ outline: Outline<Item>) {
    shown = outline
  }

  var isSorted: Bool { order != nil }

  /// The tree in the order that the app gave; what is expanded in it means nothing while it is sorted.
  var inGivenOrder: Outline<Item> { given ?? shown }

  // MARK: Order

  /// Shows the siblings in another order, or in the given one for `nil`.
  ///
  /// - Complexity: O(n log n)
  mutating func setOrder(_ order: Order?) -> RowChanges {
    let before = shown
    let base = base
    adopt(order, base, sorted: order.map { base.sorted(by: $0) } ?? base)
    return shown.changes(from: before)
  }

  /// The tree in the given order, as open as it is shown.
  var base: Outline<Item> {
    guard var base = given else { return shown }
    base.collapseAll()
    base.expand(shown.expandedItems)
    return base
  }

  /// An item and everything below it, in the given order, as open as it is shown.
  ///
  /// - Complexity: O(m) for m items below
  func subtree(of item: Item) -> Outline<Item> {
    guard let given else { return shown.subtree(of: item) }
    var subtree = given.subtree(of: item)
    subtree.collapseAll()
    subtree.expand(shown.parents(under: item, expanded: true))
    return subtree
  }

  /// Shows what was sorted elsewhere.
  mutating func adopt(_ order: Order?, _ base: Outline<Item>, sorted: Outline<Item>) {
    self.order = order
    shown = sorted
    given = order == nil ? nil : base
  }

  /// Whether one sibling comes before another: by the sort order, and by the given one where that is silent.
  private func isBefore(_ left: Item, _ right: Item) -> Bool {
    guard let order, let given else { return false }
    if order(left, right) { return true }
    if order(right, left) { return false }
    let leftIndex = given.positionAmongSiblings(of: left)?.index ?? 0
    let rightIndex = given.positionAmongSiblings(of: right)?.index ?? 0
    return leftIndex < rightIndex
  }

  /// Where an item belongs among the other children of a parent that are shown.
  ///
  /// - Complexity: O(log k · log n) for k children
  private func index(of item: Item, in parent: Item?) -> Int {
    // An item that is among them is passed over.
    let own = shown.parent(of: item) == parent ? shown.positionAmongSiblings(of: item)?.index : nil
    var low = 0
    var high = shown.childCount(of: parent) - (own != nil && shown.contains(item) ? 1 : 0)
    while low < high {
      let middle = (low + high) / 2
      let position = middle >= own ?? .max ? middle + 1 : middle
      guard let sibling = shown.child(at: position, of: parent) else { return low }
      if isBefore(sibling, item) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts the children of a parent in order.
  private mutating func sortChildren(of parent: Item?) -> RowChanges {
    shown.replaceChildren(of: parent, with: shown.children(of: parent).sorted { isBefore($0, $1) })
  }

  // MARK: Expansion and disclosure

  /// Changes what is shown without changing what is below what.
  mutating func changeShown(_ command: (inout Outline<Item>) -> RowChanges) -> RowChanges {
    command(&shown)
  }

  /// Changes something that both orders know in the same way.
  mutating func changeBoth(_ command: (inout Outline<Item>) -> RowChanges) -> RowChanges {
    _ = given != nil ? command(&given!) : nil
    return command(&shown)
  }

  // MARK: Edits

  /// The path in the given order of what would be inserted.
  func place(at index: Int?, in parent: Item?) throws(OutlineError<Item>) -> [Int] {
    let opening = try inGivenOrder.opening(at: index, in: parent)
    return (parent.flatMap { inGivenOrder.path(of: $0) } ?? []) + [opening.index]
  }

  mutating func insert(
    _ outline: Outline<Item>, at index: Int?, in parent: Item?
  ) throws(OutlineError<Item>) -> RowChanges {
    let place = index ?? inGivenOrder.childCount(of: parent)
    guard let order, given != nil else { return try shown.insert(outline, at: place, in: parent) }
    try given?.insert(outline, at: place, in: parent)
    let roots = outline.rootItems
    if roots.count == 1 {
      return try shown.insert(outline.sorted(by: order), at: self.index(of: roots[0], in: parent), in: parent)
    }
    return try shown.append(outline.sorted(by: order), to: parent).followed(by: sortChildren(of: parent))
  }

  mutating func delete(_ items: [Item]) throws(OutlineError<Item>) -> RowChanges {
    if given != nil { try given?.delete(items) }
    return try shown.delete(items)
  }

  mutating func move(
    _ items: [Item], to parent: Item?, at index: Int?
  ) throws(OutlineError<Item>) -> RowChanges {
    guard given != nil else { return try shown.move(items, to: parent, at: index) }
    try given?.move(items, to: parent, at: index)
    if items.count == 1 {
      return try shown.move(items[0], to: parent, at: self.index(of: items[0], in: parent))
    }
    return try shown.move(items, to: parent).followed(by: sortChildren(of: parent))
  }

  mutating func replaceChildren(
    of parent: Item?, with items: [Item], expandable: ((Item) -> Expandable)?,
    contentChanged: ((Item, Item) -> Bool)?, problem: (OutlineProblem<Item>) -> Void
  ) -> RowChanges {
    guard given != nil else {
      return shown.replaceChildren(
        of: parent, with: items, expandable: expandable, contentChanged: contentChanged, problem: problem)
    }
    given?.replaceChildren(of: parent, with: items, expandable: expandable, problem: problem)
    let sorted = (given?.children(of: parent) ?? []).sorted { isBefore($0, $1) }
    return shown.replaceChildren(
      of: parent, with: sorted, expandable: expandable, contentChanged: contentChanged)
  }

  mutating func replaceDescendants(
    of parent: Item?, with outline: Outline<Item>, contentChanged: ((Item, Item) -> Bool)?,
    problem: (OutlineProblem<Item>) -> Void
  ) -> RowChanges {
    guard let order, given != nil else {
      return shown.replaceDescendants(
        of: parent, with: outline, contentChanged: contentChanged, problem: problem)
    }
    given?.replaceDescendants(of: parent, with: outline, problem: problem)
    return shown.replaceDescendants(
      of: parent, with: outline.sorted(by: order), contentChanged: contentChanged)
  }

  mutating func refresh(_ items: [Item]) -> RowChanges {
    guard given != nil else { return shown.refresh(items) }
    given?.refresh(items)
    var changes = shown.refresh(items)
    // New content may belong elsewhere.
    for item in items {
      guard let position = shown.positionAmongSiblings(of: item) else { continue }
      let parent = shown.parent(of: item)
      let index = index(of: item, in: parent)
      guard index != position.index, let move = try? shown.move(item, to: parent, at: index) else { continue }
      changes = changes.followed(by: move)
    }
    return changes
  }

  mutating func deleteAll() -> RowChanges {
    if given != nil { given = Outline() }
    return shown.deleteAll()
  }

  /// Shows an outline that was computed from this tree elsewhere, in the given order.
  mutating func adopt(_ outline: Outline<Item>) {
    shown = outline
  }
}
