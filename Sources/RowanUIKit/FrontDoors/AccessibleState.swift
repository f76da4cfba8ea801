extension UIView {
  /// Says whether the view is open: by the system's own means where it has any, else in the value.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is open; `nil` for what does not open.
  ///   - texts: The words for it.
  ///   - usesStatus: Whether the system's own means are used at all.
  func setAccessibilityExpanded(_ isExpanded: Bool?, texts: OutlineTexts, usesStatus: Bool) {
    if #available(iOS 18.0, *), usesStatus {
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
