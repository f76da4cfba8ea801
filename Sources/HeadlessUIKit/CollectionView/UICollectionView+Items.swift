extension UICollectionView {
  /// How many sections there are, as far as the collection view knows.
  public var numberOfSections: Int { engine.loadedCounts().count }

  /// How many items a section has, as far as the collection view knows.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = engine.loadedCounts()
    guard counts.indices.contains(section) else {
      report(
        .unknownIndexPath,
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  /// The cell of an item; nil when there is none ready, which is not the same as the item not being there.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { engine.cells[indexPath] }

  /// The item of a cell; nil for a cell that is not in use.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.cells.first { $0.value === cell }?.key
  }

  /// The cells on the screen, in no order.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return engine.displayed.compactMap { engine.cells[$0] }
  }

  /// The items on the screen, in no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return Array(engine.displayed)
  }

  /// The item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    _ = engine.loadedCounts()
    return geometry.rows(from: point.y, to: point.y + 1).first { geometry.rect(ofRow: $0).contains(point) }
  }

  /// The header of a section; nil when it is not on the screen or there is none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elementKind == Self.elementKindSectionHeader ? headers[indexPath.section] : nil
  }

  /// Scrolls so that an item is at a place.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard engine.requireRow(indexPath, to: "scroll the collection view to") else { return }
    let rect = geometry.rect(ofRow: indexPath)
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = rect.minY - adjustedContentInset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = rect.midY - bounds.height / 2
    } else if scrollPosition.contains(.bottom) {
      offset.y = rect.maxY - bounds.height + adjustedContentInset.bottom
    } else {
      scrollRectToVisible(rect, animated: animated)
      layoutIfNeeded()
      return
    }
    setContentOffset(clamped(offset), animated: animated)
    layoutIfNeeded()
  }

  // MARK: Selection

  /// The selected items; nil only in UIKit's signature.
  public var indexPathsForSelectedItems: [IndexPath]? { engine.selection }

  /// Selects an item without telling the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in engine.selection { engine.deselect(path) }
      return
    }
    guard engine.requireRow(indexPath, to: "select") else { return }
    engine.select(indexPath, extending: allowsMultipleSelection)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard engine.requireRow(indexPath, to: "deselect") else { return }
    engine.deselect(indexPath)
  }
}
