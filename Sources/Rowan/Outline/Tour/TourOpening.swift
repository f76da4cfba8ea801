/// Where children come in: found once, and good until the next change of the tour or of its copy.
@usableFromInline
struct TourOpening {
  /// A handle, or ``Tour/none`` for the roots' level.
  @usableFromInline var parent: Int32
  var parentPlace: TourPlace
  /// How many siblings come before.
  @usableFromInline var index: Int
  /// Whether no sibling comes behind.
  var isLast: Bool
  /// The next sibling, else the placeholder behind all, else what follows the parent's subtree.
  var place: TourPlace
}

extension Tour {
  /// The opening with `index` siblings before it; the last one where there are fewer, the first for a negative
  /// number.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  func opening(under parent: Int32, at index: Int) -> TourOpening {
    let place = parent == Self.none ? TourPlace.end : nodes.place(of: parent)
    let scan = scanChildren(of: parent, at: place, skipping: max(index, 0))
    return opening(under: parent, place, index: scan.passed, isLast: !scan.isFound, at: scan.place)
  }

  /// The opening before an item, among its siblings.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  func opening(before handle: Int32) -> TourOpening {
    let place = nodes.place(of: handle)
    let scan = nodes.scanBackward(before: place, depth: nodes.relative(at: place).depth, skipping: .max)
    return TourOpening(
      parent: self.handle(at: scan.place), parentPlace: scan.place, index: scan.passed, isLast: false,
      place: place)
  }

  /// The opening behind an item and what is below it, among its siblings.
  ///
  /// - Complexity: O(log n)
  @usableFromInline
  func opening(after handle: Int32) -> TourOpening {
    let place = nodes.place(of: handle)
    let depth = nodes.relative(at: place).depth
    let above = nodes.scanBackward(before: place, depth: depth, skipping: .max)
    let next = nodes.scanForward(after: place, depth: depth, skipping: 0)
    return opening(
      under: self.handle(at: above.place), above.place, index: above.passed + 1, isLast: !next.isFound,
      at: next.place)
  }

  private func opening(
    under parent: Int32, _ parentPlace: TourPlace, index: Int, isLast: Bool, at place: TourPlace
  ) -> TourOpening {
    let placeholder = isLast ? placeholder(of: parent) : .end
    return TourOpening(
      parent: parent, parentPlace: parentPlace, index: index, isLast: isLast,
      place: placeholder.isEnd ? place : placeholder)
  }
}
