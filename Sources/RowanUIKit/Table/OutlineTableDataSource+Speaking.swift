// What assistive technology says of rows.
extension OutlineTableDataSource {
  /// What is spoken of a row, for cells of the app's own; `nil` when it is not shown.
  ///
  /// Ask when the system asks: it changes with the siblings of the item, for which no cell is made anew.
  public func describe(_ content: OutlineRow<Item>.Content) -> OutlineRowDescription? {
    let row =
      switch content {
      case .item(let item): controller.outline.row(of: item)
      case .placeholder(_, let parent): controller.outline.row(ofPlaceholderIn: parent)
      }
    guard let row,
      var spoken = controller.outline.accessibility(
        ofRow: row, offering: offeredActions, rootsAreHeaders: sections.areRoots)
    else { return nil }
    if case .placeholder(_, let parent) = spoken.content {
      spoken.failure = controller.loadingState(of: parent).failureMessage
    }
    let isExpanded = spoken.isExpanded
    let hint = texts.hint(of: spoken)
    let actions = spoken.actions.compactMap { action in
      texts.name(of: action, for: spoken).map { name in
        OutlineRowDescription.Action(name: name) { [weak self] in self?.perform(action, on: content) ?? false
        }
      }
    }
    // The system has its own words for open and closed from iOS 18 on.
    if #available(iOS 18.0, *) { spoken.isExpanded = nil }
    return OutlineRowDescription(
      label: texts.label(of: spoken, title: title), value: texts.value(of: spoken), hint: hint,
      isExpanded: isExpanded, isHeader: spoken.isHeader, actions: actions)
  }

  private var offeredActions: Set<OutlineRowAction> { .disclosure }

  private func perform(_ action: OutlineRowAction, on content: OutlineRow<Item>.Content) -> Bool {
    switch (action, content) {
    case (.expand, .item(let item)): controller.expand(item, origin: .user)
    case (.collapse, .item(let item)): controller.collapse(item, origin: .user)
    case (.retry, .placeholder(_, let parent)): controller.retry(parent)
    case (.loadMore, .placeholder(_, let parent)): controller.loadMore(parent)
    default: return false
    }
    return true
  }
}

extension LoadingState {
  /// Why the last attempt failed, if it did.
  var failureMessage: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}
