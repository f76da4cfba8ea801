/// How levels share the columns of a screen.
///
/// Each level is indented by two columns, and indentation takes no more than half of the screen, so that even
/// the deepest title can be read. Levels that have no room are scrolled away to the left; a slot of two columns
/// says so. Rows too deep for what is left are not indented any further; their last slot says so.
struct LevelColumns {
  /// The columns of one level.
  static let slotWidth = 2

  /// How many levels have room.
  let slots: Int

  init(columns: Int) {
    // Very narrow screens have no room for any.
    slots = columns < 8 ? 0 : columns / (2 * Self.slotWidth)
  }

  /// The levels whose guide lines are drawn when the levels up to `left` are scrolled away.
  func levels(from left: Int) -> Range<Int> {
    let first = left + 1
    return first..<first + (left == 0 ? slots : Swift.max(slots - 1, 0))
  }

  /// Scrolls as little as gives a level room, with its parent's level beside it where there is room for both.
  func scrolled(_ left: Int, toLevel level: Int) -> Int {
    // Half way back to the roots, there is room for all levels.
    if slots == 0 || level <= slots / 2 { return 0 }
    var left = Swift.min(left, slots > 2 ? level - 1 : level)
    if level >= levels(from: left).upperBound { left = level - Swift.max(slots - 1, 0) }
    // The sign that a level is cut would take the room of that level.
    return left <= 1 ? 0 : left
  }
}
