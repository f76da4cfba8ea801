// The cells.
extension OutlineTableDataSource: TableFaceOwner {
  static var cellIdentifier: String { "Rowan.OutlineCell" }

  static var emptyCellIdentifier: String { "Rowan.EmptyCell" }

  func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
    // An empty cell is filled anew like any other, and a table stops the program that makes another one then.
    makeCell(in: tableView, at: path)
      ?? tableView.dequeueReusableCell(withIdentifier: Self.emptyCellIdentifier, for: path)
  }

  private func makeCell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell? {
    guard let row = outlineRow(at: path) else { return nil }
    let shown = controller.outline.rows[row]
    guard let cellProvider else { return defaultCell(of: shown, in: tableView, at: path) }
    return cellProvider(tableView, path, shown)
  }

  private func defaultCell(
    of row: OutlineRow<Item>, in tableView: UITableView, at path: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: path)
    cell.contentConfiguration = configuration(for: row)
    cell.showsReorderControl = allowsReordering
    (cell as? OutlineCell)?.describe = { [weak self] in self?.describe(row.content) }
    return cell
  }

  /// What a default cell shows of a row; for cells of the app's own that show the same and more.
  public func configuration(for row: OutlineRow<Item>) -> OutlineRowConfiguration {
    var content = OutlineRowConfiguration()
    content.identity = AnyHashable(row.content)
    content.style = style
    content.level = sections.areRoots ? max(row.level - 1, 0) : row.level
    switch row.content {
    case .item(let item): show(item, row, in: &content)
    case .placeholder(let kind, let parent):
      content.title = texts.text(of: kind, failure: controller.loadingState(of: parent).failureMessage)
      content.isPlaceholder = true
      content.isActive = kind == .loading
    }
    adjustContent?(&content, row)
    return content
  }

  private func show(_ item: Item, _ row: OutlineRow<Item>, in content: inout OutlineRowConfiguration) {
    content.title = controller.title(item)
    content.disclosure = row.expandable == .leaf ? .none : row.isExpanded ? .expanded : .collapsed
    if !tap.toggles(isParent: true) {
      content.toggle = { [weak self] in self?.controller.toggle(item, origin: .user) }
    }
    if controller.offeredActions.contains(.check) {
      content.check = controller.checks.state(of: item)
      content.isCheckEnabled = controller.checks.isEnabled(item)
      content.toggleCheck = { [weak self] in self?.controller.toggleCheck(item, origin: .user) }
    }
  }
}

extension LoadingState {
  /// Why the last attempt failed, if it did.
  var failureMessage: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}
