extension Outline: Equatable {
  /// Whether two outlines have the same items in the same places, the same ones of them expanded, and the
  /// same placeholders.
  ///
  /// - Complexity: O(n); O(1) for copies of which none was changed
  @inlinable
  public static func == (left: Outline, right: Outline) -> Bool {
    if left.itemBox === right.itemBox, left.tourBox === right.tourBox { return true }
    guard left.count == right.count, left.rows.count == right.rows.count else { return false }
    var leftWalker = TourEntryWalker(left.tour)
    var rightWalker = TourEntryWalker(right.tour)
    while let entry = leftWalker.next() {
      guard let other = rightWalker.next(), entry.level == other.level else { return false }
      if entry.word.isPlaceholder || other.word.isPlaceholder {
        guard entry.word == other.word else { return false }
      } else {
        guard entry.word.isExpanded == other.word.isExpanded,
          entry.word.expandability.expandable == other.word.expandability.expandable,
          left.item(entry.word.handle) == right.item(other.word.handle)
        else { return false }
      }
    }
    return rightWalker.next() == nil
  }
}
