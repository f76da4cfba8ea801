// Swipe actions.
extension OutlineTableDataSource {
  var hasSwipeActions: Bool { swipeActions != nil }

  func swipeActions(at path: IndexPath, edge: OutlineSwipeEdge) -> UISwipeActionsConfiguration? {
    guard let swipeActions else { return nil }
    let actions = item(at: path).map { item in swipeActions(item, edge).map { contextual($0, on: item) } }
    return UISwipeActionsConfiguration(actions: actions ?? [])
  }

  private func contextual(_ action: OutlineSwipeAction<Item>, on item: Item) -> UIContextualAction {
    let contextual = UIContextualAction(
      style: action.isDestructive ? .destructive : .normal, title: action.title
    ) { [weak self] _, _, finish in
      finish(self.map { action.perform(item, $0.controller) } ?? false)
    }
    contextual.image = action.image
    if let color = action.backgroundColor { contextual.backgroundColor = color }
    return contextual
  }
}
