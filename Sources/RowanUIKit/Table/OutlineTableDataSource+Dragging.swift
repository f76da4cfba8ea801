// Drag and drop.
extension OutlineTableDataSource {
  func updateDragging() {
    guard let tableView else { return }
    if allowsDragging {
      tableView.dragDelegate = face
      tableView.dropDelegate = face
      tableView.dragInteractionEnabled = true
    } else {
      if tableView.dragDelegate === face { tableView.dragDelegate = nil }
      if tableView.dropDelegate === face { tableView.dropDelegate = nil }
    }
  }

  // MARK: Drag

  /// What is dragged with a row: its item, and with a selected one all that are selected.
  func dragItems(_ session: any UIDragSession, at path: IndexPath, isJoining: Bool) -> [UIDragItem] {
    guard let item = item(at: path) else { return [] }
    let isSelected = controller.selection.isSelected(item)
    let items =
      isSelected && !isJoining ? controller.selection.selectedItems(in: controller.outline) : [item]
    let dragged = draggedItems(in: session.items)
    return items.filter { !dragged.contains($0) && controller.moveOptions.isMovable?($0) ?? true }.map {
      item in
      let dragItem = UIDragItem(
        itemProvider: NSItemProvider(object: NSString(string: controller.title(item))))
      dragItem.localObject = DraggedItem(item, of: controller)
      return dragItem
    }
  }

  private func draggedItems(in dragItems: [UIDragItem]) -> [Item] {
    dragItems.compactMap { dragItem in
      guard let dragged = dragItem.localObject as? DraggedItem<Item>, dragged.controller === controller else {
        return nil
      }
      return dragged.item
    }
  }

  // MARK: Drop

  func canTake(_ session: any UIDropSession) -> Bool {
    !draggedItems(in: session.items).isEmpty || acceptDrop != nil
  }

  func proposal(
    for session: any UIDropSession, in tableView: UITableView, at path: IndexPath?
  ) -> UITableViewDropProposal {
    let target = dropTarget(for: session, in: tableView, at: path)
    hover(over: target)
    let items = draggedItems(in: session.items)
    let isAllowed =
      items.isEmpty
      ? (try? controller.insertionPlace(at: target)) != nil
      : (try? controller.validateDrop(of: items, at: target)) != nil
    guard isAllowed else { return UITableViewDropProposal(operation: .forbidden) }
    let intent: UITableViewDropProposal.Intent =
      if case .on = target { .insertIntoDestinationIndexPath } else { .insertAtDestinationIndexPath }
    return UITableViewDropProposal(operation: items.isEmpty ? .copy : .move, intent: intent)
  }

  func drop(_ coordinator: any UITableViewDropCoordinator, in tableView: UITableView) {
    let target = dropTarget(
      for: coordinator.session, in: tableView, at: coordinator.destinationIndexPath)
    let items = draggedItems(in: coordinator.session.items)
    guard !items.isEmpty else {
      if let place = try? controller.insertionPlace(at: target) {
        acceptDrop?(coordinator.session.items, place)
      }
      return
    }
    do throws(OutlineDropRefusal<Item>) {
      try controller.drop(items, at: target)
    } catch {
      announce(texts.text(of: error, title: controller.title))
      return
    }
    for dropped in coordinator.items {
      guard let item = (dropped.dragItem.localObject as? DraggedItem<Item>)?.item, isUpToDate,
        let path = indexPath(of: item)
      else { continue }
      coordinator.drop(dropped.dragItem, toRowAt: path)
    }
  }

  func endDrop() {
    hovering?.cancel()
    hovering = nil
    controller.endHover()
    // What waited for the table to take a reload.
    if !isUpToDate { tellTableLater() }
  }

  /// Where something is dropped: on the row under the finger, or beside it.
  private func dropTarget(
    for session: any UIDropSession, in tableView: UITableView, at path: IndexPath?
  ) -> OutlineDropTarget<Item> {
    let outline = controller.outline
    guard let path else { return .between(parent: nil, index: outline.childCount(of: nil)) }
    guard let row = outlineRow(at: path) else { return targetBehindSection(path.section) }
    let rect = tableView.rectForRow(at: path)
    let point = session.location(in: tableView)
    guard point.y >= rect.minY, point.y < rect.maxY else { return outline.dropTarget(beforeRow: row) }
    let width = UIFontMetrics(forTextStyle: style.titleStyle).scaledValue(for: style.indentation)
    let direction = OutlineLayoutDirection(tableView.effectiveUserInterfaceLayoutDirection)
    let level = direction.level(
      atX: Double(point.x), width: Double(rect.width), indentation: Double(width))
    return outline.dropTarget(
      atRow: row, fraction: Double((point.y - rect.minY) / rect.height),
      level: sections.areRoots ? level + 1 : level)
  }

  /// A drop below the rows of a section, closed ones too.
  private func targetBehindSection(_ section: Int) -> OutlineDropTarget<Item> {
    if let root = row(ofSection: section)?.item { return .on(root) }
    return .between(parent: nil, index: controller.outline.childCount(of: nil))
  }

  // MARK: Hover

  /// Opens what a drag rests on; asks again when it is time.
  private func hover(over target: OutlineDropTarget<Item>) {
    let item: Item? = if case .on(let item) = target { item } else { nil }
    hovering?.cancel()
    hovering = nil
    let now = ProcessInfo.processInfo.systemUptime
    guard let deadline = controller.hover(over: item, at: now) else { return }
    hovering = Task { [weak self] in
      try? await Task.sleep(nanoseconds: UInt64(max(deadline - now, 0) * 1_000_000_000))
      guard !Task.isCancelled else { return }
      self?.hover(over: target)
    }
  }
}

extension OutlineLayoutDirection {
  init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// What a drag carries within the app: an item, and whose it is.
@MainActor private final class DraggedItem<Item: Hashable & Sendable> {
  let item: Item
  weak var controller: OutlineController<Item>?

  init(_ item: Item, of controller: OutlineController<Item>) {
    self.item = item
    self.controller = controller
  }
}
