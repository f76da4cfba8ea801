/// The header of a section that is a root: the same content as a cell's, spoken as a heading; a tap on it opens and
/// closes the section.
public final class OutlineHeaderView: UITableViewHeaderFooterView {
  /// Describes the section now; `nil` leaves all to the view.
  public var describe: (@MainActor () -> OutlineRowDescription?)?
  /// What a tap does.
  public var tap: (@MainActor () -> Void)?

  /// A header for an identifier.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
  }

  /// A header of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The title.
  public override var accessibilityLabel: String? {
    get { describe?()?.label ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The state of the section.
  public override var accessibilityValue: String? {
    get { describe?()?.value ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// What a tap does.
  public override var accessibilityHint: String? {
    get { describe?()?.hint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// A heading, and a button if a tap does something.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(tap == nil ? .header : [.header, .button]) }
    set { super.accessibilityTraits = newValue }
  }

  /// What can be done with the section.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { describe?()?.customActions ?? super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Whether the section is open.
  @available(iOS 18.0, *)
  public override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { describe?()?.expandedStatus ?? super.accessibilityExpandedStatus }
    set { super.accessibilityExpandedStatus = newValue }
  }

  /// Acts as a tap does.
  public override func accessibilityActivate() -> Bool {
    tap?()
    return tap != nil
  }

  /// Acts when a finger leaves the header within it.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { tap?() }
  }

  /// Forgets the section.
  public override func prepareForReuse() {
    super.prepareForReuse()
    describe = nil
    tap = nil
  }
}
