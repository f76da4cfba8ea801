// The default cells.
extension OutlineTableDataSource {
  static var cellIdentifier: String { "Rowan.OutlineCell" }

  /// What a default cell shows of a row; for cells of the app's own that show the same and more.
  public func configuration(for row: OutlineRow<Item>) -> OutlineRowConfiguration {
    var content = OutlineRowConfiguration()
    content.identity = AnyHashable(row.content)
    content.style = style
    content.level = sections.areRoots ? max(row.level - 1, 0) : row.level
    switch row.content {
    case .item(let item):
      content.title = title(item)
      content.disclosure = row.expandable == .leaf ? .none : row.isExpanded ? .expanded : .collapsed
      if !tap.toggles(isParent: true) {
        content.toggle = { [weak self] in self?.controller.toggle(item, origin: .user) }
      }
    case .placeholder(let kind, let parent):
      content.title = texts.text(of: kind, failure: controller.loadingState(of: parent).failureMessage)
      content.isPlaceholder = true
      content.isActive = kind == .loading
    }
    adjustContent?(&content, row)
    return content
  }

  func defaultCell(of row: OutlineRow<Item>, in tableView: UITableView, at path: IndexPath) -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: path)
    cell.contentConfiguration = configuration(for: row)
    (cell as? OutlineCell)?.describe = { [weak self] in self?.describe(row.content) }
    return cell
  }
}
