/// The part of the rows that is in sight, and where to scroll.
///
/// Positions are in the units of ``RowMetrics``. The viewport is the part of the screen that shows rows: a
/// binding leaves out what bars cover. Pinned ancestors cover rows as well, more or fewer of them wherever one
/// scrolls; they are ``coveredHeight``, which is why it is set for the row in question.
///
/// Every answer is a position to scroll to, at which neither end of the rows is further in than it must be, or
/// `nil` where scrolling is not called for.
public struct RowViewport: Hashable, Sendable {
  /// The position of the upper edge.
  public var position: Double
  /// The height.
  public var height: Double
  /// The height at the top that pinned rows cover.
  public var coveredHeight: Double

  /// A viewport.
  ///
  /// - Parameters:
  ///   - position: The position of the upper edge.
  ///   - height: The height.
  ///   - coveredHeight: The height at the top that pinned rows cover.
  public init(position: Double, height: Double, coveredHeight: Double = 0) {
    self.position = position
    self.height = height
    self.coveredHeight = coveredHeight
  }

  /// The rows in sight, partly or wholly, those that pinned rows cover not counted.
  ///
  /// - Complexity: O(log r) questions for r rows
  public func rows(in metrics: RowMetrics) -> Range<Int> {
    let top = position + coveredHeight
    let bottom = position + height
    guard bottom > top, bottom > metrics.top(ofRow: 0), top < metrics.end else { return 0..<0 }
    let first = metrics.row(at: top) ?? 0
    guard let last = metrics.row(at: bottom) else { return first..<metrics.count }
    // A row that begins at the lower edge is not in sight.
    return first..<(metrics.top(ofRow: last) < bottom ? last + 1 : last)
  }

  /// Whether the whole of a row is in sight.
  public func showsAll(ofRow row: Int, in metrics: RowMetrics) -> Bool {
    metrics.top(ofRow: row) >= position + coveredHeight && metrics.bottom(ofRow: row) <= position + height
  }

  /// Where to scroll to bring a row into sight; `nil` if all of it is, or if it is as near as it can be.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - alignment: Where it comes to be, as far as the ends of the rows let it.
  ///   - evenIfVisible: Whether to align a row as well that is in sight already.
  ///   - metrics: Where the rows are.
  public func position(
    revealing row: Int, at alignment: RowAlignment = .nearest, evenIfVisible: Bool = false,
    in metrics: RowMetrics
  ) -> Double? {
    guard row >= 0, row < metrics.count, evenIfVisible || !showsAll(ofRow: row, in: metrics) else {
      return nil
    }
    let atTop = metrics.top(ofRow: row) - coveredHeight
    let atBottom = metrics.bottom(ofRow: row) - height
    // Of a row that is higher than the viewport, the upper edge is shown.
    let aligned =
      switch alignment {
      case .nearest: min(max(position, atBottom), atTop)
      case .top: atTop
      case .middle: min((atTop + atBottom) / 2, atTop)
      case .bottom: min(atBottom, atTop)
      }
    return changed(aligned, in: metrics)
  }

  /// Where to scroll after an item was opened, so that its children come into sight but the item does not
  /// leave it at the top; `nil` if they are, or if the item is at the top already.
  ///
  /// That is to the last child, or to the item at the top, whichever is less; and never up.
  ///
  /// - Parameters:
  ///   - below: The rows below the item, ``Outline/rowsBelow(_:)``.
  ///   - metrics: Where the rows are.
  public func position(showing below: Range<Int>, in metrics: RowMetrics) -> Double? {
    guard !below.isEmpty, below.lowerBound > 0, below.upperBound <= metrics.count else { return nil }
    let lastAtBottom = metrics.top(ofRow: below.upperBound) - height
    let itemAtTop = metrics.top(ofRow: below.lowerBound - 1) - coveredHeight
    let target = min(lastAtBottom, itemAtTop)
    return target > position ? changed(target, in: metrics) : nil
  }

  /// Where to scroll after a change of the rows, so that the anchor stays where it was on the screen.
  ///
  /// An anchor that was not in sight comes to the top.
  ///
  /// - Parameters:
  ///   - anchor: The row that stays.
  ///   - oldTop: Its upper edge before the change.
  ///   - metrics: Where the rows are after it.
  public func position(keeping anchor: RowAnchor, formerlyAt oldTop: Double, in metrics: RowMetrics)
    -> Double?
  {
    let distance = anchor.isInSight ? oldTop - position : coveredHeight
    return changed(metrics.top(ofRow: anchor.newRow) - distance, in: metrics)
  }

  /// The nearest position that leaves no space empty that rows could fill.
  public func clamped(_ position: Double, in metrics: RowMetrics) -> Double {
    max(min(position, metrics.end - height), min(metrics.top(ofRow: 0), metrics.end))
  }

  private func changed(_ position: Double, in metrics: RowMetrics) -> Double? {
    let position = clamped(position, in: metrics)
    return position == self.position ? nil : position
  }
}
