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

  @inlinable
  consuming func finished() -> Outline<Item> {
    Outline(itemBox, tour.finished())
  }
}
