/// What a node is for those who look at it.
enum NodeRole: Sendable {
  /// It has no nodes in it.
  case leaf
  /// It can have nodes in it.
  case parent
  /// It stands for another one.
  case link
  /// It could not be read.
  case failure
}
