import Rowan

/// The lines that lead from parents to children, for the rows on a screen.
///
/// Whether a line goes on below a row is known from the rows that follow: the line of a level goes on if the
/// next row of that level or a lesser one is of that level. So the rows are looked at from the last to the
/// first, and only for the last one the outline is asked which of its ancestors have siblings to come.
///
/// - Complexity: O((r + l) log n) for r rows on the screen and l levels, however deep the rows are
struct GuideLines {
  /// What is drawn in the slot of one level.
  enum Guide: Equatable {
    /// A line passes by.
    case passing
    /// No line is here.
    case blank
    /// The row's own line, which goes on below it.
    case branch
    /// The row's own line, which ends here.
    case last
    /// The row is deeper than there is room to show.
    case deeper
  }

  /// For each row, what its slots hold.
  private(set) var guides: [[Guide]]

  /// The lines of the rows in a window.
  ///
  /// - Parameters:
  ///   - rows: The window.
  ///   - outline: The outline it is of.
  ///   - levels: The levels that are drawn; none of them is 0, since roots have no line.
  init<Item>(of rows: [OutlineRow<Item>], in outline: Outline<Item>, levels: Range<Int>) {
    guides = Array(repeating: [], count: rows.count)
    guard let last = rows.last, !levels.isEmpty else { return }
    var goesOn = Self.linesBelow(last, in: outline, levels: levels, mostSteps: rows.count + levels.count)
    for (index, row) in zip(rows.indices, rows).reversed() {
      guides[index] = levels.prefix { $0 <= row.level }.map { level in
        let goesOn = goesOn[level - levels.lowerBound]
        return level < row.level ? (goesOn ? .passing : .blank) : (goesOn ? .branch : .last)
      }
      if row.level >= levels.upperBound { guides[index][levels.count - 1] = .deeper }
      for level in levels where level >= row.level { goesOn[level - levels.lowerBound] = level == row.level }
    }
  }

  /// For each level, whether its line goes on below the last row of the window.
  ///
  /// The climb to the ancestors is short: the focus is on the screen, its level has room, and no row is deeper
  /// than the one above it by more than one level. The limit keeps it short even if that were not so.
  private static func linesBelow<Item>(
    _ row: OutlineRow<Item>, in outline: Outline<Item>, levels: Range<Int>, mostSteps: Int
  ) -> [Bool] {
    var goesOn = Array(repeating: false, count: levels.count)
    var level = row.level
    var current: Item?
    switch row.content {
    case .item(let item): current = item
    case .placeholder(_, let parent):
      // A placeholder is the last one of its level.
      current = parent
      level -= 1
    }
    var steps = 0
    while let item = current, level >= levels.lowerBound, steps < mostSteps {
      let parent = outline.parent(of: item)
      if levels.contains(level) {
        goesOn[level - levels.lowerBound] =
          outline.nextSibling(of: item) != nil || outline.placeholder(in: parent) != nil
      }
      current = parent
      level -= 1
      steps += 1
    }
    return goesOn
  }
}
