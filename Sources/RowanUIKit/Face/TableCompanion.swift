/// An empty view within a table that keeps the table's face, and takes keys for it.
///
/// A table holds its data source weakly. When an outline's data source goes before its table, the face stays and
/// answers what the table knows already, and the table is none the worse. And keys come to views: this one can have
/// them without the app's table being of a special class. It has no size, so no touch ever comes to it.
@MainActor final class TableCompanion: UIView {
  private var face: TableFace?

  /// Lets a table keep a face, in place of one kept before.
  static func install(_ face: TableFace, in tableView: UITableView) {
    let companion = companion(of: tableView) ?? TableCompanion(frame: .zero)
    companion.face = face
    companion.isAccessibilityElement = false
    if companion.superview == nil { tableView.insertSubview(companion, at: 0) }
  }

  static func companion(of tableView: UITableView) -> TableCompanion? {
    tableView.subviews.lazy.compactMap { $0 as? TableCompanion }.first
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    TableKeys.bindings.map { binding in
      let command = UIKeyCommand(
        input: binding.input, modifierFlags: binding.flags, action: Self.pressAction)
      // Arrow keys are the system's own otherwise.
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  private func press(_ command: UIKeyCommand) {
    guard let key = TableKeys.key(for: command) else { return }
    _ = face?.owner?.press(key.key, key.modifiers)
  }

  /// Typed characters find a row.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let typed = presses.compactMap(\.key).filter {
      $0.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    }.compactMap { $0.characters.first }
    var isTaken = false
    for character in typed where face?.owner?.press(.character(character), []) == true { isTaken = true }
    if !isTaken { super.pressesBegan(presses, with: event) }
  }

  #if canImport(ObjectiveC)
    private static let pressAction = #selector(pressKey(_:))

    @objc private func pressKey(_ command: UIKeyCommand) { press(command) }
  #else
    private static let pressAction = Selector("pressKey:")

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Self.pressAction || super.canPerformAction(action, withSender: sender)
    }

    override func perform(_ action: Selector, sender: Any?) -> Bool {
      guard action == Self.pressAction, let command = sender as? UIKeyCommand else {
        return super.perform(action, sender: sender)
      }
      press(command)
      return true
    }
  #endif
}
