/// A change of rows for a table that shows each root as a section.
///
/// The same rules as ``RowChanges``, with index pairs instead of row numbers: removals and the origins of moves
/// count **old** sections and rows, insertions, destinations and refreshed rows **new** ones. It is always one
/// legal batch for `UITableView`, which refuses to move a row into or out of a section that is itself inserted,
/// deleted or moved, and to change rows within a section that moves:
///
/// - A row that leaves a deleted section or comes into an inserted one is a removal or an insertion, if the
///   section's own does not cover it.
/// - A section that moves and changes is deleted and inserted.
/// - Rows of deleted and inserted sections are not listed: they go and come with them.
public struct SectionedRowChanges: Hashable, Sendable {
  /// Neighbouring rows of one section.
  public struct Rows: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The rows in it.
    public var rows: Range<Int>

    /// Neighbouring rows of one section.
    public init(section: Int, rows: Range<Int>) {
      self.section = section
      self.rows = rows
    }
  }

  /// Neighbouring rows that move as one.
  public struct RowMove: Hashable, Sendable {
    /// The **old** rows.
    public var from: Rows
    /// The **new** rows, as many.
    public var to: Rows
  }

  /// A section that moves with all its rows.
  public struct SectionMove: Hashable, Sendable {
    /// The **old** section.
    public var from: Int
    /// The **new** section.
    public var to: Int
  }

  /// The **old** sections that are no more.
  public internal(set) var deletedSections = RowRanges()
  /// The **new** sections that were not there.
  public internal(set) var insertedSections = RowRanges()
  /// The sections that change their place, ascending by the new one.
  public internal(set) var sectionMoves: [SectionMove] = []
  /// The **old** rows that are no more, ascending, in sections that stay.
  public internal(set) var removed: [Rows] = []
  /// The **new** rows that were not there, ascending, in sections that stay.
  public internal(set) var inserted: [Rows] = []
  /// The rows that move within or between sections that stay, ascending by the new ones.
  public internal(set) var rowMoves: [RowMove] = []
  /// The **new** rows to refresh, ascending.
  public internal(set) var refreshed: [Rows] = []
  /// The **new** sections whose header is to be refreshed.
  public internal(set) var refreshedHeaders = RowRanges()

  /// Whether nothing changed.
  public var isEmpty: Bool {
    keepsRows && refreshed.isEmpty && refreshedHeaders.isEmpty
  }

  /// Whether the same sections and rows are there in the same order, refreshed or not.
  public var keepsRows: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && sectionMoves.isEmpty && removed.isEmpty
      && inserted.isEmpty && rowMoves.isEmpty
  }
}
