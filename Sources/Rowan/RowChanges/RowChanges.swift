/// The exact difference between the rows before and after a command.
///
/// Rows are removed, inserted and moved in one batch, and then some of those that remain are refreshed. Every
/// number says which rows it counts: **old** ones, before the command, or **new** ones, after it.
///
/// ```swift
/// var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
/// let changes = outline.expand("Fruit")
/// print(changes.insertedRows)      // [1, 2]: new rows
/// print(changes.refreshedRows)     // [0]: its disclosure sign turns
/// ```
///
/// A table that removes the old rows in `removed` and the ranges of `moves`, then inserts the new rows in
/// `inserted` and the destinations of `moves`, has the new rows, always. What is in none of them stays, in
/// the order it had. The change is never larger than what changed: no row is both removed and inserted, the
/// rows that move are as few as the new order allows, and a row that stays as it was is not refreshed.
public struct RowChanges: Hashable, Sendable {
  /// A range of rows that moves as one.
  public struct Move: Hashable, Sendable {
    /// The **old** rows.
    public var from: Range<Int>
    /// The first of the **new** rows.
    public var to: Int

    /// Rows that move.
    ///
    /// - Parameters:
    ///   - from: The old rows.
    ///   - to: The new row of the first of them.
    public init(from: Range<Int>, to: Int) {
      self.from = from
      self.to = to
    }

    /// The **new** rows.
    public var destination: Range<Int> { to..<to + from.count }
  }

  /// The **old** rows that are no more.
  public internal(set) var removed: RowRanges
  /// The **new** rows that were not there.
  public internal(set) var inserted: RowRanges
  /// The rows that change their place among those that remain, ascending by **new** rows.
  public internal(set) var moves: [Move]
  /// The **new** rows, moved ones among them and inserted ones never, whose content, level, disclosure or
  /// place as first or last of their siblings changed.
  public internal(set) var refreshed: RowRanges
  /// The number of **old** rows.
  public internal(set) var oldCount: Int
  /// The number of **new** rows.
  public internal(set) var newCount: Int

  package init(
    removed: RowRanges = RowRanges(), inserted: RowRanges = RowRanges(), moves: [Move] = [],
    refreshed: RowRanges = RowRanges(), oldCount: Int, newCount: Int
  ) {
    self.removed = removed
    self.inserted = inserted
    self.moves = moves
    self.refreshed = refreshed
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// No change of that many rows.
  public init(unchanged count: Int) {
    self.init(oldCount: count, newCount: count)
  }

  @usableFromInline
  init(removingAll count: Int) {
    self.init(removed: RowRanges(0..<count), oldCount: count, newCount: 0)
  }

  @usableFromInline
  init(refreshing rows: [Int], of count: Int) {
    self.init(refreshed: RowRanges(rows: rows), oldCount: count, newCount: count)
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moves.isEmpty && refreshed.isEmpty
  }

  /// Whether the same rows are there in the same order, refreshed or not.
  public var keepsRows: Bool {
    removed.isEmpty && inserted.isEmpty && moves.isEmpty
  }
}
