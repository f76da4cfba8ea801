extension OutlineTexts {
  /// What a placeholder says.
  ///
  /// - Parameters:
  ///   - kind: The kind of placeholder.
  ///   - failure: Why loading failed, for one that says so.
  public func text(of kind: PlaceholderKind, failure: String? = nil) -> String {
    switch kind {
    case .loading: loading
    case .empty: empty
    case .failed: failure.map(failedBecause) ?? failed
    case .loadMore: loadMore
    }
  }

  /// What an item's check mark says.
  public func text(of check: CheckState) -> String {
    switch check {
    case .on: checked
    case .off: unchecked
    case .mixed: mixed
    }
  }

  /// The label of a row: the title of an item, or what a placeholder says.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - title: The title of an item; not asked for a placeholder.
  public func label<Item>(
    of row: OutlineRowAccessibility<Item>, title: (Item) -> String
  ) -> String {
    switch row.content {
    case .item(let item): title(item)
    case .placeholder(let kind, _): text(of: kind, failure: row.failure)
    }
  }

  /// The state of a row: "collapsed, checked, level 2, 1 of 3".
  ///
  /// Whether it is selected is left out where a toolkit says so itself.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - saysSelected: Whether a selected item is said to be so.
  public func value<Item>(of row: OutlineRowAccessibility<Item>, saysSelected: Bool = false) -> String {
    var parts: [String] = []
    if let isExpanded = row.isExpanded { parts.append(isExpanded ? expanded : collapsed) }
    if saysSelected, row.isSelected { parts.append(selected) }
    if let check = row.check { parts.append(text(of: check)) }
    parts.append(level(row.level))
    if let position = row.position, let count = row.setSize {
      parts.append(
        row.isSetComplete ? self.position(position, count) : positionInIncompleteSet(position, count))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// The label and the state of a row in one text, for whoever has only one.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - title: The title of an item.
  public func description<Item>(
    of row: OutlineRowAccessibility<Item>, title: (Item) -> String
  ) -> String {
    [label(of: row, title: title), value(of: row, saysSelected: true)].filter { !$0.isEmpty }
      .joined(separator: separator)
  }

  /// What the first of a row's actions does that has a hint: for an open item how it is closed, for a closed
  /// one how it is opened.
  public func hint<Item>(of row: OutlineRowAccessibility<Item>) -> String? {
    row.actions.lazy.compactMap { hints[$0] }.first { !$0.isEmpty }
  }

  /// The name of an action for a row; `nil` for one that has none.
  public func name<Item>(of action: OutlineRowAction, for row: OutlineRowAccessibility<Item>) -> String? {
    switch action {
    case .check where row.check == .on: uncheck
    case .select where row.isSelected: deselect
    default: actions[action]
    }
  }
}
