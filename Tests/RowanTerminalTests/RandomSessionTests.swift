import Rowan
import RowanTestSupport
import Testing

@testable import RowanTerminal

/// Random keys, clicks, sizes and changes of the data: after each, the screen shows the rows that an observer
/// knows by applying the changes it was told, and the focus is where the rules put it.
@MainActor
struct RandomSessionTests {
  enum Step: CustomStringConvertible {
    case key(TerminalKey)
    case mouse(TerminalMouse)
    case size(Int, Int)
    case change(OutlineCommand)

    var description: String {
      switch self {
      case .key(let key): ".key(.\(key))"
      case .mouse(let mouse): ".mouse(\(mouse))"
      case .size(let columns, let rows): ".size(\(columns), \(rows))"
      case .change(let command): ".change(\(command))"
      }
    }
  }

  /// A screen, and a list of rows beside it that knows only what observers are told.
  @MainActor
  final class Watched {
    let view: Session<Int>
    private var rows: [OutlineRow<Int>] = []
    private var observation: OutlineObservation?
    private var fault: String?

    init(_ outline: Outline<Int>) {
      view = Session(outline, 80, 24, label: { "<\($0)>" })
      view.app.allowsMarks = true
      view.app.orders = [TerminalOrder("number", by: nil), TerminalOrder("backwards", by: >)]
      view.app.appearance = TerminalAppearance { TerminalLabel("<\($0)>", detail: "\($0 % 7)") }
      rows = Array(view.outline.rows)
      observation = view.controller.observe { [weak self] update in self?.take(update) }
    }

    private func take(_ update: OutlineUpdate<Int>) {
      let new = Array(view.outline.rows)
      if update.changes.oldCount != rows.count || update.changes.newCount != new.count {
        fault = "\(update.changes) is for \(update.changes.oldCount) rows, not \(rows.count)"
      } else if update.changes.applied(to: rows, newElement: { new[$0] }) != new {
        fault = "\(update.changes) makes other rows"
      }
      rows = new
    }

    func violation(after step: Step) -> String? {
      switch step {
      case .key(let key): view.press(key)
      case .mouse(let mouse): view.app.handle(.mouse(mouse))
      case .size(let columns, let rows): view.resize(columns, rows)
      case .change(let command): _ = try? view.controller.apply(command, origin: .program)
      }
      return fault ?? violation()
    }

    private func violation() -> String? {
      let rows = Array(view.outline.rows)
      if rows.count != self.rows.count {
        return "the observer knows \(self.rows.count) of \(rows.count) rows"
      }
      if rows.isEmpty != (view.focusedRow == nil) {
        return "the focus is at \(String(describing: view.focusedRow))"
      }
      let viewport = view.app.viewport
      guard view.topRow >= 0, view.topRow <= max(rows.count - viewport.listHeight, 0) else {
        return "top row \(view.topRow)"
      }
      let canvas = view.draw()
      let size = viewport.size
      guard canvas.lines.count == size.rows, canvas.lines.allSatisfy({ $0.width <= size.columns }) else {
        return "size"
      }
      guard size.columns > 0, !rows.isEmpty, view.app.scene.help == nil else { return nil }
      let shown = viewport.rowsByLine(in: view.outline)
      if let focused = view.focusedRow, viewport.listHeight > 0, !shown.contains(focused) {
        return "focus in row \(focused), screen shows \(shown)"
      }
      for line in 0..<viewport.listHeight {
        guard line < shown.count else {
          if !canvas.lines[line].runs.isEmpty { return "line \(line) is not empty" }
          continue
        }
        let row = shown[line]
        // Below the pinned rows, each line has the row that it would have without them.
        let pinned = viewport.pinnedRows(in: view.outline).count
        if line >= pinned, row != view.topRow + line { return "line \(line) has row \(row)" }
        if line < pinned, !isAncestor(row, of: view.topRow + pinned, in: rows) { return "pinned row \(row)" }
        if canvas.lines[line].isSelected != (row == view.focusedRow) { return "selection in line \(line)" }
        let text = canvas.lines[line].text
        let expected = picture(of: rows[row], at: row, in: rows, columns: size.columns)
        if expected.padding(to: text.count) != text { return "line \(line) is\n\(text)\nnot\n\(expected)" }
      }
      return nil
    }

    private func isAncestor(_ row: Int, of other: Int, in rows: [OutlineRow<Int>]) -> Bool {
      row < other && rows[row + 1..<other].allSatisfy { $0.level > rows[row].level }
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
      if columns >= 12, let item = row.item {
        text +=
          ["[ ] ", "[-] ", "[x] "][
            [.off, .mixed, .on].firstIndex(of: view.controller.checks.state(of: item)) ?? 0]
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

  // MARK: Steps

  static let sizes = [
    (80, 24), (200, 50), (20, 5), (12, 3), (8, 4), (5, 5), (3, 2), (1, 1), (0, 0), (1, 30), (40, 1), (30, 12),
  ]

  static func steps(seed: UInt64, count: Int, on start: [OutlineCommand]) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    var random = RandomCommands(seed: seed, size: 60)
    var tree = NaiveTree()
    for command in start { _ = try? tree.apply(command) }
    let bound = TerminalKeyMap.standard.bindings.flatMap(\.keys)
    let typed: [TerminalKey] = [
      .character("<"), .character("1"), .character("3"), .backspace, .enter, .escape,
    ]
    return (0..<count).map { _ in
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<20:
        // The tree without keys is enough to make commands that make sense.
        let command = random.next(for: tree)
        _ = try? tree.apply(command)
        return .change(command)
      case 20..<30:
        let (columns, rows) = sizes[Int.random(in: sizes.indices, using: &generator)]
        return .size(columns, rows)
      case 30..<45:
        let actions = TerminalMouse.Action.allCases
        return .mouse(
          TerminalMouse(
            actions[Int.random(in: actions.indices, using: &generator)],
            column: Int.random(in: -1...25, using: &generator),
            row: Int.random(in: -1...25, using: &generator)))
      case 45..<60: return .key(typed[Int.random(in: typed.indices, using: &generator)])
      default: return .key(bound[Int.random(in: bound.indices, using: &generator)])
      }
    }
  }

  static func firstViolation(_ steps: [Step], on start: [OutlineCommand]) -> String? {
    var outline = Outline<Int>(fanout: 4)
    for command in start { _ = try? outline.apply(command) }
    let watched = Watched(outline)
    for (index, step) in steps.enumerated() {
      if let violation = watched.violation(after: step) { return "step \(index), \(step): \(violation)" }
    }
    return nil
  }

  /// Nothing at first, a deep tree, and a wide one.
  static func start(_ kind: Int) -> [OutlineCommand] {
    switch kind {
    case 1: [.append([0], to: nil)] + (1..<60).map { .append([$0], to: $0 - 1) }
    case 2:
      [.append(Array(0..<100), to: nil)]
        + (0..<7).map { parent in .append((100..<150).filter { $0 % 7 == parent }, to: parent) }
    default: []
    }
  }

  @Test(arguments: 0..<30)
  func screenShowsTheRows(seed: Int) {
    let start = Self.start(seed % 3)
    let steps = Self.steps(seed: UInt64(seed), count: 400, on: start)
    guard Self.firstViolation(steps, on: start) != nil else { return }
    let short = shrink(steps) { Self.firstViolation($0, on: start) != nil }
    Issue.record("seed \(seed): \(Self.firstViolation(short, on: start) ?? "gone")\n\(short)")
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
