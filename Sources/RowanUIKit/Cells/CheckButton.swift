/// The check box before a row.
@MainActor final class CheckButton: UIButton {
  private var action: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    // The row speaks for it.
    isAccessibilityElement = false
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: OutlineRowConfiguration) {
    action = content.toggleCheck
    isHidden = content.check == nil
    isEnabled = content.isCheckEnabled
    isUserInteractionEnabled = content.toggleCheck != nil
    let name =
      switch content.check {
      case .on: "checkmark.square.fill"
      case .mixed: "minus.square"
      case .off, nil: "square"
      }
    setImage(UIImage(systemName: name), for: .normal)
  }
}
