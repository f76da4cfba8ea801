import Rowan

extension TerminalOutline {
  /// Does what a command says.
  ///
  /// - Returns: What was done.
  /// - Complexity: O(log n); expanding or collapsing everything O(n)
  @discardableResult
  public mutating func perform(_ command: TerminalCommand) -> TerminalEffect<Item> {
    switch command {
    case .up: moveFocus(by: -1)
    case .down: moveFocus(by: 1)
    case .pageUp: page(-1)
    case .pageDown: page(1)
    case .first: setFocus(toRow: 0)
    case .last: setFocus(toRow: outline.rows.count - 1)
    case .open: return open()
    case .close: return close()
    case .toggle: return toggle()
    case .expandAll: update { $0.expandAll() }
    case .collapseAll: update { $0.collapseAll() }
    case .redraw: return .redraw
    case .quit: return .quit
    }
    return .none
  }

  private mutating func moveFocus(by distance: Int) {
    if let focusedRow { setFocus(toRow: focusedRow + distance) }
  }

  private mutating func page(_ direction: Int) {
    guard let focusedRow else { return }
    // One row of the old screen stays on the new one, to hold on to.
    let distance = Swift.max(listHeight - 1, 1) * direction
    topRow += distance
    setFocus(toRow: focusedRow + distance)
  }

  private mutating func open() -> TerminalEffect<Item> {
    guard let focusedRow else { return .none }
    let row = outline.rows[focusedRow]
    guard let item = row.item, row.expandable != .leaf else { return .none }
    guard row.isExpanded else { return expand(item) }
    if outline.rowsBelow(item)?.isEmpty == false { setFocus(toRow: focusedRow + 1) }
    return .none
  }

  private mutating func close() -> TerminalEffect<Item> {
    guard let focusedRow else { return .none }
    let row = outline.rows[focusedRow]
    let parent: Item?
    switch row.content {
    case .item(let item) where row.isExpanded: return collapse(item)
    case .item(let item): parent = outline.parent(of: item)
    case .placeholder(_, let itsParent): parent = itsParent
    }
    if let parent, let parentRow = outline.row(of: parent) { setFocus(toRow: parentRow) }
    return .none
  }

  private mutating func toggle() -> TerminalEffect<Item> {
    guard let focusedRow else { return .none }
    let row = outline.rows[focusedRow]
    guard let item = row.item, row.expandable != .leaf else { return .chosen(row.content) }
    return row.isExpanded ? collapse(item) : expand(item)
  }

  private mutating func expand(_ item: Item) -> TerminalEffect<Item> {
    update { $0.expand(item) }
    scrollToRowsBelowFocus()
    return .expanded(item)
  }

  private mutating func collapse(_ item: Item) -> TerminalEffect<Item> {
    update { $0.collapse(item) }
    return .collapsed(item)
  }
}
