// Rows that the user puts in another order while the table is being edited.
extension OutlineTableDataSource {
  func canMove(at path: IndexPath) -> Bool {
    guard let item = item(at: path) else { return false }
    return controller.moveOptions.isMovable?(item) ?? true
  }

  /// Where a row comes to that is dragged over another place: there, if the controller allows it.
  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let item = item(at: source), let target = dropTarget(ofMoving: item, from: source, to: proposed),
      (try? controller.validateDrop(of: [item], at: target)) != nil
    else { return source }
    return proposed
  }

  /// Moves the item whose row the table has moved.
  ///
  /// The table moves one row, and asks for the rest: rows below the item, other places that a sort order or a
  /// refusal gives. What the table has done is taken back in the change that it is then told of, so that as much
  /// of it as was right remains.
  func move(from source: IndexPath, to destination: IndexPath) {
    let item = item(at: source)
    let target = item.flatMap { dropTarget(ofMoving: $0, from: source, to: destination) }
    if let moved = face.shown.moving(source, to: destination) {
      face.shown = moved.rows
      let before = coming?.changes
      coming = coming ?? ComingChange(changes: moved.takingBack)
      if let before { coming?.changes = moved.takingBack.followed(by: before) }
    }
    if let item, let target { _ = try? controller.drop([item], at: target) }
    tellTableLater()
  }

  /// Where an item is dropped whose row is to be the one at a path in the end, at its own level if that can be.
  private func dropTarget(
    ofMoving item: Item, from source: IndexPath, to destination: IndexPath
  ) -> OutlineDropTarget<Item>? {
    let outline = controller.outline
    let level = outline.level(of: item) ?? 0
    // Counted with the row where it still is.
    let isBehind = source.section == destination.section && destination.row > source.row
    let row = destination.row + (isBehind ? 1 : 0)
    guard sections.areRoots else { return outline.dropTarget(atGap: row, level: level) }
    guard let header = face.shown.headerRow(ofSection: destination.section).flatMap(currentRow(ofShown:)),
      let root = outline.item(atRow: header)
    else { return nil }
    if face.shown.rowCount(inSection: destination.section) == 0 { return .on(root) }
    return outline.dropTarget(atGap: header + 1 + row, level: max(level, 1))
  }
}
