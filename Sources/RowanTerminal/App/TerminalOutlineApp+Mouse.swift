import Rowan

extension TerminalOutlineApp {
  private static var rowsPerWheelStep: Int { 3 }
  /// How long after a click another one on the same cell makes it a double one, in seconds.
  private static var doubleClickInterval: Double { 0.4 }

  /// Does what the mouse asks for: the wheel scrolls, a click on a sign opens or closes, a click on a row moves
  /// the focus there, and a double one chooses it.
  func handle(_ mouse: TerminalMouse) {
    if help != nil {
      help = nil
      return
    }
    switch mouse.action {
    case .wheelUp: scroll(by: -Self.rowsPerWheelStep)
    case .wheelDown: scroll(by: Self.rowsPerWheelStep)
    case .click: click(at: mouse.position)
    }
  }

  private func click(at position: TerminalCanvas.Position) {
    let time = now()
    let isDouble =
      lastClick.map { $0.position == position && time - $0.time <= Self.doubleClickInterval } ?? false
    lastClick = isDouble ? nil : (position, time)
    switch scene.target(at: position) {
    case nil: break
    case .sign(let row): controller.toggle(atRow: row, origin: .user)
    case .row(let row):
      controller.setFocus(atRow: row, origin: .user)
      if isDouble { choose() }
    }
  }

  /// Scrolls; the focus comes along when it would leave the screen.
  private func scroll(by rows: Int) {
    let outline = controller.outline
    viewport.scroll(by: rows, in: outline)
    guard let focused = controller.focusedRow,
      let row = viewport.visibleRow(nearestTo: focused, in: outline), row != focused
    else { return }
    controller.setFocus(atRow: row, origin: .user)
  }
}
