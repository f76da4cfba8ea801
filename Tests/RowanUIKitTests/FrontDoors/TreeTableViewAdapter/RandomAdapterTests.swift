import RowanTestSupport
import RowanUIKit
import Testing

/// Random taps, commands and new nodes, compared with the oracle after each.
@MainActor struct RandomAdapterTests {
  @Test(arguments: 0..<20) func cellsEqualTheOracle(seed: UInt64) {
    let run = AdapterRun(seed: seed)
    for step in 0..<260 {
      var name = ""
      let violations = recordingViolations {
        name = run.step()
        run.fixture.table.layoutIfNeeded()
        if step % 3 == 0 { run.fixture.table.verifyCells() }
      }
      let isThird = step % 3 == 0
      if let difference = violations.first?.message ?? run.difference ?? (isThird ? run.nodeDifference : nil)
      {
        Issue.record("seed \(seed), step \(step), \(name): \(difference)")
        return
      }
    }
    #expect(run.tapsTaken > 40)
  }
}

/// A node whose identity is its number.
private final class NumberedNode: TreeNode {
  let id: Int
  var below: [NumberedNode]
  var opened = false
  var level = 0

  init(_ id: Int, _ below: [NumberedNode]) {
    self.id = id
    self.below = below
  }

  func children() -> [NumberedNode] { below }
}

@MainActor private final class AdapterRun {
  let fixture: AdapterTable<NumberedNode>
  private var tree = NaiveTree()
  private var random: SeededGenerator
  private var commands: RandomCommands
  private(set) var tapsTaken = 0
  private var nextExtra = 10_000
  private var adapter: TreeTableViewAdapter<NumberedNode> { fixture.adapter }
  private var table: UITableView { fixture.table }
  private var rows: [OutlineRow<Int>] { tree.rows.map(\.row) }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    commands = RandomCommands(seed: seed, size: 30)
    fixture = AdapterTable(rowsOnScreen: 6, sectionCount: seed % 3 == 0 ? 3 : 1) { "\($0.id)" }
    table.keepsCellsOffScreen = seed % 2 == 1
    adapter.reloadLimit = seed % 5 == 0 ? 6 : 1_000
    newNodes()
  }

  func step() -> String {
    switch number(below: 100) {
    case 0..<10:
      newNodes()
      return "new nodes"
    case 10..<45: return tap(times: 1)
    case 45..<55: return tap(times: 2)
    case 55..<66: return command(tellsTable: false)
    case 66..<80: return command(tellsTable: true)
    default:
      fixture.stage.scroll(toPercent: number(below: 101))
      return "scroll"
    }
  }

  /// Edits the oracle's tree, and builds new objects from it.
  private func newNodes() {
    let expanded = tree.expanded
    for _ in 0..<number(below: 8) {
      switch commands.next(for: tree) {
      case .expand, .collapse, .toggle, .expandAll, .collapseAll, .expandToDepth, .reveal, .setExpandable,
        .setPlaceholder, .refresh, .replaceDescendants, .appendOutline:
        continue
      case let command:
        var edited = tree
        guard (try? edited.apply(command)) != nil else { continue }
        tree = edited
      }
    }
    while tree.items.count < 12 {
      nextExtra += 1
      tree.insert([nextExtra], at: 0, in: tree.items.randomElement(using: &random))
    }
    // Nodes keep their state, others are closed; a leaf is never open, so an open node gets another child.
    for item in expanded where tree.items.contains(item) && (tree.children[item] ?? []).isEmpty {
      nextExtra += 1
      tree.insert([nextExtra], at: 0, in: item)
    }
    tree.expanded = expanded.intersection(tree.items)
    for item in tree.items { tree.kinds[item] = (tree.children[item] ?? []).isEmpty ? .leaf : .byChildren }
    func nodes(below parent: Int?) -> [NumberedNode] {
      (tree.children[parent] ?? []).map { NumberedNode($0, nodes(below: $0)) }
    }
    let nodes = nodes(below: nil)
    if chance(50) {
      adapter.setNodes(nodes, in: table)
    } else {
      adapter.nodes = nodes
      table.reloadData()
    }
  }

  private func tap(times: Int) -> String {
    guard let path = fixture.stage.shownPaths.randomElement(using: &random) else { return "tap nothing" }
    for _ in 0..<times where table.simulateTap(at: path) {
      guard path.section == adapter.tableViewSection, let item = rows[path.row].item else { continue }
      tapsTaken += 1
      flip(item)
    }
    return "tap \(path) \(times) times"
  }

  private func command(tellsTable: Bool) -> String {
    let row = number(below: max(1, rows.count))
    let path = fixture.path(row)
    defer { if !tellsTable, chance(70) { table.reloadData() } else if !tellsTable { tellLater(path) } }
    switch number(below: tellsTable ? 4 : 6) {
    case 0:
      if tellsTable { adapter.openAll(in: table) } else { adapter.openAll() }
      tree.expanded = Set(tree.items.filter { !(tree.children[$0] ?? []).isEmpty })
      return "open all"
    case 1:
      if tellsTable { adapter.closeAll(in: table) } else { adapter.closeAll() }
      tree.expanded = []
      return "close all"
    case 2:
      let item = tree.items.randomElement(using: &random) ?? -1
      if tellsTable {
        adapter.openToNode(in: table) { $0.id == item }
      } else {
        adapter.openToNode { $0.id == item }
      }
      var next: Int? = tree.items.contains(item) ? item : nil
      while let item = next {
        open(item)
        next = tree.parent(of: item) ?? nil
      }
      return "open to \(item)"
    case 3 where tellsTable:
      adapter.changeNodeState(in: table, at: path)
      if rows.indices.contains(row), let item = rows[row].item { flip(item) }
      return "toggle row \(row)"
    case 3, 4:
      adapter.openNode(at: path)
      if rows.indices.contains(row), let item = rows[row].item { open(item) }
      return "open row \(row)"
    default:
      adapter.closeNode(at: path)
      if rows.indices.contains(row), let item = rows[row].item { tree.expanded.remove(item) }
      return "close row \(row)"
    }
  }

  /// Goes on with a command that tells the table, as an app does that forgets to reload.
  private func tellLater(_ path: IndexPath) {
    adapter.changeNodeState(in: table, at: path)
    if rows.indices.contains(path.row), let item = rows[path.row].item { flip(item) }
    // Without a row, nobody has told the table.
    if adapter.node(for: path) == nil { table.reloadData() }
  }

  private func open(_ item: Int) {
    if !(tree.children[item] ?? []).isEmpty { tree.expanded.insert(item) }
  }

  private func flip(_ item: Int) {
    if tree.expanded.remove(item) == nil { open(item) }
  }

  // MARK: Comparing

  /// What is otherwise than the oracle says, if anything.
  var difference: String? {
    let rows = rows
    let section = adapter.tableViewSection
    if table.numberOfRows(inSection: section) != rows.count {
      return "\(table.numberOfRows(inSection: section)) rows instead of \(rows.count)"
    }
    for path in fixture.stage.shownPaths where path.section == section {
      guard let cell = table.cellForRow(at: path), let item = rows[path.row].item else { return "no \(path)" }
      let sign = rows[path.row].expandable == .leaf ? "" : rows[path.row].isExpanded ? "- " : "+ "
      if cell.textLabel?.text != "\(sign)\(item)" {
        return "row \(path.row) is \(cell.textLabel?.text ?? "")"
      }
      if cell.indentationLevel != rows[path.row].level { return "level of row \(path.row)" }
    }
    return nil
  }

  /// What the adapter answers otherwise than the oracle, if anything.
  var nodeDifference: String? {
    let rows = rows
    for (row, expected) in rows.enumerated() {
      let path = fixture.path(row)
      guard let node = adapter.node(for: path), node.id == expected.item else { return "node in row \(row)" }
      if node.level != expected.level + 1 || adapter.level(at: path) != node.level {
        return "level of \(node.id)"
      }
      if node.opened != expected.isExpanded { return "\(node.id) opened: \(node.opened)" }
      let below = rows[(row + 1)...].prefix { $0.level > expected.level }
      if adapter.childrenIndexPaths(at: path).map(\.row) != Array(below.indices) {
        return "rows below \(node.id)"
      }
    }
    return nil
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}
