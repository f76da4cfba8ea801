import RowanTestSupport
import RowanUIKit
import Testing

/// Random taps, commands and data, compared with the oracle after each.
@MainActor struct RandomAccordionTests {
  @Test(arguments: 0..<20) func cellsEqualTheOracle(seed: UInt64) {
    let run = AccordionRun(seed: seed)
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
    #expect(run.tapsTaken > 20)
  }
}

/// An accordion and what it should be: sections are the oracle's roots, from 1000 on; rows are below them.
@MainActor private final class AccordionRun {
  let fixture: AccordionFixture
  private var tree = NaiveTree()
  private var titles: [Int: String] = [:]
  private var selected: Set<Int> = []
  private var random: SeededGenerator
  private(set) var tapsTaken = 0
  private let isMultiple: Bool

  private var accordion: AccordionTable<Shelf, Int> { fixture.accordion }
  private var table: UITableView { fixture.table }
  private var roots: [Int] { tree.children[nil] ?? [] }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    fixture = AccordionFixture(
      rowsOnScreen: 6, initialVisibility: { $0.id % 3 == 0 ? .collapsed : .expanded })
    isMultiple = seed % 2 == 1
    fixture.accordion.allowsMultipleSelection = isMultiple
    table.allowsMultipleSelection = isMultiple
    table.keepsCellsOffScreen = seed % 4 >= 2
    table.preparationDistance = seed % 3 == 0 ? 100 : 0
  }

  // MARK: Steps

  func step() -> String {
    switch number(below: 100) {
    case 0..<12:
      newData()
      return "update"
    case 12..<35: return tapHeader(times: 1)
    case 35..<42: return tapHeader(times: 2)
    case 42..<52: return toggleFromCode()
    case 52..<56: return toggleAll()
    case 56..<76: return tapRow()
    case 76..<84: return selectFromCode()
    default:
      fixture.stage.scroll(toPercent: number(below: 101))
      return "scroll"
    }
  }

  private func newData() {
    var next = roots.filter { _ in chance(85) }
    while next.count < 2 || chance(35) && next.count < 8 { next.append(1000 + number(below: 12)) }
    if chance(20) { next.shuffle(using: &random) }
    var free = (0..<60).shuffled(using: &random)
    var after = NaiveTree()
    var data: [(Shelf, [Int])] = []
    var seen: Set<Int> = []
    for id in next where seen.insert(id).inserted {
      if titles[id] == nil || chance(10) { titles[id] = "\(number(below: 1000))" }
      var rows = (tree.children[id] ?? []).filter { _ in chance(85) }
      rows += free.prefix(number(below: 4)).filter { row in
        !(tree.children.values.contains { $0.contains(row) })
      }
      rows = rows.filter { !after.items.contains($0) }
      free.removeFirst(4)
      if chance(15) { rows.shuffle(using: &random) }
      after.insert([id], at: after.children[nil]?.count ?? 0, in: nil)
      after.kinds[id] = .declared
      after.insert(rows, at: 0, in: id)
      let wasThere = roots.contains(id)
      if wasThere ? tree.expanded.contains(id) : id % 3 != 0 { after.expanded.insert(id) }
      data.append((Shelf(id: id, title: titles[id] ?? ""), rows))
    }
    tree = after
    selected.formIntersection(tree.items)
    accordion.update(with: data, animated: chance(50))
  }

  private func tapHeader(times: Int) -> String {
    let section = number(below: max(1, roots.count))
    for _ in 0..<times where table.simulateHeaderTap(inSection: section) {
      tapsTaken += 1
      flip(roots[section])
    }
    return "tap header \(section) \(times) times"
  }

  private func toggleFromCode() -> String {
    let id = roots.randomElement(using: &random) ?? 0
    switch number(below: 3) {
    case 0:
      accordion.toggle(Shelf(id: id), animated: chance(50))
      flip(id)
    case 1:
      accordion.expand(Shelf(id: id))
      if roots.contains(id) { tree.expanded.insert(id) }
    default:
      accordion.collapse(Shelf(id: id), animated: false)
      tree.expanded.remove(id)
    }
    return "toggle \(id) from code"
  }

  private func toggleAll() -> String {
    if chance(50) {
      accordion.collapseAll()
      tree.expanded = []
    } else {
      accordion.expandAll()
      tree.expanded = Set(roots)
    }
    return "all"
  }

  private func tapRow() -> String {
    guard let path = fixture.stage.shownPaths.randomElement(using: &random), let row = row(at: path),
      table.simulateTap(at: path)
    else { return "tap nothing" }
    tapsTaken += 1
    if selected.contains(row) {
      selected.remove(row)
    } else {
      if !isMultiple { selected = [] }
      selected.insert(row)
    }
    return "tap \(row)"
  }

  private func selectFromCode() -> String {
    let rows = tree.items.filter { $0 < 1000 }
    guard let row = rows.randomElement(using: &random) else { return "select nothing" }
    if chance(30) {
      accordion.deselect(row)
      selected.remove(row)
      return "deselect \(row)"
    }
    let isRevealing = chance(40)
    accordion.select(row, revealing: isRevealing, scrollPosition: chance(50) ? .middle : .none)
    if !isMultiple { selected = [] }
    selected.insert(row)
    if isRevealing, case .some(.some(let section)) = tree.parent(of: row) { tree.expanded.insert(section) }
    return "select \(row)"
  }

  private func flip(_ id: Int) {
    guard roots.contains(id) else { return }
    if tree.expanded.remove(id) == nil { tree.expanded.insert(id) }
  }

  // MARK: Comparing

  private func rows(in section: Int) -> [Int] {
    let id = roots[section]
    return tree.expanded.contains(id) ? tree.children[id] ?? [] : []
  }

  private func row(at path: IndexPath) -> Int? {
    guard roots.indices.contains(path.section) else { return nil }
    let rows = rows(in: path.section)
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  /// What is otherwise than the oracle says, if anything.
  var difference: String? {
    if table.numberOfSections != roots.count { return "\(table.numberOfSections) sections" }
    for section in roots.indices where table.numberOfRows(inSection: section) != rows(in: section).count {
      return "\(table.numberOfRows(inSection: section)) rows in section \(section)"
    }
    for path in fixture.stage.shownPaths {
      guard let cell = table.cellForRow(at: path), let row = row(at: path) else {
        return "no cell at \(path)"
      }
      if cell.textLabel?.text != "\(row)" { return "cell \(path) shows \(cell.textLabel?.text ?? "")" }
      if cell.isSelected != selected.contains(row) { return "cell of \(row) is selected: \(cell.isSelected)" }
    }
    for (section, id) in roots.enumerated() {
      guard let header = fixture.header(section) else { continue }
      if header.textLabel?.text != titles[id] {
        return "header \(section) is \(header.textLabel?.text ?? "")"
      }
      if (header.visibility == .expanded) != tree.expanded.contains(id) {
        return "header \(section) is wrong"
      }
    }
    if Set(accordion.selectedRows) != selected { return "selected are \(accordion.selectedRows)" }
    let shown = Set((table.indexPathsForSelectedRows ?? []).compactMap(row))
    if !shown.isSubset(of: selected) { return "the table selects \(shown)" }
    if accordion.sections.map(\.id) != roots { return "sections are \(accordion.sections)" }
    if accordion.collapsedSections.map(\.id) != roots.filter({ !tree.expanded.contains($0) }) {
      return "collapsed are \(accordion.collapsedSections)"
    }
    return nil
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
}
