extension ListEngine {
  /// Selects a row, beside those that are selected or instead of them.
  func select(_ path: IndexPath, extending: Bool) {
    if !extending {
      for other in selection where other != path { deselect(other) }
    }
    guard !selection.contains(path) else { return }
    selection.append(path)
    if let cell = cells[path] { host.place(cell, at: path) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = selection.firstIndex(of: path) else { return }
    selection.remove(at: index)
    if let cell = cells[path] { host.place(cell, at: path) }
  }

  /// Reports an index path that names no row; true for one that does.
  func requireRow(_ path: IndexPath, to purpose: String) -> Bool {
    guard path.count == 2 else {
      report(
        .malformedIndexPath,
        "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
          + "indices specifying the section and row.")
      return false
    }
    let counts = loadedCounts()
    guard counts.indices.contains(path.section) else {
      report(
        .unknownIndexPath,
        "Attempted to \(purpose) an out-of-bounds section (\(path.section)) when there are only \(counts.count) "
          + "sections.")
      return false
    }
    guard (0..<counts[path.section]).contains(path.row) else {
      report(
        .unknownIndexPath,
        "Attempted to \(purpose) an out-of-bounds \(host.words.row) (\(path.row)) when there are only "
          + "\(counts[path.section]) \(host.words.rows) in section \(path.section).")
      return false
    }
    return true
  }
}
