extension UITableView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section is scrolled.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other and from the edges.
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Just into view.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// About the middle.
    case middle
    /// As the table thinks best.
    case automatic = 100
  }

  /// The line between rows.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// Insets count from the edges of the cell.
    case fromCellEdges
    /// Insets count from the usual insets.
    case fromAutomaticInsets
  }

  /// The height that says the table may choose one.
  public static let automaticDimension: CGFloat = -1
  /// The height that says a delegate has no method for it; see ``OptionalTableMethod``.
  public static let unimplementedHeight = -CGFloat.greatestFiniteMagnitude
  /// The indentation that says a delegate has no method for it; see ``OptionalTableMethod``.
  public static let unimplementedIndentationLevel = Int.min
  /// The name of the notification that follows a change of the selection by the user.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The height of a row when nobody says another.
  static let defaultRowHeight: CGFloat = 44
  /// The height of a header or footer when nobody says another.
  static let defaultHeaderHeight: CGFloat = 28
}

extension UITableViewCell {
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A single line.
    case singleLine
  }
}
