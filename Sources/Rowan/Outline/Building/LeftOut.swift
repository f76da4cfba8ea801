extension [Int] {
  /// The position that a kept element of a list has in the whole list, when the positions that were left out of it
  /// are these, ascending.
  ///
  /// - Parameter number: How many kept ones come before it.
  /// - Complexity: O(log n)
  @usableFromInline
  func position(ofKept number: Int) -> Int {
    // As many were left out before it as there are whose number of kept ones before them is not larger.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}
