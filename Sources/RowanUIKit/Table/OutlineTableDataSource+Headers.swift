// Roots as the headers of sections.
extension OutlineTableDataSource {
  static var headerIdentifier: String { "Rowan.OutlineHeader" }

  var hasHeaders: Bool { sections.areRoots }

  func header(in tableView: UITableView, ofSection section: Int) -> UIView? {
    guard let row = row(ofSection: section) else { return nil }
    let view =
      headers.map { $0.make(tableView, section) }
      ?? tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
    if let view { fill(view, section, row) }
    return view
  }

  /// A header may have been kept for its section while it was out of sight.
  func willDisplayHeader(_ view: UIView, ofSection section: Int) {
    guard let view = view as? UITableViewHeaderFooterView, let row = row(ofSection: section) else { return }
    fill(view, section, row)
  }

  func refreshHeader(ofSection section: Int, in tableView: UITableView) {
    guard let view = tableView.headerView(forSection: section), let row = row(ofSection: section) else {
      return
    }
    fill(view, section, row)
  }

  private func fill(_ view: UITableViewHeaderFooterView, _ section: Int, _ row: OutlineRow<Item>) {
    if let headers {
      headers.fill(view, section, row)
      return
    }
    guard let view = view as? OutlineHeaderView else { return }
    var content = configuration(for: row)
    content.toggle = nil
    if keepsRootsOpen { content.disclosure = .none }
    content.style.alignsTitles = false
    view.contentConfiguration = content
    view.describe = { [weak self] in self?.describe(row.content) }
    let toggles = row.item == nil || !keepsRootsOpen && row.expandable != .leaf
    let tap: @MainActor () -> Void = { [weak self] in self?.tapHeader(row.content) }
    view.tap = toggles ? tap : nil
  }

  /// Opens or closes a section, as a tap on its header does; on one that is a placeholder, loads more or tries
  /// again.
  public func toggleSection(_ section: Int) {
    if let content = row(ofSection: section)?.content { tapHeader(content) }
  }

  private func tapHeader(_ content: OutlineRow<Item>.Content) {
    switch content {
    case .item(let item): controller.toggle(item, origin: .user)
    case .placeholder(_, let parent):
      guard let row = controller.outline.row(ofPlaceholderIn: parent) else { return }
      controller.toggle(atRow: row, origin: .user)
    }
  }

  /// Whether roots are always open: a controller that lets one of them be open would close them again.
  var keepsRootsOpen: Bool { sections == .rootsAlwaysOpen && controller.expansion.mode == .many }

  /// Opens the roots where they are always open.
  func openRoots() {
    guard keepsRootsOpen else { return }
    let closed = controller.outline.rootItems.filter { root in
      !controller.outline.isExpanded(root) && controller.outline.expandable(of: root) != .leaf
    }
    if !closed.isEmpty { controller.expand(closed) }
  }
}
