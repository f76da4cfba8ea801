// What is called otherwise than in the library that these names come from.

extension HeaderDelegate {
  /// Is called otherwise now, since not only fingers act on headers.
  @available(*, unavailable, renamed: "headerViewDidActivate(_:)")
  public func headerView(_ headerView: HeaderView, didDetectTouch touch: UITouch) {}
}

extension HeaderDataSource {
  /// Is called otherwise now, since not only fingers act on headers.
  @available(*, unavailable, renamed: "headerViewShouldActivate(_:)")
  public func headerViewShouldDetectTouch(_ headerView: HeaderView) -> Bool { false }

  /// Is called otherwise now, since a header knows its section.
  @available(*, unavailable, renamed: "rowVisibility(for:)")
  public func headerView(_ headerView: HeaderView, rowVisibility section: Int) -> SectionVisibility {
    .expanded
  }
}
