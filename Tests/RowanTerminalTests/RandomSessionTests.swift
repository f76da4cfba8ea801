import Rowan
import RowanTestSupport
import Testing

@testable import RowanTerminal

/// Random keys, sizes and changes from outside, on random trees: after each, the focus is where the rules put
/// it, and the screen shows the oracle's rows.
struct RandomSessionTests {
  enum Step: CustomStringConvertible {
    case key(TerminalKey)
    case size(Int, Int)
    case change(OutlineCommand)

    var description: String {
      switch self {
      case .key(let key): ".key(.\(key))"
      case .size(let columns, let rows): ".size(\(columns), \(rows))"
      case .change(let command): ".change(\(command))"
      }
    }
  }

  /// A view, and the oracle beside it.
  struct Session {
    var view = TerminalOutline(Outline<Int>(fanout: 4), size: TerminalSize(columns: 80, rows: 24))
    var tree = NaiveTree()
    var focus: OutlineRow<Int>.Content?
    var focusedRow = 0

    mutating func violation(after step: Step) -> String? {
      switch step {
      case .size(let columns, let rows): view.resize(to: TerminalSize(columns: columns, rows: rows))
      case .change(let command):
        guard (try? tree.apply(command)) != nil else { return nil }
        guard (try? view.update { outline in try outline.apply(command) }) != nil else { return "threw" }
        findFocusAgain()
      case .key(let key):
        guard let command = TerminalKeyMap.standard.command(for: key) else { return "no command" }
        let expected = effect(of: command)
        let effect = view.perform(command)
        if effect != expected { return "the effect is \(effect), not \(expected)" }
      }
      return violation()
    }

    // MARK: The rules, in plain code

    private mutating func setFocus(_ row: Int) {
      let rows = tree.rows
      focusedRow = max(min(row, rows.count - 1), 0)
      focus = rows.isEmpty ? nil : rows[focusedRow].row.content
    }

    private mutating func findFocusAgain() {
      let rows = tree.rows.map(\.row)
      func visibleRow(_ item: Int) -> Int? {
        var item = item
        while true {
          if let row = rows.firstIndex(where: { $0.item == item }) { return row }
          guard case .some(.some(let parent)) = tree.parent(of: item) else { return nil }
          item = parent
        }
      }
      switch focus {
      case nil: setFocus(0)
      case .item(let item): setFocus(visibleRow(item) ?? focusedRow)
      case .placeholder(_, let parent):
        let row = rows.firstIndex {
          if case .placeholder(_, let its) = $0.content { its == parent } else { false }
        }
        if let row { return setFocus(row) }
        guard let parent, let parentRow = visibleRow(parent) else { return setFocus(focusedRow) }
        let level = rows[parentRow].level
        let below = rows[parentRow...].dropFirst().prefix { $0.level > level }.count
        guard rows[parentRow].item == parent, below > 0 else { return setFocus(parentRow) }
        setFocus(min(max(focusedRow, parentRow + 1), parentRow + below))
      }
    }

    private mutating func effect(of command: TerminalCommand) -> TerminalEffect<Int> {
      let rows = tree.rows.map(\.row)
      let page = max(view.listHeight - 1, 1)
      switch command {
      case .redraw: return .redraw
      case .quit: return .quit
      case .expandAll:
        _ = try? tree.apply(.expandAll(nil))
        findFocusAgain()
        return .none
      case .collapseAll:
        _ = try? tree.apply(.collapseAll(nil))
        findFocusAgain()
        return .none
      default: break
      }
      guard !rows.isEmpty else { return .none }
      let row = rows[focusedRow]
      switch (command, row.item) {
      case (.up, _): setFocus(focusedRow - 1)
      case (.down, _): setFocus(focusedRow + 1)
      case (.pageUp, _): setFocus(focusedRow - page)
      case (.pageDown, _): setFocus(focusedRow + page)
      case (.first, _): setFocus(0)
      case (.last, _): setFocus(rows.count - 1)
      case (.open, let item?) where row.expandable != .leaf && !row.isExpanded,
        (.toggle, let item?) where row.expandable != .leaf && !row.isExpanded:
        tree.expanded.insert(item)
        return .expanded(item)
      case (.open, _) where row.isExpanded:
        if focusedRow + 1 < rows.count, rows[focusedRow + 1].level > row.level { setFocus(focusedRow + 1) }
      case (.close, let item?) where row.isExpanded, (.toggle, let item?) where row.isExpanded:
        tree.expanded.remove(item)
        return .collapsed(item)
      case (.close, _):
        if let parent = rows[..<focusedRow].lastIndex(where: { $0.level < row.level }) { setFocus(parent) }
      case (.toggle, _): return .chosen(row.content)
      default: break
      }
      return .none
    }

    // MARK: Comparing

    private func violation() -> String? {
      let rows = tree.rows.map(\.row)
      guard view.focus == focus else { return "the focus is \(view.focus as Any), not \(focus as Any)" }
      guard view.focusedRow == (rows.isEmpty ? nil : focusedRow) else { return "focused row" }
      let height = view.listHeight
      guard view.topRow >= 0, view.topRow <= max(rows.count - height, 0) else {
        return "top row \(view.topRow)"
      }
      if !rows.isEmpty, height > 0, !(view.topRow..<view.topRow + height).contains(focusedRow) {
        return "focus in row \(focusedRow), screen from \(view.topRow)"
      }
      let canvas = view.draw(with: TerminalAppearance { TerminalLabel("<\($0)>", detail: "\($0 % 7)") })
      let (columns, lines) = (view.size.columns, view.size.rows)
      guard canvas.lines.count == lines, canvas.lines.allSatisfy({ $0.width <= columns }) else {
        return "size"
      }
      guard columns > 0, !rows.isEmpty else { return nil }
      for line in 0..<height {
        let row = view.topRow + line
        guard row < rows.count else {
          if !canvas.lines[line].runs.isEmpty { return "line \(line) is not empty" }
          continue
        }
        if canvas.lines[line].isSelected != (row == focusedRow) { return "selection in line \(line)" }
        let text = canvas.lines[line].text
        let expected = picture(of: rows[row], at: row, in: rows, columns: columns)
        if expected.padding(to: text.count) != text { return "line \(line) is\n\(text)\nnot\n\(expected)" }
      }
      return nil
    }

    /// A line made another way: the guide lines by looking at all rows below.
    private func picture(
      of row: OutlineRow<Int>, at index: Int, in rows: [OutlineRow<Int>], columns: Int
    ) -> String {
      func goesOn(_ level: Int) -> Bool {
        rows[(index + 1)...].first { $0.level <= level }?.level == level
      }
      var text = ""
      if columns >= 8 {
        let slots = columns / 4
        let left = view.leftLevel
        if left > 0, row.level > 0 { text += "« " }
        var room = left > 0 ? slots - 1 : slots
        for level in 1..<max(row.level + 1, 1) where level > left && room > 0 {
          room -= 1
          if room == 0, level < row.level {
            text += "» "
          } else if level == row.level {
            text += goesOn(level) ? "├─" : "└─"
          } else {
            text += goesOn(level) ? "│ " : "  "
          }
        }
      }
      if columns >= 4 {
        let hasLine = text.hasSuffix("─")
        text += row.expandable == .leaf ? (hasLine ? "─ " : "  ") : row.isExpanded ? "▾ " : "▸ "
      }
      var title = ""
      var detail = ""
      switch row.content {
      case .item(let item): (title, detail) = ("<\(item)>", "\(item % 7)")
      case .placeholder(let kind, _): title = TerminalTexts().placeholder(kind)
      }
      let room = columns - text.count
      if detail.isEmpty || max(room / 2, room - title.count) < 3 { return text + title.cut(to: room) }
      title = title.cut(to: room - 3)
      return (text + title).padding(to: columns - 1) + detail
    }
  }

  static func steps(seed: UInt64, count: Int) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    var random = RandomCommands(seed: seed, size: 60)
    var tree = NaiveTree()
    let keys = TerminalKeyMap.standard.bindings.flatMap(\.keys)
    let sizes = [
      (80, 24), (200, 50), (20, 5), (12, 3), (8, 4), (5, 5), (3, 2), (1, 1), (0, 0), (1, 30), (40, 1),
    ]
    return (0..<count).map { index in
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<25 where index > 40, 0..<90 where index <= 40:
        // The tree of the oracle without keys is enough to make commands that make sense.
        let command = random.next(for: tree)
        _ = try? tree.apply(command)
        return .change(command)
      case 25..<40:
        let (columns, rows) = sizes[Int.random(in: sizes.indices, using: &generator)]
        return .size(columns, rows)
      default: return .key(keys[Int.random(in: keys.indices, using: &generator)])
      }
    }
  }

  static func firstViolation(_ steps: [Step]) -> String? {
    var session = Session()
    for (index, step) in steps.enumerated() {
      if let violation = session.violation(after: step) { return "step \(index): \(violation)" }
    }
    return nil
  }

  @Test(arguments: 0..<40)
  func screenShowsTheRows(seed: Int) {
    let steps = Self.steps(seed: UInt64(seed), count: 500)
    guard Self.firstViolation(steps) != nil else { return }
    let short = shrink(steps) { Self.firstViolation($0) != nil }
    Issue.record("seed \(seed): \(Self.firstViolation(short) ?? "gone")\n\(short)")
  }
}

extension String {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }

  fileprivate func cut(to columns: Int) -> String {
    count <= columns ? self : columns <= 1 ? String(prefix(columns)) : prefix(columns - 1) + "…"
  }
}
