import Foundation
import Rowan

let diffWorks =
  publishedDiffs("UUID") { $0.uuid() } + publishedDiffs("String") { $0.uuid().uuidString }
  + publishedDiffs("Int") { Int(truncatingIfNeeded: $0.next()) } + [
    readyDiff(
      "diff: the same data again, UUID", sizesToMillion, goals: smallDiffGoals, hasMoves: false
    ) { .same($0) { $0.uuid() } },
    readyDiff("diff: one row more, UUID", sizesToMillion, goals: smallDiffGoals, hasMoves: false) {
      .oneMore($0) { $0.uuid() }
    },
    Work(
      name: "expand 1,000 rows, against a diff", sizes: sizesToMillion,
      contenders: [
        .rowan { size, stopwatch in
          let folders = Folders(size: size)
          var outline = folders.outline
          let roots = outline.rootItems
          for root in roots { outline.collapse(root) }
          stopwatch.alternate(
            operations: roots.count,
            { roots.reduce(0) { $0 &+ outline.expand($1).inserted.rowCount } / roots.count },
            undo: { for root in roots { outline.collapse(root) } })
        },
        .differenceKit { size in
          let rows = Folders(size: size).rows
          return ListPair(old: Array(rows[..<1] + rows[1_001...]), new: rows)
        },
        .standardLibrary { size in
          let rows = Folders(size: size).rows
          return ListPair(old: Array(rows[..<1] + rows[1_001...]), new: rows)
        },
      ], goals: [.ratio(0.00002, of: "DifferenceKit", at: 100_000)]),
    Work(
      name: "diff: an open folder moves", sizes: [10_000, 100_000, million],
      contenders: [
        .rowan { size, stopwatch in
          let folders = Folders(size: size)
          let (old, new) = (folders.outline, folders.withMovedFolder.outline)
          stopwatch.measure {
            let changes = new.changes(from: old)
            precondition(
              changes.moves.count == 1 && changes.removed.isEmpty && changes.inserted.isEmpty,
              "more than one range moved")
            return 0
          }
        },
        .differenceKit { size in
          let folders = Folders(size: size)
          return ListPair(old: folders.rows, new: folders.withMovedFolder.rows)
        },
      ], goals: [.holds("one range moves", at: 100_000)]),
  ]

/// The same data or nearly: DifferenceKit looks at everything, the standard library passes what is common.
private let smallDiffGoals: [Work.Goal] = [
  .ratio(0.03, of: "DifferenceKit", at: 100_000), .ratio(1, of: "CollectionDifference", at: 100_000),
]

private func publishedDiffs<Element: Diffable>(
  _ type: String, _ element: @escaping @Sendable (inout Random) -> Element
) -> [Work] {
  let lists: @Sendable (Int) -> ListPair<Element> = { .published($0, element) }
  let sizes = [1_000, 5_000, 10_000, 100_000, million]
  let judged = [5_000, 100_000]
  return [
    readyDiff(
      "diff: \(type)", sizes, goals: judged.map { .ratio(0.1, of: "DifferenceKit", at: $0) }, hasMoves: true,
      lists),
    Work(
      name: "diff with building the new outline: \(type)", sizes: sizes,
      contenders: [
        .rowan { size, stopwatch in
          let lists = lists(size)
          let old = lists.outlines.old
          stopwatch.measure { editCount(Outline(levels: lists.new.lazy.map { (0, $0) }).changes(from: old)) }
        },
        .differenceKit(lists),
      ], goals: judged.map { .ratio(0.3, of: "DifferenceKit", at: $0) }),
  ]
}

/// - Parameter hasMoves: Whether rows change places. The standard library has no moves, so that what is out of
///   order goes and comes there; and it comes to no end where that is much.
private func readyDiff<Element: Diffable>(
  _ name: String, _ sizes: [Int], goals: [Work.Goal], hasMoves: Bool,
  _ lists: @escaping @Sendable (Int) -> ListPair<Element>
) -> Work {
  var standardLibrary = Contender.standardLibrary(upTo: hasMoves ? 5_000 : million, lists)
  standardLibrary.hasSameAnswer = !hasMoves
  return Work(
    name: name, sizes: sizes,
    contenders: [
      .rowan { size, stopwatch in
        let (old, new) = lists(size).outlines
        stopwatch.measure { editCount(new.changes(from: old)) }
      },
      .differenceKit(lists), standardLibrary,
    ], goals: goals)
}

/// How many rows were removed and inserted.
private func editCount(_ changes: RowChanges) -> Int {
  changes.removed.rowCount + changes.inserted.rowCount
}

/// Folders of 1,000 items each, all open.
private struct Folders {
  private var folders: [Int]

  init(size: Int) {
    folders = Array(0..<size / 1_000)
  }

  var withMovedFolder: Folders {
    var moved = self
    moved.folders.insert(moved.folders.remove(at: 1), at: folders.count / 2)
    return moved
  }

  var rows: [Int] { folders.flatMap { $0 * 1_001..<($0 + 1) * 1_001 } }

  var outline: Outline<Int> {
    var outline = Outline(levels: rows.lazy.map { ($0 % 1_001 == 0 ? 0 : 1, $0) })
    outline.expandAll()
    return outline
  }
}

let sectionWorks = [
  Work(
    name: "diff: sections of as many rows", sizes: sizesToMillion,
    contenders: [
      .rowan { size, stopwatch in
        let (old, new) = sections(size).outlines
        stopwatch.measure {
          let changes = new.changes(from: old).sectioned(from: old.sections, to: new.sections)
          precondition(!changes.isEmpty, "nothing changed")
          return 0
        }
      },
      .differenceKit(sections: sections),
    ], goals: [.ratio(0.35, of: "DifferenceKit", at: 10_000)])
]

/// 100 sections of 100 rows for 10,000.
@Sendable
private func sections(_ size: Int) -> SectionPair {
  SectionPair(edge: Int(Double(size).squareRoot()))
}
