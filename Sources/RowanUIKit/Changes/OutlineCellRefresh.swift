/// How the cell of a row is filled anew that stays, and looks otherwise than before.
public enum OutlineCellRefresh: Hashable, Sendable {
  /// It is exchanged for another one, after everything else has been animated.
  ///
  /// Goes with any way of making cells.
  case reload
  /// It is filled in place.
  ///
  /// The app must take cells from the table by `dequeueReusableCell(withIdentifier:for:)` with the path that the
  /// table has for the row; a table stops the program that returns another cell.
  case reconfigure
  /// The app does it.
  case none
}

extension UITableView {
  /// Fills the cells of rows anew, in the coordinates of now; what is selected stays so.
  func refreshCells(at paths: [IndexPath], by refresh: OutlineCellRefresh) {
    // The app may have had the table ask anew since the rows were counted.
    let paths = paths.filter { $0.section < numberOfSections && $0.row < numberOfRows(inSection: $0.section) }
    guard !paths.isEmpty else { return }
    switch refresh {
    case .reload:
      let selected = (indexPathsForSelectedRows ?? []).filter(Set(paths).contains)
      reloadRows(at: paths, with: .none)
      for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
    case .reconfigure: reconfigureRows(at: paths)
    case .none: break
    }
  }
}
