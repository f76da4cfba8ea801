/// What is behind the content of a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The colour of the outline.
  public var strokeColor: UIColor?
  /// The width of the outline.
  public var strokeWidth: CGFloat = 0
  /// The distance between the background and the cell's edges.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  private init(_ color: UIColor?) { backgroundColor = color }

  /// No background.
  public static func clear() -> Self { Self(.clear) }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }

  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }

  /// The background of a row in a side bar.
  public static func listSidebarCell() -> Self { Self(nil) }

  /// The background of a header in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }

  /// The background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(nil) }

  /// The configuration as it should be in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
