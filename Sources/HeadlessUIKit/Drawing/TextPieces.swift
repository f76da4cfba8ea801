/// A view that says for itself how it looks in a text drawing.
@MainActor public protocol HeadlessTextDrawable: UIView {
  /// What stands for the view; empty for nothing.
  var textDrawing: String { get }
}

extension UIView {
  /// What can be read in the view, from its beginning to its end.
  var textPieces: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own =
      switch self {
      case let view as any HeadlessTextDrawable: view.textDrawing
      case let label as UILabel: label.text ?? ""
      case let imageView as UIImageView: imageView.image.map { sign(for: $0) } ?? ""
      case let sign as UIActivityIndicatorView: sign.isAnimating ? "…" : ""
      case let control as UISwitch: control.isOn ? "[on]" : "[off]"
      case let button as UIButton:
        [button.currentImage.map { sign(for: $0) }, button.currentTitle].compactMap { $0 }.joined(
          separator: " ")
      default: ""
      }
    let parts = (self as? UIStackView)?.arrangedSubviews ?? subviews
    return (own.isEmpty ? [] : [own]) + parts.flatMap(\.textPieces)
  }

  /// The character that comes nearest to a picture; turned as the view is, mirrored as its language asks.
  private func sign(for image: UIImage) -> String {
    let arrows = ["▸", "▾", "◂", "▴"]
    let directions = [
      "chevron.right": 0, "chevron.forward": 0, "chevron.down": 1, "chevron.left": 2, "chevron.backward": 2,
      "chevron.up": 3,
    ]
    if var direction = directions[image.name] {
      let isMirrored =
        image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored, direction % 2 == 0 { direction = 2 - direction }
      return arrows[(direction + (transform.quarterTurns ?? 0)) % 4]
    }
    let signs = [
      "checkmark": "✓", "checkmark.square": "☑", "checkmark.square.fill": "☑", "square": "☐",
      "minus.square": "⊟", "minus.square.fill": "⊟", "checkmark.circle": "◉", "checkmark.circle.fill": "◉",
      "circle": "○", "minus.circle": "⊖", "minus.circle.fill": "⊖",
    ]
    return signs[image.name] ?? "[\(image.name)]"
  }
}

extension UITableViewCell {
  /// What can be read in the cell, without its accessory.
  var contentPieces: [String] { contentView.textPieces }

  /// What the cell shows at its end.
  var accessoryPieces: [String] {
    if let view = isEditing ? editingAccessoryView : accessoryView { return view.textPieces }
    return switch isEditing ? editingAccessoryType : accessoryType {
    case .none: []
    case .disclosureIndicator: [">"]
    case .detailDisclosureButton: ["(i)", ">"]
    case .checkmark: ["✓"]
    case .detailButton: ["(i)"]
    }
  }
}
