/// What a default cell or header shows of a row: indentation, a chevron, a check box, a picture, a title and what
/// goes on.
///
/// It is a content configuration, so that any cell can show it:
///
/// ```swift
/// var content = dataSource.configuration(for: row)
/// content.image = UIImage(systemName: "folder")
/// cell.contentConfiguration = content
/// ```
public struct OutlineRowConfiguration: UIContentConfiguration {
  /// Whether a row opens.
  public enum Disclosure: Hashable, Sendable {
    /// It never does.
    case none
    /// It is closed.
    case collapsed
    /// It is open.
    case expanded
  }

  /// What the row is about: while it is the same, the chevron turns rather than jumps.
  public var identity: AnyHashable?
  /// The title.
  public var title = ""
  /// A second line.
  public var subtitle: String?
  /// A picture before the title.
  public var image: UIImage?
  /// How deep the row is: 0 for a root.
  public var level = 0
  /// Whether the row opens.
  public var disclosure = Disclosure.none
  /// The check mark; `nil` where there are none.
  public var check: CheckState?
  /// Whether the check mark can be changed.
  public var isCheckEnabled = true
  /// Whether something is being loaded.
  public var isActive = false
  /// Whether the title is drawn as one that is no item: "loading", "load more".
  public var isPlaceholder = false
  /// How all of it looks.
  public var style = OutlineRowStyle()
  /// What a tap on the chevron does; `nil` leaves the tap to the row.
  public var toggle: (@MainActor () -> Void)?
  /// What a tap on the check box does; `nil` leaves the tap to the row.
  public var toggleCheck: (@MainActor () -> Void)?

  /// A configuration of nothing yet.
  public init() {}

  /// Makes a view that shows the content.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    OutlineRowContentView(self)
  }

  /// The same: no state of a cell changes the content.
  public func updated(for state: any UIConfigurationState) -> OutlineRowConfiguration { self }
}
