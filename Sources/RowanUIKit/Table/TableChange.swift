/// A change in the coordinates of a table, whatever its sections are.
enum TableChange {
  case flat(RowChanges)
  case roots(SectionedRowChanges)

  init(_ changes: RowChanges, from old: ShownRows, to new: ShownRows) {
    if case .roots(let old) = old, case .roots(let new) = new {
      self = .roots(changes.sectioned(from: old, to: new))
    } else {
      self = .flat(changes)
    }
  }

  /// Whether there is nothing for a batch.
  var keepsRows: Bool {
    switch self {
    case .flat(let changes): changes.keepsRows
    case .roots(let changes): changes.keepsRows
    }
  }

  /// The rows to refresh, after the batch.
  var refreshed: [IndexPath] {
    switch self {
    case .flat(let changes): changes.refreshedRows.map { IndexPath(row: $0, section: 0) }
    case .roots(let changes): changes.refreshed.flatMap(\.indexPaths)
    }
  }

  /// The sections whose headers are to be refreshed, after the batch.
  var refreshedHeaders: [Int] {
    switch self {
    case .flat: []
    case .roots(let changes): Array(changes.refreshedHeaders.rows)
    }
  }

  /// Says what comes, goes and moves; part of a batch.
  @MainActor
  func record(in tableView: UITableView, _ animations: OutlineTableAnimations) {
    switch self {
    case .flat(let changes): tableView.record(changes, section: 0, animations: animations)
    case .roots(let changes): tableView.record(changes, animations: animations)
    }
  }
}
