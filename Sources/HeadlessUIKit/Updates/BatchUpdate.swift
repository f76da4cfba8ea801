/// What one update asked for: all calls between the outermost `beginUpdates` and its `endUpdates`.
///
/// Deletions, reloads and the origins of moves count rows as they were **before** the update, insertions and
/// the destinations of moves as they are **after** it.
///
/// `reconfigureRows(at:)` says nothing of its coordinates within an update. Here they are those of reloads,
/// and a row that the update also deletes, reloads or moves is refused; whoever reconfigures after
/// the update, as its own call, is on documented ground.
public struct BatchUpdate: Hashable, Sendable {
  /// A row or section that comes, goes or is replaced, and how that is animated.
  public struct Change<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The row or section.
    public let place: Place
    /// The animation; automatic in a collection view, which has no others.
    public let animation: UITableView.RowAnimation
  }

  /// A row or section that moves.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was before the update.
    public let from: Place
    /// Where it is after the update.
    public let to: Place
  }

  /// Rows that go.
  public internal(set) var deletedRows: [Change<IndexPath>] = []
  /// Rows that come.
  public internal(set) var insertedRows: [Change<IndexPath>] = []
  /// Rows whose cells are replaced.
  public internal(set) var reloadedRows: [Change<IndexPath>] = []
  /// Rows that move.
  public internal(set) var movedRows: [Move<IndexPath>] = []
  /// Rows whose cells are filled anew.
  public internal(set) var reconfiguredRows: [IndexPath] = []
  /// Sections that go.
  public internal(set) var deletedSections: [Change<Int>] = []
  /// Sections that come.
  public internal(set) var insertedSections: [Change<Int>] = []
  /// Sections whose rows and headers are replaced.
  public internal(set) var reloadedSections: [Change<Int>] = []
  /// Sections that move.
  public internal(set) var movedSections: [Move<Int>] = []

  /// Makes an update that asks for nothing.
  public init() {}

  /// Whether nothing was asked for.
  public var isEmpty: Bool { self == BatchUpdate() }
}

/// How messages speak of what a list holds.
struct ListWords: Sendable {
  let row: String
  let rows: String
  let aRow: String
  let list: String

  static let table = ListWords(row: "row", rows: "rows", aRow: "a row", list: "table view")
  static let collection = ListWords(row: "item", rows: "items", aRow: "an item", list: "collection view")
}
