/// What check marks must know about items that may move or go, taken before they do.
///
/// It holds items and the parents they had, as many as the edit is large: no copy of the outline. An edit that
/// was refused needs no care; the value is dropped.
public struct CheckEdit<Item: Hashable> {
  /// A child that may leave its parent.
  @usableFromInline
  struct Child {
    @usableFromInline let item: Item
    @usableFromInline let parent: Item?

    @inlinable
    init(item: Item, parent: Item?) {
      self.item = item
      self.parent = parent
    }
  }

  /// Everything below a parent, which may go, stay or be somewhere else below it.
  @usableFromInline
  struct Replacement {
    @usableFromInline let parent: Item?
    @usableFromInline let items: Set<Item>

    @inlinable
    init(parent: Item?, items: Set<Item>) {
      self.parent = parent
      self.items = items
    }
  }

  @usableFromInline var children: [Child] = []
  /// Items with a state or a tally that may go.
  @usableFromInline var marked: [Item] = []
  @usableFromInline var replacement: Replacement?

  @inlinable init() {}

  @inlinable
  mutating func noteParents(of items: [Item], in outline: Outline<Item>, _ propagation: CheckPropagation) {
    guard propagation.contains(.up) else { return }
    children = items.map { Child(item: $0, parent: outline.parent(of: $0)) }
  }
}

extension CheckEdit: Sendable where Item: Sendable {}
extension CheckEdit.Child: Sendable where Item: Sendable {}
extension CheckEdit.Replacement: Sendable where Item: Sendable {}
