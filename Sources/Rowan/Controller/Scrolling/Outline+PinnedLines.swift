extension Outline {
  /// The ancestors that are pinned to the top of a screen of lines, the outermost first.
  ///
  /// The rule is that of ``pinnedRows(at:limit:in:)``, for rows of one height that are scrolled by whole rows, with
  /// one difference: where more ancestors have scrolled by than can be pinned, it is the innermost that are. They
  /// say more about the rows that follow than a root that all have in common.
  ///
  ///     rows            screen from d on, at most 2 pinned
  ///     - a
  ///       - b
  ///         - c
  ///           · d         b    pinned, covers d
  ///           · e           c    pinned, covers e
  ///           · f             · f
  ///
  /// - Parameters:
  ///   - top: The row at the top of the screen.
  ///   - limit: The greatest number of pinned rows.
  /// - Returns: Their rows; line by line, they cover those from `top` on.
  /// - Complexity: O(k log n) for k pinned rows, however deep the tree is
  public func pinnedRows(fromRow top: Int, limit: Int) -> [Int] {
    guard rows.indices.contains(top), limit > 0 else { return [] }
    // What is pinned leads to the first row that the pinned ones leave uncovered.
    let uncovered = rows[min(top + min(limit, rows.count), rows.count - 1)]
    let outermost = max(uncovered.level - limit, 0)
    var pinned: [Int] = []
    var subtree = 0..<rows.count
    while pinned.count < limit, subtree.contains(top + pinned.count),
      let rows = subtreeRows(aroundRow: top + pinned.count, atLevel: outermost + pinned.count),
      rows.lowerBound < top + pinned.count
    {
      pinned.append(rows.lowerBound)
      subtree = rows
    }
    return pinned
  }
}
