extension OutlineTableDataSource {
  var allowsReordering: Bool { false }
  var hasSwipeActions: Bool { false }
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }
  func canMove(at path: IndexPath) -> Bool { false }
  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath { proposed }
  func move(from source: IndexPath, to destination: IndexPath) {}
  func didScroll(_ tableView: UITableView) {}
}
