/// What a row says about an item.
public struct TerminalLabel {
  /// The item's title.
  public var title: String
  /// What stands at the right end of the line: a size, a count.
  ///
  /// It gets what the title leaves, or half of the line; it is left out where that is too little.
  public var detail: String
  /// The parts of the title that were searched for.
  public var matches: [Range<String.Index>]
  /// What the title is: an ordinary one, a parent's, a failure.
  public var style = CellStyle.normal

  /// A label.
  ///
  /// - Parameters:
  ///   - title: The item's title.
  ///   - detail: What stands at the right end of the line.
  ///   - matches: The parts of the title that were searched for.
  public init(_ title: String, detail: String = "", matches: [Range<String.Index>] = []) {
    self.title = title
    self.detail = detail
    self.matches = matches
  }
}
