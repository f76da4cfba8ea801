/// What a command on an ``OutlineSelection`` changed.
///
/// It names items, not rows: an item that was selected or deselected may be hidden, or no longer there.
public struct SelectionChange<Item: Hashable>: Hashable {
  /// The items that are selected now and were not before.
  public var selected: Set<Item>
  /// The items that were selected before and are not now.
  public var deselected: Set<Item>
  /// The focus before the command.
  public var oldFocus: Item?
  /// The focus after the command; the same where the command left it alone.
  public var newFocus: Item?

  /// A change; of nothing where only the focus is given, twice the same.
  ///
  /// - Parameters:
  ///   - selected: The items that are selected now and were not before.
  ///   - deselected: The items that were selected before and are not now.
  ///   - oldFocus: The focus before the command.
  ///   - newFocus: The focus after it.
  @inlinable
  public init(
    selected: Set<Item> = [], deselected: Set<Item> = [], oldFocus: Item?, newFocus: Item?
  ) {
    self.selected = selected
    self.deselected = deselected
    self.oldFocus = oldFocus
    self.newFocus = newFocus
  }

  /// Whether the command changed neither the selection nor the focus.
  @inlinable public var isEmpty: Bool { selected.isEmpty && deselected.isEmpty && !movesFocus }

  /// Whether the focus is elsewhere than before.
  @inlinable public var movesFocus: Bool { oldFocus != newFocus }

  /// This change and the next one as one.
  ///
  /// What the one selected and the other deselected is in neither set.
  ///
  /// - Parameter next: The change of the command that came after.
  /// - Complexity: O(k) for k items in both; ``merge(_:)`` for those in the next one
  @inlinable
  public func followed(by next: SelectionChange) -> SelectionChange {
    var both = self
    both.merge(next)
    return both
  }

  /// Makes this change and the next one this change.
  ///
  /// - Parameter next: The change of the command that came after.
  /// - Complexity: O(k) for k items in the next one
  @inlinable
  public mutating func merge(_ next: SelectionChange) {
    newFocus = next.newFocus
    if selected.isEmpty && deselected.isEmpty {
      (selected, deselected) = (next.selected, next.deselected)
      return
    }
    for item in next.deselected where selected.remove(item) == nil { deselected.insert(item) }
    for item in next.selected where deselected.remove(item) == nil { selected.insert(item) }
  }
}

extension SelectionChange: Sendable where Item: Sendable {}
