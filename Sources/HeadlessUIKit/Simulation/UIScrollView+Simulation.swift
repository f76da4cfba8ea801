extension UIScrollView {
  /// Drags the content: a positive distance brings what is below into view.
  public func simulateScroll(by distance: CGFloat) {
    guard isScrollEnabled else { return }
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    layoutIfNeeded()
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// Taps the status bar.
  @discardableResult
  public func simulateScrollToTop() -> Bool {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    contentOffset.y = -adjustedContentInset.top
    layoutIfNeeded()
    return true
  }

  /// Pulls the content down until it is refreshed.
  @discardableResult
  public func simulatePullToRefresh() -> Bool {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    layoutIfNeeded()
    return true
  }
}
