/// By handle: the leaf that holds the item's entry, 0 for an item outside of the tour.
///
/// The owner calls ``deallocate()``.
struct HomeTable {
  private var leaves: UnsafeMutablePointer<Int32>
  /// How many handles there is room for.
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    leaves = .allocate(capacity: max(capacity, 1))
    leaves.initialize(repeating: 0, count: capacity)
  }

  init(copying other: HomeTable) {
    capacity = other.capacity
    leaves = .allocate(capacity: max(capacity, 1))
    leaves.update(from: other.leaves, count: capacity)
  }

  func deallocate() {
    leaves.deallocate()
  }

  /// - Parameter handle: One that there is room for.
  @inline(__always)
  subscript(handle: Int32) -> Int32 {
    get { leaves[Int(handle)] }
    nonmutating set { leaves[Int(handle)] = newValue }
  }

  /// Makes room for handles below `count`.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    let newCapacity = max(count, capacity * 2)
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: newCapacity)
    larger.update(from: leaves, count: capacity)
    (larger + capacity).initialize(repeating: 0, count: newCapacity - capacity)
    leaves.deallocate()
    leaves = larger
    capacity = newCapacity
  }
}
