// What assistive technology says of rows.
extension OutlineTableDataSource {
  /// What is spoken of a row, for cells of the app's own; `nil` when it is not shown.
  ///
  /// Ask when the system asks: it changes with the siblings of the item, for which no cell is made anew.
  public func describe(_ content: OutlineRow<Item>.Content) -> OutlineRowDescription? {
    guard let row = row(of: content),
      var spoken = controller.accessibility(ofRow: row, rootsAreHeaders: sections.areRoots)
    else { return nil }
    if spoken.isHeader, keepsRootsOpen {
      spoken.isExpanded = nil
      spoken.actions.removeAll { $0 == .expand || $0 == .collapse }
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
      label: texts.label(of: spoken, title: controller.title), value: texts.value(of: spoken), hint: hint,
      isExpanded: isExpanded, isHeader: spoken.isHeader, actions: actions)
  }

  private func perform(_ action: OutlineRowAction, on content: OutlineRow<Item>.Content) -> Bool {
    guard let row = row(of: content) else { return false }
    do throws(OutlineDropRefusal<Item>) {
      switch try controller.perform(action, atRow: row) {
      case .none: return false
      case .activate(let item): activate?(item)
      case .done, .focused:
        if Set.moves.contains(action), case .item(let item) = content { announceMove(of: item) }
      }
      return true
    } catch {
      announce(texts.text(of: error, title: controller.title))
      return false
    }
  }

  private func row(of content: OutlineRow<Item>.Content) -> Int? {
    switch content {
    case .item(let item): controller.outline.row(of: item)
    case .placeholder(_, let parent): controller.outline.row(ofPlaceholderIn: parent)
    }
  }
}
