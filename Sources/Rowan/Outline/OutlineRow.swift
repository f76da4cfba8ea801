/// What a table shows in one row.
///
/// Its ``id`` says which row it is, and stays the same as long as the row is about the same thing. Equality
/// says whether it looks the same as well. Do not mix them up: a row compared by `==` seems to be another one
/// as soon as it is opened.
public struct OutlineRow<Item: Hashable>: Hashable, Identifiable {
  /// What a row is about.
  public enum Content: Hashable {
    /// An item.
    case item(Item)
    /// What stands behind the last child of a parent, or behind the last root where the parent is `nil`.
    case placeholder(PlaceholderKind, parent: Item?)
  }

  /// What the row is about.
  public var content: Content
  /// How many ancestors the item has: 0 for a root.
  public var level: Int
  /// Whether the item can be opened; a placeholder is a leaf.
  public var expandable: Expandable
  /// Whether the item is open.
  ///
  /// A parent without children can be.
  public var isExpanded: Bool

  /// A row.
  ///
  /// - Parameters:
  ///   - content: What it is about.
  ///   - level: How many ancestors the item has.
  ///   - expandable: Whether the item can be opened.
  ///   - isExpanded: Whether it is open.
  @inlinable
  public init(content: Content, level: Int, expandable: Expandable, isExpanded: Bool) {
    self.content = content
    self.level = level
    self.expandable = expandable
    self.isExpanded = isExpanded
  }

  /// Which row this is: its content.
  @inlinable public var id: Content { content }

  /// The item, or `nil` for a placeholder.
  @inlinable public var item: Item? {
    if case .item(let item) = content { item } else { nil }
  }

  /// The kind of placeholder, or `nil` for an item.
  @inlinable public var placeholder: PlaceholderKind? {
    if case .placeholder(let kind, _) = content { kind } else { nil }
  }
}

extension OutlineRow: Sendable where Item: Sendable {}
extension OutlineRow.Content: Sendable where Item: Sendable {}
