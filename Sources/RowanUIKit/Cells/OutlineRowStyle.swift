/// How the default cells and headers look.
public struct OutlineRowStyle: Hashable, Sendable {
  /// How far each level is indented, at the default text size; it grows with the text.
  public var indentation: CGFloat = 16
  /// The greatest number of levels that are indented, so that text finds room in a deep tree.
  public var indentedLevels = 12
  /// Whether a line runs down each level of indentation.
  public var showsGuideLines = false
  /// The colour of these lines.
  public var guideLineColor: UIColor = .separator
  /// Whether rows without a chevron leave room for one, so that titles stand below each other.
  public var alignsTitles = true
  /// The text style of titles.
  public var titleStyle: UIFont.TextStyle = .body
  /// The text style of second lines.
  public var subtitleStyle: UIFont.TextStyle = .footnote
  /// How long, in seconds, the chevron takes to turn.
  public var turningTime = 0.25

  /// The style that suits most tables.
  public init() {}
}
