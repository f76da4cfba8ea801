/// Rows that lie over the top of a table: pinned ancestors, the outermost on top.
@MainActor final class StickyRowsView: UIView {
  struct Row {
    let content: OutlineRowConfiguration
    let offset: CGFloat
    let height: CGFloat
    let tap: @MainActor () -> Void
  }

  private var views: [StickyRowView] = []

  static func view(in tableView: UITableView) -> StickyRowsView? {
    tableView.subviews.lazy.compactMap { $0 as? StickyRowsView }.first
  }

  /// Shows rows from an edge of the table's content on; takes the view away when nothing is to be seen of them.
  static func show(_ rows: [Row], at edge: CGFloat, in tableView: UITableView) {
    let bottom = rows.map { $0.offset + $0.height }.max() ?? 0
    guard bottom > 0 else {
      view(in: tableView)?.removeFromSuperview()
      return
    }
    let sticky = view(in: tableView) ?? StickyRowsView(frame: .zero)
    if sticky.superview == nil { tableView.addSubview(sticky) }
    // Cells come into the table above it.
    tableView.bringSubviewToFront(sticky)
    sticky.show(rows)
    sticky.frame = CGRect(x: 0, y: edge, width: tableView.bounds.width, height: bottom)
    // The rows themselves are spoken where they are.
    sticky.accessibilityElementsHidden = true
    sticky.clipsToBounds = true
  }

  private func show(_ rows: [Row]) {
    while views.count > rows.count { views.removeLast().removeFromSuperview() }
    for (index, row) in rows.enumerated() {
      if index == views.count {
        let view = StickyRowView(row.content)
        views.append(view)
        insertSubview(view, at: 0)
      }
      views[index].show(row.content, row.tap)
      views[index].frame = CGRect(
        x: 0, y: row.offset, width: superview?.bounds.width ?? 0, height: row.height)
    }
  }

  /// What the pinned rows show, the outermost first.
  var titles: [String] { views.map(\.title) }
}

/// A pinned row.
@MainActor private final class StickyRowView: UIView {
  private let content: OutlineRowContentView
  private var tap: (@MainActor () -> Void)?

  init(_ configuration: OutlineRowConfiguration) {
    content = OutlineRowContentView(configuration)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  var title: String { (content.configuration as? OutlineRowConfiguration)?.title ?? "" }

  func show(_ configuration: OutlineRowConfiguration, _ tap: @escaping @MainActor () -> Void) {
    content.configuration = configuration
    self.tap = tap
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { tap?() }
  }
}
