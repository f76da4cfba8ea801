/// What a table saves and restores: what is open, what is selected, and how far it is scrolled.
public struct OutlineTableState<Item: Hashable & Sendable>: Hashable, Sendable {
  /// What is open and closed against the rule.
  public var outline: OutlineState<Item>
  /// The selected items.
  public var selectedItems: [Item]
  /// The item in the first row in sight.
  public var firstItem: Item?
  /// How far that row is above the edge.
  public var distance: Double

  /// A state.
  ///
  /// - Parameters:
  ///   - outline: What is open and closed against the rule.
  ///   - selectedItems: The selected items.
  ///   - firstItem: The item in the first row in sight.
  ///   - distance: How far that row is above the edge.
  public init(
    outline: OutlineState<Item>, selectedItems: [Item] = [], firstItem: Item? = nil, distance: Double = 0
  ) {
    self.outline = outline
    self.selectedItems = selectedItems
    self.firstItem = firstItem
    self.distance = distance
  }
}

extension OutlineTableState: Codable where Item: Codable {}

extension OutlineTableDataSource {
  /// What is open, selected and in sight, to be saved.
  public var state: OutlineTableState<Item> {
    var state = OutlineTableState(
      outline: controller.state, selectedItems: controller.selection.selectedItems(in: controller.outline))
    guard let tableView, tableView.dataSource === face else { return state }
    let edge = tableView.contentOffset.y + tableView.adjustedContentInset.top
    let first = (tableView.indexPathsForRows(in: tableView.bounds) ?? []).first { path in
      tableView.rectForRow(at: path).maxY > edge && item(at: path) != nil
    }
    guard let first else { return state }
    state.firstItem = item(at: first)
    state.distance = Double(edge - tableView.rectForRow(at: first).minY)
    return state
  }

  /// Opens, selects and scrolls to what was saved; what is not there, or is hidden, is passed over.
  ///
  /// What is saved as open for items that come later waits for them.
  public func restore(_ state: OutlineTableState<Item>) {
    controller.restore(state.outline)
    controller.select(state.selectedItems.filter { controller.unfilteredOutline.contains($0) })
    guard let tableView, tableView.dataSource === face, isUpToDate,
      let path = state.firstItem.flatMap(indexPath(of:))
    else { return }
    let inset = tableView.adjustedContentInset
    let lowest = max(tableView.contentSize.height + inset.bottom - tableView.bounds.height, -inset.top)
    let top = tableView.rectForRow(at: path).minY + CGFloat(state.distance) - inset.top
    tableView.contentOffset.y = min(max(top, -inset.top), lowest)
  }
}
