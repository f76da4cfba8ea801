extension UICollectionView {
  /// Carries out several operations as one update; see ``BatchUpdate`` for what their numbers count.
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

  /// Says that items have come.
  public func insertItems(at indexPaths: [IndexPath]) {
    let changes = changes(indexPaths)
    engine.record { $0.insertedRows += changes }
  }

  /// Says that items have gone.
  public func deleteItems(at indexPaths: [IndexPath]) {
    let changes = changes(indexPaths)
    engine.record { $0.deletedRows += changes }
  }

  /// Says that items are to have other cells.
  public func reloadItems(at indexPaths: [IndexPath]) {
    let changes = changes(indexPaths)
    engine.record { $0.reloadedRows += changes }
  }

  /// Says that the cells of items are to be filled anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    let paths = engine.checked(indexPaths)
    engine.record { $0.reconfiguredRows += paths }
  }

  /// Says that an item has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard engine.checked([indexPath, newIndexPath]).count == 2 else { return }
    engine.record { $0.movedRows.append(BatchUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Says that sections have come.
  public func insertSections(_ sections: IndexSet) {
    engine.record {
      $0.insertedSections += sections.map { BatchUpdate.Change(place: $0, animation: .automatic) }
    }
  }

  /// Says that sections have gone.
  public func deleteSections(_ sections: IndexSet) {
    engine.record {
      $0.deletedSections += sections.map { BatchUpdate.Change(place: $0, animation: .automatic) }
    }
  }

  /// Says that sections are to have other items and headers.
  public func reloadSections(_ sections: IndexSet) {
    engine.record {
      $0.reloadedSections += sections.map { BatchUpdate.Change(place: $0, animation: .automatic) }
    }
  }

  /// Says that a section has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    engine.record { $0.movedSections.append(BatchUpdate.Move(from: section, to: newSection)) }
  }

  private func changes(_ indexPaths: [IndexPath]) -> [BatchUpdate.Change<IndexPath>] {
    engine.checked(indexPaths).map { BatchUpdate.Change(place: $0, animation: .automatic) }
  }

  // MARK: Not in UIKit

  /// The last update that was carried out.
  public var lastUpdate: BatchUpdate? { engine.lastUpdate }

  /// Hears of each update that was carried out.
  public var updateObserver: ((BatchUpdate) -> Void)? {
    get { engine.updateObserver }
    set { engine.updateObserver = newValue }
  }

  /// Whether the cells of items that leave the screen are kept.
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
