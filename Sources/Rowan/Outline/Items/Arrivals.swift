/// Items that get handles for an edit, and lose them again if it is refused.
@usableFromInline
struct Arrivals<Item: Hashable> {
  @usableFromInline let table: UnsafeMutablePointer<ItemTable<Item>>
  @usableFromInline var new: [Int32] = []
  /// All that were added, once one of them was in the table before: it may be there for another projection
  /// only, or because it was added twice.
  @usableFromInline var added: Set<Int32>?

  @inlinable
  init(_ table: UnsafeMutablePointer<ItemTable<Item>>) {
    self.table = table
  }

  /// Gives an item a handle; `nil` when it is in the tour, or was added before.
  @inlinable
  mutating func add(_ item: Item, unlessIn tour: Tour) -> Int32? {
    let (isNew, handle) = table.pointee.insert(item)
    if isNew {
      new.append(handle)
      added?.insert(handle)
      return handle
    }
    if tour.contains(handle) { return nil }
    if added == nil { added = Set(new) }
    guard added?.insert(handle).inserted == true else { return nil }
    table.pointee.items[Int(handle)] = item
    return handle
  }

  @inlinable
  func takeBack() {
    for handle in new { table.pointee.remove(handle) }
  }
}
