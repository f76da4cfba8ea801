extension TableFace: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    owner?.dragItems(session, at: indexPath, isJoining: false) ?? []
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    owner?.dragItems(session, at: indexPath, isJoining: true) ?? []
  }
}
