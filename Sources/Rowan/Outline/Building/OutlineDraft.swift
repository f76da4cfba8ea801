/// An outline that is being built from items in preorder.
@usableFromInline
struct OutlineDraft<Item: Hashable> {
  @usableFromInline let itemBox: ItemBox<Item>
  @usableFromInline var tour: TourDraft

  @inlinable
  init(minimumCapacity: Int) {
    itemBox = ItemBox(minimumCapacity: minimumCapacity)
    tour = TourDraft(handleCapacity: minimumCapacity)
  }

  /// How many items were given a handle.
  @inlinable var count: Int { Int(itemBox.table.pointee.handleCount) }

  /// Whether a number of items can come without a change of where others are.
  @inlinable
  func hasRoom(for number: Int) -> Bool {
    itemBox.table.pointee.hasItemRoom(for: number) && itemBox.table.pointee.hasSlotRoom(for: number)
  }

  /// Makes room for a number of items in all.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    itemBox.table.pointee.reserveCapacity(capacity)
    tour.reserveNodes(forEntries: capacity)
  }

  @inlinable
  consuming func finished() -> Outline<Item> {
    Outline(itemBox, tour.finished())
  }
}
