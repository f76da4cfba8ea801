import Rowan

@testable import RowanTerminal

/// The outline that most tests draw: an indented text, a title a line.
///
/// A line ends with `*` for an item that is expanded, with `?` for one whose children are not loaded, and is
/// `(loading)` and so on for a placeholder.
func outline(_ text: String) -> Outline<String> {
  var levels: [(level: Int, item: String)] = []
  var expanded: [String] = []
  var unknown: [String] = []
  var placeholders: [(kind: PlaceholderKind, parent: String?)] = []
  for line in text.split(separator: "\n") {
    let level = line.prefix { $0 == " " }.count / 2
    var title = String(line.drop { $0 == " " })
    if title.hasPrefix("(") {
      let kind = PlaceholderKind.allCases.first { "(\($0))" == title }
      placeholders.append((kind ?? .empty, levels.last { $0.level == level - 1 }?.item))
      continue
    }
    let mark = title.last
    if mark == "*" || mark == "?" { title.removeLast() }
    if mark == "*" { expanded.append(title) }
    if mark == "?" { unknown.append(title) }
    levels.append((level, title))
  }
  var outline = Outline(levels: levels)
  outline.setExpandable(.unknown, of: unknown)
  for (kind, parent) in placeholders { outline.setPlaceholder(kind, in: parent) }
  outline.expand(expanded)
  return outline
}

var titles: TerminalAppearance<String> { TerminalAppearance { TerminalLabel($0) } }

/// A tree with everything in it.
let sample = outline(
  """
  Sources*
    Rowan*
      Outline?
      RowChanges
    Terminal*
      (empty)
    Command*
      (loading)
  Tests*
    First
    Second*
      (failed)
    (loadMore)
  README.md
  """)

extension TerminalOutline {
  init(_ outline: Outline<Item>, _ columns: Int, _ rows: Int) {
    self.init(outline, size: TerminalSize(columns: columns, rows: rows))
  }

  /// Presses keys.
  @discardableResult
  mutating func press(_ keys: TerminalKey...) -> TerminalEffect<Item> {
    var effect = TerminalEffect<Item>.none
    for key in keys {
      effect = TerminalKeyMap.standard.command(for: key).map { perform($0) } ?? .none
    }
    return effect
  }
}

extension TerminalOutline where Item == String {
  /// The screen as text; the focused line begins with `>`, the others with a blank.
  var picture: String {
    draw(with: titles).markedText
  }
}

extension TerminalCanvas {
  /// The text; the selected line begins with `>`, the others with a blank.
  var markedText: String {
    zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false))
      .map { ($0.isSelected ? ">" : $1.isEmpty ? "" : " ") + $1 }.joined(separator: "\n")
  }
}
