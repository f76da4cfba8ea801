/// A cell that the data source is being asked for.
struct CellRequest<Cell: ReusableView> {
  let path: IndexPath
  /// The cell to be filled anew, when the row is reconfigured.
  let existing: Cell?
  /// The cell that was dequeued for the row.
  var dequeued: Cell?
}

extension ListEngine {
  // MARK: Asking for cells

  /// Asks the data source for the cell of a row.
  func requestCell(at path: IndexPath, existing: Cell? = nil) -> Cell? {
    requests.append(CellRequest(path: path, existing: existing, dequeued: nil))
    let cell = host.askCell(at: path)
    let request = requests.removeLast()
    guard let cell else {
      report(
        .providedCell,
        "\(type(of: host)) dataSource returned a nil cell for \(host.words.row) at index path: "
          + path.exceptionDescription)
      return nil
    }
    if let dequeued = request.dequeued, dequeued !== cell {
      report(
        .providedCell,
        "Expected dequeued view to be returned to the \(host.words.list) in preparation for display, for "
          + "\(host.words.row) at index path: \(path.exceptionDescription)")
      if dequeued !== existing { discard(dequeued) }
    }
    return cell
  }

  /// Has the cell of a row filled anew, if there is one.
  func reconfigure(_ path: IndexPath) {
    guard let existing = cells[path] else { return }
    let cell = requestCell(at: path, existing: existing)
    guard let cell, cell !== existing else { return }
    report(
      .reconfiguredCell,
      "the cell provider must return the same existing cell for a reconfigured \(host.words.row), but returned "
        + "another one at index path: \(path.exceptionDescription)")
    discard(cell)
  }

  // MARK: Dequeuing

  func dequeue(_ identifier: String, for path: IndexPath) -> Cell? {
    guard let index = requests.indices.last else {
      report(
        .dequeue,
        "a cell with identifier \(identifier) was dequeued for index path \(path.exceptionDescription) while the "
          + "\(host.words.list) was not asking for one")
      return registry.take(identifier)
    }
    let request = requests[index]
    guard request.path == path else {
      report(
        .dequeue,
        "a cell with identifier \(identifier) was dequeued for index path \(path.exceptionDescription) while the "
          + "\(host.words.list) was asking for index path \(request.path.exceptionDescription)")
      return registry.take(identifier)
    }
    if request.dequeued != nil {
      report(
        .dequeue,
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
          + "to dequeue more cells than the \(host.words.list) is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(path.exceptionDescription)")
      return registry.take(identifier)
    }
    if let existing = request.existing {
      if existing.reuseIdentifier == identifier {
        requests[index].dequeued = existing
        return existing
      }
      report(
        .reconfiguredCell,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
          + "when reconfiguring an item, which is not allowed. Dequeued reuse identifier: \(identifier); "
          + "original reuse identifier: \(existing.reuseIdentifier ?? "nil")")
    }
    let cell = registry.take(identifier)
    requests[index].dequeued = cell
    return cell
  }

  // MARK: Layout

  func layout() {
    guard !isLayingOut, !isCommitting, updateDepth == 0 else {
      host.setNeedsLayout()
      return
    }
    _ = loadedCounts()
    isLayingOut = true
    defer { isLayingOut = false }
    host.layoutSupplementaries()
    let onScreen = host.pathsOnScreen(within: 0)
    let ready = Set(host.pathsOnScreen(within: preparationDistance))
    endDisplaying(except: Set(onScreen))
    for path in cells.keys.sorted() where !ready.contains(path) && !keepsCellsOffScreen {
      if let cell = cells.removeValue(forKey: path) { discard(cell) }
    }
    for path in ready.sorted() where cells[path] == nil { prepareCell(at: path) }
    for path in onScreen {
      guard let cell = cells[path] else { continue }
      host.place(cell, at: path)
      guard displayed.insert(path).inserted else { continue }
      host.addSubview(cell)
      host.willDisplay(cell, at: path)
    }
  }

  private func endDisplaying(except onScreen: Set<IndexPath>) {
    for path in displayed.subtracting(onScreen).sorted() {
      displayed.remove(path)
      guard let cell = cells[path] else { continue }
      cell.removeFromSuperview()
      host.didEndDisplaying(cell, at: path)
    }
  }

  private func prepareCell(at path: IndexPath) {
    guard let cell = requestCell(at: path) else { return }
    if let other = cells.first(where: { $0.value === cell })?.key {
      report(
        .providedCell,
        "the data source returned the cell of index path \(other.exceptionDescription) for index path "
          + path.exceptionDescription)
      return
    }
    cells[path] = cell
    host.place(cell, at: path)
  }
}
