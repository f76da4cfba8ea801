/// How many items can be selected at once.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No item can be selected; there still is a focus.
  case none
  /// One item at most: selecting another one deselects it, shown or not.
  case single
  /// Any number of items.
  case multiple
}

/// What becomes of the selection of an item that is no longer in the outline.
public enum GoneItemPolicy: Hashable, Sendable {
  /// It is forgotten: an item that comes back is not selected.
  case purge
  /// It is kept aside: an item that comes back is selected again.
  case park
}
