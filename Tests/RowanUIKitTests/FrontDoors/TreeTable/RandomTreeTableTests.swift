import RowanTestSupport
import RowanUIKit
import Testing

/// Random taps, commands and changes of the data, compared with the oracle after each.
@MainActor struct RandomTreeTableTests {
  @Test(arguments: 0..<20) func cellsEqualTheOracle(seed: UInt64) {
    let run = TreeTableRun(seed: seed)
    for step in 0..<260 {
      var name = ""
      let violations = recordingViolations {
        name = run.step()
        run.fixture.table.layoutIfNeeded()
        if step % 3 == 0 { run.fixture.table.verifyCells() }
      }
      if let difference = violations.first?.message ?? run.difference {
        Issue.record("seed \(seed), step \(step), \(name): \(difference)")
        return
      }
    }
    #expect(run.tapsTaken > 40)
  }
}

@MainActor private final class TreeTableRun {
  let fixture: TreeTableFixture
  private var random: SeededGenerator
  private var nextName = 0
  private(set) var tapsTaken = 0
  private var tree: TreeTable { fixture.tree }
  private var table: UITableView { fixture.table }
  private var source: CellsDataSource { fixture.source }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    fixture = TreeTableFixture(rowsOnScreen: 6, [])
    table.keepsCellsOffScreen = seed % 2 == 1
    tree.reloadLimit = seed % 5 == 0 ? 4 : 1_000
    source.sections = (0..<3).map { _ in (0..<3).map { _ in newCell(2) } }
    table.reloadData()
  }

  /// The app's own tree in the oracle's terms: sections are always open, items are numbered in preorder.
  private func oracle() -> (tree: NaiveTree, names: [Int: String], paths: [Int: IndexPath]) {
    var oracle = NaiveTree()
    var names: [Int: String] = [:]
    var paths: [Int: IndexPath] = [:]
    var number = 0
    func add(_ cells: [Cell], below parent: Int?, _ path: IndexPath) {
      for (index, cell) in cells.enumerated() {
        number += 1
        let item = number
        oracle.insert([item], at: oracle.children[parent]?.count ?? 0, in: parent)
        oracle.kinds[item] = .declared
        names[item] = cell.name
        paths[item] = path.appending(index)
        if cell.isExpanded { oracle.expanded.insert(item) }
        add(cell.cells, below: item, path.appending(index))
      }
    }
    let sections = source.sections.map { Cell("section", $0) }
    for section in sections { section.isExpanded = true }
    add(sections, below: nil, IndexPath())
    return (oracle, names, paths)
  }

  func step() -> String {
    switch number(below: 100) {
    case 0..<35: return tap(times: 1)
    case 35..<45: return tap(times: 2)
    case 45..<60: return command()
    case 60..<80: return change()
    default:
      fixture.stage.scroll(toPercent: number(below: 101))
      return "scroll"
    }
  }

  private func tap(times: Int) -> String {
    guard let path = fixture.stage.shownPaths.randomElement(using: &random) else { return "tap nothing" }
    source.takesNotes = chance(50)
    for _ in 0..<times where table.simulateTap(at: path) {
      guard let treePath = tree.treeIndexPath(fromTablePath: path) else { continue }
      tapsTaken += 1
      if source.takesNotes {
        tree.toggle(treePath)
      } else {
        source.cell(treePath)?.isExpanded.toggle()
        if tree.isExpanded(treePath) { tree.expand(treePath) } else { tree.collapse(treePath) }
      }
    }
    return "tap \(path) \(times) times"
  }

  private func command() -> String {
    source.takesNotes = true
    let path = anyPath()
    switch number(below: 6) {
    case 0: tree.expandAll()
    case 1: tree.collapseAll()
    case 2: tree.expand(path)
    case 3: tree.collapse(path)
    case 4: tree.expandAll(toDepth: 1)
    default: tree.select(path)
    }
    return "command at \(path)"
  }

  private func change() -> String {
    let path = anyPath()
    let isFull = oracle().paths.count > 40
    switch isFull ? 2 : number(below: 6) {
    case 0, 1:
      edit(path.dropLast()) { $0.insert(newCell(1), at: min(path[path.count - 1], $0.count)) }
      let count = cells(path.dropLast()).count
      let place = path.dropLast().appending(min(path[path.count - 1], count - 1))
      tree.insertCell(at: place)
      return "insert at \(place)"
    case 2:
      guard source.cell(path) != nil else { return "delete nothing" }
      edit(path.dropLast()) { $0.remove(at: path[path.count - 1]) }
      tree.deleteCell(at: path)
      return "delete \(path)"
    case 3:
      guard let cell = source.cell(path) else { return "move nothing" }
      edit(path.dropLast()) { $0.remove(at: path[path.count - 1]) }
      let parent = anyPath().dropLast()
      guard parent.count == 1 || source.cell(parent) != nil else {
        tree.deleteCell(at: path)
        return "delete \(path)"
      }
      let place = parent.appending(number(below: cells(parent).count + 1))
      edit(parent) { $0.insert(cell, at: place[place.count - 1]) }
      // A cell that comes into view from below a closed one has not been there: the table is told that it came.
      if tree.tableIndexPath(fromTreePath: path) == nil {
        tree.insertCell(at: place)
      } else {
        tree.moveCell(at: path, to: place)
      }
      return "move \(path) to \(place)"
    case 4:
      guard let cell = source.cell(path) else { return "reload nothing" }
      cell.cells = cell.cells.filter { _ in chance(60) } + [newCell(1)]
      if chance(30) { cell.isExpanded.toggle() }
      tree.reload(path)
      return "reload \(path)"
    default:
      if chance(50) { source.sections.insert([newCell(2)], at: number(below: source.sections.count + 1)) }
      if source.sections.count > 3 { source.sections.remove(at: number(below: source.sections.count)) }
      table.reloadData()
      return "reload all"
    }
  }

  private func newCell(_ depth: Int) -> Cell {
    nextName += 1
    let cell = Cell("\(nextName)", depth == 0 ? [] : (0..<number(below: 4)).map { _ in newCell(depth - 1) })
    cell.isExpanded = chance(30)
    return cell
  }

  /// A path that leads to a cell, mostly.
  private func anyPath() -> IndexPath {
    let paths = oracle().paths.values.filter { $0.count > 1 }.sorted()
    return paths.randomElement(using: &random) ?? [0, 0]
  }

  private func cells(_ path: IndexPath) -> [Cell] {
    path.count == 1 ? source.sections[path[0]] : source.cell(path)?.cells ?? []
  }

  private func edit(_ path: IndexPath, _ body: (inout [Cell]) -> Void) {
    if path.count == 1 {
      body(&source.sections[path[0]])
    } else if let cell = source.cell(path) {
      body(&cell.cells)
    }
  }

  // MARK: Comparing

  /// What is otherwise than the oracle says, if anything.
  var difference: String? {
    let (oracle, names, paths) = oracle()
    var expected: [[OutlineRow<Int>]] = []
    for row in oracle.rows.map(\.row) {
      if row.level == 0 { expected.append([]) } else { expected[expected.count - 1].append(row) }
    }
    if table.numberOfSections != expected.count { return "\(table.numberOfSections) sections" }
    for (section, rows) in expected.enumerated() {
      let count = table.numberOfRows(inSection: section)
      if count != rows.count { return "\(count) rows in section \(section) instead of \(rows.count)" }
      for (row, expectedRow) in rows.enumerated() where number(below: 6) == 0 {
        let path = IndexPath(row: row, section: section)
        guard let item = expectedRow.item, let treePath = paths[item] else { return "no item" }
        if tree.treeIndexPath(fromTablePath: path) != treePath { return "tree path of \(path)" }
        if tree.tableIndexPath(fromTreePath: treePath) != path { return "table path of \(treePath)" }
        if tree.isExpanded(treePath) != expectedRow.isExpanded { return "\(treePath) is expanded" }
      }
    }
    for path in fixture.stage.shownPaths {
      let row = expected[path.section][path.row]
      guard let cell = table.cellForRow(at: path), let item = row.item else { return "no cell at \(path)" }
      if cell.textLabel?.text != names[item] { return "cell \(path) shows \(cell.textLabel?.text ?? "")" }
      if cell.indentationLevel != row.level - 1 { return "level of \(path)" }
      if (cell.accessoryType == .checkmark) != row.isExpanded { return "sign of \(path)" }
    }
    return nil
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}
