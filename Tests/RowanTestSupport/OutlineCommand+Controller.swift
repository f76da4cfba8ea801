import Rowan

extension OutlineController where Item == Int {
  /// Carries a command out.
  package func apply(_ command: OutlineCommand, origin: ChangeOrigin) throws(OutlineError<Int>) {
    switch command {
    case .append(let items, let parent): try append(items, to: parent)
    case .insert(let items, let index, let parent): try insert(items, at: index, in: parent)
    case .insertBefore(let items, let sibling): try insert(items, before: sibling)
    case .insertAfter(let items, let sibling): try insert(items, after: sibling)
    case .appendOutline(let levels, let expanded, let parent):
      try insert(Outline(levels, expanded: expanded), in: parent)
    case .delete(let items): try delete(items)
    case .deleteAll: replaceDescendants(with: Outline())
    case .move(let items, let parent, let index): try move(items, to: parent, at: index)
    case .replaceChildren(let parent, let items): replaceChildren(of: parent, with: items)
    case .replaceDescendants(let parent, let levels, let expanded):
      replaceDescendants(of: parent, with: Outline(levels, expanded: expanded))
    case .expand(let items): expand(items, origin: origin)
    case .collapse(let items, let nested): collapse(items, nested: nested, origin: origin)
    case .toggle(let item): toggle(item, origin: origin)
    case .expandAll(let item): expandAll(under: item, origin: origin)
    case .collapseAll(let item): collapseAll(under: item, origin: origin)
    case .expandToDepth(let depth, let item): expand(toDepth: depth, under: item, origin: origin)
    case .reveal(let item): reveal(item, origin: origin)
    case .setExpandable(let expandable, let items): setExpandable(expandable, of: items)
    case .setPlaceholder(let kind, let parent): setPlaceholder(kind, in: parent)
    case .refresh(let items): refresh(items)
    }
  }
}
