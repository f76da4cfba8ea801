/// What becomes of what is known about an item, that it is selected say, when it leaves the tree.
public enum GoneItemPolicy: Hashable, Sendable {
  /// It is forgotten: an item that comes back is a new one.
  case purge
  /// It is kept aside: an item that comes back is as it was.
  case park
}
