// MARK: Keys

extension OutlineController {
  /// Does what a key asks for, as ``OutlineKeyboard`` says.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held down with it.
  ///   - time: When it was pressed, in seconds from any fixed moment; for typed characters.
  /// - Returns: What is left to do: activating an item, scrolling to a row.
  /// - Complexity: O(log n) and what the command costs; for typed characters, O(1) for each row passed
  @discardableResult
  public func press(
    _ key: OutlineKey, _ modifiers: OutlineKeyModifiers = [], at time: Double = 0
  ) -> OutlineResponse<Item> {
    keyboard.selection = selection.mode
    let action = keyboard.action(
      for: key, modifiers, at: time, focus: focus, in: outline, label: title)
    return perform(action)
  }

  private func perform(_ action: OutlineKeyAction<Item>) -> OutlineResponse<Item> {
    switch action {
    case .nothing: return .none
    case .activate(let item): return .activate(item)
    case .focus(let content): return focus(on: content) {}
    case .select(let item): return focus(on: .item(item)) { [self] in select(item, origin: .user) }
    case .extendSelection(let content):
      let start = selection.anchor ?? selection.focus
      return focus(on: content) { [self] in extendSelection(from: start, to: content) }
    case .toggleSelection(let item): toggleSelection(item, origin: .user)
    case .selectAll: selectAll(origin: .user)
    case .expand(let item): expand(item, origin: .user)
    case .collapse(let item): collapse(item, origin: .user)
    case .expandChildren(let parent): expand(outline.children(of: parent), origin: .user)
    case .retry(let parent): retry(parent)
    case .loadMore(let parent): loadMore(parent)
    }
    return .done
  }

  private func focus(
    on content: OutlineRow<Item>.Content, _ select: @escaping () -> Void
  ) -> OutlineResponse<Item> {
    batch(origin: .user) { [self] in
      select()
      run(.user) { [self] in
        setFocusNow(content)
        return unchangedRows
      }
    }
    return outline.row(nearestTo: content).map { .focused(row: $0) } ?? .done
  }

  private func extendSelection(from start: Item?, to content: OutlineRow<Item>.Content) {
    // A range begins at the focus where nothing was selected yet.
    if selection.anchor == nil, let start { select(start, origin: .user) }
    switch content {
    case .item(let item): extendSelection(to: item, origin: .user)
    case .placeholder(_, let parent):
      // A placeholder is never selected: the range ends above it.
      guard let row = outline.row(ofPlaceholderIn: parent), row > 0 else { return }
      extendSelection(toRow: row - 1, origin: .user)
    }
  }
}

// MARK: Actions

extension OutlineController {
  /// Does one of the actions that a row offers; see ``accessibility(ofRow:rootsAreHeaders:)``.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - row: The row.
  ///   - origin: Who wants it.
  /// - Returns: What is left to do.
  /// - Throws: Why a move is refused.
  @discardableResult
  public func perform(
    _ action: OutlineRowAction, atRow row: Int, origin: ChangeOrigin = .user
  ) throws(OutlineDropRefusal<Item>) -> OutlineResponse<Item> {
    guard outline.rows.indices.contains(row) else { return .none }
    switch (outline.rows[row].content, action) {
    case (.placeholder(.failed, let parent), .retry): retry(parent)
    case (.placeholder(.loadMore, let parent), .loadMore): loadMore(parent)
    case (.placeholder, _): return .none
    case (.item(let item), .activate): return .activate(item)
    case (.item(let item), .expand): expand(item, origin: origin)
    case (.item(let item), .collapse): collapse(item, origin: origin)
    case (.item(let item), .select): toggleSelection(item, origin: origin)
    case (.item(let item), .check): toggleCheck(item, origin: origin)
    case (.item(let item), _):
      guard let step = action.step else { return .none }
      try move(item, step, origin: origin)
    }
    return .done
  }
}
