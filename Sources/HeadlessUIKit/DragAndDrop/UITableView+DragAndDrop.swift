extension UITableView {
  /// Whether a drag has begun in the table and not yet ended.
  public var hasActiveDrag: Bool { activeDrag != nil }

  /// Whether a drag is over the table.
  public var hasActiveDrop: Bool { activeDrop != nil }
}
