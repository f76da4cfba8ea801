/// A line of text that is being typed.
public struct TerminalPrompt: Hashable, Sendable {
  /// What the text is for.
  public enum Purpose: Hashable, Sendable {
    /// To show only what matches.
    case filter
    /// To go to an item whose title begins so.
    case find
  }

  /// What the text is for.
  public let purpose: Purpose
  /// What stands before it.
  public let label: String
  /// What was typed.
  public private(set) var text: String

  /// A prompt.
  ///
  /// - Parameters:
  ///   - purpose: What the text is for.
  ///   - label: What stands before it.
  ///   - text: What is there already.
  public init(_ purpose: Purpose, label: String, text: String = "") {
    self.purpose = purpose
    self.label = label
    self.text = text
  }

  /// Takes a key over, if it is one that edits.
  ///
  /// - Returns: Whether it was.
  public mutating func edit(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let character): text.append(character)
    case .backspace, .delete: if !text.isEmpty { text.removeLast() }
    case .control("u"): text = ""
    case .control("w"):
      text = String(text.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }.reversed())
    default: return false
    }
    return true
  }

  /// As much of the label and the end of the text as fits, with room for the next character.
  func shown(columns: Int) -> String {
    let whole = label + text
    if whole.cellWidth(upTo: columns) < columns { return whole }
    // The end is what is being typed.
    var shown = ""
    var width = 0
    for character in whole.reversed() {
      width += String(character).cellWidth(upTo: columns)
      if width >= columns { break }
      shown.append(character)
    }
    return String(shown.reversed())
  }
}
