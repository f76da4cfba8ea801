/// Whether an item is checked.
public enum CheckState: Hashable, Sendable, CaseIterable {
  /// It is not, and nothing below it is.
  case unchecked
  /// It is, and everything below it is.
  case checked
  /// Some of what is below it is.
  case mixed
}
