/// The ends of a row from which it is swiped.
public enum OutlineSwipeEdge: Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

/// An action that a swipe over an item's row uncovers.
///
/// It is carried out on the item, wherever that is by then.
public struct OutlineSwipeAction<Item: Hashable & Sendable> {
  /// What it is called.
  public var title: String
  /// A picture for it.
  public var image: UIImage?
  /// Whether it takes something away.
  public var isDestructive: Bool
  /// The colour behind it; `nil` is the system's.
  public var backgroundColor: UIColor?
  /// Does it, and says whether it was done.
  public var perform: @MainActor (Item, OutlineController<Item>) -> Bool

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: A picture for it.
  ///   - isDestructive: Whether it takes something away.
  ///   - backgroundColor: The colour behind it; `nil` is the system's.
  ///   - perform: Does it, and says whether it was done.
  public init(
    title: String, image: UIImage? = nil, isDestructive: Bool = false, backgroundColor: UIColor? = nil,
    perform: @escaping @MainActor (Item, OutlineController<Item>) -> Bool
  ) {
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.backgroundColor = backgroundColor
    self.perform = perform
  }

  /// An action that deletes the item with everything below it.
  ///
  /// - Parameter title: What it is called.
  public static func delete(title: String) -> OutlineSwipeAction {
    OutlineSwipeAction(title: title, isDestructive: true) { item, controller in
      (try? controller.delete([item], origin: .user)) != nil
    }
  }
}
