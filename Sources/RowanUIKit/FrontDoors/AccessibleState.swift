extension UIView {
  /// Says whether the view is open: by the system's own means where it has any, else in the value.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is open; `nil` for what does not open.
  ///   - texts: The words for it.
  func setAccessibilityExpanded(_ isExpanded: Bool?, texts: OutlineTexts) {
    if #available(iOS 18.0, *), SpokenState.usesExpandedStatus {
      accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
      accessibilityValue = nil
    } else {
      accessibilityValue = isExpanded.map { $0 ? texts.expanded : texts.collapsed }
    }
  }

  /// The texts of the labels in the view, from its beginning to its end; `nil` where there is none.
  func readableText(separator: String) -> String? {
    var texts: [String] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let text = (view as? UILabel)?.text, !text.isEmpty { texts.append(text) }
      waiting += view.subviews.reversed()
    }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}

/// How states are spoken.
enum SpokenState {
  /// Whether the system's expanded state is used where there is one; older systems do without, and so do tests
  /// of them.
  @TaskLocal static var usesExpandedStatus = true
}
