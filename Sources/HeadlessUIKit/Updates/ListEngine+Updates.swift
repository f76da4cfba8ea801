extension ListEngine {
  // MARK: Gathering

  func beginUpdates() {
    if updateDepth == 0 {
      isPendingRefused = isBusy
      if isPendingRefused {
        report(
          .nestedInLayout,
          "an update was begun while the \(host.words.list) was laying out, updating, reordering or asking its "
            + "data source")
      } else {
        _ = loadedCounts()
      }
      pending = BatchUpdate()
    }
    updateDepth += 1
  }

  func endUpdates() {
    guard updateDepth > 0 else {
      report(.unbalancedUpdates, "endUpdates was called without a beginUpdates before it")
      return
    }
    updateDepth -= 1
    if updateDepth == 0 { commit() }
  }

  /// Reports an update that was begun and not ended by the time that the user sees the list.
  func requireNoOpenUpdate() {
    guard updateDepth > 0 else { return }
    report(.unbalancedUpdates, "beginUpdates was called without an endUpdates after it")
  }

  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    if let completion { completions.append(completion) }
    endUpdates()
  }

  /// Adds to the update that is being gathered, or makes one of this alone.
  func record(_ change: (inout BatchUpdate) -> Void) {
    beginUpdates()
    change(&pending)
    endUpdates()
  }

  /// Index paths fit for an update; reports the others and leaves them out.
  func checked(_ paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      if path.count == 2, path.section >= 0, path.row >= 0, path.row != NSNotFound { return true }
      report(
        .malformedIndexPath,
        "Attempted to perform update with invalid index path: \(path.exceptionDescription)")
      return false
    }
  }

  // MARK: Carrying out

  private func commit() {
    let batch = pending
    let completions = completions
    pending = BatchUpdate()
    self.completions = []
    var succeeded = false
    if isPendingRefused {
      // The data may have changed; what the list knows is no longer to be trusted.
      mustStartOver = true
      host.setNeedsLayout()
    } else {
      succeeded = carryOut(batch)
      if succeeded {
        lastUpdate = batch
        updateObserver?(batch)
      }
    }
    for completion in completions { Animations.whenFinished { completion(succeeded) } }
  }

  /// Carries out what the user has done with a row: the data source hears of it first, then the list follows.
  func carryOutReordering(from: IndexPath, to: IndexPath, tellDataSource: () -> Void) {
    isReordering = true
    tellDataSource()
    isReordering = false
    guard !mustStartOver else { return }
    var batch = BatchUpdate()
    batch.movedRows = [BatchUpdate.Move(from: from, to: to)]
    _ = carryOut(batch)
  }

  private func carryOut(_ batch: BatchUpdate) -> Bool {
    isCommitting = true
    let before = counts ?? []
    let after = askCounts()
    let succeeded = apply(batch, before: before, after: after)
    isCommitting = false
    if succeeded {
      if host.window != nil { host.layoutIfNeeded() }
      verifyStableCounts(after)
    }
    return succeeded
  }

  private func apply(_ batch: BatchUpdate, before: [Int], after: [Int]) -> Bool {
    do {
      try BatchValidator(batch: batch, before: before, after: after, words: host.words).validate()
    } catch {
      violationHandler(error)
      forgetRows()
      counts = after
      host.countsDidChange(nil)
      return false
    }
    let mapping = BatchMapping(batch, before: before, after: after)
    counts = after
    carryOver(mapping)
    host.countsDidChange(mapping)
    for path in batch.reconfiguredRows.compactMap(mapping.newPath) { reconfigure(path) }
    host.setNeedsLayout()
    return true
  }

  /// Gives cells and selection their new rows, and takes away those whose rows are gone.
  func carryOver(_ mapping: BatchMapping) {
    var kept: [IndexPath: Cell] = [:]
    var keptOnScreen: Set<IndexPath> = []
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let newPath = mapping.newPath(of: path) {
        kept[newPath] = cell
        if displayed.contains(path) { keptOnScreen.insert(newPath) }
      } else {
        if displayed.contains(path) { host.didEndDisplaying(cell, at: path) }
        discard(cell)
      }
    }
    cells = kept
    displayed = keptOnScreen
    selection = selection.compactMap(mapping.newPath)
  }

  func verifyStableCounts(_ expected: [Int]) {
    let counts = askCounts()
    guard counts != expected else { return }
    report(
      .unstableDataSource,
      "the data source of the \(host.words.list) answered differently within one update: first "
        + "\(expected.count) sections with \(expected) \(host.words.rows), then \(counts.count) sections with "
        + "\(counts) \(host.words.rows)")
  }
}
