/// Where a page of children ends and the next one begins; what it means is between the app and its source.
public struct PageCursor: Hashable, Sendable, RawRepresentable, Codable {
  /// The source's own mark: an offset, a token, the last identity.
  public var rawValue: String

  /// A cursor.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Children as a source answers them: all of them, or a page.
public struct LoadedChildren<Item: Hashable> {
  /// The children in order.
  public var items: [Item]
  /// By child: whether it can be opened.
  public var expandable: [Expandable]
  /// Where the next page begins; `nil` when there is none.
  public var next: PageCursor?

  /// Loaded children.
  ///
  /// - Parameters:
  ///   - items: The children in order. Those that are there already are not shown twice.
  ///   - next: Where the next page begins, if there is more.
  ///   - expandable: Whether a child can be opened: `.unknown` for one whose own children are to be loaded.
  public init(
    _ items: [Item], next: PageCursor? = nil, expandable: (Item) -> Expandable = { _ in .unknown }
  ) {
    self.items = items
    self.expandable = items.map(expandable)
    self.next = next
  }
}

extension LoadedChildren: Sendable where Item: Sendable {}

/// Loads the children of an item, or the roots for `nil`; from a cursor on, when there are pages.
public typealias OutlineLoader<Item: Hashable> =
  @Sendable (_ parent: Item?, _ cursor: PageCursor?) async throws
  -> LoadedChildren<Item>
