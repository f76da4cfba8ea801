import Foundation
import Rowan

/// A list before and after a change.
struct ListPair<Element: Diffable>: Sendable {
  var old: [Element]
  var new: [Element]

  /// The change that DifferenceKit publishes its times for: a run deleted, one inserted, the start shuffled.
  static func published(_ size: Int, _ element: (inout Random) -> Element) -> ListPair {
    var random = Random()
    let old = (0..<size).map { _ in element(&random) }
    // 5,000 elements change by a fifth, 100,000 by a tenth.
    let run = size <= 5_000 ? size / 5 : size / 10
    var new = old
    new.removeSubrange(2 * run..<3 * run)
    new.insert(contentsOf: (0..<run).map { _ in element(&random) }, at: 3 * run)
    new[0..<run / 5].shuffle(using: &random)
    return ListPair(old: old, new: new)
  }

  static func same(_ size: Int, _ element: (inout Random) -> Element) -> ListPair {
    var random = Random()
    let old = (0..<size).map { _ in element(&random) }
    return ListPair(old: old, new: old.map { $0 })
  }

  static func oneMore(_ size: Int, _ element: (inout Random) -> Element) -> ListPair {
    var pair = same(size, element)
    var random = Random()
    for _ in 0..<size { _ = element(&random) }
    pair.new.insert(element(&random), at: size / 2)
    return pair
  }

  var outlines: (old: Outline<Element>, new: Outline<Element>) {
    (Outline(levels: old.lazy.map { (0, $0) }), Outline(levels: new.lazy.map { (0, $0) }))
  }
}

/// Sections with their rows before and after a change.
struct SectionPair: Sendable {
  var old: [(section: Int, rows: [Int])]
  var new: [(section: Int, rows: [Int])]

  /// Sections of as many rows, which change at once: in each some rows go, come, and change places; one
  /// section goes, one comes, and one moves.
  init(edge: Int) {
    old = (0..<edge).map { section in (-1 - section, (0..<edge).map { section * 1_000_000 + $0 }) }
    new = old.enumerated().map { number, old in
      var rows = old.rows
      rows.removeSubrange(edge / 4..<edge / 4 + edge / 10)
      rows.insert(contentsOf: (0..<edge / 10).map { number * 1_000_000 + edge + $0 }, at: edge / 2)
      rows.swapAt(0, edge - 1 - edge / 10)
      return (old.section, rows)
    }
    new.remove(at: edge / 3)
    new.insert((-1 - edge, (0..<edge).map { edge * 1_000_000 + $0 }), at: edge / 2)
    new.insert(new.remove(at: 1), at: edge - 2)
  }

  var outlines: (old: Outline<Int>, new: Outline<Int>) { (Self.outline(old), Self.outline(new)) }

  private static func outline(_ sections: [(section: Int, rows: [Int])]) -> Outline<Int> {
    var outline = Outline(
      levels: sections.lazy.flatMap { section in [(0, section.section)] + section.rows.map { (1, $0) } })
    outline.expandAll()
    return outline
  }
}
