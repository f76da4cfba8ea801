extension TerminalKey {
  /// What people call the key.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .home: "home"
    case .end: "end"
    case .enter: "enter"
    case .escape: "escape"
    case .tab: "tab"
    case .backTab: "shift tab"
    case .backspace: "backspace"
    case .delete: "delete"
    }
  }
}
