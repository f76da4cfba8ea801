// What both sides hear, the app hears after the outline: it finds what came of a tap.
extension TableFace: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.tap(tableView, at: indexPath)
    let method = appDelegate?.tableView(_:didSelectRowAt:)
    method?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    owner?.tapSelected(tableView, at: indexPath)
    let method = appDelegate?.tableView(_:didDeselectRowAt:)
    method?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    whileAsked {
      let method = appDelegate?.tableView(_:willDisplay:forRowAt:)
      method?(tableView, cell, indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    whileAsked {
      let method = appDelegate?.tableView(_:didEndDisplaying:forRowAt:)
      method?(tableView, cell, indexPath)
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let view = whileAsked({ owner?.header(in: tableView, ofSection: section) }) { return view }
    let method = appDelegate?.tableView(_:viewForHeaderInSection:)
    return method?(tableView, section) ?? nil
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    whileAsked {
      owner?.willDisplayHeader(view, ofSection: section)
      let method = appDelegate?.tableView(_:willDisplayHeaderView:forSection:)
      method?(tableView, view, section)
    }
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let actions = owner?.swipeActions(at: indexPath, edge: .leading) { return actions }
    let method = appDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return method?(tableView, indexPath) ?? nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let actions = owner?.swipeActions(at: indexPath, edge: .trailing) { return actions }
    let method = appDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return method?(tableView, indexPath) ?? nil
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let method = appDelegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    let proposed =
      method?(tableView, sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    guard let owner, owner.allowsReordering else { return proposed }
    return owner.target(ofMoveFrom: sourceIndexPath, proposed: proposed)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView { owner?.didScroll(tableView) }
    let method = appDelegate?.scrollViewDidScroll(_:)
    method?(scrollView)
  }
}
