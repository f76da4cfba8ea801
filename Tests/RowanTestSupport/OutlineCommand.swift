import Rowan

/// A command on an outline, as a value that can be printed, replayed and left out.
package enum OutlineCommand: CustomStringConvertible, Equatable {
  case append([Int], to: Int?)
  case insert([Int], at: Int, in: Int?)
  case insertBefore([Int], Int)
  case insertAfter([Int], Int)
  case appendOutline([Leveled], expanded: [Int], to: Int?)
  case delete([Int])
  case deleteAll
  case move([Int], to: Int?, at: Int?)
  case replaceChildren(Int?, [Int])
  case replaceDescendants(Int?, [Leveled], expanded: [Int])
  case expand([Int])
  case collapse([Int], NestedExpansion)
  case toggle(Int)
  case expandAll(Int?)
  case collapseAll(Int?)
  case expandToDepth(Int, Int?)
  case reveal(Int)
  case setExpandable(Expandable, [Int])
  case setPlaceholder(PlaceholderKind?, Int?)
  case refresh([Int])

  package struct Leveled: Equatable, CustomStringConvertible {
    package var level: Int
    package var item: Int

    package init(_ level: Int, _ item: Int) {
      self.level = level
      self.item = item
    }

    package var description: String { ".init(\(level), \(item))" }
  }

  /// Swift source, to be pasted into a test.
  package var description: String {
    func text(_ item: Int?) -> String { item.map { "\($0)" } ?? "nil" }
    return switch self {
    case .append(let items, let parent): ".append(\(items), to: \(text(parent)))"
    case .insert(let items, let index, let parent): ".insert(\(items), at: \(index), in: \(text(parent)))"
    case .insertBefore(let items, let sibling): ".insertBefore(\(items), \(sibling))"
    case .insertAfter(let items, let sibling): ".insertAfter(\(items), \(sibling))"
    case .appendOutline(let levels, let expanded, let parent):
      ".appendOutline(\(levels), expanded: \(expanded), to: \(text(parent)))"
    case .delete(let items): ".delete(\(items))"
    case .deleteAll: ".deleteAll"
    case .move(let items, let parent, let index): ".move(\(items), to: \(text(parent)), at: \(text(index)))"
    case .replaceChildren(let parent, let items): ".replaceChildren(\(text(parent)), \(items))"
    case .replaceDescendants(let parent, let levels, let expanded):
      ".replaceDescendants(\(text(parent)), \(levels), expanded: \(expanded))"
    case .expand(let items): ".expand(\(items))"
    case .collapse(let items, let nested): ".collapse(\(items), .\(nested))"
    case .toggle(let item): ".toggle(\(item))"
    case .expandAll(let item): ".expandAll(\(text(item)))"
    case .collapseAll(let item): ".collapseAll(\(text(item)))"
    case .expandToDepth(let depth, let item): ".expandToDepth(\(depth), \(text(item)))"
    case .reveal(let item): ".reveal(\(item))"
    case .setExpandable(let expandable, let items): ".setExpandable(.\(expandable), \(items))"
    case .setPlaceholder(let kind, let parent):
      ".setPlaceholder(\(kind.map { ".\($0)" } ?? "nil"), \(text(parent)))"
    case .refresh(let items): ".refresh(\(items))"
    }
  }
}

extension Outline where Item == Int {
  /// Carries a command out.
  package mutating func apply(_ command: OutlineCommand) throws(OutlineError<Int>) -> RowChanges {
    switch command {
    case .append(let items, let parent): return try append(items, to: parent)
    case .insert(let items, let index, let parent): return try insert(items, at: index, in: parent)
    case .insertBefore(let items, let sibling): return try insert(items, before: sibling)
    case .insertAfter(let items, let sibling): return try insert(items, after: sibling)
    case .appendOutline(let levels, let expanded, let parent):
      return try append(Outline(levels, expanded: expanded), to: parent)
    case .delete(let items): return try delete(items)
    case .deleteAll: return deleteAll()
    case .move(let items, let parent, let index): return try move(items, to: parent, at: index)
    case .replaceChildren(let parent, let items): return replaceChildren(of: parent, with: items)
    case .replaceDescendants(let parent, let levels, let expanded):
      return replaceDescendants(of: parent, with: Outline(levels, expanded: expanded))
    case .expand(let items): return items.count == 1 ? expand(items[0]) : expand(items)
    case .collapse(let items, let nested):
      return items.count == 1 ? collapse(items[0], nested: nested) : collapse(items, nested: nested)
    case .toggle(let item): return toggle(item)
    case .expandAll(let item): return expandAll(under: item)
    case .collapseAll(let item): return collapseAll(under: item)
    case .expandToDepth(let depth, let item): return expand(toDepth: depth, under: item)
    case .reveal(let item): return reveal(item)
    case .setExpandable(let expandable, let items): return setExpandable(expandable, of: items)
    case .setPlaceholder(let kind, let parent): return setPlaceholder(kind, in: parent)
    case .refresh(let items): return refresh(items)
    }
  }

  package init(_ levels: [OutlineCommand.Leveled], expanded: [Int] = []) {
    self.init(levels: levels.map { ($0.level, $0.item) })
    expand(expanded)
  }
}
