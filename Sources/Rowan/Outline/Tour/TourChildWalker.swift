/// Walks over the children of an item, a placeholder included, and passes over what is below each.
@usableFromInline
struct TourChildWalker {
  @usableFromInline var entries: TourEntryWalker
  @usableFromInline var skips = false

  /// A walk over the children of an item, or over the roots for ``Tour/none``.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>, of parent: Int32) {
    if parent == Tour.none {
      entries = TourEntryWalker(tour)
    } else {
      entries = TourEntryWalker(tour, subtreeOf: parent)
      _ = entries.next()
    }
  }

  /// The next child: O(1) behind a leaf, else O(log n).
  @inlinable
  mutating func next() -> EntryWord? {
    if skips { entries.skipBelow() }
    guard let entry = entries.next() else { return nil }
    skips = entry.word.mayHaveChildren
    return entry.word
  }
}
