import Rowan
import Testing

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

/// An outline on a terminal that is a test: keys go in, pictures come out.
@MainActor
final class Session<Item: Hashable & Sendable> {
  let app: TerminalOutlineApp<Item>
  /// What was chosen so far.
  private(set) var chosen: [[Item]] = []

  init(_ outline: Outline<Item>, _ columns: Int, _ rows: Int, label: @escaping (Item) -> String = { "\($0)" })
  {
    let controller = OutlineController(outline)
    controller.title = label
    app = TerminalOutlineApp(controller, appearance: TerminalAppearance { TerminalLabel(label($0)) })
    app.onChoice = { [weak self] _, items in self?.chosen.append(items) }
    resize(columns, rows)
  }

  var controller: OutlineController<Item> { app.controller }
  var outline: Outline<Item> { controller.outline }
  var focus: OutlineRow<Item>.Content? { controller.focus }
  var focusedRow: Int? { controller.focusedRow }
  var topRow: Int { app.viewport.topRow }
  var leftLevel: Int { app.viewport.leftLevel }
  var listHeight: Int { app.viewport.listHeight }
  var rowsOnScreen: Range<Int> { topRow..<min(topRow + listHeight, outline.rows.count) }

  func press(_ keys: TerminalKey...) {
    for key in keys { app.handle(.key(key)) }
  }

  func type(_ text: String) {
    for character in text { app.handle(.key(.character(character))) }
  }

  func mouse(_ action: TerminalMouse.Action, _ column: Int, _ row: Int) {
    app.handle(.mouse(TerminalMouse(action, column: column, row: row)))
  }

  func resize(_ columns: Int, _ rows: Int) {
    app.handle(.resize(TerminalSize(columns: columns, rows: rows)))
  }

  func draw(with appearance: TerminalAppearance<Item>? = nil) -> TerminalCanvas {
    app.scene.draw(with: appearance ?? app.appearance)
  }

  /// The screen as text; the focused line begins with `>`, the others with a blank.
  var picture: String { draw().markedText }
  /// The last line of the screen.
  var status: String {
    draw().text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}

/// Waits until something is so, which others on the main actor will see to.
@MainActor
func until(
  _ isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<10_000 where !isSo() { await Task.yield() }
  #expect(isSo(), sourceLocation: sourceLocation)
}

extension TerminalCanvas {
  /// The text; the selected line begins with `>`, the others with a blank.
  var markedText: String {
    zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false))
      .map { ($0.isSelected ? ">" : $1.isEmpty ? "" : " ") + $1 }.joined(separator: "\n")
  }
}
