/// The chevron before a row: points on while the row is closed, down while it is open.
///
/// Its picture is mirrored where reading goes from right to left, and it turns the other way round there.
@MainActor final class DisclosureButton: UIButton {
  private var action: (@MainActor () -> Void)?
  private var disclosure = OutlineRowConfiguration.Disclosure.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(
      UIImage(systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(scale: .small)),
      for: .normal)
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    // The row speaks for it.
    isAccessibilityElement = false
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: OutlineRowConfiguration, isTurning: Bool) {
    action = content.toggle
    isUserInteractionEnabled = content.toggle != nil
    let turns = isTurning && content.disclosure != disclosure && disclosure != .none
    disclosure = content.disclosure
    // Hidden, a stack gives its place away; without a colour, it does not.
    isHidden = disclosure == .none && !content.style.alignsTitles
    alpha = disclosure == .none ? 0 : 1
    guard turns, !UIAccessibility.isReduceMotionEnabled else {
      turn()
      return
    }
    UIView.animate(withDuration: content.style.turningTime, animations: { self.turn() }, completion: nil)
  }

  private func turn() {
    guard disclosure == .expanded else {
      transform = .identity
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    transform = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
  }

  /// Turns the right way when the view finds out in which direction its language is read.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }
}
