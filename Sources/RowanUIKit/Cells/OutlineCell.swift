/// A cell that speaks for its row: label, state, level, place among its siblings, hint and actions.
///
/// It asks when it is asked. What is spoken of a row changes with its siblings, which is no reason to draw it anew.
public final class OutlineCell: UITableViewCell {
  /// Describes the row now; `nil` leaves all to the cell.
  public var describe: (@MainActor () -> OutlineRowDescription?)?

  /// A cell of a style.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
  }

  /// A cell of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The title, unless another label was set.
  public override var accessibilityLabel: String? {
    get { describe?()?.label ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The state of the row.
  public override var accessibilityValue: String? {
    get { describe?()?.value ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// What acting on the row does.
  public override var accessibilityHint: String? {
    get { describe?()?.hint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// What can be done with the row.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { describe?()?.customActions ?? super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Whether the row is open.
  @available(iOS 18.0, *)
  public override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { describe?()?.expandedStatus ?? super.accessibilityExpandedStatus }
    set { super.accessibilityExpandedStatus = newValue }
  }

  /// Forgets the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    describe = nil
  }
}
