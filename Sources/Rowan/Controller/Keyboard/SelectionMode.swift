/// How many items can be selected.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No item.
  case none
  /// One item at most.
  case single
  /// Any number of items.
  case multiple
}
