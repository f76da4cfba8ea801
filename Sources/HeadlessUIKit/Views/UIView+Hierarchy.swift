extension UIView {
  /// Puts a view inside, in front of the others.
  public func addSubview(_ view: UIView) { insert(view) { _ in nil } }

  /// Puts a view inside, at a place from the rear.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Puts a view inside, right behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling } }
  }

  /// Puts a view inside, right in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } }
  }

  /// Brings a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Sends a subview to the rear.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { announceWillMove(to: nil) }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { announceDidMoveToWindow() }
  }

  /// Whether the view is another, or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with a number, here or inside.
  public func viewWithTag(_ tag: Int) -> UIView? { selfAndDescendants.first { $0.tag == tag } }

  /// A point in this view's coordinates, given in another's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let there = view?.originOnScreen ?? .zero
    let here = originOnScreen
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A point in another view's coordinates, given in this one's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originOnScreen
    let there = view?.originOnScreen ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A rectangle in this view's coordinates, given in another's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A rectangle in another view's coordinates, given in this one's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where the view's own coordinates begin on the screen; transforms are left out.
  private var originOnScreen: CGPoint {
    sequence(first: self, next: \.superview).reduce(CGPoint.zero) { sum, view in
      CGPoint(
        x: sum.x + view.frame.minX - view.bounds.minX, y: sum.y + view.frame.minY - view.bounds.minY)
    }
  }

  /// Puts a view inside, at the place that is found among the other subviews; nil for the front.
  private func insert(_ view: UIView, place: ([UIView]) -> Int?) {
    if view.superview != nil { view.removeFromSuperview() }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWillMove(to: newWindow) }
    subviews.insert(view, at: min(place(subviews) ?? subviews.count, subviews.count))
    view.superview = self
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== newWindow { view.announceDidMoveToWindow() }
  }

  private func announceWillMove(to newWindow: UIWindow?) {
    for view in selfAndDescendants { view.willMove(toWindow: newWindow) }
  }

  private func announceDidMoveToWindow() {
    for view in selfAndDescendants { view.didMoveToWindow() }
  }

  func announceTraitChange(from previous: UITraitCollection) {
    for view in selfAndDescendants where view === self || view.overrideTraitCollection == nil {
      view.traitCollectionDidChange(previous)
    }
  }

  /// The view and everything inside it, front to rear order left as it is.
  var selfAndDescendants: [UIView] {
    [self] + subviews.flatMap(\.selfAndDescendants)
  }

  func resizeSubviews(from old: CGSize, to new: CGSize) {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      var frame = subview.frame
      if subview.autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
      if subview.autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
      if subview.autoresizingMask.contains(.flexibleLeftMargin) { frame.origin.x += new.width - old.width }
      if subview.autoresizingMask.contains(.flexibleTopMargin) { frame.origin.y += new.height - old.height }
      subview.frame = frame
    }
  }
}
