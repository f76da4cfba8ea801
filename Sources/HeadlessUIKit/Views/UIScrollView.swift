/// Hears what happens to a scroll view.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Hears that the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Hears that the user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Hears that the user has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Hears that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Hears that an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Answers yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// A view that shows part of a larger content.
@MainActor open class UIScrollView: UIView, HeadlessScrolling {
  /// When dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// As soon as dragging begins.
    case onDrag
    /// As the finger takes it along.
    case interactive
  }

  private weak var ownDelegate: (any UIScrollViewDelegate)?
  /// Who hears of the scrolling; a table or collection view gives its own delegate.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  /// The point of the content that is at the top left of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// What is added around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// What is added around the content, with the screen's shape in mind.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the content can be pulled down although it all fits.
  open var alwaysBounceVertical = false
  /// When dragging puts the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a finger is dragging.
  open internal(set) var isDragging = false
  /// Whether a finger is down.
  open internal(set) var isTracking = false
  /// Whether the content is still moving after a drag.
  open internal(set) var isDecelerating = false
  /// The control that is shown when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated {
      Animations.whenFinished { [weak self] in
        guard let self else { return }
        self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Moves the content just so far that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Shows the indicators for a moment; accepted and ignored.
  open func flashScrollIndicators() {}

  /// An offset within the ends of the content.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let least = -adjustedContentInset.top
    let most = max(least, contentSize.height + adjustedContentInset.bottom - bounds.height)
    return CGPoint(x: offset.x, y: min(max(offset.y, least), most))
  }
}

/// Gives scroll views their delegate.
///
/// Objective-C lets a table view narrow the type of its inherited delegate; Swift does not. A member of a
/// protocol extension can be hidden by one of a class, which comes to the same.
@MainActor public protocol HeadlessScrolling: AnyObject {}

extension HeadlessScrolling where Self: UIScrollView {
  /// Who hears of the scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
