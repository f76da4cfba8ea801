import Rowan
import RowanTestSupport
import Testing

/// Random keys in random outlines: the reducer agrees with the oracle, and the focus is always on a row.
struct RandomKeyTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func keysAgreeWithTheOracle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var commands = RandomCommands(seed: seed, size: 30)
    var outline = Outline<Int>(fanout: 4)
    var tree = NaiveTree()
    var keyboard = OutlineKeyboard(
      direction: OutlineLayoutDirection.allCases.randomElement(using: &generator)!,
      selection: SelectionMode.allCases.randomElement(using: &generator)!,
      selectionFollowsFocus: Bool.random(using: &generator),
      pageRows: Int.random(in: 1...12, using: &generator))
    var oracle = KeyboardOracle(keyboard: keyboard)
    var focus: OutlineRow<Int>.Content?
    var formerRow: Int?
    var time = 0.0
    for step in 0..<400 {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let command = commands.next(for: tree)
        _ = try? outline.apply(command)
        _ = try? tree.apply(command)
      }
      if Int.random(in: 0..<40, using: &generator) == 0 { focus = nil }
      if Int.random(in: 0..<30, using: &generator) == 0,
        let item = tree.items.randomElement(using: &generator)
      {
        focus = .item(item)
      }
      let (key, modifiers) = randomKey(&generator)
      time += Double.random(in: 0...1.3, using: &generator)
      let before = (tree: tree.picture, focus: focus)
      let action = keyboard.action(
        for: key, modifiers, at: time, focus: focus, formerRow: formerRow, in: outline
      ) { "\($0)" }
      let expected = oracle.action(
        for: key, modifiers, at: time, focus: focus, formerRow: formerRow, in: tree)
      #expect(
        action == expected,
        "seed \(seed), step \(step): \(key) \(modifiers) at \(before.focus.debugDescription) in\n\(before.tree)"
      )
      let command: OutlineCommand?
      switch action {
      case .focus(let content), .extendSelection(let content):
        focus = content
        command = nil
      case .select(let item):
        focus = .item(item)
        command = nil
      case .expand(let item):
        #expect(outline.isVisible(item) && !outline.isExpanded(item) && outline.expandable(of: item) != .leaf)
        command = .expand([item])
      case .collapse(let item):
        #expect(outline.isVisible(item) && outline.isExpanded(item))
        command = .collapse([item], .keep)
      case .expandChildren(let parent): command = .expand(outline.children(of: parent))
      case .toggleSelection(let item), .activate(let item):
        #expect(outline.isVisible(item))
        command = nil
      case .nothing, .selectAll, .retry, .loadMore: command = nil
      }
      if let command {
        _ = try? outline.apply(command)
        _ = try? tree.apply(command)
      }
      switch action {
      case .focus, .select, .extendSelection:
        formerRow = outline.rows.firstIndex { $0.content == focus }
        #expect(formerRow != nil, "seed \(seed), step \(step): \(action) is no row")
      default: formerRow = focus.flatMap { outline.row(nearestTo: $0, formerly: formerRow) }
      }
    }
  }

  private func randomKey(_ generator: inout SeededGenerator) -> (OutlineKey, OutlineKeyModifiers) {
    let keys: [OutlineKey] = [
      .up, .up, .down, .down, .left, .left, .right, .right, .home, .end, .pageUp, .pageDown, .enter, .space,
      .asterisk, .character("1"), .character("2"), .character("1"), .character("3"), .character("a"),
    ]
    let key = keys.randomElement(using: &generator)!
    switch key {
    case .character("a"): return (key, .control)
    case .character: return (key, [])
    // With shift, since space alone continues a search.
    case .space: return (key, .shift)
    default: return (key, OutlineKeyModifiers(rawValue: Int.random(in: 0..<4, using: &generator)))
    }
  }
}
