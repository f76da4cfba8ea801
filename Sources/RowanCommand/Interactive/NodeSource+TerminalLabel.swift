import RowanTerminal

extension NodeSource {
  /// What a row of the terminal says of a node.
  func terminalLabel(of id: NodeID, with symbols: PrintSymbols) -> TerminalLabel {
    var title: [UInt8] = []
    appendLabel(of: id, with: symbols, to: &title)
    return TerminalLabel(String(decoding: title, as: UTF8.self), detail: detail(of: id))
  }
}
