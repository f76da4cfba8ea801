/// What siblings can be sorted by.
enum SortKey: String, CaseIterable, Sendable {
  /// The natural order of names.
  case name
  /// The largest first.
  case size
  /// The one changed last first.
  case modified
}
