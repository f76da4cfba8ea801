// What a user does to a table. Nothing here is UIKit's; tests and galleries act through it. Each answers
// whether there was anything to act upon, and lays out what the act has changed.

extension UITableView {
  /// Taps a row that is on the screen, with all the questions and calls that a tap entails.
  ///
  /// Where one row can be selected, a tap on it selects it again and says so again; where several can, it
  /// deselects it.
  @discardableResult
  public func simulateTap(at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path), cell.isUserInteractionEnabled,
      isBeingEdited ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsSeveral, engine.selection.contains(path) {
      userDeselects(path)
    } else {
      userSelects(path)
    }
    layoutIfNeeded()
    return true
  }

  private func userSelects(_ tapped: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = chosen, engine.requireRow(path, to: "select") else { return }
    if !allowsSeveral {
      for other in engine.selection where other != path { userDeselects(other) }
    }
    guard engine.exists(path) else { return }
    engine.select(path, extending: true)
    delegate?.tableView(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func userDeselects(_ selected: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = chosen, engine.requireRow(path, to: "deselect") else { return }
    engine.deselect(path)
    delegate?.tableView(self, didDeselectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Taps what a row shows at its end: a control of the app's, or the button for details.
  @discardableResult
  public func simulateAccessoryTap(at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path) else { return false }
    defer { layoutIfNeeded() }
    if let accessory = isBeingEdited ? cell.editingAccessoryView : cell.accessoryView {
      return accessory.simulateTap()
    }
    switch isBeingEdited ? cell.editingAccessoryType : cell.accessoryType {
    case .detailButton, .detailDisclosureButton:
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      return true
    case .none, .disclosureIndicator, .checkmark:
      return false
    }
  }

  /// Taps the header of a section that is on the screen.
  @discardableResult
  public func simulateHeaderTap(inSection section: Int) -> Bool {
    layoutIfNeeded()
    guard window != nil, let header = supplementaries[.header].shown[section] else { return false }
    defer { layoutIfNeeded() }
    return header.simulateTap()
  }

  /// Activates a row as assistive technology does: the cell's own way, else as a tap.
  @discardableResult
  public func simulateAccessibilityActivation(at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path) else { return false }
    defer { layoutIfNeeded() }
    return cell.accessibilityActivate() || simulateTap(at: path)
  }

  /// Performs one of a row's actions for assistive technology.
  @discardableResult
  public func simulateAccessibilityAction(named name: String, at path: IndexPath) -> Bool {
    guard let cell = cellOnScreen(at: path),
      let action = cell.accessibilityCustomActions?.first(where: { $0.name == name })
    else { return false }
    defer { layoutIfNeeded() }
    return action.actionHandler?(action) ?? false
  }

  /// Presses a row for long and answers the menu that comes up.
  public func simulateContextMenu(at path: IndexPath) -> UIMenu? {
    guard cellOnScreen(at: path) != nil else { return nil }
    let rect = geometry.rect(ofRow: path)
    let configuration = delegate?.tableView(
      self, contextMenuConfigurationForRowAt: path, point: CGPoint(x: rect.midX, y: rect.midY))
    return configuration?.actionProvider?([])
  }

  /// Begins to drag a row that is on the screen; nil if it cannot be dragged.
  public func simulateDrag(from path: IndexPath) -> HeadlessDrag? {
    guard cellOnScreen(at: path) != nil else { return nil }
    return HeadlessDrag(from: self, at: path)
  }

  /// The cell of a row, if a user could touch it.
  func cellOnScreen(at path: IndexPath) -> UITableViewCell? {
    guard window != nil else { return nil }
    engine.requireNoOpenUpdate()
    layoutIfNeeded()
    return engine.displayed.contains(path) ? engine.cells[path] : nil
  }
}
