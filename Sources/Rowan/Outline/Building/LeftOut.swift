/// The elements of a list that were left out of a tree, by their positions.
@usableFromInline
struct LeftOut {
  @usableFromInline var positions: [Int] = []

  @inlinable
  init() {}

  /// - Parameter position: Larger than those before.
  @inlinable
  mutating func append(_ position: Int) {
    positions.append(position)
  }

  /// The position that an element that was kept has in the whole list.
  ///
  /// - Parameter number: How many that were kept come before it.
  /// - Complexity: O(log n)
  @usableFromInline
  func position(ofKept number: Int) -> Int {
    // As many were left out before it as there are that have no more kept ones before them.
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}
