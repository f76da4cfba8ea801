extension BinaryPropertyList {
  /// How many nodes the list stands for, keys included, found without making them.
  ///
  /// One array may be an element of many others, so that forty small arrays stand for more nodes than any
  /// memory holds. The count of each object is found once here, and kept.
  ///
  /// - Parameter limit: where counting ends.
  /// - Returns: the count, or `limit` when there are more; nothing when the list is damaged or holds itself.
  func nodeCount(limit: Int) -> Int? {
    /// The count of each object: nothing yet, or zero while its children are being counted.
    var counts = [Int?](repeating: nil, count: objectCount)
    var open: [(object: Int, children: Range<Int>, count: Int)] = []
    var object = root
    while true {
      guard let children = children(of: object) else { return nil }
      counts[object] = 0
      open.append((object, children, 1))
      // Go on with the next child that is not counted, and close what has none left.
      search: while true {
        let last = open.count - 1
        if open[last].children.isEmpty {
          let (closed, _, count) = open.removeLast()
          counts[closed] = count
          if open.isEmpty { return count }
          open[last - 1].count = min(limit, open[last - 1].count + count)
          continue
        }
        let place = open[last].children.lowerBound
        guard let child = reference(at: place), counts[child] != 0 else { return nil }
        open[last].children = place + referenceSize..<open[last].children.upperBound
        guard let count = counts[child] else {
          object = child
          break search
        }
        open[last].count = min(limit, open[last].count + count)
      }
    }
  }

  /// Where the references to the children of an object stand; the range is empty for one that has none.
  private func children(of number: Int) -> Range<Int>? {
    switch object(number) {
    case .array(let references), .dictionary(let references): references
    case nil: nil
    default: 0..<0
    }
  }
}
