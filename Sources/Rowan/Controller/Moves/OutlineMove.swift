/// A place in a tree: among the children of a parent, or among the roots.
public struct OutlinePlace<Item: Hashable>: Hashable {
  /// The parent, `nil` for the roots' level.
  public var parent: Item?
  /// How many of the parent's children come before, those that move not counted: the **final** position.
  public var index: Int

  /// A place.
  public init(parent: Item?, index: Int) {
    self.parent = parent
    self.index = index
  }
}

/// Items and the place they move to, ready for ``Outline/perform(_:)``.
public struct OutlineMove<Item: Hashable>: Hashable {
  /// The items, none below another, in the order they had and will have.
  public var items: [Item]
  /// Where they go.
  public var place: OutlinePlace<Item>

  /// A move.
  public init(items: [Item], place: OutlinePlace<Item>) {
    self.items = items
    self.place = place
  }
}

extension OutlinePlace: Sendable where Item: Sendable {}
extension OutlineMove: Sendable where Item: Sendable {}

extension Outline {
  /// Carries a move out.
  ///
  /// - Throws: `.unknownItem`, `.intoOwnSubtree`, `.indexOutOfRange`; then nothing moves.
  /// - Complexity: O(k log n) for k items, whatever is below them
  @discardableResult
  public mutating func perform(_ move: OutlineMove<Item>) throws(OutlineError<Item>) -> RowChanges {
    try self.move(move.items, to: move.place.parent, at: move.place.index)
  }

  /// Those of some items that are below no other of them, each once, in the order of the rows.
  ///
  /// Whatever is done to a folder is done to what is in it, so these are the items to move, copy or delete.
  ///
  /// - Parameter items: The items, shown or not; those not there are passed over.
  /// - Complexity: O(k log k · log n) for k items
  public func topmost(_ items: some Sequence<Item>) -> [Item] {
    let handles = items.compactMap { knownHandle(of: $0) }.map {
      (number: tour.pointee.itemNumber(of: $0), $0)
    }
    .sorted { $0.number < $1.number }.map { $0.1 }
    return tour.pointee.withoutDescendants(handles).map { item($0) }
  }
}
