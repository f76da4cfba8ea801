import RowanTestSupport

extension OutlineCommand {
  /// The topmost items that a command inserts and the parent they come to, if inserting is what it does.
  func arrivals(in tree: NaiveTree) -> (items: [Int], parent: Int?)? {
    switch self {
    case .append(let items, let parent), .insert(let items, _, let parent): (items, parent)
    case .insertBefore(let items, let sibling), .insertAfter(let items, let sibling):
      (items, tree.parent(of: sibling) ?? nil)
    case .appendOutline(let levels, _, let parent): (levels.filter { $0.level == 0 }.map(\.item), parent)
    default: nil
    }
  }
}
