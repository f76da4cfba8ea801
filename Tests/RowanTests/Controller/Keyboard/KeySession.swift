import Rowan

/// An outline, a focus and a selection that keys act on, as the simplest of bindings would have it.
struct KeySession {
  var outline: Outline<String>
  var keyboard: OutlineKeyboard
  var focus: OutlineRow<String>.Content?
  var selection: Set<String> = []
  var anchor: String?
  var time = 0.0

  init(_ picture: String, focus: String? = nil, _ keyboard: OutlineKeyboard = OutlineKeyboard()) {
    outline = Outline(picture: picture)
    self.focus = focus.map { .item($0) }
    self.keyboard = keyboard
  }

  /// Presses a key, a long time after the one before, and carries out what it asks for.
  @discardableResult
  mutating func press(
    _ key: OutlineKey, _ modifiers: OutlineKeyModifiers = [], after pause: Double = 10
  ) -> OutlineKeyAction<String> {
    time += pause
    let action = keyboard.action(for: key, modifiers, at: time, focus: focus, in: outline) { $0 }
    switch action {
    case .nothing, .activate, .retry, .loadMore: break
    case .focus(let content): focus = content
    case .select(let item):
      focus = .item(item)
      selection = [item]
      anchor = item
    case .toggleSelection(let item):
      selection.formSymmetricDifference([item])
      anchor = item
    case .extendSelection(let content):
      let ends = [
        anchor.flatMap { outline.row(of: $0) } ?? focusedRow ?? 0, outline.row(nearestTo: content) ?? 0,
      ]
      if anchor == nil, case .item(let item) = focus { anchor = item }
      selection = Set(outline.rows[ends.min()!...ends.max()!].compactMap(\.item))
      focus = content
    case .selectAll: selection = Set(outline.visibleItems)
    case .expand(let item): outline.expand(item)
    case .collapse(let item): outline.collapse(item)
    case .expandChildren(let parent): outline.expand(outline.children(of: parent))
    }
    return action
  }

  /// Types a text quickly, after a long pause.
  mutating func type(_ text: String) {
    for (index, character) in text.enumerated() { press(.character(character), after: index == 0 ? 10 : 0.1) }
  }

  var focusedRow: Int? { focus.flatMap { outline.row(nearestTo: $0) } }

  var focusedItem: String? {
    if case .item(let item) = focus { item } else { nil }
  }
}
