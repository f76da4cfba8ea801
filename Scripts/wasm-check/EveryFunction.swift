// Calls every public function of the outline and its changes, with items of type Int and String.
//
// Generic code is checked only once it is specialised, so compiling the library alone proves little. The same
// program runs natively and as WebAssembly; both must answer the same number.

/// A number that depends on everything that was put in, in order.
struct Checksum {
  var value: UInt32 = 2_166_136_261

  mutating func add(_ number: Int) {
    value = (value ^ UInt32(truncatingIfNeeded: number)) &* 16_777_619
  }

  mutating func add(_ number: Int?) {
    add(number ?? -1)
  }

  mutating func add(_ flag: Bool) {
    add(flag ? 1 : 0)
  }

  mutating func add(_ changes: RowChanges) {
    add(changes.oldCount)
    add(changes.newCount)
    add(changes.isEmpty)
    add(changes.keepsRows)
    for row in changes.removedRows { add(row) }
    for row in changes.insertedRows { add(row) }
    for row in changes.refreshedRows { add(row) }
    for move in changes.movedRows {
      add(move.from)
      add(move.to)
    }
    for move in changes.moves { add(move.destination.upperBound) }
    for character in changes.description.utf8 { add(Int(character)) }
    add(changes.newRow(of: 0))
    add(changes.oldRow(of: 0))
    add(changes.applied(to: Array(0..<changes.oldCount)) { $0 }.count)
    add(changes == RowChanges(unchanged: changes.oldCount))
  }
}

struct Exercise<Item: Hashable> {
  let make: (Int) -> Item
  var sum = Checksum()

  init(_ make: @escaping (Int) -> Item) {
    self.make = make
  }

  mutating func add(_ item: Item?) {
    sum.add(item == nil ? 0 : 1)
  }

  mutating func add(_ problem: OutlineProblem<Item>) {
    switch problem {
    case .duplicate(_, let first, let again):
      sum.add(1)
      for index in first + again { sum.add(index) }
    case .missingParent(_, _, let at):
      sum.add(2)
      for index in at { sum.add(index) }
    case .cycle(_, _, let at):
      sum.add(3)
      for index in at { sum.add(index) }
    case .levelSkipped(_, let level, let used, _):
      sum.add(level)
      sum.add(used)
    }
  }

  /// Notes an edit: its change, or what it threw.
  mutating func edit(
    _ outline: inout Outline<Item>, _ command: (inout Outline<Item>) throws(OutlineError<Item>) -> RowChanges
  ) {
    do throws(OutlineError<Item>) {
      sum.add(try command(&outline))
    } catch {
      switch error {
      case .unknownItem: sum.add(101)
      case .duplicate(_, let existing): sum.add(existing.count)
      case .intoOwnSubtree: sum.add(102)
      case .indexOutOfRange(let index, let count):
        sum.add(index)
        sum.add(count)
      }
    }
  }

  mutating func add(_ outline: Outline<Item>) {
    for row in outline.rows {
      sum.add(row.level)
      sum.add(row.isExpanded)
      sum.add(row.expandable == .leaf)
      sum.add(row.placeholder == .loading)
      add(row.item)
      sum.add(row.id == row.content)
    }
    sum.add(outline.rows.isEmpty ? 0 : outline.rows[outline.rows.count / 2].level)
    for row in outline.rows[0..<outline.rows.count / 2] { sum.add(row.level) }
  }

  mutating func run() -> UInt32 {
    builders()
    var outline = Outline(levels: (0..<200).map { ($0 % 4, make($0)) })
    expansion(&outline)
    lookUps(outline)
    edits(&outline)
    projections(outline)
    changes(outline)
    return sum.value
  }

  mutating func builders() {
    var problems: [OutlineProblem<Item>] = []
    let children: (Item) -> [Item] = { [make] in $0 == make(0) ? [make(1), make(2), make(1)] : [] }
    let nested = Outline([make(0), make(3), make(0)], children: children) { problems.append($0) }
    add(nested)
    let optional: (Item) -> [Item]? = { [make] in $0 == make(0) ? [make(1)] : nil }
    add(Outline([make(0)], children: optional) { problems.append($0) })
    let numbers: (Int) -> [Int]? = { $0 < 3 ? [$0 * 3 + 1, $0 * 3 + 2] : nil }
    add(Outline([0], id: { [make] in make($0) }, children: numbers) { problems.append($0) })
    let pairs: [(Item, Item?)] = [
      (make(1), make(0)), (make(0), nil), (make(1), nil), (make(5), make(6)), (make(7), make(7)),
    ]
    add(Outline(pairs: pairs) { problems.append($0) })
    add(Outline(levels: [(2, make(0)), (1, make(1)), (1, make(0))]) { problems.append($0) })
    add(Outline(levels: nested.levels) { problems.append($0) })
    add(Outline<Item>())
    for problem in problems { add(problem) }

    var occurrences = Outline(occurrencesOf: [make(0), make(3)], children: children)
    occurrences.expandAll()
    let occurrence = Occurrence(make(1), in: Occurrence(make(0)))
    sum.add(occurrences.row(of: occurrence))
    sum.add(occurrence.way.count)
    sum.add(occurrence.level)
    add(occurrence.parent?.item)
    sum.add(occurrence == Occurrence(make(1)))
  }

  mutating func expansion(_ outline: inout Outline<Item>) {
    sum.add(outline.expandAll())
    sum.add(outline.collapse(make(4)))
    sum.add(outline.collapse([make(8), make(12)], nested: .reset))
    sum.add(outline.expand(make(8)))
    sum.add(outline.expand([make(4), make(9)]))
    sum.add(outline.toggle(make(0)))
    sum.add(outline.expandAll(under: make(0)))
    sum.add(outline.collapseAll(under: make(16)))
    sum.add(outline.collapseAll())
    sum.add(outline.expand(toDepth: 2))
    sum.add(outline.expand(toDepth: 1, under: make(20)))
    sum.add(outline.reveal(make(199)))
    sum.add(outline.setExpandable(.unknown, of: make(3)))
    sum.add(outline.setExpandable(.parent, of: [make(7), make(8)]))
    sum.add(outline.setPlaceholder(.loading, in: make(198)))
    sum.add(outline.setPlaceholder(.loadMore, in: nil))
    sum.add(outline.placeholder(in: nil) == .loadMore)
    add(outline)
  }

  mutating func lookUps(_ outline: Outline<Item>) {
    sum.add(outline.count)
    sum.add(outline.isEmpty)
    sum.add(outline.contains(make(77)))
    add(outline.storedItem(make(77)))
    sum.add(outline.rootItems.count)
    sum.add(outline.visibleItems.count)
    sum.add(outline.allItems.count)
    sum.add(outline.expandedItems.count)
    for number in [0, 3, 77, 199, 1_000] {
      let item = make(number)
      add(outline.parent(of: item))
      sum.add(outline.ancestors(of: item).count)
      add(outline.ancestor(of: item, atLevel: 0))
      sum.add(outline.children(of: item).count)
      sum.add(outline.childCount(of: item))
      add(outline.child(at: 0, of: item))
      sum.add(outline.siblings(of: item).count)
      add(outline.previousSibling(of: item))
      add(outline.nextSibling(of: item))
      sum.add(outline.positionAmongSiblings(of: item)?.index)
      sum.add(outline.level(of: item))
      sum.add(outline.isDescendant(item, of: make(0)))
      sum.add(outline.descendantCount(of: item))
      for entry in outline.descendants(of: item) { sum.add(entry.level) }
      for index in outline.path(of: item) ?? [] { sum.add(index) }
      add(outline.item(atPath: outline.path(of: item) ?? []))
      sum.add(outline.row(of: item))
      sum.add(outline.row(ofPlaceholderIn: item))
      add(outline.item(atRow: number))
      sum.add(outline.rowsBelow(item)?.count)
      sum.add(outline.isVisible(item))
      add(outline.nearestVisible(to: item))
      sum.add(outline.isExpanded(item))
      sum.add(outline.expandable(of: item) == .parent)
    }
    sum.add(outline.subtree(of: make(4)).count)
    sum.add(outline == outline.subtree(of: make(0)))
  }

  mutating func edits(_ outline: inout Outline<Item>) {
    let make = make
    let other = Outline(levels: [(0, make(500)), (1, make(501))])
    let another = Outline(levels: [(0, make(510)), (1, make(511))])
    edit(&outline) { (outline) throws(OutlineError<Item>) in
      try outline.append([make(300), make(301)], to: make(0))
    }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.append(make(302)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.append(make(302)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.append(other, to: make(300)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in
      try outline.insert([make(310)], at: 1, in: make(0))
    }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert(make(311), at: 99) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert(another, at: 0) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert([make(320)], before: make(5))
    }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert(make(321), before: make(999))
    }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert([make(330)], after: make(5)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.insert(make(331), after: make(5)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in
      try outline.move([make(5), make(9)], to: make(0), at: 1)
    }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.move(make(13), to: nil) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.move(make(0), to: make(1)) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.delete([make(17), make(21)]) }
    edit(&outline) { (outline) throws(OutlineError<Item>) in try outline.delete(make(25)) }
    sum.add(outline.refresh([make(29)]))
    sum.add(outline.refresh(make(33)))
    var problems: [OutlineProblem<Item>] = []
    sum.add(
      outline.replaceChildren(
        of: make(0), with: [make(5), make(700), make(4)], expandable: { _ in .unknown },
        contentChanged: { $0 != $1 }
      ) { problems.append($0) })
    sum.add(
      outline.replaceDescendants(of: make(36), with: other, contentChanged: { $0 != $1 }) {
        problems.append($0)
      })
    for problem in problems { add(problem) }
    add(outline)
  }

  mutating func projections(_ outline: Outline<Item>) {
    let wanted = [make(77), make(100), make(5)]
    add(outline.filtered { wanted.contains($0) })
    add(outline.filtered(keepingDescendants: false, openingAncestors: false) { wanted.contains($0) })
    add(outline.sorted { wanted.contains($0) && !wanted.contains($1) })
  }

  mutating func changes(_ outline: Outline<Item>) {
    let wanted = [make(77), make(100), make(5)]
    let found = outline.filtered { wanted.contains($0) }
    let there = found.changes(from: outline)
    let back = outline.changes(from: found) { $0 != $1 }
    sum.add(there)
    sum.add(back)
    sum.add(there.followed(by: back))
    let copy = Outline(levels: outline.levels)
    sum.add(copy.changes(from: outline))
    let sections = outline.sections
    let sectioned = there.sectioned(from: sections, to: found.sections)
    sum.add(sectioned.isEmpty)
    sum.add(sectioned.keepsRows)
    sum.add(sectioned.deletedSections.rowCount)
    sum.add(sectioned.insertedSections.rowCount)
    sum.add(sectioned.sectionMoves.count)
    for rows in sectioned.removed + sectioned.inserted + sectioned.refreshed {
      sum.add(rows.section)
      sum.add(rows.rows.count)
    }
    for move in sectioned.rowMoves {
      sum.add(move.from == SectionedRowChanges.Rows(section: 0, rows: 0..<1))
    }
    sum.add(sectioned.refreshedHeaders.contains(0))
    sum.add(sections.count)
    sum.add(sections.totalRowCount)
    sum.add(sections.rowCount(inSection: 0))
    sum.add(sections.headerRow(ofSection: 1))
    sum.add(sections.row(0, inSection: 0))
    sum.add(sections.position(ofRow: 5).section)
    sum.add(RowSections(rowCounts: [1, 2]).count)
    let ranges: RowRanges = [3..<5, 9..<10]
    for row in ranges.rows { sum.add(row) }
    for range in ranges { sum.add(range.lowerBound) }
    sum.add(RowRanges(rows: [1, 2, 3]) == RowRanges(1..<4))
    sum.add(RowRanges([0..<1].makeIterator()) == RowRanges())
    sum.add(RowChanges.Move(from: 0..<2, to: 5).destination.upperBound)
    var gone = outline
    sum.add(gone.deleteAll())
  }
}

/// The checksum of everything, as a number that both worlds can print.
@_cdecl("rowan_check")
public func rowanCheck() -> UInt32 {
  var numbers = Exercise<Int> { $0 }
  var texts = Exercise<String> { "item \($0)" }
  let paths = Outline(paths: ["a/b", "/c", "a/b"], separator: "/") { _ in }
  return numbers.run() ^ texts.run() &* 31 ^ UInt32(paths.count)
}
