/// Says what a key does in an outline, as the tree view pattern of the ARIA Authoring Practices has it.
///
/// A value that any binding can hold. It draws nothing and changes no outline: a key and what is shown go in,
/// an ``OutlineKeyAction`` comes out. It remembers only what was typed.
///
/// ```swift
/// var keyboard = OutlineKeyboard(selection: .multiple)
/// let action = keyboard.action(for: .right, focus: .item("Fruit"), in: outline) { $0 }
/// print(action)      // expand("Fruit")
/// ```
///
/// | key | effect |
/// |---|---|
/// | up, down | to the row before, the row behind |
/// | right | opens a closed parent; in an open one, to the first row below it |
/// | left | closes an open parent; else to the parent |
/// | home, end | to the first row, the last row |
/// | page up, page down | as many rows as a page has |
/// | enter | activates; on a placeholder tries again, or loads more |
/// | space | toggles the selection, continues a search; without selection, activates |
/// | shift + space | extends the selection |
/// | asterisk | expands all siblings |
/// | control + A | selects all |
/// | a character | to the next item whose label begins with what was typed |
///
/// From right to left, the left and right arrow keys change places.
///
/// Where several items can be selected, a movement with shift extends the selection from its anchor: the
/// pattern would toggle the row arrived at, which is the same going away from the anchor and going back.
///
/// Every row can have the focus, placeholders too: they are read out there, and "load more" is activated like
/// any other row. They are never selected, and typing passes them over.
///
/// Without focus, keys that go down start at the first row, and keys that go up at the last. When the row in
/// focus is no longer shown, keys act on the nearest that is, as ``Outline/row(nearestTo:formerly:)`` says.
public struct OutlineKeyboard: Hashable, Sendable {
  /// Where children are indented to.
  public var direction: OutlineLayoutDirection
  /// How many items can be selected.
  public var selection: SelectionMode
  /// Whether an item that gets the focus becomes the selected one.
  ///
  /// Not with control, which moves the focus alone.
  public var selectionFollowsFocus: Bool
  /// The number of rows that a page key passes; fewer than one count as one.
  public var pageRows: Int
  /// What was typed; `nil` makes characters do nothing.
  public var typeAhead: OutlineTypeAhead?

  /// A keyboard.
  ///
  /// - Parameters:
  ///   - direction: Where children are indented to.
  ///   - selection: How many items can be selected.
  ///   - selectionFollowsFocus: Whether an item that gets the focus becomes the selected one.
  ///   - pageRows: The number of rows that a page key passes.
  ///   - typeAhead: What was typed; `nil` makes characters do nothing.
  public init(
    direction: OutlineLayoutDirection = .leftToRight, selection: SelectionMode = .single,
    selectionFollowsFocus: Bool = false, pageRows: Int = 10, typeAhead: OutlineTypeAhead? = OutlineTypeAhead()
  ) {
    self.direction = direction
    self.selection = selection
    self.selectionFollowsFocus = selectionFollowsFocus
    self.pageRows = pageRows
    self.typeAhead = typeAhead
  }

  /// What a key does.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held down with it.
  ///   - time: When it was pressed, in seconds from any fixed moment; for typed characters.
  ///   - focus: The row that has the focus.
  ///   - formerRow: The row where the focus was last, for a focus whose item has gone.
  ///   - outline: What is shown.
  ///   - label: The text that typing is compared with.
  /// - Complexity: O(log n), for a hidden focus O(d log n) with d ancestors; for typed characters, O(1) for each
  ///   row passed before the one found
  public mutating func action<Item>(
    for key: OutlineKey, _ modifiers: OutlineKeyModifiers = [], at time: Double = 0,
    focus: OutlineRow<Item>.Content?, formerRow: Int? = nil, in outline: Outline<Item>,
    label: (Item) -> String
  ) -> OutlineKeyAction<Item> {
    let step = KeyStep(
      keyboard: self, modifiers: modifiers, focus: focus,
      row: focus.flatMap { outline.row(nearestTo: $0, formerly: formerRow) }, outline: outline)
    switch key {
    case .space where modifiers.isEmpty && typeAhead?.isSearching(at: time) == true:
      return search(" ", at: time, step, label)
    case .character(" "):
      return action(
        for: .space, modifiers, at: time, focus: focus, formerRow: formerRow, in: outline, label: label)
    case .character("*") where typeAhead?.isSearching(at: time) != true:
      return action(
        for: .asterisk, modifiers, at: time, focus: focus, formerRow: formerRow, in: outline, label: label)
    case .character(let character) where modifiers.contains(.control):
      typeAhead?.reset()
      return selection == .multiple && (character == "a" || character == "A") ? .selectAll : .nothing
    case .character(let character):
      return search(character, at: time, step, label)
    default:
      typeAhead?.reset()
      return step.action(for: key)
    }
  }

  private mutating func search<Item>(
    _ character: Character, at time: Double, _ step: KeyStep<Item>, _ label: (Item) -> String
  ) -> OutlineKeyAction<Item> {
    guard typeAhead?.type(character, at: time) == true,
      let row = typeAhead?.firstMatch(in: step.outline, from: step.row, label: label)
    else { return .nothing }
    return step.arriving(at: row, extending: false)
  }
}

/// One press of a key that is no typed character.
private struct KeyStep<Item: Hashable> {
  let keyboard: OutlineKeyboard
  let modifiers: OutlineKeyModifiers
  let focus: OutlineRow<Item>.Content?
  /// The row that the key acts on.
  let row: Int?
  let outline: Outline<Item>

  var lastRow: Int { outline.rows.count - 1 }

  func action(for key: OutlineKey) -> OutlineKeyAction<Item> {
    guard lastRow >= 0 else { return .nothing }
    let page = max(keyboard.pageRows, 1)
    switch key {
    case .up: return moving(to: row.map { $0 - 1 } ?? lastRow)
    case .down: return moving(to: row.map { $0 + 1 } ?? 0)
    case .pageUp: return moving(to: row.map { $0 - min(page, $0) } ?? lastRow)
    case .pageDown: return moving(to: row.map { $0 + min(page, lastRow - $0) } ?? 0)
    case .home: return moving(to: 0)
    case .end: return moving(to: lastRow)
    case .left: return keyboard.direction == .leftToRight ? outward() : inward()
    case .right: return keyboard.direction == .leftToRight ? inward() : outward()
    case .enter: return activation()
    case .space: return selecting()
    case .asterisk: return expandingSiblings()
    case .character: return .nothing
    }
  }

  private func moving(to row: Int) -> OutlineKeyAction<Item> {
    arriving(at: min(max(row, 0), lastRow), extending: modifiers.contains(.shift))
  }

  func arriving(at row: Int, extending: Bool) -> OutlineKeyAction<Item> {
    let content = outline.rows[row].content
    if content == focus { return .nothing }
    if extending, keyboard.selection == .multiple { return .extendSelection(to: content) }
    if keyboard.selectionFollowsFocus, keyboard.selection != .none, !modifiers.contains(.control),
      case .item(let item) = content
    {
      return .select(item)
    }
    return .focus(content)
  }

  private func inward() -> OutlineKeyAction<Item> {
    guard let row else { return moving(to: 0) }
    let shown = outline.rows[row]
    guard let item = shown.item, shown.expandable != .leaf else { return moving(to: row) }
    if !shown.isExpanded { return .expand(item) }
    return moving(to: outline.rowsBelow(item)?.isEmpty == false ? row + 1 : row)
  }

  private func outward() -> OutlineKeyAction<Item> {
    guard let row else { return moving(to: 0) }
    let shown = outline.rows[row]
    if let item = shown.item, shown.isExpanded { return .collapse(item) }
    let parent = outline.parent(ofRow: row)
    return moving(to: parent.flatMap { outline.row(of: $0) } ?? row)
  }

  private func activation() -> OutlineKeyAction<Item> {
    guard let row else { return .nothing }
    switch outline.rows[row].content {
    case .item(let item): return .activate(item)
    case .placeholder(.failed, let parent): return .retry(in: parent)
    case .placeholder(.loadMore, let parent): return .loadMore(in: parent)
    case .placeholder(.loading, _), .placeholder(.empty, _): return .nothing
    }
  }

  private func selecting() -> OutlineKeyAction<Item> {
    guard let row else { return .nothing }
    let content = outline.rows[row].content
    guard keyboard.selection != .none, case .item(let item) = content else { return activation() }
    if keyboard.selection == .multiple, modifiers.contains(.shift) { return .extendSelection(to: content) }
    return .toggleSelection(item)
  }

  private func expandingSiblings() -> OutlineKeyAction<Item> {
    row.map { .expandChildren(of: outline.parent(ofRow: $0)) } ?? .nothing
  }
}

extension Outline {
  /// The parent of what is in a row.
  fileprivate func parent(ofRow row: Int) -> Item? {
    switch rows[row].content {
    case .item(let item): parent(of: item)
    case .placeholder(_, let parent): parent
    }
  }
}
