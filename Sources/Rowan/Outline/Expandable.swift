/// Whether an item can be opened.
///
/// A folder that has not been read yet is ``unknown``: it can be opened, and opening it is the moment to read
/// it. A folder that was read and found empty is a ``parent`` without children. A file is a ``leaf``.
public enum Expandable: Hashable, Sendable {
  /// The item never has children; it has no disclosure sign.
  case leaf
  /// The item has children, or could have: it has a disclosure sign even while it is empty.
  case parent
  /// The item's children are not loaded yet; it has a disclosure sign.
  case unknown
}
