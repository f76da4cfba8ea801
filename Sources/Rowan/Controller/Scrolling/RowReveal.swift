/// What is to be scrolled into sight, and where to.
public struct RowReveal<Item: Hashable>: Hashable {
  /// The item.
  public var item: Item
  /// Where its row comes to be, if it is not in sight.
  public var alignment: RowAlignment

  /// An item to scroll to.
  public init(item: Item, alignment: RowAlignment = .nearest) {
    self.item = item
    self.alignment = alignment
  }
}

extension RowReveal: Sendable where Item: Sendable {}
