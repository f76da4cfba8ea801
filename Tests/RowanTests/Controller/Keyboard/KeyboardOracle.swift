import Rowan
import RowanTestSupport

/// What keys ask for, worked out on plain lists of rows.
struct KeyboardOracle {
  var keyboard: OutlineKeyboard
  var typed = ""
  var lastTime = 0.0

  private typealias Row = OutlineRow<Int>

  /// The row that has the focus, or stands for one that has none.
  static func row(of focus: OutlineRow<Int>.Content?, former: Int?, in tree: NaiveTree) -> Int? {
    let rows = tree.rows.map(\.row)
    guard let focus, !rows.isEmpty else { return nil }
    let formerRow = former.map { $0 < 0 ? 0 : $0 >= rows.count ? rows.count - 1 : $0 }
    var item: Int?
    switch focus {
    case .item(let focused): item = focused
    case .placeholder(_, let parent):
      for (index, row) in rows.enumerated() {
        if case .placeholder(_, parent) = row.content { return index }
      }
      guard let parent, let parentRow = rows.firstIndex(where: { $0.item == parent }) else {
        item = parent
        break
      }
      let level = rows[parentRow].level
      let below = rows[(parentRow + 1)...].prefix { $0.level > level }
      guard let last = below.indices.last else { return parentRow }
      return below.contains { _ in true } ? min(max(former ?? last, below.startIndex), last) : parentRow
    }
    guard let item, tree.contains(item) else { return formerRow }
    var shown: Int? = item
    while let candidate = shown {
      if let row = rows.firstIndex(where: { $0.item == candidate }) { return row }
      shown = tree.parent(of: candidate) ?? nil
    }
    return nil
  }

  mutating func action(
    for key: OutlineKey, _ modifiers: OutlineKeyModifiers, at time: Double, focus: OutlineRow<Int>.Content?,
    formerRow: Int?, in tree: NaiveTree
  ) -> OutlineKeyAction<Int> {
    let rows = tree.rows.map(\.row)
    let current = Self.row(of: focus, former: formerRow, in: tree)
    let isSearching = !typed.isEmpty && time >= lastTime && time - lastTime <= 1
    if case .character(let character) = key, character.isNumber, !modifiers.contains(.control) {
      typed = isSearching ? typed + "\(character)" : "\(character)"
      lastTime = time
      return search(rows, from: current).map { go(to: $0, rows, focus, modifiers.subtracting(.shift)) }
        ?? .nothing
    }
    typed = ""
    if case .character = key { return keyboard.selection == .multiple ? .selectAll : .nothing }
    guard !rows.isEmpty else { return .nothing }
    let last = rows.count - 1
    func move(_ distance: Int, orFrom start: Int) -> OutlineKeyAction<Int> {
      let target = current.map { max(0, min(last, $0 + distance)) } ?? start
      return go(to: target, rows, focus, modifiers)
    }
    switch key {
    case .up: return move(-1, orFrom: last)
    case .down: return move(1, orFrom: 0)
    case .pageUp: return move(-keyboard.pageRows, orFrom: last)
    case .pageDown: return move(keyboard.pageRows, orFrom: 0)
    case .home: return go(to: 0, rows, focus, modifiers)
    case .end: return go(to: last, rows, focus, modifiers)
    default: break
    }
    guard let current else {
      return [.left, .right].contains(key) ? go(to: 0, rows, focus, modifiers) : .nothing
    }
    let row = rows[current]
    let parentRow = rows[..<current].lastIndex { $0.level < row.level }
    let forward: OutlineKey = keyboard.direction == .leftToRight ? .right : .left
    switch key {
    case forward:
      if let item = row.item, row.expandable != .leaf, !row.isExpanded { return .expand(item) }
      let hasRowsBelow = current < last && rows[current + 1].level > row.level
      return go(to: hasRowsBelow ? current + 1 : current, rows, focus, modifiers)
    case .left, .right:
      if let item = row.item, row.isExpanded { return .collapse(item) }
      return go(to: parentRow ?? current, rows, focus, modifiers)
    case .asterisk: return .expandChildren(of: parentRow.flatMap { rows[$0].item })
    case .space where keyboard.selection != .none && row.item != nil:
      let extends = keyboard.selection == .multiple && modifiers.contains(.shift)
      return extends ? .extendSelection(to: row.content) : .toggleSelection(row.item!)
    default:
      switch row.content {
      case .item(let item): return .activate(item)
      case .placeholder(.failed, let parent): return .retry(in: parent)
      case .placeholder(.loadMore, let parent): return .loadMore(in: parent)
      default: return .nothing
      }
    }
  }

  private func go(
    to target: Int, _ rows: [OutlineRow<Int>], _ focus: OutlineRow<Int>.Content?,
    _ modifiers: OutlineKeyModifiers
  ) -> OutlineKeyAction<Int> {
    let content = rows[target].content
    if content == focus { return .nothing }
    if modifiers.contains(.shift), keyboard.selection == .multiple { return .extendSelection(to: content) }
    let selects =
      keyboard.selectionFollowsFocus && keyboard.selection != .none && !modifiers.contains(.control)
    if selects, let item = rows[target].item { return .select(item) }
    return .focus(content)
  }

  private func search(_ rows: [OutlineRow<Int>], from current: Int?) -> Int? {
    let isOneDigit = Set(typed).count == 1
    let text = isOneDigit ? String(typed.prefix(1)) : typed
    let start = current.map { isOneDigit ? $0 + 1 : $0 } ?? 0
    let order = Array(rows.indices) + Array(rows.indices)
    return order[start..<(start + rows.count)].first {
      rows[$0].item.map { "\($0)".hasPrefix(text) } ?? false
    }
  }
}
