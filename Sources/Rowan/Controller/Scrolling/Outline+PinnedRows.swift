/// An ancestor that is pinned to the top while what is below it scrolls by.
public struct PinnedRow: Hashable, Sendable {
  /// The row.
  public var row: Int
  /// How far below the upper edge of the viewport its own upper edge is.
  public var offset: Double

  /// A pinned row.
  public init(row: Int, offset: Double) {
    self.row = row
    self.offset = offset
  }
}

extension Outline {
  /// The ancestors that are pinned to the top of a viewport, the outermost first.
  ///
  /// Pinned rows cover rows, and which ancestors are pinned must depend on what they leave to be seen, or rows
  /// would come and go while one scrolls. The rule is therefore about one slot after the other. The slots begin
  /// at the upper edge of the viewport; each is as high as the row pinned in it. Into the slot of level 0 goes
  /// the root whose subtree the upper edge of the slot is in, and into that of level 1 the child of it whose
  /// subtree the upper edge of that slot is in, and so on, as long as
  ///
  /// - the item has scrolled past the upper edge of its slot: else it stands in its own row still, and
  /// - some of what is below it is in or under the slot.
  ///
  /// An item whose subtree ends within its slot is pushed up by what follows, so that it leaves as it came. It
  /// then lies under the row pinned above it: draw the outermost last. In rows of one height that are scrolled
  /// by whole rows, as in a terminal, nothing is ever pushed.
  ///
  ///     rows          viewport, from c on
  ///     - a
  ///       - b
  ///         · c       a      pinned, covers c
  ///         · d         b    pinned, covers d
  ///         · e           · e
  ///       · f           · f
  ///
  /// - Parameters:
  ///   - position: The upper edge of the viewport.
  ///   - limit: The greatest number of pinned rows; further in, ancestors are not pinned.
  ///   - metrics: Where the rows are.
  /// - Complexity: O(k log n) for k pinned rows, however deep the tree is, and as many questions to the metrics
  public func pinnedRows(at position: Double, limit: Int, in metrics: RowMetrics) -> [PinnedRow] {
    var pinned: [PinnedRow] = []
    var slot = position
    var subtree = 0..<min(rows.count, metrics.count)
    while pinned.count < limit, let row = metrics.row(at: slot), subtree.contains(row),
      let rows = subtreeRows(aroundRow: row, atLevel: pinned.count)
    {
      let top = metrics.top(ofRow: rows.lowerBound)
      let height = metrics.bottom(ofRow: rows.lowerBound) - top
      let lowest = metrics.top(ofRow: rows.upperBound) - height
      guard top < slot, top < lowest else { break }
      pinned.append(PinnedRow(row: rows.lowerBound, offset: min(slot, lowest) - position))
      subtree = rows
      slot += height
    }
    return pinned
  }

  /// The height of the rows that are pinned above a row when it is scrolled to the top.
  ///
  /// It is what ``RowViewport/coveredHeight`` is for that row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - limit: The greatest number of pinned rows.
  ///   - metrics: Where the rows are.
  /// - Complexity: O(k log n) for k pinned rows
  public func pinnedHeight(aboveRow row: Int, limit: Int, in metrics: RowMetrics) -> Double {
    guard rows.indices.contains(row) else { return 0 }
    var height = 0.0
    for level in 0..<max(min(rows[row].level, limit), 0) {
      guard let ancestor = subtreeRows(aroundRow: row, atLevel: level)?.lowerBound else { break }
      height += metrics.bottom(ofRow: ancestor) - metrics.top(ofRow: ancestor)
    }
    return height
  }

  /// The rows of the item at a level that a row belongs to, and of what is shown below it.
  func subtreeRows(aroundRow row: Int, atLevel level: Int) -> Range<Int>? {
    let entry = tour.pointee.entry(atRow: row)
    let handle = entry.word.isPlaceholder ? entry.parent : entry.word.handle
    guard handle != Tour.none else { return nil }
    let ancestor = tour.pointee.ancestor(of: handle, atLevel: level)
    return ancestor == Tour.none ? nil : tour.pointee.rows(of: ancestor)
  }
}
