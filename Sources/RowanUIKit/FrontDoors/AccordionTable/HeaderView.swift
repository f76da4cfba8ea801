/// The header of a section that opens and closes.
///
/// Subclasses override ``open(animationDuration:)`` and ``close(animationDuration:)``, to turn a chevron say:
///
/// ```swift
/// final class FoodHeader: HeaderView {
///   let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
///
///   override func open(animationDuration: TimeInterval) {
///     UIView.animate(withDuration: animationDuration) { [chevron] in
///       chevron.transform = CGAffineTransform(rotationAngle: .pi / 2)
///     }
///   }
///   override func close(animationDuration: TimeInterval) {
///     UIView.animate(withDuration: animationDuration) { [chevron] in chevron.transform = .identity }
///   }
/// }
/// ```
///
/// A tap anywhere on it that nothing else takes acts on the section; so do the space and return keys while it has
/// the keyboard's focus, and assistive technology, to which it is a heading and a button that is expanded or
/// collapsed.
@MainActor
open class HeaderView: UITableViewHeaderFooterView {
  /// Who hears that the header is acted upon.
  public weak var delegate: (any HeaderDelegate)?
  /// Who knows whether the header can be acted upon, and whether its section is open.
  public weak var dataSource: (any HeaderDataSource)?
  /// Whether the section is open, as far as the header has been told.
  public private(set) var visibility: SectionVisibility = .expanded

  var texts = OutlineTexts()
  /// The section, of whatever type it is.
  var section: Any?
  /// Whether the state is told by the means that systems have from iOS 18 on; others say it in the value.
  var usesExpandedStatus = true
  private var ownLabel: String?

  /// A header for a table's use.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    prepare()
  }

  /// A header from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isAccessibilityElement = true
    addGestureRecognizer(makeTapRecognizer())
    addInteraction(UIPointerInteraction(delegate: nil))
  }

  // MARK: For subclasses

  /// Shows that the section is open; does nothing, unless a subclass does.
  ///
  /// - Parameter animationDuration: How long that takes, in seconds; 0 for at once.
  open func open(animationDuration: TimeInterval) {}

  /// Shows that the section is closed; does nothing, unless a subclass does.
  ///
  /// - Parameter animationDuration: How long that takes, in seconds; 0 for at once.
  open func close(animationDuration: TimeInterval) {}

  // MARK: Acting

  /// Opens or closes the section, as a tap does.
  ///
  /// - Returns: Whether that is possible.
  @discardableResult
  public func activate() -> Bool {
    guard let delegate, dataSource?.headerViewShouldActivate(self) ?? true else { return false }
    delegate.headerViewDidActivate(self)
    return true
  }

  /// Acts on the section for assistive technology.
  open override func accessibilityActivate() -> Bool { activate() }

  /// A keyboard's focus may come here, if there is something to act upon.
  open override var canBecomeFocused: Bool { dataSource?.headerViewShouldActivate(self) ?? false }

  /// Acts on the section for the space and return keys.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isKey = presses.contains { [" ", "\r"].contains($0.key?.charactersIgnoringModifiers) }
    if !(isKey && activate()) { super.pressesEnded(presses, with: event) }
  }

  // MARK: State

  /// Shows the state of a section whose header this has just become.
  func begin(_ visibility: SectionVisibility, isCollapsible: Bool) {
    self.visibility = visibility
    turn(animationDuration: 0)
    speak(isCollapsible)
  }

  /// Shows the state of the section, if it is another one than before.
  func show(_ visibility: SectionVisibility, isCollapsible: Bool, animationDuration: TimeInterval) {
    if visibility != self.visibility {
      self.visibility = visibility
      turn(animationDuration: animationDuration)
    }
    speak(isCollapsible)
  }

  private func turn(animationDuration: TimeInterval) {
    switch visibility {
    case .expanded: open(animationDuration: animationDuration)
    case .collapsed: close(animationDuration: animationDuration)
    }
  }

  private func speak(_ isCollapsible: Bool) {
    let isExpanded = visibility == .expanded
    accessibilityTraits = isCollapsible ? [.header, .button] : .header
    accessibilityHint = isCollapsible ? texts.hints[isExpanded ? .collapse : .expand] : nil
    setAccessibilityExpanded(isCollapsible ? isExpanded : nil, texts: texts, usesStatus: usesExpandedStatus)
  }

  /// What the header is called: what was set, else the texts in it.
  open override var accessibilityLabel: String? {
    get { ownLabel ?? contentView.readableText(separator: texts.separator) }
    set { ownLabel = newValue }
  }
}

/// Hears what the user does with a ``HeaderView``.
@MainActor
public protocol HeaderDelegate: AnyObject {
  /// The header was tapped, or acted upon in another way.
  func headerViewDidActivate(_ headerView: HeaderView)
}

/// Knows about the section of a ``HeaderView``.
@MainActor
public protocol HeaderDataSource: AnyObject {
  /// Whether the header takes taps.
  func headerViewShouldActivate(_ headerView: HeaderView) -> Bool
  /// Whether the section is open.
  func rowVisibility(for headerView: HeaderView) -> SectionVisibility
}

// MARK: Gestures

extension HeaderView {
  #if canImport(UIKit)
    private func makeTapRecognizer() -> UITapGestureRecognizer {
      UITapGestureRecognizer(target: self, action: #selector(headerWasTapped))
    }

    @objc private func headerWasTapped() { activate() }
  #else
    private func makeTapRecognizer() -> UITapGestureRecognizer {
      let action = Selector(("headerWasTapped"))
      onAction(action) { [weak self] _ in self?.activate() }
      return UITapGestureRecognizer(target: self, action: action)
    }
  #endif
}
