/// How many items can be selected at once.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No item can be selected; there still is a focus.
  case none
  /// One item at most: selecting another one deselects it, shown or not.
  case single
  /// Any number of items.
  case multiple
}
