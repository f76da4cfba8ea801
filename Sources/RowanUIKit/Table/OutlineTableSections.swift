/// How an outline falls into the sections of a table.
public enum OutlineTableSections: Hashable, Sendable {
  /// All rows are in one section.
  case one
  /// Each root is a section that is always open; the root is its header.
  ///
  /// Where the controller lets one item of a level be open, that holds for roots too, and they open and close as in
  /// ``rootsCollapsible``.
  case rootsAlwaysOpen
  /// Each root is a section that opens and closes; the root is its header, and a tap on it does that.
  case rootsCollapsible

  /// Whether each root is a section.
  var areRoots: Bool { self != .one }
}
