extension UICollectionView {
  /// Taps an item that is on the screen, with all the questions and calls that a tap entails.
  ///
  /// Where one item can be selected, a tap on it asks and tells as if it were another.
  @discardableResult
  public func simulateTap(at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path), allowsSelection, cell.isUserInteractionEnabled,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    defer { layoutIfNeeded() }
    if allowsMultipleSelection, engine.selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      userDeselects(path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsMultipleSelection {
      for other in engine.selection where other != path { userDeselects(other) }
    }
    guard engine.exists(path) else { return true }
    engine.select(path, extending: true)
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  private func userDeselects(_ path: IndexPath) {
    engine.deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Taps the sign by which a list cell opens and closes.
  @discardableResult
  public func simulateDisclosureTap(at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path) as? UICollectionViewListCell else { return false }
    for accessory in cell.accessories {
      guard case .outlineDisclosure(let handler) = accessory.kind else { continue }
      defer { layoutIfNeeded() }
      if let handler {
        handler()
        return true
      }
      return (dataSource as? any OutlineToggling)?.toggleItem(at: path) ?? false
    }
    return false
  }

  private func cellOnScreen(at path: IndexPath) -> UICollectionViewCell? {
    guard window != nil else { return nil }
    layoutIfNeeded()
    return engine.displayed.contains(path) ? engine.cells[path] : nil
  }
}
