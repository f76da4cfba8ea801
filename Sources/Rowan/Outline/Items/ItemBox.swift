/// The owner of a table of items, shared by copies of an outline until one of them changes its items.
@usableFromInline
final class ItemBox<Item: Hashable> {
  @usableFromInline let table: UnsafeMutablePointer<ItemTable<Item>>

  @inlinable
  init(minimumCapacity: Int = 0) {
    table = .allocate(capacity: 1)
    table.initialize(to: ItemTable(minimumCapacity: minimumCapacity))
  }

  @inlinable
  init(copying other: ItemBox) {
    table = .allocate(capacity: 1)
    table.initialize(to: ItemTable(copying: other.table.pointee))
  }

  @inlinable
  deinit {
    table.pointee.deallocate()
    table.deinitialize(count: 1)
    table.deallocate()
  }
}

/// Shared boxes are not written to, so tasks may read them together.
extension ItemBox: @unchecked Sendable where Item: Sendable {}
