extension TableFace: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    isUpdateOpen = false
    owner?.countsWereAsked()
    return shown.sectionCount
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isUpdateOpen = false
    return shown.rowCount(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    whileAsked { owner?.cell(in: tableView, at: indexPath) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let owner, owner.allowsReordering else {
      let method = appDataSource?.tableView(_:canMoveRowAt:)
      return method?(tableView, indexPath) ?? false
    }
    return owner.canMove(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let owner, owner.allowsReordering else {
      let method = appDataSource?.tableView(_:moveRowAt:to:)
      method?(tableView, sourceIndexPath, destinationIndexPath)
      return
    }
    isMoving = true
    owner.move(from: sourceIndexPath, to: destinationIndexPath)
    isMoving = false
  }
}
