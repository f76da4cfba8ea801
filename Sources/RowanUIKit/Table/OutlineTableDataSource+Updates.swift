// From updates of the controller to batches of the table.
extension OutlineTableDataSource {
  /// The rows as they are.
  func rowsNow() -> ShownRows {
    sections.areRoots ? .roots(controller.outline.sections) : .flat(controller.outline.rows.count)
  }

  func receive(_ update: OutlineUpdate<Item>) {
    knownVersion = controller.version
    if !update.changes.isEmpty {
      var change = coming ?? ComingChange(changes: RowChanges(unchanged: update.changes.oldCount))
      change.add(update)
      coming = change
      tellTable()
    }
    followUp(update)
    openRoots()
  }

  /// Whether the table shows everything that there is.
  var isUpToDate: Bool { coming == nil && !isBehind }

  /// Tells the table what it does not know, now if it can take it, else as soon as it can.
  func tellTable() {
    isTelling = true
    defer { isTelling = false }
    guard coming != nil || isBehind else { return }
    guard let tableView, tableView.dataSource === face else {
      // It asks for everything when it comes back.
      showRowsNow()
      return
    }
    if face.isUpdateOpen { return }
    if face.isAsked || face.isMoving {
      tellTableLater()
    } else if needsReload(tableView) {
      reload(tableView)
    } else if let coming {
      apply(coming, to: tableView)
    }
  }

  /// Tells the table as soon as what runs now is done.
  func tellTableLater() {
    guard catchingUp == nil else { return }
    catchingUp = Task { [weak self] in
      await Task.yield()
      self?.catchingUp = nil
      self?.catchUp()
    }
  }

  private func catchUp() {
    if !isUpToDate {
      // Amid a batch of commands: what comes of it, the table is told then.
      guard controller.isSettled else { return tellTableLater() }
      tellTable()
    }
    if !face.isUpdateOpen { showSelection() }
  }

  private func showRowsNow() {
    face.shown = rowsNow()
    coming = nil
    isBehind = false
  }

  private func needsReload(_ tableView: UITableView) -> Bool {
    // While something is being dropped, a table does not take a reload.
    guard !tableView.hasUncommittedUpdates else { return false }
    return isBehind || tableView.window == nil || coming.map { $0.size > reloadLimit } ?? false
  }

  /// Lets the table ask for everything again.
  private func reload(_ tableView: UITableView) {
    guard !isWithinUpdate(tableView) else { return }
    let place = coming.flatMap { heldPlace($0, in: tableView) }
    showRowsNow()
    tableView.reloadData()
    place?.restore(in: tableView, face.shown)
    showSelection(in: tableView)
  }

  /// Whether the app has an update of its own around this, amid which a table cannot be reloaded, and counts rows
  /// from before it; the table is told at the end of that one then.
  private func isWithinUpdate(_ tableView: UITableView) -> Bool {
    // A table asks for counts when an update ends, so an empty one finds out.
    face.isUpdateOpen = true
    var isFindingOut = true
    tableView.performBatchUpdates(nil) { [weak self] _ in
      if !isFindingOut { self?.catchUp() }
    }
    isFindingOut = false
    return face.isUpdateOpen
  }

  private func apply(_ coming: ComingChange, to tableView: UITableView) {
    let rows = rowsNow()
    let change = TableChange(coming.changes, from: face.shown, to: rows)
    guard !change.keepsRows else {
      guard !isWithinUpdate(tableView) else { return }
      self.coming = nil
      refresh(change, in: tableView)
      return
    }
    let place = heldPlace(coming, in: tableView)
    let animations = animations.forUpdate(isOpening: coming.isOpening, isClosing: coming.isClosing)
    tableView.performBatchUpdates(
      { [self] in
        face.shown = rows
        self.coming = nil
        change.record(in: tableView, animations)
        face.isUpdateOpen = true
      }, completion: { [weak self] _ in self?.catchUp() })
    guard !face.isUpdateOpen else {
      // This is within an update of the app's, and what is refreshed would be counted from before that.
      self.coming = ComingChange(
        changes: RowChanges(
          refreshed: coming.changes.refreshed, oldCount: coming.changes.newCount,
          newCount: coming.changes.newCount))
      return
    }
    refresh(change, in: tableView)
    place?.restore(in: tableView, rows)
  }

  private func refresh(_ change: TableChange, in tableView: UITableView) {
    tableView.refreshCells(at: change.refreshed, by: cellRefresh)
    for section in change.refreshedHeaders { refreshHeader(ofSection: section, in: tableView) }
  }

  private func heldPlace(_ coming: ComingChange, in tableView: UITableView) -> HeldPlace? {
    guard keepsPlace else { return nil }
    let toggled = (coming.toggled?.base as? Item).flatMap { controller.outline.row(of: $0) }
    let preferred = toggled.flatMap { coming.changes.oldRow(of: $0) }
    return HeldPlace(coming.changes, preferring: preferred, in: tableView, face.shown)
  }

  // MARK: What the table asks

  /// A table that asks for counts by itself was reloaded, and has forgotten what is selected.
  func countsWereAsked() {
    if !isTelling, !controller.selection.selectedItems.isEmpty { tellTableLater() }
  }

  /// The outline's row that the table means by an index path; `nil` for one that goes with a coming change.
  func outlineRow(at path: IndexPath) -> Int? {
    noteRequest()
    guard let row = face.shown.row(at: path) else { return nil }
    return currentRow(ofShown: row)
  }

  /// The outline's row that the table knows by another number, if it has not been told of all yet.
  func currentRow(ofShown row: Int) -> Int? {
    let current = coming.map { $0.changes.newRow(of: row) } ?? row
    return current.flatMap { $0 < controller.outline.rows.count ? $0 : nil }
  }

  /// Notes when the table asks for something amid commands that nobody has been told of.
  func noteRequest() {
    guard knownVersion != controller.version, !isBehind else { return }
    if controller.isSettled {
      knownVersion = controller.version
    } else {
      isBehind = true
      tellTableLater()
    }
  }
}
