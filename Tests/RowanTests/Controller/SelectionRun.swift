import Rowan
import RowanTestSupport

/// A command on a selection, or on the outline it belongs to.
enum SelectionCommand: CustomStringConvertible {
  case edit(OutlineCommand)
  case select([Int])
  case add([Int])
  case deselect([Int])
  case toggle(Int)
  case clear
  case extend(to: Int, adding: Bool)
  case selectAll
  case setFocus(Int?)
  case setMode(SelectionMode)

  var description: String {
    switch self {
    case .edit(let command): ".edit(\(command))"
    case .select(let items): ".select(\(items))"
    case .add(let items): ".add(\(items))"
    case .deselect(let items): ".deselect(\(items))"
    case .toggle(let item): ".toggle(\(item))"
    case .clear: ".clear"
    case .extend(let item, let adding): ".extend(to: \(item), adding: \(adding))"
    case .selectAll: ".selectAll"
    case .setFocus(let item): ".setFocus(\(item.map { "\($0)" } ?? "nil"))"
    case .setMode(let mode): ".setMode(.\(mode))"
    }
  }
}

/// Carries commands out on a selection and on the oracle side by side, and compares everything after each.
///
/// The table shows the outline, or only every third item and what leads to it.
struct SelectionRun {
  /// What is chosen once for a run.
  struct Setup {
    var mode: SelectionMode
    var followsCollapse: Bool
    var parks: Bool
    var isFiltered: Bool
  }

  private let setup: Setup
  private var outline = Outline<Int>(fanout: 4)
  private(set) var tree = NaiveTree()
  private var selection: OutlineSelection<Int>
  private var naive: NaiveSelection

  init(_ setup: Setup) {
    self.setup = setup
    selection = OutlineSelection(
      mode: setup.mode, followsCollapse: setup.followsCollapse, goneItems: setup.parks ? .park : .purge)
    naive = NaiveSelection(
      mode: setup.mode, followsCollapse: setup.followsCollapse, parks: setup.parks)
  }

  private var shown: Outline<Int> {
    setup.isFiltered ? outline.filtered(keepingDescendants: false) { $0 % 3 == 0 } : outline
  }

  /// Carries a command out; answers what went wrong, or `nil`.
  mutating func violation(after command: SelectionCommand) -> String? {
    let old = (selected: selection.selectedItems, focus: selection.focus)
    let change = carryOut(command)
    if selection.selectedItems != naive.selected {
      return "selected are \(selection.selectedItems), not \(naive.selected)"
    }
    if selection.parkedItems != naive.parked {
      return "parked are \(selection.parkedItems), not \(naive.parked)"
    }
    if selection.anchor != naive.anchor {
      return "anchor is \(selection.anchor ?? -1), not \(naive.anchor ?? -1)"
    }
    if selection.focus != naive.focus {
      return "focus is \(selection.focus ?? -1), not \(naive.focus ?? -1)"
    }
    let expected = SelectionChange(
      selected: selection.selectedItems.subtracting(old.selected),
      deselected: old.selected.subtracting(selection.selectedItems), oldFocus: old.focus,
      newFocus: selection.focus)
    if change != expected { return "the change is \(change), not \(expected)" }
    if change.isEmpty != (old.selected == selection.selectedItems && old.focus == selection.focus) {
      return "the change is empty, or not"
    }
    if let focus = selection.focus, !shown.isVisible(focus) { return "the focus is on no row" }
    if !selection.selectedItems.isSubset(of: tree.items) { return "gone items are selected" }
    if selection.mode == .single, selection.selectedItems.count > 1 { return "several are selected" }
    if selection.selectedItems(in: outline) != tree.items.filter(naive.selected.contains) {
      return "in order are \(selection.selectedItems(in: outline))"
    }
    return nil
  }

  private mutating func carryOut(_ command: SelectionCommand) -> SelectionChange<Int> {
    let shownItems = NaiveSelection.Shown(shown)
    switch command {
    case .edit(let command):
      return carryOut(command)
    case .select(let items):
      naive.select(items, tree)
      return items.count == 1 ? selection.select(items[0], in: outline) : selection.select(items, in: outline)
    case .add(let items):
      naive.add(items, tree)
      return items.count == 1 ? selection.add(items[0], in: outline) : selection.add(items, in: outline)
    case .deselect(let items):
      naive.deselect(items)
      return items.count == 1 ? selection.deselect(items[0]) : selection.deselect(items)
    case .toggle(let item):
      naive.toggle(item, tree)
      return selection.toggle(item, in: outline)
    case .clear:
      naive.clear()
      return selection.clear()
    case .extend(let item, let adding):
      naive.extend(to: item, adding: adding, tree, shownItems)
      return selection.extend(to: item, in: shown, adding: adding)
    case .selectAll:
      naive.selectAll(shownItems)
      return selection.selectAll(in: shown)
    case .setFocus(let item):
      naive.setFocus(item, tree, shownItems)
      return selection.setFocus(item, in: shown)
    case .setMode(let mode):
      naive.setMode(mode, tree)
      return selection.setMode(mode, in: outline)
    }
  }

  private mutating func carryOut(_ command: OutlineCommand) -> SelectionChange<Int> {
    let before = (shown: NaiveSelection.Shown(shown), tree: tree)
    let nothing = SelectionChange<Int>(oldFocus: selection.focus, newFocus: selection.focus)
    var edit: SelectionEdit<Int>?
    var heirs: [Int] = []
    switch command {
    case .delete(let items):
      edit = selection.edit(deleting: items, in: outline, shown: setup.isFiltered ? shown : nil)
      heirs = naive.heirs(deleting: items, tree, before.shown)
    case .deleteAll:
      edit = selection.edit(replacingBelow: nil, in: outline, shown: setup.isFiltered ? shown : nil)
      heirs = naive.heirs(replacingBelow: nil, tree, before.shown)
    case .replaceChildren(let parent, _), .replaceDescendants(let parent, _, _):
      edit = selection.edit(replacingBelow: parent, in: outline, shown: setup.isFiltered ? shown : nil)
      heirs = naive.heirs(replacingBelow: parent, tree, before.shown)
    default: break
    }
    let arrivals = command.arrivals(in: tree)
    do {
      _ = try outline.apply(command)
      _ = try tree.apply(command)
    } catch {
      return edit.map { selection.finish($0, in: outline, shown: shown) } ?? nothing
    }
    let collapsed = command.collapsed(in: before.tree)
    naive.follow(
      tree, NaiveSelection.Shown(shown), heirs: heirs, collapsed: setup.isFiltered ? [] : collapsed,
      forgetsAnchor: edit != nil)
    if let edit { return selection.finish(edit, in: outline, shown: shown) }
    var change = arrivals.map { selection.itemsInserted($0.items, in: outline) } ?? nothing
    if !collapsed.isEmpty, !setup.isFiltered {
      change = change.followed(by: selection.itemsCollapsed(collapsed, in: outline))
    }
    return change.followed(by: selection.settleFocus(in: shown, of: outline))
  }
}

extension OutlineCommand {
  /// The items that a command asks to collapse.
  fileprivate func collapsed(in tree: NaiveTree) -> [Int] {
    switch self {
    case .collapse(let items, _): items
    case .toggle(let item): [item]
    case .collapseAll(let item): item.map { [$0] } ?? tree.children[nil] ?? []
    default: []
    }
  }
}

/// Makes random commands on a selection.
struct RandomSelectionCommands {
  private var generator: SeededGenerator
  private var edits: RandomCommands

  init(seed: UInt64, size: Int) {
    generator = SeededGenerator(seed: ~seed)
    edits = RandomCommands(seed: seed, size: size)
  }

  mutating func next(for tree: NaiveTree) -> SelectionCommand {
    let items = tree.items
    switch number(below: 40) {
    case 0..<3: return .select(some(items))
    case 3..<6: return .add(some(items))
    case 6: return .deselect(some(items))
    case 7..<9: return .toggle(one(items))
    case 9 where number(below: 4) == 0: return .clear
    case 9: return .setMode([.none, .single, .multiple, .multiple][number(below: 4)])
    case 10..<13: return .extend(to: one(items), adding: number(below: 3) == 0)
    case 13: return .selectAll
    case 14..<18: return .setFocus(number(below: 20) == 0 ? nil : one(items))
    default: return .edit(edits.next(for: tree))
    }
  }

  private mutating func some(_ items: [Int]) -> [Int] {
    (0...number(below: 4)).map { _ in one(items) }
  }

  private mutating func one(_ items: [Int]) -> Int {
    items.isEmpty || number(below: 20) == 0 ? 100_000 : items[number(below: items.count)]
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
