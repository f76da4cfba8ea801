extension TableFace: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    owner?.canTake(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    owner?.proposal(for: session, in: tableView, at: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    owner?.drop(coordinator, in: tableView)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    owner?.endDrop()
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    owner?.endDrop()
  }
}
