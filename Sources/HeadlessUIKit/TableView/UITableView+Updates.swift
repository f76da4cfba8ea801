extension UITableView {
  // MARK: Groups

  /// Carries out several operations as one update; see ``BatchUpdate`` for what their numbers count.
  ///
  /// Calls can be nested; all count as one update, which is carried out when the outermost ends.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.performUpdates(updates, completion: completion)
  }

  /// Carries out several operations as one update and waits for its animation.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      engine.performUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Begins an update of several operations.
  public func beginUpdates() { engine.beginUpdates() }

  /// Ends an update of several operations, and carries it out if it is the outermost.
  public func endUpdates() { engine.endUpdates() }

  /// Whether the table is holding updates back on account of a drag or of drop placeholders; it takes batches then,
  /// and no reload.
  public var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

  // MARK: Rows

  /// Says that rows have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let changes = engine.checked(indexPaths).map { BatchUpdate.Change(place: $0, animation: animation) }
    engine.record { $0.insertedRows += changes }
  }

  /// Says that rows have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let changes = engine.checked(indexPaths).map { BatchUpdate.Change(place: $0, animation: animation) }
    engine.record { $0.deletedRows += changes }
  }

  /// Says that rows are to have other cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let changes = engine.checked(indexPaths).map { BatchUpdate.Change(place: $0, animation: animation) }
    engine.record { $0.reloadedRows += changes }
  }

  /// Says that the cells of rows are to be filled anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    let paths = engine.checked(indexPaths)
    engine.record { $0.reconfiguredRows += paths }
  }

  /// Says that a row has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard engine.checked([indexPath, newIndexPath]).count == 2 else { return }
    engine.record { $0.movedRows.append(BatchUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Sections

  /// Says that sections have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record {
      $0.insertedSections += sections.map { BatchUpdate.Change(place: $0, animation: animation) }
    }
  }

  /// Says that sections have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record {
      $0.deletedSections += sections.map { BatchUpdate.Change(place: $0, animation: animation) }
    }
  }

  /// Says that sections are to have other rows, headers and footers.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.record {
      $0.reloadedSections += sections.map { BatchUpdate.Change(place: $0, animation: animation) }
    }
  }

  /// Says that a section has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    engine.record { $0.movedSections.append(BatchUpdate.Move(from: section, to: newSection)) }
  }

  // MARK: Not in UIKit

  /// The last update that was carried out.
  public var lastUpdate: BatchUpdate? { engine.lastUpdate }

  /// Hears of each update that was carried out.
  public var updateObserver: ((BatchUpdate) -> Void)? {
    get { engine.updateObserver }
    set { engine.updateObserver = newValue }
  }

  /// Lets the table hold updates back, as UIKit does when it likes while something is being dropped.
  public func simulateUncommittedUpdates(_ hasThem: Bool) { engine.hasUncommittedUpdates = hasThem }

  /// Whether the cells of rows that leave the screen are kept, so that `cellForRow(at:)` goes on answering
  /// them, as UIKit may do from iOS 15.
  public var keepsCellsOffScreen: Bool {
    get { engine.keepsCellsOffScreen }
    set {
      engine.keepsCellsOffScreen = newValue
      setNeedsLayout()
    }
  }

  /// How far from the screen cells are made ready before they come on it, as UIKit may do from iOS 15.
  public var preparationDistance: CGFloat {
    get { engine.preparationDistance }
    set {
      engine.preparationDistance = newValue
      setNeedsLayout()
    }
  }

  /// Reports every cell that differs from what the data source would give afresh.
  public func verifyCells() { engine.verify() }
}
