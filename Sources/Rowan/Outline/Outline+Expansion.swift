// MARK: Questions

extension Outline {
  /// Whether an item is expanded.
  ///
  /// It may be so while it is hidden, and without having children.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func isExpanded(_ item: Item) -> Bool {
    let handle = handle(of: item)
    return handle != Tour.none && tour.pointee.word(of: handle).isExpanded
  }

  /// Whether an item can be opened; `nil` for an item that is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func expandable(of item: Item) -> Expandable? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : tour.pointee.word(of: handle).expandability.expandable
  }

  /// The items that are expanded, shown or not, top to bottom.
  ///
  /// - Complexity: O(n)
  @inlinable public var expandedItems: [Item] {
    var items: [Item] = []
    var walker = TourEntryWalker(tour)
    while let entry = walker.next() {
      if entry.word.isExpanded { items.append(item(entry.word.handle)) }
    }
    return items
  }
}

/// What becomes of the open items below one that is collapsed.
public enum NestedExpansion: Hashable, Sendable {
  /// They stay open, and are shown again when the item is expanded.
  case keep
  /// They are collapsed too.
  case reset
}

// MARK: Commands

extension Outline {
  /// Expands items; those that are expanded, leaves and items that are not there are passed over.
  ///
  /// - Parameter items: The items, shown or not, in any order.
  /// - Returns: The change of the rows; what was open below an item comes into view with it.
  /// - Complexity: O(k log n) for k items, however many rows come
  @inlinable
  @discardableResult
  public mutating func expand(_ items: [Item]) -> RowChanges {
    let handles = items.compactMap(knownHandle)
    return changingExpansion { $0.expand(handles) }
  }

  /// Expands an item; nothing changes when it is expanded, a leaf or not there.
  ///
  /// - Complexity: O(log n), however many rows come
  @inlinable
  @discardableResult
  public mutating func expand(_ item: Item) -> RowChanges {
    guard let handle = knownHandle(of: item) else { return unchanged }
    return changingExpansion { $0.expand(handle) }
  }

  /// Collapses items; those that are collapsed, leaves and items that are not there are passed over.
  ///
  /// - Parameters:
  ///   - items: The items, shown or not, in any order.
  ///   - nested: What becomes of the open items below them.
  /// - Returns: The change of the rows.
  /// - Complexity: O(k log n) for k items, however many rows go; with `.reset`, O(descendants)
  @inlinable
  @discardableResult
  public mutating func collapse(_ items: [Item], nested: NestedExpansion = .keep) -> RowChanges {
    let handles = items.compactMap(knownHandle)
    switch nested {
    case .keep:
      return changingExpansion { $0.collapse(handles) }
    case .reset:
      return changing { tour in
        handles.reduce(RowChanges(unchanged: tour.rowCount)) {
          $0.followed(by: tour.collapseAll(under: $1))
        }
      }
    }
  }

  /// Collapses an item; nothing changes when it is collapsed, a leaf or not there.
  ///
  /// With `.reset`, open items below it are collapsed even when the item itself is collapsed.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - nested: What becomes of the open items below it.
  /// - Complexity: O(log n), however many rows go; with `.reset`, O(descendants)
  @inlinable
  @discardableResult
  public mutating func collapse(_ item: Item, nested: NestedExpansion = .keep) -> RowChanges {
    guard let handle = knownHandle(of: item) else { return unchanged }
    switch nested {
    case .keep: return changingExpansion { $0.collapse(handle) }
    case .reset: return changing { $0.collapseAll(under: handle) }
    }
  }

  /// Collapses an item that is expanded, and expands one that is not.
  ///
  /// - Parameters:
  ///   - item: The item; a leaf, and one that is not there, change nothing.
  ///   - nested: What becomes of the open items below it when it collapses.
  /// - Complexity: O(log n); with `.reset`, O(descendants) when it collapses
  @inlinable
  @discardableResult
  public mutating func toggle(_ item: Item, nested: NestedExpansion = .keep) -> RowChanges {
    isExpanded(item) ? collapse(item, nested: nested) : expand(item)
  }

  /// Expands an item and everything below it, or everything for `nil`.
  ///
  /// Items whose children are not loaded stay closed: opening them is what makes an app load, and everything
  /// may be a whole disk.
  ///
  /// - Complexity: O(descendants), a fraction of a nanosecond each
  @inlinable
  @discardableResult
  public mutating func expandAll(under item: Item? = nil) -> RowChanges {
    guard let handle = handle(ofParent: item) else { return unchanged }
    return changing { $0.expandAll(under: handle) }
  }

  /// Collapses an item and everything below it, or everything for `nil`.
  ///
  /// - Complexity: O(descendants), a fraction of a nanosecond each
  @inlinable
  @discardableResult
  public mutating func collapseAll(under item: Item? = nil) -> RowChanges {
    guard let handle = handle(ofParent: item) else { return unchanged }
    return changing { $0.collapseAll(under: handle) }
  }

  /// Expands so far that `depth` more levels are shown: 1 expands the roots, or the item.
  ///
  /// Deeper items stay as they are, and so do items whose children are not loaded.
  ///
  /// - Parameters:
  ///   - depth: How many levels are expanded; 0 or less changes nothing.
  ///   - item: Where to start, or `nil` for the roots.
  /// - Complexity: O(descendants)
  @inlinable
  @discardableResult
  public mutating func expand(toDepth depth: Int, under item: Item? = nil) -> RowChanges {
    guard depth > 0, let handle = handle(ofParent: item) else { return unchanged }
    return changing { $0.expand(toDepth: depth, under: handle) }
  }

  /// Expands every ancestor of an item, so that it is shown; the item itself stays as it is.
  ///
  /// - Complexity: O(d log n) for d ancestors
  @inlinable
  @discardableResult
  public mutating func reveal(_ item: Item) -> RowChanges {
    guard let handle = knownHandle(of: item) else { return unchanged }
    return changingExpansion { $0.reveal(handle) }
  }

  /// Says whether items can be opened.
  ///
  /// One that has children stays a parent, and one that has a placeholder alone is no leaf. Said to be a
  /// `.parent`, it stays one when its last child goes; said to be a `.leaf`, it becomes one then.
  ///
  /// - Parameters:
  ///   - expandable: What the items are.
  ///   - items: The items; those not there are passed over.
  /// - Complexity: O(k log n) for k items
  @inlinable
  @discardableResult
  public mutating func setExpandable(_ expandable: Expandable, of items: [Item]) -> RowChanges {
    let handles = items.compactMap(knownHandle)
    return changing { $0.setExpandable(expandable, of: handles) }
  }

  /// Says whether an item can be opened.
  ///
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func setExpandable(_ expandable: Expandable, of item: Item) -> RowChanges {
    setExpandable(expandable, of: [item])
  }
}

// MARK: Placeholders

extension Outline {
  /// The placeholder behind the children of an item, or behind the roots for `nil`.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func placeholder(in parent: Item?) -> PlaceholderKind? {
    handle(ofParent: parent).flatMap { tour.pointee.placeholderKind(of: $0) }
  }

  /// Puts a placeholder behind the children of an item, or behind the roots for `nil`; takes it away for the
  /// kind `nil`.
  ///
  /// A leaf becomes a parent by it. A placeholder of another kind is replaced: its row is removed and another
  /// inserted, since the two are drawn differently.
  ///
  /// - Parameters:
  ///   - kind: The placeholder, or `nil` for none.
  ///   - parent: The item; for one that is not there nothing changes.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func setPlaceholder(_ kind: PlaceholderKind?, in parent: Item?) -> RowChanges {
    guard let handle = handle(ofParent: parent) else { return unchanged }
    return changing { $0.setPlaceholder(kind, of: handle) }
  }
}

extension Outline {
  @inlinable
  func knownHandle(of item: Item) -> Int32? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : handle
  }

  @inlinable var unchanged: RowChanges { RowChanges(unchanged: tour.pointee.rowCount) }

  /// For commands that leave every entry in its block.
  @inlinable
  mutating func changingExpansion(_ command: (inout Tour) -> RowChanges) -> RowChanges {
    let changes = command(&uniqueTourForExpansion().pointee)
    checkInvariants()
    return changes
  }

  @inlinable
  mutating func changing(_ command: (inout Tour) -> RowChanges) -> RowChanges {
    let changes = command(&uniqueTour().pointee)
    checkInvariants()
    return changes
  }
}
