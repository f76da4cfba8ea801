extension OutlineController {
  /// Where to scroll when an update is shown; `nil` where everything stays as it is.
  ///
  /// Rows in sight stay where they are while others come and go around them, first of all the row that was opened
  /// or closed. Then what the update asks for comes into sight: an item that was revealed, the row that the user
  /// moved the focus to, or the children of an item that was opened, which never leaves at the top.
  ///
  /// - Parameters:
  ///   - update: The update that is being told.
  ///   - viewport: What was in sight before; what pinned rows cover is found out here.
  ///   - oldMetrics: Where the rows were before.
  ///   - metrics: Where they are now.
  /// - Complexity: O(k log k + log n) for k ranges in the change
  public func position(
    after update: OutlineUpdate<Item>, in viewport: RowViewport, from oldMetrics: RowMetrics,
    to metrics: RowMetrics
  ) -> Double? {
    var viewport = viewport
    let position = viewport.position
    if let anchor = anchor(for: update, visible: viewport.rows(in: oldMetrics)) {
      let oldTop = oldMetrics.top(ofRow: anchor.oldRow)
      viewport.position =
        viewport.position(keeping: anchor, formerlyAt: oldTop, in: metrics) ?? viewport.position
    }
    viewport.position = viewport.clamped(viewport.position, in: metrics)
    if let revealed = update.revealed, let row = outline.row(of: revealed.item) {
      viewport.position = self.position(
        revealing: row, at: revealed.alignment, in: viewport, metrics)
    } else if update.movesFocus, update.origin == .user, let row = focusedRow {
      viewport.position = self.position(revealing: row, at: .nearest, in: viewport, metrics)
    } else if let item = update.expanded.last, let row = outline.row(of: item),
      let below = outline.rowsBelow(item)
    {
      viewport.coveredHeight = outline.pinnedHeight(aboveRow: row, limit: pinnedLimit, in: metrics)
      viewport.position = viewport.position(showing: below, in: metrics) ?? viewport.position
    }
    return viewport.position == position ? nil : viewport.position
  }

  private func position(
    revealing row: Int, at alignment: RowAlignment, in viewport: RowViewport, _ metrics: RowMetrics
  ) -> Double {
    var viewport = viewport
    viewport.coveredHeight = outline.pinnedHeight(aboveRow: row, limit: pinnedLimit, in: metrics)
    return viewport.position(revealing: row, at: alignment, in: metrics) ?? viewport.position
  }

  /// The ancestors that are pinned to the top, the outermost first, ``pinnedLimit`` at most.
  ///
  /// - Parameters:
  ///   - position: The upper edge of what is in sight.
  ///   - metrics: Where the rows are.
  /// - Complexity: O(k log n) for k pinned rows
  public func pinnedRows(at position: Double, in metrics: RowMetrics) -> [PinnedRow] {
    outline.pinnedRows(at: position, limit: pinnedLimit, in: metrics)
  }

  /// The row to hold on to while an update is shown: the one that was opened or closed, if it is in sight, else
  /// the first in sight that stays.
  ///
  /// - Parameters:
  ///   - update: The update that is being told.
  ///   - visible: The **old** rows in sight.
  /// - Returns: `nil` if no row remains.
  /// - Complexity: O(k log k + log n) for k ranges in the change
  public func anchor(for update: OutlineUpdate<Item>, visible: Range<Int>) -> RowAnchor? {
    let item = update.expanded.last ?? update.collapsed.last
    let oldRow = item.flatMap { outline.row(of: $0) }.flatMap { update.changes.oldRow(of: $0) }
    return update.changes.anchor(visible: visible, preferring: oldRow)
  }
}
