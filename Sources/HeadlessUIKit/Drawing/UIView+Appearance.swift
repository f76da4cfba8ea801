extension UIView {
  /// Everything about the view that a user could see or hear, as text: for comparing two views.
  ///
  /// Frames are left out, since constraints are not solved here.
  func appearance(indentation: String = "") -> String {
    var facts = ["\(type(of: self))"]
    facts += ownAppearance.filter { !$0.isEmpty }
    if isHidden { facts.append("hidden") }
    if alpha != 1 { facts.append("alpha \(alpha)") }
    if transform != .identity {
      facts.append("transform \(transform.quarterTurns.map(String.init) ?? "other")")
    }
    if let backgroundColor { facts.append("background \(backgroundColor)") }
    facts += spokenAppearance
    let line = indentation + facts.joined(separator: ", ")
    return ([line] + subviews.map { $0.appearance(indentation: indentation + "  ") }).joined(separator: "\n")
  }

  private var spokenAppearance: [String] {
    var facts: [String] = []
    if let accessibilityLabel { facts.append("label \"\(accessibilityLabel)\"") }
    if let accessibilityValue { facts.append("value \"\(accessibilityValue)\"") }
    if let accessibilityHint { facts.append("hint \"\(accessibilityHint)\"") }
    if accessibilityTraits != .none { facts.append("traits \(accessibilityTraits.rawValue)") }
    if accessibilityExpandedStatus != .unsupported { facts.append("\(accessibilityExpandedStatus)") }
    if let accessibilityCustomActions {
      facts.append("actions [\(accessibilityCustomActions.map(\.name).joined(separator: ", "))]")
    }
    for content in accessibilityCustomContent { facts.append("\(content.label): \(content.value)") }
    return facts
  }

  /// What a class of view adds of its own.
  private var ownAppearance: [String] {
    switch self {
    case let label as UILabel:
      [
        label.text.map { "\"\($0)\"" } ?? "no text", "\(label.textColor ?? .label)",
        "\(label.font ?? UIFont.systemFont(ofSize: 17))",
      ]
    case let imageView as UIImageView: [imageView.image.map { "\($0)" } ?? "no image"]
    case let sign as UIActivityIndicatorView: [sign.isAnimating ? "active" : "inactive"]
    case let control as UISwitch: [control.isOn ? "on" : "off"]
    case let button as UIButton:
      [
        button.currentTitle ?? "", button.currentImage.map { "\($0)" } ?? "",
        "state \(button.state.rawValue)",
      ]
    case let cell as UITableViewCell: cell.ownFacts
    case let cell as UICollectionViewCell: [cell.isSelected ? "selected" : ""]
    default: []
    }
  }
}

extension UITableViewCell {
  fileprivate var ownFacts: [String] {
    [
      "indentation \(indentationLevel) of \(indentationWidth)", "accessory \(accessoryType)",
      isSelected ? "selected" : "", isEditing ? "editing" : "", showsReorderControl ? "reorder" : "",
      contentConfiguration.map { "\($0)" } ?? "",
    ]
  }
}
