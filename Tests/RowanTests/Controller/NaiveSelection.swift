import Rowan
import RowanTestSupport

/// The oracle: a selection over plain lists of what is there and what is shown.
struct NaiveSelection {
  var mode: SelectionMode
  let followsCollapse: Bool
  let parks: Bool
  private(set) var selected: Set<Int> = []
  private(set) var parked: Set<Int> = []
  private(set) var anchor: Int?
  private(set) var focus: Int?

  init(mode: SelectionMode, followsCollapse: Bool, parks: Bool) {
    self.mode = mode
    self.followsCollapse = followsCollapse
    self.parks = parks
  }

  // MARK: Commands

  mutating func select(_ items: [Int], _ tree: NaiveTree) {
    let items = items.filter(tree.contains)
    guard mode != .none, let last = items.last else { return }
    selected = mode == .single ? [last] : Set(items)
    parked = []
    anchor = last
  }

  mutating func add(_ items: [Int], _ tree: NaiveTree) {
    guard mode == .multiple else { return select(items, tree) }
    let items = items.filter(tree.contains)
    selected.formUnion(items)
    anchor = items.last ?? anchor
  }

  mutating func deselect(_ items: [Int]) {
    selected.subtract(items)
    parked.subtract(items)
  }

  mutating func toggle(_ item: Int, _ tree: NaiveTree) {
    guard selected.contains(item) else { return add([item], tree) }
    anchor = item
    deselect([item])
  }

  mutating func clear() {
    selected = []
    parked = []
  }

  mutating func extend(to item: Int, adding: Bool, _ tree: NaiveTree, _ shown: Shown) {
    guard shown.items.contains(item), let end = shown.row(nearest: item, tree) else { return }
    let start = anchor.flatMap { shown.items.contains($0) ? shown.row(nearest: $0, tree) : nil }
    guard mode == .multiple, let start, let first = shown.rows.firstIndex(of: start),
      let last = shown.rows.firstIndex(of: end)
    else { return adding ? add([end], tree) : select([end], tree) }
    let range = shown.rows[min(first, last)...max(first, last)]
    if adding { selected.formUnion(range) } else { (selected, parked) = (Set(range), []) }
  }

  mutating func selectAll(_ shown: Shown) {
    guard mode == .multiple else { return }
    (selected, parked) = (Set(shown.rows), [])
  }

  mutating func setFocus(_ item: Int?, _ tree: NaiveTree, _ shown: Shown) {
    guard let item else { return focus = nil }
    guard shown.items.contains(item) else { return }
    focus = shown.row(nearest: item, tree)
  }

  mutating func setMode(_ new: SelectionMode, _ tree: NaiveTree) {
    let old = mode
    mode = new
    if new == .none {
      anchor = nil
      clear()
    } else if new == .single, old == .multiple {
      let kept = [focus, anchor].compactMap { $0 }.first(where: selected.contains)
      let one = kept ?? tree.items.first(where: selected.contains)
      clear()
      if let one { selected = [one] }
    }
  }

  // MARK: Changes of the tree

  /// What the table shows: the items of the projection, and those of them that have a row.
  struct Shown {
    let items: Set<Int>
    let rows: [Int]

    init(_ tree: NaiveTree) {
      items = Set(tree.items)
      rows = tree.rows.compactMap(\.row.item)
    }

    init(_ outline: Outline<Int>) {
      items = Set(outline.allItems)
      rows = outline.visibleItems
    }

    func row(nearest item: Int, _ tree: NaiveTree) -> Int? {
      rows.contains(item) ? item : (tree.parent(of: item) ?? nil).flatMap { row(nearest: $0, tree) }
    }

    func neighbours(of item: Int, _ tree: NaiveTree, besides going: Set<Int> = []) -> [Int] {
      guard items.contains(item), let parent = tree.parent(of: item) else { return [] }
      let siblings = (tree.children[parent] ?? []).filter { items.contains($0) }
      let index = siblings.firstIndex(of: item) ?? 0
      return [
        siblings[(index + 1)...].first { !going.contains($0) },
        siblings[..<index].last { !going.contains($0) }, parent,
      ].compactMap { $0 }
    }
  }

  /// Those who get the focus if its item goes with the ones that are deleted.
  func heirs(deleting items: [Int], _ tree: NaiveTree, _ shown: Shown) -> [Int] {
    guard let focus else { return [] }
    let going = Set(items + items.flatMap(tree.descendants))
    guard going.contains(focus) else { return [] }
    var top = focus
    while let parent = tree.parent(of: top) ?? nil, going.contains(parent) { top = parent }
    return shown.neighbours(of: top, tree, besides: going)
  }

  func heirs(replacingBelow parent: Int?, _ tree: NaiveTree, _ shown: Shown) -> [Int] {
    guard var item = focus, parent.map({ tree.isBelow(item, $0) }) ?? true else { return [] }
    var heirs: [Int] = []
    while true {
      heirs += shown.neighbours(of: item, tree)
      guard let above = tree.parent(of: item) ?? nil, above != parent else { return heirs }
      item = above
    }
  }

  mutating func follow(
    _ tree: NaiveTree, _ shown: Shown, heirs: [Int] = [], collapsed: [Int] = [],
    collapsedIn shownTree: NaiveTree? = nil, forgetsAnchor: Bool = false
  ) {
    let gone = selected.filter { !tree.contains($0) }
    let returning = parked.filter(tree.contains)
    selected.subtract(gone)
    parked.subtract(returning)
    if parks { parked.formUnion(gone) }
    if mode != .single || selected.isEmpty { selected.formUnion(returning) }
    if forgetsAnchor, !parks, let old = anchor, !tree.contains(old) { anchor = nil }
    if followsCollapse {
      let shownTree = shownTree ?? tree
      for item in collapsed where shownTree.contains(item) && !shownTree.expanded.contains(item) {
        let below = selected.intersection(shownTree.descendants(of: item))
        if !below.isEmpty { selected = selected.subtracting(below).union([item]) }
      }
    }
    guard let old = focus, !shown.rows.contains(old) else { return }
    focus =
      ([old] + heirs).lazy.compactMap { shown.row(nearest: $0, tree) }.first ?? shown.rows.first
  }
}
