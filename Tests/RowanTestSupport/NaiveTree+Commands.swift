import Rowan

extension NaiveTree {
  /// Carries a command out, and says which items are to be refreshed for their content.
  package mutating func apply(_ command: OutlineCommand) throws(OutlineError<Int>) -> [Int] {
    switch command {
    case .append(let items, let parent):
      try require(parent)
      try insertChecked(items, at: children[parent]?.count ?? 0, in: parent)
    case .insert(let items, let index, let parent):
      try require(parent)
      try require(index, in: parent)
      try insertChecked(items, at: index, in: parent)
    case .insertBefore(let items, let sibling):
      let (parent, index) = try place(of: sibling)
      try insertChecked(items, at: index, in: parent)
    case .insertAfter(let items, let sibling):
      let (parent, index) = try place(of: sibling)
      try insertChecked(items, at: index + 1, in: parent)
    case .appendOutline(let levels, let expanded, let parent):
      try require(parent)
      let tree = NaiveTree(levels, expanded: expanded)
      if let known = tree.items.first(where: items.contains) {
        throw .duplicate(known, existing: path(of: known))
      }
      graft(tree, under: parent)
    case .delete(let items):
      for item in items { try require(item) }
      for item in items { remove(item) }
    case .deleteAll:
      self = NaiveTree()
    case .move(let items, let parent, let index):
      try move(items, to: parent, at: index)
    case .replaceChildren(let parent, let items):
      replaceChildren(of: parent, with: items)
    case .replaceDescendants(let parent, let levels, let expanded):
      replaceDescendants(of: parent, with: NaiveTree(levels, expanded: expanded))
    case .expand(let items):
      for item in items { expand(item) }
    case .collapse(let items, let nested):
      for item in items where contains(item) {
        expanded.remove(item)
        if nested == .reset { expanded.subtract(descendants(of: item)) }
      }
    case .toggle(let item):
      if expanded.contains(item) { expanded.remove(item) } else { expand(item) }
    case .expandAll(let top):
      for item in subtree(of: top) where expandable(item) == .parent { expanded.insert(item) }
    case .collapseAll(let top):
      expanded.subtract(subtree(of: top))
    case .expandToDepth(let depth, let top):
      let base = top.map { level(of: $0) } ?? 0
      for item in subtree(of: top) where expandable(item) == .parent && level(of: item) - base < depth {
        expanded.insert(item)
      }
    case .reveal(let item):
      var above = parent(of: item) ?? nil
      while let ancestor = above {
        expanded.insert(ancestor)
        above = parent(of: ancestor) ?? nil
      }
    case .setExpandable(let expandable, let items):
      for item in items where contains(item) { setExpandable(expandable, of: item) }
    case .setPlaceholder(let kind, let parent):
      setPlaceholder(kind, in: parent)
    case .refresh(let items):
      return items.filter(contains)
    }
    return []
  }

  package init(_ levels: [OutlineCommand.Leveled], expanded: [Int]) {
    self.init()
    var way: [Int] = []
    for entry in levels {
      way.removeLast(way.count - entry.level)
      insert([entry.item], at: children[way.last]?.count ?? 0, in: way.last)
      way.append(entry.item)
    }
    for item in expanded { expand(item) }
  }

  package func contains(_ item: Int) -> Bool { kinds[item] != nil }

  private func subtree(of top: Int?) -> [Int] {
    guard let top else { return items }
    return contains(top) ? [top] + descendants(of: top) : []
  }

  private mutating func expand(_ item: Int) {
    if contains(item), expandable(item) != .leaf { expanded.insert(item) }
  }

  // MARK: Checks

  private func require(_ item: Int?) throws(OutlineError<Int>) {
    if let item, !contains(item) { throw .unknownItem(item) }
  }

  private func require(_ index: Int, in parent: Int?) throws(OutlineError<Int>) {
    let count = children[parent]?.count ?? 0
    guard (0...count).contains(index) else { throw .indexOutOfRange(index, count: count) }
  }

  private func place(of sibling: Int) throws(OutlineError<Int>) -> (parent: Int?, index: Int) {
    try require(sibling)
    let parent = parent(of: sibling) ?? nil
    return (parent, children[parent]?.firstIndex(of: sibling) ?? 0)
  }

  private mutating func insertChecked(
    _ items: [Int], at index: Int, in parent: Int?
  ) throws(OutlineError<Int>) {
    for (position, item) in items.enumerated() {
      if contains(item) { throw .duplicate(item, existing: path(of: item)) }
      if let first = items.firstIndex(of: item), first < position {
        throw .duplicate(item, existing: (parent.map { path(of: $0) } ?? []) + [index + first])
      }
    }
    insert(items, at: index, in: parent)
  }

  // MARK: Structure

  private mutating func graft(_ tree: NaiveTree, under parent: Int?) {
    insert(tree.children[nil] ?? [], at: children[parent]?.count ?? 0, in: parent)
    for item in tree.items {
      children[item] = tree.children[item]
      kinds[item] = tree.kinds[item]
    }
    expanded.formUnion(tree.expanded)
  }

  private mutating func move(_ items: [Int], to parent: Int?, at index: Int?) throws(OutlineError<Int>) {
    for item in items { try require(item) }
    try require(parent)
    for item in items {
      if let parent, parent == item || isBelow(parent, item) { throw .intoOwnSubtree(item, target: parent) }
    }
    var moving: [Int] = []
    for item in items where !moving.contains(item) {
      if !items.contains(where: { isBelow(item, $0) }) { moving.append(item) }
    }
    let staying = (children[parent] ?? []).filter { !moving.contains($0) }
    let index = index ?? staying.count
    guard (0...staying.count).contains(index) else {
      throw .indexOutOfRange(index, count: staying.count)
    }
    guard !moving.isEmpty else { return }
    let sources = moving.map { self.parent(of: $0) ?? nil }
    for source in sources { children[source]?.removeAll(where: moving.contains) }
    children[parent, default: []].insert(contentsOf: moving, at: index)
    if let parent { becomeParent(parent) }
    for case let source? in sources { loseChildren(source) }
  }

  private mutating func replaceChildren(of parent: Int?, with items: [Int]) {
    if let parent, !contains(parent) { return }
    let former = children[parent] ?? []
    let staying = former.filter(items.contains)
    var new: [Int] = []
    for item in items where !new.contains(item) {
      let isBelowParent = parent.map { isBelow(item, $0) } ?? true
      let isElsewhere =
        contains(item) && !staying.contains(item)
        && (!isBelowParent || staying.contains { isBelow(item, $0) })
      if !isElsewhere { new.append(item) }
    }
    for child in former where !new.contains(child) {
      for item in [child] + descendants(of: child) {
        children[item] = nil
        kinds[item] = nil
        placeholders[item] = nil
        expanded.remove(item)
      }
    }
    children[parent] = []
    insert(new, at: 0, in: parent)
    if let parent, !former.isEmpty { loseChildren(parent) }
  }

  private mutating func replaceDescendants(of parent: Int?, with tree: NaiveTree) {
    if let parent, !contains(parent) { return }
    let former = parent.map { descendants(of: $0) } ?? items
    let wasExpanded = expanded
    func isElsewhere(_ item: Int) -> Bool { contains(item) && !former.contains(item) }
    var kept = tree
    for item in tree.items where isElsewhere(item) { kept.cut(item) }
    for item in former {
      children[item] = nil
      kinds[item] = nil
      placeholders[item] = nil
      expanded.remove(item)
    }
    children[parent] = []
    graft(kept, under: parent)
    for item in kept.items {
      let isOpen = former.contains(item) ? wasExpanded.contains(item) : tree.expanded.contains(item)
      if isOpen, kinds[item] != .leaf { expanded.insert(item) } else { expanded.remove(item) }
    }
    if let parent, !former.isEmpty { loseChildren(parent) }
  }

  /// Takes an item out with what is below it, without a word to its parent but that it has no more children.
  private mutating func cut(_ item: Int) {
    guard let parent = parent(of: item) else { return }
    for below in [item] + descendants(of: item) {
      children[below] = nil
      kinds[below] = nil
      expanded.remove(below)
    }
    children[parent]?.removeAll { $0 == item }
    if let parent, children[parent]?.isEmpty == true { kinds[parent] = .leaf }
  }

  // MARK: Disclosure

  private mutating func setExpandable(_ expandable: Expandable, of item: Int) {
    let hasRowsBelow = !(children[item] ?? []).isEmpty || placeholders[item] != nil
    switch (expandable, hasRowsBelow) {
    case (.leaf, false):
      kinds[item] = .leaf
      expanded.remove(item)
    case (.parent, false): kinds[item] = .declared
    case (.unknown, false): kinds[item] = .unknown
    case (.leaf, true): kinds[item] = .byChildren
    case (.unknown, true) where children[item]?.isEmpty ?? true: kinds[item] = .unknown
    case (_, true): kinds[item] = .declared
    }
  }

  private mutating func setPlaceholder(_ kind: PlaceholderKind?, in parent: Int?) {
    guard let parent else {
      placeholders[nil] = kind
      return
    }
    guard contains(parent) else { return }
    if placeholders[parent] == nil, kind != nil, kinds[parent] == .leaf { kinds[parent] = .declared }
    let hadPlaceholder = placeholders[parent] != nil
    placeholders[parent] = kind
    if hadPlaceholder, kind == nil, kinds[parent] == .byChildren { loseChildren(parent) }
  }
}
