/// Which keys of a keyboard are which keys of an outline.
@MainActor enum TableKeys {
  struct Binding {
    let input: String
    let flags: UIKeyModifierFlags
    let key: OutlineKey
    let modifiers: OutlineKeyModifiers
  }

  static let bindings: [Binding] = {
    let keys: [(String, OutlineKey)] = [
      (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
      (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
      (UIKeyCommand.inputHome, .home), (UIKeyCommand.inputEnd, .end),
      (UIKeyCommand.inputPageUp, .pageUp), (UIKeyCommand.inputPageDown, .pageDown),
      ("\r", .enter), (" ", .space),
    ]
    let flags: [(UIKeyModifierFlags, OutlineKeyModifiers)] = [
      ([], []), (.shift, .shift), (.command, .control), ([.command, .shift], [.control, .shift]),
    ]
    let plain = keys.flatMap { key in
      flags.map { Binding(input: key.0, flags: $0.0, key: key.1, modifiers: $0.1) }
    }
    return plain + [
      Binding(input: "a", flags: .command, key: .character("a"), modifiers: .control),
      Binding(input: "*", flags: .numericPad, key: .asterisk, modifiers: []),
    ]
  }()

  static func key(for command: UIKeyCommand) -> (key: OutlineKey, modifiers: OutlineKeyModifiers)? {
    bindings.first { $0.input == command.input && $0.flags == command.modifierFlags }
      .map { ($0.key, $0.modifiers) }
  }
}
