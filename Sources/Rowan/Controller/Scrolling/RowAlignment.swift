/// Where a row comes to be when it is scrolled into sight.
public enum RowAlignment: Hashable, Sendable, CaseIterable {
  /// Wherever the least scrolling brings it.
  case nearest
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}
