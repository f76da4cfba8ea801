// What assistive technology is told of what the user did, since it hears of a row and not of those below it.
extension OutlineTableDataSource {
  func announce(_ update: OutlineUpdate<Item>) {
    guard announcesChanges else { return }
    if update.origin == .user, update.expanded.count + update.collapsed.count == 1 {
      if let item = update.collapsed.first { announce(texts.didCollapse(controller.title(item))) }
      if let item = update.expanded.first { announceExpansion(of: item) }
    }
    if update.changesLoading { announceLoading() }
  }

  /// Says how many rows came; of an item that is still loading, when they have come.
  private func announceExpansion(of item: Item) {
    guard controller.loadingState(of: item) != .loading else {
      awaited = item
      return
    }
    announce(texts.didExpand(controller.title(item), controller.outline.rowsBelow(item)?.count ?? 0))
  }

  private func announceLoading() {
    guard let item = awaited else { return }
    switch controller.loadingState(of: item) {
    case .loading: return
    case .failed(let message): announce(texts.didFailToLoad(controller.title(item), message))
    case _ where controller.outline.contains(item):
      announce(texts.didLoad(controller.title(item), controller.outline.childCount(of: item)))
    default: break
    }
    awaited = nil
  }

  /// Says where an item is now that an action of the row has moved.
  func announceMove(of item: Item) {
    let outline = controller.outline
    guard announcesChanges, let row = outline.row(of: item) else { return }
    let spoken = controller.accessibility(ofRow: row, rootsAreHeaders: sections.areRoots)
    guard let position = spoken?.position, let count = spoken?.setSize else { return }
    announce(texts.didMove(controller.title(item), position, count))
  }

  /// Has a text spoken.
  func announce(_ text: String) {
    guard !text.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
