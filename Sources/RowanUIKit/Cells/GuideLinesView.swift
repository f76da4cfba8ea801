/// The lines that run down the levels of indentation, from the level that a row is on to its root.
@MainActor final class GuideLinesView: UIView {
  private var lines: [UIView] = []
  private var width: CGFloat = 0
  private(set) var levels = 0

  /// - Parameter color: The colour of the lines; `nil` draws none.
  func show(levels: Int, width: CGFloat, color: UIColor?) {
    self.levels = levels
    self.width = width
    let count = color == nil ? 0 : levels
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = UIView(frame: .zero)
      addSubview(line)
      lines.append(line)
    }
    for line in lines { line.backgroundColor = color }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (level, line) in lines.enumerated() {
      let start = (CGFloat(level) + 0.5) * width
      line.frame = CGRect(
        x: isMirrored ? bounds.width - start - 1 : start, y: 0, width: 1, height: bounds.height)
    }
  }

  /// Whether lines are drawn.
  var drawsLines: Bool { !lines.isEmpty }
}

#if !canImport(UIKit)
  extension GuideLinesView: HeadlessTextDrawable {
    /// Two characters for each level: with a line or without.
    var textDrawing: String {
      levels == 0
        ? "" : String(repeating: drawsLines ? "│ " : "  ", count: levels - 1) + (drawsLines ? "│" : " ")
    }
  }
#endif
