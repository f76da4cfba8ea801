extension UITableView {
  /// What assistive technology would say of the rows on the screen, a line for each.
  ///
  ///     Apple, level 2, expanded, button; opens the item {Delete, Share}
  ///
  /// In order: label, value, whether the row is expanded, traits, hint, and the actions beside the default one.
  public func spokenDrawing() -> String {
    visibleCells.map(\.spoken).joined(separator: "\n")
  }
}

extension UIView {
  /// What assistive technology would say of the view.
  var spoken: String {
    var parts = [accessibilityLabel, accessibilityValue].compactMap { $0 }
    switch accessibilityExpandedStatus {
    case .expanded: parts.append("expanded")
    case .collapsed: parts.append("collapsed")
    case .unsupported: break
    }
    parts += spokenTraits
    var text = parts.joined(separator: ", ")
    if let accessibilityHint { text += "; \(accessibilityHint)" }
    if let actions = accessibilityCustomActions, !actions.isEmpty {
      text += " {\(actions.map(\.name).joined(separator: ", "))}"
    }
    return text
  }

  private var spokenTraits: [String] {
    var traits = accessibilityTraits
    if let cell = self as? UITableViewCell, cell.isSelected { traits.insert(.selected) }
    let names: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.button, "button"), (.header, "heading"), (.toggleButton, "switch"),
      (.adjustable, "adjustable"), (.notEnabled, "dimmed"),
    ]
    return names.filter { traits.contains($0.0) }.map(\.1)
  }
}
