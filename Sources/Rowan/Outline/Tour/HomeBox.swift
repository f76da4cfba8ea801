/// The owner of the homes of a tour's items, shared by copies of the tour until an entry of one of them
/// comes, goes or moves to another block.
final class HomeBox {
  let homes: UnsafeMutablePointer<HomeTable>

  /// - Parameter homes: Are taken over.
  init(_ homes: UnsafeMutablePointer<HomeTable>) {
    self.homes = homes
  }

  convenience init(copying other: HomeBox) {
    self.init(.allocate(capacity: 1))
    homes.initialize(to: HomeTable(copying: other.homes.pointee))
  }

  deinit {
    homes.pointee.deallocate()
    homes.deallocate()
  }
}
