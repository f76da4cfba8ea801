/// Where the sections of a list are after an update that came through validation.
struct SectionMapping {
  /// The section before, for each section after; nil for one that was inserted.
  ///
  /// A reloaded section is where it was.
  let old: [Int?]
  /// The section after, for each section before; nil for one that was deleted.
  let new: [Int?]
  private let reloaded: Set<Int>

  init(_ batch: BatchUpdate, sectionsBefore: Int, sectionsAfter: Int) {
    reloaded = Set(batch.reloadedSections.map(\.place))
    let inserted = Set(batch.insertedSections.map(\.place))
    let deleted = Set(batch.deletedSections.map(\.place))
    let origins = Dictionary(
      batch.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let moved = Set(origins.values)
    // What neither goes nor moves fills, in order, the places that nothing comes or moves to.
    var staying = (0..<sectionsBefore).lazy.filter { !deleted.contains($0) && !moved.contains($0) }
      .makeIterator()
    old = (0..<sectionsAfter).map { section in
      if inserted.contains(section) { return nil }
      return origins[section] ?? staying.next()
    }
    var new = [Int?](repeating: nil, count: sectionsBefore)
    for (section, origin) in old.enumerated() {
      if let origin { new[origin] = section }
    }
    self.new = new
  }

  /// Whether the rows of a section before the update were all replaced.
  func isReloaded(old section: Int) -> Bool { reloaded.contains(section) }

  /// Whether the rows of a section after the update are all new.
  func isNew(_ section: Int) -> Bool {
    guard let origin = old[section] else { return true }
    return reloaded.contains(origin)
  }
}

/// Where the rows of a list are after an update that came through validation.
struct BatchMapping {
  let sections: SectionMapping
  private let replaced: Set<IndexPath>
  private let destinations: [IndexPath: IndexPath]
  /// For each section before, the rows that leave their place in order, sorted.
  private let leaving: [Int: [Int]]
  /// For each section after, the rows whose place something comes or moves to, sorted.
  private let taken: [Int: [Int]]

  init(_ batch: BatchUpdate, before: [Int], after: [Int]) {
    sections = SectionMapping(batch, sectionsBefore: before.count, sectionsAfter: after.count)
    let deleted = batch.deletedRows.map(\.place)
    replaced = Set(deleted + batch.reloadedRows.map(\.place))
    destinations = Dictionary(
      batch.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    leaving = Self.rowsBySection(deleted + batch.movedRows.map(\.from))
    taken = Self.rowsBySection(batch.insertedRows.map(\.place) + batch.movedRows.map(\.to))
  }

  /// Where a row is after the update, still with its cell; nil when it was deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let destination = destinations[path] { return destination }
    guard !replaced.contains(path), let section = newSection(of: path.section) else { return nil }
    let rank = path.row - (leaving[path.section]?.partitioningIndex { $0 >= path.row } ?? 0)
    guard let taken = taken[section] else { return IndexPath(row: rank, section: section) }
    // The free place number `rank`: as many taken places precede it as have fewer free places before them.
    let preceding = taken.indices.partitioningIndex { taken[$0] - $0 > rank }
    return IndexPath(row: rank + preceding, section: section)
  }

  /// Where a section is after the update, still with its rows; nil when it was deleted or reloaded.
  func newSection(of section: Int) -> Int? {
    sections.isReloaded(old: section) ? nil : sections.new[section]
  }

  private static func rowsBySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }
}

extension RandomAccessCollection {
  /// The number of leading elements for which `predicate` does not hold, given that it holds for all after the
  /// first for which it does.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[index(startIndex, offsetBy: middle)]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
