import RowanTerminal

extension NodeSource {
  /// What a line says of a node, safe for a terminal.
  func title(of id: NodeID, with symbols: PrintSymbols) -> String {
    var title: [UInt8] = []
    appendLabel(of: id, with: symbols, to: &title)
    return String(decoding: title, as: UTF8.self)
  }

  /// What a row of the terminal says of a node.
  func terminalLabel(of id: NodeID, hasIcon: Bool) -> TerminalLabel {
    let role = role(of: id)
    let icon = hasIcon ? role.icon + " " : ""
    var label = TerminalLabel(icon + title(of: id, with: .unicode), detail: detail(of: id))
    label.style = role.style
    return label
  }

  /// The orders that a user of the terminal can choose from, the given one first.
  var terminalOrders: [(title: String, key: SortKey?)] {
    let keys = SortKey.allCases.filter { sortKeys.contains($0) }
    // Folders are given in the order of their names.
    let given: [(String, SortKey?)] = keys.count == 1 ? [("position", nil)] : []
    return given + keys.map { ($0.rawValue, $0) }
  }
}

extension NodeRole {
  var style: CellStyle {
    switch self {
    case .leaf: .normal
    case .parent: .parent
    case .link: .link
    case .failure: .failure
    }
  }

  var icon: String {
    switch self {
    case .leaf: "📄"
    case .parent: "📁"
    case .link: "🔗"
    case .failure: "🚫"
    }
  }
}
