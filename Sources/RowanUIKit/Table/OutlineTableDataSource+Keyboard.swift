// Keys.
extension OutlineTableDataSource {
  /// Lets the table have the keys of a keyboard.
  ///
  /// Arrow keys, Home, End, page keys, Enter, the space bar, and characters that find a title do what they do in
  /// every outline; see ``/Rowan/OutlineKeyboard``.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    tableView.flatMap(TableCompanion.companion)?.becomeFirstResponder() ?? false
  }

  /// Does what a key does, for apps that take keys themselves.
  ///
  /// - Returns: Whether the key means something.
  @discardableResult
  public func press(_ key: OutlineKey, _ modifiers: OutlineKeyModifiers = []) -> Bool {
    if let tableView {
      controller.keyboard.direction = OutlineLayoutDirection(tableView.effectiveUserInterfaceLayoutDirection)
      controller.keyboard.pageRows = max((tableView.indexPathsForVisibleRows?.count ?? 1) - 1, 1)
    }
    switch controller.press(key, modifiers, at: ProcessInfo.processInfo.systemUptime) {
    case .none: return false
    case .done, .focused: return true
    case .activate(let item):
      if let activate {
        activate(item)
      } else if tap.toggles(isParent: controller.outline.expandable(of: item) != .leaf) {
        controller.toggle(item, origin: .user)
      }
      return true
    }
  }
}
