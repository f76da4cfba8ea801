extension OutlineLayoutDirection {
  /// The level that a pointer asks for by how far it is indented, at least 0.
  ///
  /// - Parameters:
  ///   - x: The distance of the pointer from the left edge of the rows.
  ///   - width: The width of the rows.
  ///   - indentation: How much further in each level is than the one before.
  public func level(atX x: Double, width: Double, indentation: Double) -> Int {
    let levels = (self == .leftToRight ? x : width - x) / indentation
    return levels > 0 ? Int(min(levels, 1e9)) : 0
  }
}
