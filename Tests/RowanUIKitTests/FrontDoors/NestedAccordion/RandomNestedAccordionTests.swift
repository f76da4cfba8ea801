import RowanTestSupport
import RowanUIKit
import Testing

/// Random taps, commands and changes of the data, compared with the oracle after each.
@MainActor struct RandomNestedAccordionTests {
  @Test(arguments: 0..<20) func cellsEqualTheOracle(seed: UInt64) {
    let run = NestedAccordionRun(seed: seed)
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

@MainActor private final class NestedAccordionRun {
  let fixture: NestedAccordionFixture
  private var random: SeededGenerator
  private(set) var tapsTaken = 0
  private var nextName = 0
  /// The oracle knows numbers; this is the number of each path that was ever there.
  private var tree = NaiveTree()
  private var numbers: [CellPath: Int] = [:]
  private let isKept: Bool
  private let isOne: Bool
  private var handler: NamesHandler { fixture.handler }
  private var table: UITableView { fixture.table }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    fixture = NestedAccordionFixture(rowsOnScreen: 6, [])
    isOne = seed % 3 != 0
    isKept = seed % 4 == 0
    handler.opensOneCellPerLevel = isOne
    handler.nestedCells = isKept ? .keep : .reset
    handler.openedCellScrollPosition = seed % 5 == 0 ? .top : .none
    handler.reloadLimit = seed % 7 == 0 ? 2 : 1_000
    table.keepsCellsOffScreen = seed % 2 == 1
    handler.names = (0..<5).map { _ in newName(2) }
    table.reloadData()
    readTree()
  }

  private func newName(_ depth: Int) -> NamesHandler.Name {
    nextName += 1
    return NamesHandler.Name(
      "\(nextName)", depth == 0 ? [] : (0..<number(below: 4)).map { _ in newName(depth - 1) })
  }

  /// Builds the oracle's tree anew from the app's data; what is open is kept by path.
  private func readTree() {
    let expanded = tree.expanded
    tree = NaiveTree()
    func add(_ names: [NamesHandler.Name], _ path: CellPath) {
      for (index, name) in names.enumerated() {
        var place = path
        place.append(index)
        let item = number(of: place)
        let parent = path == [] ? nil : number(of: path)
        tree.insert([item], at: index, in: parent)
        tree.kinds[item] = .declared
        add(name.names, place)
      }
    }
    add(handler.names, [])
    tree.expanded = expanded.intersection(tree.items)
  }

  private func number(of path: CellPath) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = numbers.count
    return numbers.count - 1
  }

  private func cellPath(_ item: Int) -> CellPath { CellPath(levelIndexes: tree.path(of: item)) }

  func step() -> String {
    switch number(below: 100) {
    case 0..<40: return tap(times: 1)
    case 40..<52: return tap(times: 2)
    case 52..<68: return command()
    case 68..<80: return change()
    default:
      fixture.stage.scroll(toPercent: number(below: 101))
      return "scroll"
    }
  }

  private func tap(times: Int) -> String {
    guard let path = fixture.stage.shownPaths.randomElement(using: &random) else { return "tap nothing" }
    for _ in 0..<times {
      guard let item = item(atRow: path.row), table.simulateTap(at: path) else { continue }
      tapsTaken += 1
      if tree.expanded.contains(item) { close(item) } else { open(item) }
    }
    return "tap \(path) \(times) times"
  }

  private func item(atRow row: Int) -> Int? {
    let rows = tree.rows
    return rows.indices.contains(row) ? rows[row].row.item : nil
  }

  private func command() -> String {
    guard let item = tree.items.randomElement(using: &random) else { return "no command" }
    let path = cellPath(item)
    switch number(below: 5) {
    case 0:
      handler.closeOpenCells()
      tree.expanded = []
      return "close all"
    case 1:
      handler.reload()
      tree.expanded = []
      return "reload"
    case 2:
      handler.closeCell(at: path)
      // A cell that is not known to the handler is closed in any case.
      close(item)
      return "close \(path)"
    default:
      handler.openCell(at: path)
      for length in path.levelIndexes.indices {
        let above = number(of: CellPath(levelIndexes: Array(path.levelIndexes[...length])))
        if !tree.expanded.contains(above) { open(above) }
      }
      return "open \(path)"
    }
  }

  /// Adds to the end and takes from the end, so that a path is the same cell before and after.
  private func change() -> String {
    guard let item = tree.items.randomElement(using: &random) else {
      handler.names.append(newName(2))
      table.reloadData()
      readTree()
      return "first"
    }
    let path = cellPath(item)
    guard let name = handler.name(path) else { return "no name" }
    if chance(50), tree.items.count < 50 {
      name.names.append(newName(1))
    } else if chance(60) {
      _ = name.names.popLast()
    } else {
      if handler.names.count > 3 { handler.names.removeLast() } else { handler.names.append(newName(2)) }
    }
    // The app tells of what has changed right away; hidden cells are asked for when they are shown.
    handler.closeOpenCells()
    tree.expanded = []
    table.reloadData()
    readTree()
    return "change \(path)"
  }

  private func open(_ item: Int) {
    if isOne, let parent = tree.parent(of: item) {
      for other in tree.children[parent] ?? [] where other != item && tree.expanded.contains(other) {
        close(other)
      }
    }
    tree.expanded.insert(item)
  }

  private func close(_ item: Int) {
    guard tree.expanded.remove(item) != nil else {
      if !isKept { tree.expanded.subtract(tree.descendants(of: item)) }
      return
    }
    if !isKept { tree.expanded.subtract(tree.descendants(of: item)) }
  }

  // MARK: Comparing

  /// What is otherwise than the oracle says, if anything.
  var difference: String? {
    let rows = tree.rows.map(\.row)
    if table.numberOfRows(inSection: 0) != rows.count {
      return "\(table.numberOfRows(inSection: 0)) rows instead of \(rows.count)"
    }
    for path in fixture.stage.shownPaths {
      let row = rows[path.row]
      guard let cell = table.cellForRow(at: path), let item = row.item else { return "no cell at \(path)" }
      let expected = cellPath(item)
      if cell.textLabel?.text != handler.name(expected)?.text { return "cell \(path)" }
      if cell.indentationLevel != row.level { return "level of \(path)" }
      if (cell.accessoryType == .checkmark) != row.isExpanded { return "sign of \(path)" }
      if handler.path(at: path) != expected || handler.indexPath(for: expected) != path {
        return "path of \(path)"
      }
    }
    let open = rows.filter(\.isExpanded).compactMap(\.item).map(cellPath)
    if handler.openPaths != open { return "open are \(handler.openPaths)" }
    return nil
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}
