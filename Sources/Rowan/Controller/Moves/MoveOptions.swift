/// What may be moved in a controller, and who is told.
public struct MoveOptions<Item: Hashable> {
  /// Whether an item may move at all.
  public var isMovable: ((Item) -> Bool)?
  /// Whether a move may be made; asked when nothing else speaks against it, while dragging and before the drop.
  public var shouldMove: ((OutlineMove<Item>) -> Bool)?
  /// Is told when the tree has taken a drop over, before the observers are: the time to change the app's data.
  public var didMove: ((OutlineMove<Item>) -> Void)?
  /// Is told why a drop that had to wait was refused; one that is made at once throws.
  public var refused: ((OutlineDropRefusal<Item>) -> Void)?
  /// How long, in seconds, a drag rests on an item before it opens.
  public var hoverDelay = 0.8

  /// Everything may move everywhere.
  public init() {}
}
